/** Checks a book against itself and the box: every name that one part uses must exist in another. */
import { casesIn, examplesIn, questionsIn, type Book } from '../book.ts';
import type { Example } from '../example.ts';

/** A fault, with the part it is in: 'card texts: there is no card "hop-9"'. */
export type Fault = string;

export const quoted = (name: string): string => `"${name}"`;

/** Runs `work` and returns what it throws as a fault. */
export function thrown(work: () => unknown): readonly Fault[] {
  try {
    work();
    return [];
  } catch (error) {
    return [reasonOf(error)];
  }
}

/** An error's message without a full stop. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

/** A fault for each unknown name. */
export const unknown = (
  part: string,
  what: string,
  names: readonly string[],
  known: ReadonlySet<string>,
): readonly Fault[] =>
  [...new Set(names)]
    .filter((name) => !known.has(name))
    .map((name) => `${part}: there is no ${what} ${quoted(name)}`);

/** A fault for each duplicate name. */
export const twice = (part: string, what: string, names: readonly string[]): readonly Fault[] =>
  [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map(
    (name) => `${part}: two ${what} are called ${quoted(name)}`,
  );

const rulesOf = (example: Example): readonly string[] => [
  ...example.shows,
  ...(example.kind === 'try'
    ? [...(example.breaks ?? []), ...(example.restsOn === undefined ? [] : [example.restsOn])]
    : []),
];

function chapterFaults({ chapters, statements }: Book): readonly Fault[] {
  const told = chapters.flatMap((chapter) => Object.keys(chapter.statements));
  const ids = Object.keys(statements);
  return [
    ...twice('chapters', 'sentences', told),
    ...unknown('chapters', 'sentence', told, new Set(ids)),
    ...ids
      .filter((id) => !told.includes(id))
      .map((id) => `statements: ${quoted(id)} stands in no chapter, so that nobody reads it`),
  ];
}

/** Checks a book's sentences, examples and questions by their ids; `cards` are the ids of the box's cards. */
export function bookFaults(book: Book, cards: ReadonlySet<string>): readonly Fault[] {
  const rules = new Set(Object.keys(book.statements));
  const examples = examplesIn(book);
  const known = new Set(examples.map(({ id }) => id));
  const { cardTexts = [], apart = {}, differing = {}, rulings } = book;
  const questions = questionsIn(book);
  const options = new Set(Object.values(rulings).flatMap(({ option }) => option ?? []));
  return [
    ...chapterFaults(book),
    ...unknown('rulings', 'rule', Object.keys(rulings), rules),
    ...Object.entries(rulings).flatMap(([rule, { alters = {} }]) => [
      ...unknown(`rulings, ${rule}, alters`, 'rule', Object.keys(alters), rules),
      // A ruling's own statement is replaced by its other reading, not by `alters`.
      ...(Object.hasOwn(alters, rule) ? [`rulings, ${rule}, alters: it names its own statement`] : []),
      ...unknown(
        `rulings, ${rule}, alters`,
        'option',
        Object.values(alters).flatMap((told) => (typeof told === 'object' ? Object.keys(told.and) : [])),
        options,
      ),
    ]),
    ...twice(
      'examples',
      'of them',
      examples.map(({ id }) => id),
    ),
    ...casesIn(book).flatMap((example) =>
      unknown(`examples, ${quoted(example.id)}`, 'rule', rulesOf(example), rules),
    ),
    ...unknown('differing', 'option', Object.keys(differing), options),
    ...unknown('apart', 'ruling', Object.keys(apart), new Set(Object.keys(rulings))),
    ...unknown(
      'apart',
      'example',
      Object.values(apart).map(({ by }) => by),
      known,
    ),
    ...twice(
      'questions',
      'of them',
      questions.map(({ id }) => id),
    ),
    ...questions.flatMap(({ id, by, settledBy = [] }) => [
      ...unknown(`questions, ${quoted(id)}`, 'example', typeof by === 'string' ? [by] : [], known),
      ...unknown(`questions, ${quoted(id)}`, 'rule', settledBy, rules),
    ]),
    ...unknown(
      'card texts',
      'card',
      cardTexts.flatMap((text) => text.cards),
      cards,
    ),
    ...unknown(
      'card texts',
      'rule',
      cardTexts.flatMap(({ does, touches }) => [...does, ...touches]),
      rules,
    ),
  ];
}
