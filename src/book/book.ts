/** What is read of a game: its rule sentences, rulings, examples and questions, in the shape that any page takes them. */
import type { BriefPart } from './brief.ts';
import type { Example } from './example.ts';
import type { Question } from './question.ts';
import type { SearchWords } from './search-words.ts';
import type { SetUpPlan } from './set-up.ts';
import type { Apart, CardText, Chapter, Ruling, Statement, Switchable } from './statement.ts';

export interface Book {
  /** The parts of the rules, in reading order. */
  readonly chapters: readonly Chapter[];
  /** The sentences of all chapters. */
  readonly statements: Readonly<Record<string, Statement>>;
  /** By the id of the statement that holds our reading. */
  readonly rulings: Readonly<Record<string, Ruling>>;
  /** By theme, in the order in which a reader meets them. */
  readonly examples: Readonly<Record<string, readonly Example[]>>;
  /** For an option the case in which its readings differ. */
  readonly differing?: Readonly<Record<string, Example>>;
  /** For a ruling without an option the case in which its readings part. */
  readonly apart?: Readonly<Record<string, Apart>>;
  /** By situation. */
  readonly questions?: Readonly<Record<string, readonly Question[]>>;
  readonly cardTexts?: readonly CardText[];
  /** How its cards and pieces may be told apart without looking: suggestions of ours, a sentence or two each. */
  readonly byTouch?: readonly string[];
  /** What it is searched by, besides its own words. */
  readonly search?: SearchWords;
  /** How the table is laid out before play: the booklet shows it where the text has the example of the set-up. */
  readonly setUp?: SetUpPlan;
  /** The rules in brief: the back of the booklet. */
  readonly brief?: readonly BriefPart[];
}

/** Every example of a book, in its order. */
export const examplesIn = (book: Book): readonly Example[] => Object.values(book.examples).flat();

/** Every case that a book puts to the referee: its examples, those of the rulings, and what settles questions alone. */
export const casesIn = (book: Book): readonly Example[] => [
  ...new Set([
    ...examplesIn(book),
    ...Object.values(book.differing ?? {}),
    ...questionsIn(book).flatMap(({ by }) => (typeof by === 'string' ? [] : [by])),
  ]),
];

/** Every question of a book, in its order. */
export const questionsIn = ({ questions = {} }: Book): readonly Question[] => Object.values(questions).flat();

/** The examples that show a rule. */
export const examplesOf = (book: Book, rule: string): readonly Example[] =>
  examplesIn(book).filter(({ shows }) => shows.includes(rule));

/** The statement with an id; to ask for one that is not there is a mistake in a page, and stops the build. */
export function statementOf({ statements }: Book, id: string): Statement {
  const found = statements[id];
  if (!found) throw new Error(`There is no rule ${id}.`);
  return found;
}

/** The example with an id; as with `statementOf`. */
export function exampleOf(book: Book, id: string): Example {
  const found = examplesIn(book).find((example) => example.id === id);
  if (!found) throw new Error(`There is no example "${id}".`);
  return found;
}

/** A theme as addresses name it: "The cases to know" is "the-cases-to-know". */
export const slugOf = (theme: string): string => theme.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The theme an example belongs to; as with `statementOf`. */
export function themeOf(book: Book, id: string): string {
  const [theme] =
    Object.entries(book.examples).find(([, those]) => those.some((each) => each.id === id)) ?? [];
  if (theme === undefined) throw new Error(`There is no example "${id}".`);
  return theme;
}

/** A ruling that can be switched, with both its readings. */
export interface Gap extends Switchable {
  /** The statement that holds ours. */
  readonly rule: string;
  readonly ours: string;
}

/** The rulings to be agreed on before play, in the book's order. */
export const gapsOf = (book: Book): readonly Gap[] =>
  Object.entries(book.rulings).flatMap(([rule, ruling]) => {
    return ruling.option === null ? [] : [{ ...ruling, rule, ours: statementOf(book, rule).text }];
  });
