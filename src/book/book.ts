/** A game's book: its rule sentences, rulings, examples and questions, in the shape that pages use. */
import type { SourceBlock } from './blocks.ts';
import type { BriefPart } from './brief.ts';
import type { Example } from './example.ts';
import type { PrintedBoard } from './printed-board.ts';
import type { Question } from './question.ts';
import type { SearchWords } from './search-words.ts';
import type { SetUpPlan } from './set-up.ts';
import type { Apart, CardText, Chapter, Ruling, Statement, Switchable } from './statement.ts';

export interface Book {
  /** The chapters of the rules, in reading order. */
  readonly chapters: readonly Chapter[];
  /** The sentences of all chapters by id. */
  readonly statements: Readonly<Record<string, Statement>>;
  /** By the id of the statement that holds our reading. */
  readonly rulings: Readonly<Record<string, Ruling>>;
  /** By theme, in reading order. */
  readonly examples: Readonly<Record<string, readonly Example[]>>;
  /** By option: the example in which its readings differ. */
  readonly differing?: Readonly<Record<string, Example>>;
  /** By the id of a ruling without an option: the example in which its readings differ. */
  readonly apart?: Readonly<Record<string, Apart>>;
  /** By situation. */
  readonly questions?: Readonly<Record<string, readonly Question[]>>;
  readonly cardTexts?: readonly CardText[];
  /** Our suggestions for telling cards and pieces apart by touch, a sentence or two each. */
  readonly byTouch?: readonly string[];
  /** Search terms besides its own words. */
  readonly search?: SearchWords;
  /** The rules in teaching order, where no `rules.mdx` has them; every sentence stands in it once. */
  readonly text?: readonly SourceBlock[];
  /** A plan of the set-up; the booklet shows it in place of the set-up example. */
  readonly setUp?: SetUpPlan;
  /** The board as pictures of examples in the booklet show it; as on the screen where left out. */
  readonly printedBoard?: PrintedBoard;
  /** A summary of the rules, for the back of the booklet. */
  readonly brief?: readonly BriefPart[];
}

/** All examples, in order. */
export const examplesIn = (book: Book): readonly Example[] => Object.values(book.examples).flat();

/**
 * All examples that the referee is asked about: also those of rulings, and those that only answer questions.
 */
export const casesIn = (book: Book): readonly Example[] => [
  ...new Set([
    ...examplesIn(book),
    ...Object.values(book.differing ?? {}),
    ...questionsIn(book).flatMap(({ by }) => (typeof by === 'string' ? [] : [by])),
  ]),
];

/** All questions, in order. */
export const questionsIn = ({ questions = {} }: Book): readonly Question[] => Object.values(questions).flat();

export const examplesOf = (book: Book, rule: string): readonly Example[] =>
  examplesIn(book).filter(({ shows }) => shows.includes(rule));

/** The statement with an id. @throws where it does not exist, which stops the build. */
export function statementOf({ statements }: Book, id: string): Statement {
  const found = statements[id];
  if (!found) throw new Error(`There is no rule ${id}.`);
  return found;
}

/** The example with an id. @throws as `statementOf`. */
export function exampleOf(book: Book, id: string): Example {
  const found = examplesIn(book).find((example) => example.id === id);
  if (!found) throw new Error(`There is no example "${id}".`);
  return found;
}

/** A theme as in URLs: "The cases to know" is "the-cases-to-know". */
export const slugOf = (theme: string): string => theme.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The theme of an example. @throws as `statementOf`. */
export function themeOf(book: Book, id: string): string {
  const [theme] =
    Object.entries(book.examples).find(([, those]) => those.some((each) => each.id === id)) ?? [];
  if (theme === undefined) throw new Error(`There is no example "${id}".`);
  return theme;
}

/** A ruling that can be switched, with both its readings. */
export interface Gap extends Switchable {
  /** The statement that holds our reading. */
  readonly rule: string;
  readonly ours: string;
}

/** The rulings to be agreed on before play, in the book's order. */
export const gapsOf = (book: Book): readonly Gap[] =>
  Object.entries(book.rulings).flatMap(([rule, ruling]) => {
    return ruling.option === null ? [] : [{ ...ruling, rule, ours: statementOf(book, rule).text }];
  });
