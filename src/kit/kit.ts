/** What `cards/<game>` provides to the press and the site: the box, and how to draw each thing in it. */
import type { LanguageId } from '../language.ts';
import type { Box, Card, CounterForm, Deck, Piece, Sheet } from './component.ts';
import type { Cover } from './box-cover.ts';
import type { Edition } from './edition.ts';
import type { Face, Rect } from './face.ts';
import type { Need } from './needs.ts';
import type { RulesPicture } from './rules-pictures.ts';
import type { Pictures } from './pictures/picture-file.ts';
import type { FontSource } from './type/fonts.ts';
import type { FontFiles } from './type/local-font.ts';

/** The row of a table that a card was made from. */
export interface SourceRow {
  /** "cards.csv, line 7". */
  readonly place: string;
  readonly cells: readonly (readonly [column: string, value: string])[];
}

/** What the makers of a game say of it themselves. */
export interface Makers {
  /** What others may do with it: "CC BY 4.0". */
  readonly licence?: string;
  /** What they should know of their tables: "cards.csv: its columns are separated by semicolons." */
  readonly notes?: readonly string[];
  /** The rows of their tables, by the ids of the cards made from them. */
  readonly rows?: ReadonlyMap<string, SourceRow>;
}

export interface Credit {
  readonly name: string;
  readonly part: string;
  /** Said on pages instead of name and part, where the name is not known. */
  readonly says?: string;
}

/** A net or a counter with its own cut lines; faces that only touch are cut along their trim instead. */
export interface Drawing {
  /** One face to place on a sheet; cut, fold and glue lines are part of its art. */
  readonly face: Face;
  /** The face for the other side of the paper, or past a fold, if there is one. */
  readonly back?: Face;
  /** How many of them the box needs. */
  readonly count: number;
  /** Of a net: the models it makes beyond those that stand for pieces, such as a large one. */
  readonly extra?: number;
}

/** Both sides of a sheet or disc; `lying`, on the first disc of a wheel, shows the assembled wheel. */
export type SheetDrawing = Omit<Drawing, 'count'> & {
  readonly lying?: Face;
  /** What the joins of a poster go round where they can, mm on its face; its words are gone round in any case. */
  readonly whole?: readonly Rect[];
};

/** The facts that people ask of a game first. */
export type Facts = Pick<Kit, 'players' | 'minutes' | 'ages'>;

export interface Kit {
  /** The folder's name; used in names of output files. */
  readonly id: string;
  readonly title: string;
  /** The language of its texts; English where left out. */
  readonly language?: LanguageId;
  /** What the game is, in one line. */
  readonly about: string;
  /** "2", "2 to 4"; empty where a maker does not say. */
  readonly players: string;
  /** Playing time: "30 to 45"; null where it is unknown. */
  readonly minutes: string | null;
  /** The players' ages, as in the rulebook: "10 and up"; null where it does not say. */
  readonly ages: string | null;
  readonly credits: readonly Credit[];
  /** Set where its own makers tell the game; left out, this is a companion to somebody else's. */
  readonly makers?: Makers;
  readonly box: Box;
  /** Pictures in the text of its rules. */
  readonly rulesPictures?: readonly RulesPicture[];
  /** What a table needs that is not in the box and that its sheets do not call for by themselves. */
  readonly asks?: readonly Need[];
  /** Fonts in addition to the house fonts. */
  readonly fonts: readonly FontSource[];
  /** The picture files that its faces name; supplied by whoever opens the kit. */
  readonly pictures?: Pictures;
  /** The files of its local fonts; supplied by whoever opens the kit. */
  readonly fontFiles?: FontFiles;
  /** The outside of its box. */
  readonly cover: (edition: Edition) => Cover;
  readonly front: (card: Card, edition: Edition) => Face;
  /** The back of a deck: its cards cannot be told apart from behind. */
  readonly back: (deck: Deck, edition: Edition) => Face;
  /** The second face of a two-faced card. */
  readonly other?: (card: Card, edition: Edition) => Face;
  /**
   * The drawings of a sheet: one, or one for each disc of a wheel or side of a die, opposite sides adjacent.
   */
  readonly sheet?: (sheet: Sheet, edition: Edition) => readonly SheetDrawing[];
  /** A piece as a flat counter; not needed in a box without pieces. */
  readonly counter?: (piece: Piece, edition: Edition) => Drawing;
  /**
   * The nets of a piece as a paper model, with their counts for the whole box; empty where there is no model.
   */
  readonly showpiece?: (piece: Piece, edition: Edition) => readonly Drawing[];
  /**
   * The figures of a piece for standee boards of this size, mm: front and back, with their counts; empty where
   * there are none.
   */
  readonly standee?: (piece: Piece, size: CounterForm, edition: Edition) => readonly Drawing[];
}
