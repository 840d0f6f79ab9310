/** The rules of a maker's game: what can be read, asked and played, each as far as it is declared. */
import type { Book } from '../book/book.ts';
import type { Example } from '../book/example.ts';
import type { Lesson } from '../book/lesson.ts';
import type { Puzzle } from '../book/puzzle.ts';
import type { Question } from '../book/question.ts';
import { quotes } from '../book/sentences.ts';
import type { ShelfGame, ShelfReferee } from '../book/shelf-game.ts';
import type { Situation } from '../book/situation.ts';
import type { Chapter, Ruling, Statement } from '../book/statement.ts';
import type { Kit } from '../kit/kit.ts';
import type { Bring } from '../referee/erased-types.ts';
import type { Tracker } from '../referee/table/tracker.ts';
import type { RulesFile } from './parse-rules.ts';
import { UNWRITTEN } from './simple-game.ts';
import type { PlayedGame } from './simple-referee.ts';
import { SIMPLE_WORDS } from './simple-words.ts';

/** What a maker says of the rules; every part may be left out. */
export interface RulesDefinition {
  /** `import rules from './rules.md'`: pages and a booklet to read, and the sentences that answers quote. */
  readonly rules?: RulesFile;
  /** The rules to play by: a `simpleGame`, or a `simpleBoard` that shows one. */
  readonly play?: PlayedGame;
  /** The round of a game on a real table, by a `simpleTracker` or one that `anyTracker` was given. */
  readonly tracker?: Tracker;
  /** Parts of a referee in place of those of `play`, or beside them: hints for the opponent, a whole game. */
  readonly referee?: Partial<ShelfReferee>;
  /** By theme: cases with their answers, which `check` asks the referee. */
  readonly examples?: Readonly<Record<string, readonly Example[]>>;
  /** By situation: what players ask. */
  readonly questions?: Readonly<Record<string, readonly Question[]>>;
  /** By the number of the sentence that holds the reading. */
  readonly rulings?: Readonly<Record<string, Ruling>>;
  /** The rest of the book: what cards do, a summary, a plan of the set-up. */
  readonly book?: Partial<Pick<Book, 'cardTexts' | 'brief' | 'setUp' | 'byTouch' | 'search' | 'differing'>>;
  /** “Can I?”. */
  readonly situations?: readonly Situation[];
  readonly lessons?: readonly Lesson[];
  readonly puzzles?: readonly Puzzle[];
}

/** What of the game itself is needed here. */
interface Named extends RulesDefinition, Pick<ShelfGame, 'id' | 'language'> {
  readonly title: string;
}

const statementsOf = ({ chapters }: RulesFile): Readonly<Record<string, Statement>> =>
  Object.fromEntries(
    chapters.flatMap(({ sentences }) =>
      sentences.map(({ id, text }) => [id, { text, provenance: 'rulebook' } as const]),
    ),
  );

const chapterOf = ({ name, sentences }: RulesFile['chapters'][number]): Chapter => ({
  name,
  statements: Object.fromEntries(
    sentences.map(({ id, text }) => [id, { text, provenance: 'rulebook' } as const]),
  ),
});

const bookOf = (
  rules: RulesFile,
  { examples = {}, questions, rulings = {}, book = {} }: RulesDefinition,
): Book => ({
  ...book,
  chapters: rules.chapters.map(chapterOf),
  statements: statementsOf(rules),
  text: rules.text,
  rulings,
  examples,
  ...(questions && { questions }),
});

function refereeOf(
  { id, title, language = 'en', rules, play, referee, tracker, situations, rulings = {} }: Named,
  kit: Bring<Kit>,
): ShelfReferee | undefined {
  const statements = rules && statementsOf(rules);
  const sentences = Object.keys(statements ?? {});
  const unwritten = { [UNWRITTEN]: { text: SIMPLE_WORDS[language].lists } };
  const { game, form, ...parts } = { ...play?.parts({ id, title, language, sentences }, kit), ...referee };
  if (game === undefined || form === undefined) return undefined;
  return {
    game,
    form,
    ...quotes(
      () => Promise.resolve(statements ?? unwritten),
      () => Promise.resolve(rulings),
    ),
    ...(situations && { situations: () => Promise.resolve(situations) }),
    ...(tracker && { tracker: () => Promise.resolve(tracker) }),
    ...parts,
  };
}

/** Pages that would be empty. */
function emptyPages({
  examples,
  questions,
  rulings,
  book,
}: RulesDefinition): NonNullable<ShelfGame['without']> {
  const isEmpty = (part: object | undefined): boolean => Object.keys(part ?? {}).length === 0;
  const options = Object.values(rulings ?? {}).filter(({ option }) => option !== null);
  return [
    ...(isEmpty(examples) ? (['examples'] as const) : []),
    ...(isEmpty(questions) ? (['questions'] as const) : []),
    ...(isEmpty(rulings) ? (['rulings'] as const) : []),
    ...(options.length === 0 ? (['agree'] as const) : []),
    ...(book?.cardTexts === undefined ? (['cards'] as const) : []),
  ];
}

/** What is read, asked and played of a game, for its place on a shelf. */
export function declaredRules(game: Named, kit: Bring<Kit>): Omit<ShelfGame, 'id' | 'language' | 'kit'> {
  const { rules, lessons, puzzles } = game;
  const referee = refereeOf(game, kit);
  return {
    ...(rules && { book: () => Promise.resolve(bookOf(rules, game)), without: emptyPages(game) }),
    ...(referee && { referee }),
    ...(lessons && { lessons: () => Promise.resolve(lessons) }),
    ...(puzzles && { puzzles: () => Promise.resolve(puzzles) }),
  };
}

/** What is wrong with the declaration of the rules, a sentence each. */
export function rulesFaults({ rules, play, referee, ...parts }: RulesDefinition): readonly string[] {
  const quoting = ['examples', 'questions', 'rulings', 'book'] as const;
  const judged = ['situations', 'lessons', 'puzzles', 'tracker'] as const;
  return [
    ...(rules?.faults ?? []),
    ...(rules ? [] : quoting.filter((part) => parts[part])).map(
      (part) => `${part}: they quote the sentences of rules.md, and there is none: give rules.`,
    ),
    ...((play ?? referee?.game) ? [] : judged.filter((part) => parts[part])).map(
      (part) => `${part}: a referee answers them, and there is none: give play.`,
    ),
    ...(play || !referee || (referee.game && referee.form)
      ? []
      : ['referee: it has no game and form to be played by: give them, or play.']),
  ];
}
