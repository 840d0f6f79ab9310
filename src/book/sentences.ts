/** Joins a game's rule sentences to the ids that verdicts name. */
import type { Bring } from '../referee/any.ts';
import type { Sentences } from '../referee/verdict-text.ts';
import type { Ruling, Statement } from './statement.ts';

type Sentence = Pick<Statement, 'text'>;
type SentencesById = Readonly<Record<string, Sentence>>;

/** A ruling's other reading, the option that switches to it, and how the gap came about. */
type Reading = Pick<Ruling, 'other' | 'option' | 'isDouble'>;

/** The sentences of a game at a table that plays with some options. */
export type SentencesUnder = (on: readonly string[]) => Sentences<string>;

/** The sentences of a game's content: in force is a rule's statement, or its other reading where that is switched on. */
export const sentencesOf =
  (statements: SentencesById, rulings: Readonly<Record<string, Reading>> = {}): SentencesUnder =>
  (on) => {
    const read = (rule: string, switched: boolean): string =>
      (switched ? rulings[rule]?.other : statements[rule]?.text) ?? rule;
    const isSwitched = (rule: string): boolean => on.includes(rulings[rule]?.option ?? '');
    return {
      sentence: (rule) => read(rule, isSwitched(rule)),
      other: (rule) => (rulings[rule] === undefined ? null : read(rule, !isSwitched(rule))),
      isDouble: (rule) => rulings[rule]?.isDouble ?? false,
    };
  };

/** A ruling with both its readings. */
export interface Readings {
  /** The statement that holds ours. */
  readonly rule: string;
  /** The option that switches to the other; null where it cannot be switched. */
  readonly option: string | null;
  /** What the rulebook leaves open. */
  readonly question: string;
  readonly ours: string;
  readonly other: string;
}

type Rulings = Readonly<Record<string, Reading & Pick<Ruling, 'question'>>>;

/** The rulings of a game's content, in its order. */
export const readingsOf = (statements: SentencesById, rulings: Rulings): readonly Readings[] =>
  Object.entries(rulings).map(([rule, { option, question, other }]) => ({
    ...{ rule, option, question, other },
    ours: statements[rule]?.text ?? rule,
  }));

/** What the verdicts of a game quote, brought when they are asked for: to stand in the referee of its `shelf-game.ts`. */
export const quotes = (statements: Bring<SentencesById>, rulings: Bring<Rulings>) => ({
  sentences: async (): Promise<SentencesUnder> => sentencesOf(await statements(), await rulings()),
  rulings: async (): Promise<readonly Readings[]> => readingsOf(await statements(), await rulings()),
});
