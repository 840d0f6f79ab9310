/** A game on a shelf: its parts, each loaded lazily. */
import type { Kit } from '../kit/kit.ts';
import { picturesOf, type Pictures } from '../kit/pictures/picture-file.ts';
import type { Version } from '../kit/print-record.ts';
import type { FeatureWords } from './feature-words.ts';
import type { AnyReferee, Bring, anyTable } from '../referee/erased-types.ts';
import { LANGUAGE_IDS, type LanguageId } from '../language.ts';
import type { Book } from './book.ts';
import type { History } from './changes.ts';
import type { HowItPlays } from './study-report.ts';
import type { Lesson } from './lesson.ts';
import type { Puzzle } from './puzzle.ts';
import type { CardText } from './statement.ts';
import type { Readings, SentencesUnder } from './sentences.ts';
import type { Situation } from './situation.ts';

/** What `defineGame` makes, and what a game of many parts lists. */
export interface ShelfGame {
  /** The name of the game's folders; commands use it too. */
  readonly id: string;
  /** The original language; English where left out. */
  readonly language?: LanguageId;
  /** The language that its texts are translated to, set by `shelfIn`; left out, they are the original. */
  readonly translation?: LanguageId;
  readonly kit: Bring<Kit>;
  /** The folder that holds `content/<id>/`, for a maker's shelf elsewhere; this repository where left out. */
  readonly home?: string;
  /** Released versions of its box, oldest first: whoever printed one only needs what changed. */
  readonly versions?: Bring<readonly Version[]>;
  /** Without a referee a game can still be printed. */
  readonly referee?: ShelfReferee;
  /** Its rules as texts. Their teaching order is in `content/<id>/rules.mdx`, if that exists. */
  readonly book?: Bring<Book>;
  /** Pages of its book that would be empty: none of them is made, or promised. */
  readonly without?: readonly ('agree' | 'cards' | 'examples' | 'questions' | 'rulings')[];
  /** How the game plays, from studies. */
  readonly plays?: Bring<HowItPlays>;
  /** Interactive lessons on its board, in order. */
  readonly lessons?: Bring<readonly Lesson[]>;
  /** Puzzles on its board, from easy to hard. */
  readonly puzzles?: Bring<readonly Puzzle[]>;
  /** Translations; their rules are in `content/<id>/<language>/rules.mdx`. */
  readonly in?: Readonly<Partial<Record<LanguageId, Pick<ShelfGame, Worded>>>>;
}

/** The parts that contain texts. */
const WORDED = [
  'kit',
  'book',
  'plays',
  'lessons',
  'puzzles',
  'referee',
] as const satisfies readonly (keyof ShelfGame)[];
type Worded = (typeof WORDED)[number];

/** The rules of a game on a shelf: the engine, its sentences, and what is said of them. */
export interface ShelfReferee extends AnyReferee {
  /** A smaller build for playing without explanations; left out, the whole game is loaded. */
  readonly table?: ReturnType<typeof anyTable>;
  /** A table smaller still, which tells no events: enough until somebody sits down. Left out, `table` is loaded at once. */
  readonly start?: ReturnType<typeof anyTable>;
  /** The versions of its rules; left out, there has been one. */
  readonly history?: Bring<History>;
  /** The sentences that its verdicts quote. */
  readonly sentences: Bring<SentencesUnder>;
  /** The rulings that its verdicts name, with both readings. */
  readonly rulings?: Bring<readonly Readings[]>;
  /** What the printed cards do, for who looks at one closely. */
  readonly cardTexts?: Bring<readonly CardText[]>;
  /** Words of what its evaluation looks at, by feature (`Hints.evaluation`). */
  readonly features?: Bring<Readonly<Record<string, FeatureWords>>>;
  /** Typical situations to ask about at a real table. */
  readonly situations?: Bring<readonly Situation[]>;
}

/** The games that a module exports. */
export type Shelf = readonly ShelfGame[];

/** What a module that lists games may export: a list `SHELF`, or one game or a list as its default. */
export interface ShelfModule {
  readonly SHELF?: unknown;
  readonly default?: unknown;
}

/** The games that a module lists, unchecked; undefined where it exports none. */
export function listedBy({ SHELF, default: own }: ShelfModule): unknown {
  const found = SHELF ?? own;
  return found === undefined || Array.isArray(found) ? found : [found];
}

/** A kit as a maker's shelf has it, made once. */
function kitOfMakers(bring: Bring<Kit>, pictures: Pictures | undefined): Bring<Kit> {
  let made: Promise<Kit> | undefined;
  return () =>
    (made ??= Promise.resolve()
      .then(bring)
      .then((kit) => ({
        makers: {},
        ...(pictures && { pictures: picturesOf(kit.title, pictures) }),
        ...kit,
      })));
}

/** The games of a maker's shelf: their kits say whose they are, and find the pictures beside it where files can be read. */
export const ownedByMakers = (shelf: Shelf, picturesIn?: (home: string) => Pictures): Shelf =>
  shelf.map((game) => {
    const pictures = game.home === undefined ? undefined : picturesIn?.(game.home);
    const translations = Object.entries(game.in ?? {}).map(([language, words]) => [
      language,
      { ...words, ...(words.kit && { kit: kitOfMakers(words.kit, pictures) }) },
    ]);
    return {
      ...game,
      kit: kitOfMakers(game.kit, pictures),
      ...(game.in && { in: Object.fromEntries(translations) as NonNullable<ShelfGame['in']> }),
    };
  });

/** The games of a shelf that exist in a language, in that language. */
export const shelfIn = (shelf: Shelf, language: LanguageId): Shelf =>
  shelf.flatMap((game) => {
    const words = game.in?.[language];
    if (words !== undefined) return [{ ...wordless(game), ...words, translation: language }];
    return ownLanguage(game) === language ? [game] : [];
  });

/** A game without its texts: a translation that lacks one must not fall back to the original. */
function wordless(game: ShelfGame): Omit<ShelfGame, Worded> {
  const parts: Partial<ShelfGame> & Omit<ShelfGame, Worded> = { ...game };
  for (const part of WORDED) delete parts[part];
  return parts;
}

/** A game that does not exist in the wanted language, to lead to its own. */
export interface Foreign extends ShelfGame {
  readonly language: LanguageId;
}

/** The games of a shelf that do not exist in a language. */
export const abroadOf = (shelf: Shelf, language: LanguageId): readonly Foreign[] =>
  shelf
    .filter((game) => !languagesOf(game).includes(language))
    .map((game) => ({ ...game, language: ownLanguage(game) }));

const ownLanguage = ({ language = 'en' }: ShelfGame): LanguageId => language;

export const languagesOf = (game: ShelfGame): readonly LanguageId[] =>
  LANGUAGE_IDS.filter((id) => id === ownLanguage(game) || game.in?.[id] !== undefined);
