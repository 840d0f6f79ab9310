/** Finds what is asked in plain words: questions and tries with their answers, rules, rulings and examples. */
import MiniSearch from 'minisearch';
import type { LanguageId } from '../../language.ts';
import type { SearchBook, SearchKind, SearchRecord } from './record.ts';
import { spellingOf } from './spelling.ts';
import { plain, rootOf, termsOf } from './terms.ts';

/** Something found, in the game that it belongs to. */
export interface Found extends SearchRecord {
  readonly says: string;
  readonly game: string;
}

/** What is found by words, the best first. */
export type Finder = (asked: string) => readonly Found[];

/** What answers a question comes before what only shows something: as factors, measured on what people ask. */
const WORTH: Readonly<Record<SearchKind, number>> = {
  fact: 1.25,
  question: 1.25,
  sentence: 1.25,
  card: 1,
  try: 0.8,
  rule: 1,
  ruling: 0.8,
  example: 0.6,
};

/** Asked in just these words, whatever stands between them; in nearly these, a part of that. */
const WORTH_OF_THE_SAME = 8;

/** Asked in the same way, by the words that say nothing else: "do I have to", "how many". */
const WORTH_OF_THE_WAY = 4;

/** A word that says what kind of answer is wanted says less than what it is about. */
const WEIGHT_OF_A_FORM = 0.4;

/** Sought by its number; the names of other things are known to nobody who asks. */
const WORTH_OF_ITS_NAME = 100;
const NUMBERED: ReadonlySet<SearchKind> = new Set(['rule', 'ruling']);

/** What is so much worse than the best is left out: it shares a word with what is asked, and no more. */
const LEAST_SHARE = 0.03;

/**
 * How well two games answer is measured in words that are rare in one and common in the other: so near to the best, a game
 * answers as well.
 */
const LEAST_SHARE_OF_EQUALS = 0.5;

/** A slip of the finger in words that are long enough to be told apart all the same. */
const slips = (term: string): number | false => (term.length > 4 ? 0.2 : false);

/** What is asked in one breath is sought by each of its questions. */
const partsOf = (phrase: string): readonly string[] =>
  phrase.split(/[?.;,]/).filter((part) => part.trim() !== '');

/**
 * How near what is sought comes to what a thing is asked by: 1 where they are the same, 0 where they share nothing. Words
 * that few questions have say more than those that many have.
 */
function nearnessIn(
  asked: readonly (readonly ReadonlySet<string>[])[],
  forms: ReadonlySet<string>,
): (id: number, sought: ReadonlySet<string>) => number {
  const counts = new Map<string, number>();
  for (const parts of asked)
    for (const term of new Set(parts.flatMap((part) => [...part])))
      counts.set(term, (counts.get(term) ?? 0) + 1);
  const weigh = (terms: Iterable<string>): number =>
    [...terms].reduce((sum, term) => {
      const weight = Math.log(1 + asked.length / (counts.get(term) ?? 0.5));
      return sum + weight * (forms.has(term) ? WEIGHT_OF_A_FORM : 1);
    }, 0);
  return (id, sought) => {
    const all = (asked[id] ?? []).map((part) => {
      const shared = weigh([...part].filter((term) => sought.has(term)));
      return shared === 0 ? 0 : shared / (weigh(part) + weigh(sought) - shared);
    });
    return Math.max(0, ...all);
  };
}

/** Every word of a text, also those that say nothing of what is asked. */
const wordsIn = (text: string): ReadonlySet<string> => new Set(plain(text).split(' '));

function finderIn(
  { game, synonyms, records }: SearchBook,
  words: Words,
  language: LanguageId,
): (asked: string) => readonly (readonly [score: number, found: Found])[] {
  const { empty, irregular, apart } = words;
  const terms = termsOf({ language, empty, irregular, apart, synonyms });
  const index = new MiniSearch<{ readonly id: number; readonly asks: string; readonly says: string }>({
    fields: ['asks', 'says'],
    tokenize: (text) => [...terms(text)],
    processTerm: (term) => term,
  });
  const sentences = new Map(
    records.flatMap(({ kind, id, says }) =>
      kind === 'rule' && says !== undefined ? [[id, says] as const] : [],
    ),
  );
  const found = records.map((record): Found => {
    const { rules, says = rules.map((rule) => sentences.get(rule) ?? '').join(' ') } = record;
    return { ...record, says, game };
  });
  const asked = records.map(({ asks, also = [] }) => (asks === undefined ? also : [asks, ...also]));
  index.addAll(
    found.map(({ id: name, says }, id) => ({ id, asks: [name, ...(asked[id] ?? [])].join(' '), says })),
  );
  const meant = spellingOf(
    [
      ...empty,
      ...irregular.flat(),
      ...synonyms.flat(),
      ...asked.flat(),
      ...found.map(({ says }) => says),
    ].flatMap((text) => plain(text).split(' ')),
    rootOf({ language, irregular }),
  );
  // A try is a table with choices, and no question.
  const asking = records.map(({ kind }, id) => (kind === 'try' ? [] : (asked[id] ?? []).flatMap(partsOf)));
  const forms = new Set(words.forms.flatMap(terms));
  const near = nearnessIn(
    asking.map((parts) => parts.map((part) => new Set(terms(part)))),
    forms,
  );
  const alike = nearnessIn(
    asking.map((parts) => parts.map(wordsIn)),
    new Set(),
  );
  return (typed) => {
    const exact = typed.trim().toLowerCase();
    const said = plain(typed).split(' ').map(meant).join(' ');
    const sought = terms(said);
    const wanted = new Set(sought);
    const all = wordsIn(said);
    const size = Math.max(1, wanted.size);
    return index
      .search(said, {
        boost: { asks: 2 },
        boostTerm: (term) => (forms.has(term) ? WEIGHT_OF_A_FORM : 1),
        prefix: (term) => term.length > 2,
        fuzzy: slips,
        weights: { prefix: 0.3, fuzzy: 0.3 },
      })
      .flatMap(({ id, score, queryTerms }) => {
        const record = found[id as number];
        if (record === undefined) return [];
        const isMeant = NUMBERED.has(record.kind) && record.id.toLowerCase() === exact;
        // All of what is asked said once is better than a part of it said often.
        const share = new Set(queryTerms).size / size;
        const worth =
          WORTH[record.kind] *
          share *
          WORTH_OF_THE_SAME ** near(id as number, wanted) *
          WORTH_OF_THE_WAY ** alike(id as number, all);
        return [[score * worth * (isMeant ? WORTH_OF_ITS_NAME : 1), record] as const];
      });
  };
}

/** What a language brings to finding. */
export interface Words {
  readonly empty: readonly string[];
  /** Words that say what kind of answer is wanted: a number, a place, a person, a time. */
  readonly forms: readonly string[];
  /** Words whose forms no stem tells: "drive", "drove", "driven". */
  readonly irregular: readonly (readonly [string, ...(readonly string[])])[];
  /** Words that end a phrase also from afar: "up" of "set the game up". */
  readonly apart: readonly string[];
}

/** What was found in one game, the best first. */
export interface FoundIn {
  readonly game: string;
  readonly found: readonly Found[];
}

/**
 * What was found, game by game: first the game with the best of all. Of several games so many of each are left that
 * there are `most` in all, and one at least.
 */
export function byGame(found: readonly Found[], most: number): readonly FoundIn[] {
  const games = [...Map.groupBy(found, ({ game }) => game)];
  const ofEach = Math.max(1, Math.floor(most / games.length));
  return games.map(([game, all]) => ({ game, found: all.slice(0, ofEach) }));
}

/** Finds in some games: all of one game, and then of the next; those that fit equally well stand as they were given. */
export function finderOf(books: readonly SearchBook[], words: Words, language: LanguageId): Finder {
  const finders = books.map((book) => finderIn(book, words, language));
  return (asked) => {
    const games = finders.map((find) => find(asked).toSorted(([one], [other]) => other - one));
    const bestOf = (game: (typeof games)[number]): number => game?.[0]?.[0] ?? 0;
    const best = Math.max(0, ...games.map(bestOf));
    /** How far below the best of all a game begins; what fits as well counts as the same. */
    const fit = (game: (typeof games)[number]): number =>
      bestOf(game) >= LEAST_SHARE_OF_EQUALS * best ? best : bestOf(game);
    return games
      .toSorted((one, other) => fit(other) - fit(one))
      .flat()
      .filter(([score]) => score >= LEAST_SHARE * best)
      .map(([, found]) => found);
  };
}
