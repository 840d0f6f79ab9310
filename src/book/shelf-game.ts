/** A game as it stands on a shelf: its parts, each brought when it is asked for. */
import type { Kit } from '../kit/kit.ts';
import type { Version } from '../kit/print-record.ts';
import type { AnyReferee, Bring, BringTable } from '../referee/erased-types.ts';
import { LANGUAGE_IDS, type LanguageId } from '../language.ts';
import type { Book } from './book.ts';
import type { History } from './changes.ts';
import type { HowItPlays } from './study-report.ts';
import type { Lesson } from './lesson.ts';
import type { Puzzle } from './puzzle.ts';
import type { Readings, SentencesUnder } from './sentences.ts';
import type { Situation } from './situation.ts';

export interface ShelfGame {
  /** The name of the game's folders, and what the commands call it. */
  readonly id: string;
  /** What it was written in; English where left out. */
  readonly language?: LanguageId;
  /** The further language that its words are in, as `shelfIn` gives it; where left out, they are its own. */
  readonly translation?: LanguageId;
  readonly kit: Bring<Kit>;
  /** The folder that holds `content/<id>/`, as the commands find it beside a maker's shelf; this house where left out. */
  readonly home?: string;
  /** The versions of its box that have been released, the oldest first: who has one printed needs only what changed. */
  readonly versions?: Bring<readonly Version[]>;
  /** Its referee; a game without one can be printed all the same. */
  readonly referee?: ShelfReferee;
  /** What is read of it. The rules in their teaching order stand in `content/<id>/rules.mdx`, if somebody wrote them. */
  readonly book?: Bring<Book>;
  /** How it plays, by studies of it. */
  readonly plays?: Bring<HowItPlays>;
  /** It is taught by these, in their order, on the board of its scenery. */
  readonly lessons?: Bring<readonly Lesson[]>;
  /** Turns to be found on the board of its scenery, from easy to hard. */
  readonly puzzles?: Bring<readonly Puzzle[]>;
  /** The same in further languages; its rules stand in `content/<id>/<language>/rules.mdx` there. */
  readonly in?: Readonly<Partial<Record<LanguageId, Pick<ShelfGame, Worded>>>>;
}

/** The parts of a game that are in words. */
const WORDED = [
  'kit',
  'book',
  'plays',
  'lessons',
  'puzzles',
  'referee',
] as const satisfies readonly (keyof ShelfGame)[];
type Worded = (typeof WORDED)[number];

export interface ShelfReferee extends AnyReferee {
  /** What it is played with at a table where nobody asks for reasons; without it the whole game is brought for that. */
  readonly table?: BringTable;
  /** The versions that its rules have had; without it there has been one. */
  readonly history?: Bring<History>;
  /** What its verdicts quote. */
  readonly sentences: Bring<SentencesUnder>;
  /** The rulings that its verdicts touch, with both readings. */
  readonly rulings?: Bring<readonly Readings[]>;
  /** The situations that are asked about at its table. */
  readonly situations?: Bring<readonly Situation[]>;
}

export type Shelf = readonly ShelfGame[];

/** The games of a shelf that are in a language, in its words. */
export const shelfIn = (shelf: Shelf, language: LanguageId): Shelf =>
  shelf.flatMap((game) => {
    const words = game.in?.[language];
    if (words !== undefined) return [{ ...wordless(game), ...words, translation: language }];
    return ownLanguage(game) === language ? [game] : [];
  });

/** A game without the parts that are in words: a translation that lacks one has none of it. */
function wordless(game: ShelfGame): Omit<ShelfGame, Worded> {
  const parts: Partial<ShelfGame> & Omit<ShelfGame, Worded> = { ...game };
  for (const part of WORDED) delete parts[part];
  return parts;
}

/** A game that is in other languages alone, as it is in its own. */
export interface Foreign extends Pick<ShelfGame, 'kit'> {
  readonly language: LanguageId;
}

/** The games of a shelf that are not in a language. */
export const abroadOf = (shelf: Shelf, language: LanguageId): readonly Foreign[] =>
  shelf
    .filter((game) => !languagesOf(game).includes(language))
    .map((game) => ({ kit: game.kit, language: ownLanguage(game) }));

const ownLanguage = ({ language = 'en' }: ShelfGame): LanguageId => language;

/** The languages that a game is in. */
export const languagesOf = (game: ShelfGame): readonly LanguageId[] =>
  LANGUAGE_IDS.filter((id) => id === ownLanguage(game) || game.in?.[id] !== undefined);
