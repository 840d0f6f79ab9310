/** What a maker says of a game: the argument of `defineGame`. */
import type { CardSizeName } from '../kit/card-sizes.ts';
import type { CardSize } from '../kit/component.ts';
import type { Edition } from '../kit/edition.ts';
import type { Node } from '../kit/face.ts';
import type { Credit } from '../kit/kit.ts';
import type { FontSource } from '../kit/type/fonts.ts';
import type { Hyphenated } from '../kit/type/hyphenation.ts';
import type { LanguageId } from '../language.ts';
import type { RulesDefinition } from './declared-rules.ts';
import type { Area } from './face-area.ts';
import type { PartDefinitions } from './part-definition.ts';
import type { LocatedFile } from './located.ts';
import type { InkDefinition, Inks } from './inks.ts';

/** A size by a vendor's name, in mm, or as written: "63x88mm", "2.5x3.5in". */
export type Size = CardSize | CardSizeName | readonly [width: number, height: number] | (string & {});

/** The columns of a row that mean the same in every game. */
export interface CardRow {
  /** Unique in the game; made from the name where left out. */
  readonly id?: string;
  readonly name?: string;
  /** How many of it are printed; 1 where left out, none for 0. */
  readonly count?: number;
  /** The deck it belongs to, where the game has several. */
  readonly deck?: string;
}

/** A row with what was left out filled in. */
export type PrintedRow<Row> = Row & Required<Pick<CardRow, 'id' | 'name' | 'count' | 'deck'>>;

/** Where a face is drawn, and in which inks. */
export interface Canvas {
  /** Inside the safe edge: nothing that matters is cut off here. */
  readonly area: Area;
  /** The whole face as it is cut. */
  readonly trim: Area;
  /** The whole face with what is cut away: for grounds and pictures that go to the edge. */
  readonly bleed: Area;
  readonly ink: Inks;
  readonly edition: Edition;
}

/** Where a card is drawn, with its row of the table. */
export interface CardCanvas<Row> extends Canvas {
  readonly card: PrintedRow<Row>;
}

/** Where the common back of a deck is drawn. */
export interface BackCanvas extends Canvas {
  readonly deck: { readonly id: string; readonly name: string };
}

/** What a drawing function returns: nodes, lists of them, and nothing where a condition did not hold. */
export type Drawn = Node | readonly Drawn[] | null | undefined | false;

export type DrawCard<Row> = (canvas: CardCanvas<Row>) => Drawn;
export type DrawBack = (canvas: BackCanvas) => Drawn;

/** A back: a function, or a picture file that fills it. */
export type Back = DrawBack | string;

/** How the cards of a deck look. */
export interface Looks<Row> {
  /** Their front. */
  readonly face?: DrawCard<Row>;
  /** Their faces by a template: `import card from './card.yaml'`. */
  readonly template?: LocatedFile;
  /** Their common back. */
  readonly back?: Back;
  /** A second face of each card in place of a back. */
  readonly other?: DrawCard<Row>;
  /** Poker size where left out. */
  readonly size?: Size;
}

/** A deck: its name, its cards and how they look. */
export interface DeckDefinition<Row> extends Looks<Row> {
  /** "Ships". */
  readonly name?: string;
  /** Its rows; those of the game's `cards` that name it, or all where it is the only deck, where left out. */
  readonly cards?: readonly Row[];
  /** Its cards form a board on the table: they can be made as tiles of thick board. */
  readonly tiles?: true;
}

/** What `defineGame` takes: only `id`, `title` and something to print are needed. */
export interface GameDefinition<Row extends CardRow> extends Looks<Row>, PartDefinitions, RulesDefinition {
  /** Small letters and figures, with hyphens between them: the name of folders and files. */
  readonly id: string;
  readonly title: string;
  /** Whoever made it. */
  readonly by?: string | readonly string[];
  /** Others, with their part. */
  readonly credits?: readonly Credit[];
  /** What the game is, in one line. */
  readonly about?: string;
  /** "2 to 4". */
  readonly players?: string;
  /** "30 to 45". */
  readonly minutes?: string;
  /** "10 and up". */
  readonly ages?: string;
  /** What others may do with it: "CC BY 4.0". */
  readonly licence?: string;
  readonly language?: LanguageId;
  /** Colours by name, for `ink`. */
  readonly inks?: Readonly<Record<string, InkDefinition>>;
  /** The language that texts may name in `hyphenate`; its patterns are loaded with the game. */
  readonly hyphenation?: Hyphenated;
  /** Fonts beside the house's. */
  readonly fonts?: readonly FontSource[];
  readonly cards?: readonly Row[];
  readonly decks?: Readonly<Record<string, DeckDefinition<Row>>>;
}
