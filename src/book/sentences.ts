/** Joins a game's rule sentences to the ids that verdicts name. */
import type { Sentences } from '../referee/verdict-text.ts';
import type { Ruling, Statement } from './statement.ts';

type Sentence = Pick<Statement, 'text'>;

/** A ruling's other reading, the option that switches to it, and how the gap came about. */
type Reading = Pick<Ruling, 'other' | 'option' | 'isDouble'>;

/** The sentences of a game at a table that plays with some options. */
export type SentencesUnder = (on: readonly string[]) => Sentences<string>;

/** The sentences of a game's content: in force is a rule's statement, or its other reading where that is switched on. */
export const sentencesOf =
  (
    statements: Readonly<Record<string, Sentence>>,
    rulings: Readonly<Record<string, Reading>> = {},
  ): SentencesUnder =>
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

/** The rulings of a game's content, in its order. */
export const readingsOf = (
  statements: Readonly<Record<string, Sentence>>,
  rulings: Readonly<Record<string, Reading & Pick<Ruling, 'question'>>>,
): readonly Readings[] =>
  Object.entries(rulings).map(([rule, { option, question, other }]) => ({
    ...{ rule, option, question, other },
    ours: statements[rule]?.text ?? rule,
  }));
