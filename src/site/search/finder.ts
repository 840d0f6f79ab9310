/** Full-text search: questions and tries with their answers, rules, rulings and examples. */
import MiniSearch from 'minisearch';
import type { LanguageId } from '../../language.ts';
import type { SearchBook, SearchKind, SearchRecord } from './search-record.ts';
import { spellingOf } from './spelling.ts';
import { plain, rootOf, termsOf } from './terms.ts';

/** A result, with its game's score. */
export interface Found extends SearchRecord {
  readonly says: string;
  readonly game: string;
}

/** Results for a query, best first. */
export type Finder = (asked: string) => readonly Found[];

/** Factors by kind: answers come before mere illustrations. Measured on what people ask. */
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

/** Bonus for a question in exactly the words of the query; less for nearly the same words. */
const WORTH_OF_THE_SAME = 8;

/** Bonus for the same kind of question, by words with no other meaning: "do I have to", "how many". */
const WORTH_OF_THE_WAY = 4;

/** Weight of words that tell what kind of answer is wanted: less than those of the subject. */
const WEIGHT_OF_A_FORM = 0.4;

/** Bonus for an exact rule id; nobody knows the ids of other things. */
const WORTH_OF_ITS_NAME = 100;
const NUMBERED: ReadonlySet<SearchKind> = new Set(['rule', 'ruling']);

/** Results below this share of the best score only share a word with the query: they are left out. */
const LEAST_SHARE = 0.03;

/**
 * Scores of two games are not quite comparable, since words may be rare in one and common in the other: games within
 * this share of the best rank as equal.
 */
const LEAST_SHARE_OF_EQUALS = 0.5;

/** Fuzzy matching for words long enough to stay distinct. */
const slips = (term: string): number | false => (term.length > 4 ? 0.2 : false);

/** Splits a query into its questions. */
const partsOf = (phrase: string): readonly string[] =>
  phrase.split(/[?.;,]/).filter((part) => part.trim() !== '');

/**
 * Similarity of a query to a record's questions: 1 if the same, 0 if nothing is shared. Words that few questions have
 * weigh more.
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
  // A try is a table with choices, not a question.
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
        // Matching the whole query once is better than part of it often.
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

/** A language's words for search. */
export interface Words {
  readonly empty: readonly string[];
  /** Words that tell what kind of answer is wanted: a number, place, person or time. */
  readonly forms: readonly string[];
  /** Words whose forms no stem tells: "drive", "drove", "driven". */
  readonly irregular: readonly (readonly [string, ...(readonly string[])])[];
  /** Particles that may be separated from their verb: "up" of "set the game up". */
  readonly apart: readonly string[];
}

/** The results in one game, best first. */
export interface FoundIn {
  readonly game: string;
  readonly found: readonly Found[];
}

/**
 * Groups results by game, starting with the game of the best result. Each game keeps the same number of them: `most` in
 * all, but at least one each.
 */
export function byGame(found: readonly Found[], most: number): readonly FoundIn[] {
  const games = [...Map.groupBy(found, ({ game }) => game)];
  const ofEach = Math.max(1, Math.floor(most / games.length));
  return games.map(([game, all]) => ({ game, found: all.slice(0, ofEach) }));
}

/** Searches some games: all results of one, then of the next; games that fit equally well keep their order. */
export function finderOf(books: readonly SearchBook[], words: Words, language: LanguageId): Finder {
  const finders = books.map((book) => finderIn(book, words, language));
  return (asked) => {
    const games = finders.map((find) => find(asked).toSorted(([one], [other]) => other - one));
    const bestOf = (game: (typeof games)[number]): number => game?.[0]?.[0] ?? 0;
    const best = Math.max(0, ...games.map(bestOf));
    /** A game's best score, or the best of all if the two count as equal. */
    const fit = (game: (typeof games)[number]): number =>
      bestOf(game) >= LEAST_SHARE_OF_EQUALS * best ? best : bestOf(game);
    return games
      .toSorted((one, other) => fit(other) - fit(one))
      .flat()
      .filter(([score]) => score >= LEAST_SHARE * best)
      .map(([, found]) => found);
  };
}
