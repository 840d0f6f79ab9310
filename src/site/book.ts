/** What is read of a game: its rule sentences, rulings and examples, in the shape that any page takes them. */

/** A rule sentence. */
export interface BookStatement {
  readonly text: string;
  /** Where it comes from, in the game's own words: "rulebook", "ruling". */
  readonly provenance: string;
}

/** A gap in the rulebook and how it is filled. */
export interface BookRuling {
  readonly question: string;
  /** The other reading. */
  readonly other: string;
  /** Why we read it so. */
  readonly from: string;
  /** The option that switches to the other reading; null: it cannot be switched. */
  readonly option: string | null;
}

interface Case {
  /** Unique in the book. */
  readonly id: string;
  readonly title: string;
  /** The rules it shows. */
  readonly shows: readonly string[];
}

/** A case whose answer is tested; `content/<game>/examples.ts` documents the kinds. Positions are as people write them. */
export type BookExample = Case &
  (
    | {
        readonly kind: 'try';
        readonly position: Written;
        readonly before?: readonly string[];
        readonly try: string;
        readonly allowed: boolean;
      }
    | { readonly kind: 'course'; readonly position: Written; readonly moves: readonly string[] }
    | { readonly kind: 'score'; readonly position: Written; readonly before?: readonly string[] }
    | { readonly kind: 'fault'; readonly position: Written }
    | {
        readonly kind: 'set-up';
        readonly script: Readonly<Record<string, readonly (string | number)[]>>;
      }
  );

/** A position as people write it: the options that are on are listed under `options`. */
export type Written = Readonly<Record<string, unknown>>;

/** A question as players ask it. `src/site/ask/settled.ts` holds its answer to what the referee says. */
export interface BookQuestion {
  /** Unique among the questions; its address. */
  readonly id: string;
  readonly asks: string;
  /** One line: "Yes. …", "No. …" or "The rulebook is silent: we rule yes, …" or "no, …". */
  readonly answer: string;
  /** What settles it: an example by its id, or a case of its own. */
  readonly by: string | BookExample;
  /** Where that is no single try: what the referee has to tell of it. */
  readonly tells?: string;
}

/** What the printed cards do, as the numbers of the sentences that say so. */
export interface BookCardText {
  /** The cards that do the same, by their ids in the box. */
  readonly cards: readonly string[];
  /** What it does. */
  readonly does: readonly string[];
  /** What else has a say where it lies. */
  readonly touches: readonly string[];
}

/** Where the readings of a ruling part that has no switch. */
export interface BookApart {
  /** The example, by its id. */
  readonly by: string;
  /** What the other reading comes to there. `src/site/ask/apart.ts` holds it to what the referee can say. */
  readonly otherwise: string;
}

export interface Book {
  /** The parts of the rules, by the letter their ids begin with. */
  readonly sections: Readonly<Record<string, string>>;
  readonly statements: Readonly<Record<string, BookStatement>>;
  /** By the id of the statement that holds our reading. */
  readonly rulings: Readonly<Record<string, BookRuling>>;
  /** By theme, in the order in which a reader meets them. */
  readonly examples: Readonly<Record<string, readonly BookExample[]>>;
  /** For an option the case in which its readings differ. */
  readonly differing: Readonly<Record<string, BookExample>>;
  /** For a ruling without an option the case in which its readings part. */
  readonly apart?: Readonly<Record<string, BookApart>>;
  /** By situation. */
  readonly questions?: Readonly<Record<string, readonly BookQuestion[]>>;
  readonly cardTexts?: readonly BookCardText[];
  /** How its cards and pieces may be told apart without looking: suggestions of ours, a sentence or two each. */
  readonly byTouch?: readonly string[];
}

/** Every example of a book, in its order. */
export const examplesIn = (book: Book): readonly BookExample[] => Object.values(book.examples).flat();

/** The examples that show a rule. */
export const examplesOf = (book: Book, rule: string): readonly BookExample[] =>
  examplesIn(book).filter(({ shows }) => shows.includes(rule));

/** The statement with an id; to ask for one that is not there is a mistake in a page, and stops the build. */
export function statementOf({ statements }: Book, id: string): BookStatement {
  const found = statements[id];
  if (!found) throw new Error(`There is no rule ${id}.`);
  return found;
}

/** The example with an id; as with `statementOf`. */
export function exampleOf(book: Book, id: string): BookExample {
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
export interface Gap extends BookRuling {
  /** The statement that holds ours. */
  readonly rule: string;
  readonly ours: string;
  readonly option: string;
}

/** The rulings to be agreed on before play, in the book's order. */
export const gapsOf = (book: Book): readonly Gap[] =>
  Object.entries(book.rulings).flatMap(([rule, ruling]) => {
    const { option } = ruling;
    return option === null ? [] : [{ ...ruling, rule, option, ours: statementOf(book, rule).text }];
  });
