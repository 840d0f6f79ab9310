import type { Bring } from '../referee/erased-types.ts';
import type { Altered, Ruling, Statement } from './statement.ts';
import { capital } from '../language.ts';
import type { RefereeWords } from '../referee/messages/catalogue.ts';
import type { Verdict } from '../referee/verdict.ts';

/** Looks up the rule sentences for the ids that verdicts name. */

type Sentence = Pick<Statement, 'text'>;
type SentencesById = Readonly<Record<string, Sentence>>;

/** The parts of a ruling that are needed here. */
type Reading = Pick<Ruling, 'other' | 'option' | 'alters' | 'isDouble'>;
type ReadingsById = Readonly<Record<string, Reading>>;

/** The sentences at a table with these options on. */
export type SentencesUnder = (on: readonly string[]) => Sentences<string>;

/** The other statements that a ruling's other reading changes, with their replacements. */
export const alteredBy = ({
  alters = {},
}: Pick<Ruling, 'alters'>): readonly { readonly rule: string; readonly sentence: string }[] =>
  Object.entries(alters).flatMap(([rule, altered]) =>
    altered === undefined ? [] : [{ rule, sentence: inForce(altered, []) }],
  );

const inForce = (altered: Altered, on: readonly string[]): string => {
  if (typeof altered === 'string') return altered;
  const also = Object.entries(altered.and).find(([option]) => on.includes(option));
  return also?.[1] ?? altered.says;
};

/**
 * The replacement for a statement at a table with these options: a ruling's other reading, or the changed text
 * of a sentence that would otherwise be untrue. If several apply, the later in the register wins, as in the
 * engine.
 */
const insteadOf = (rulings: ReadingsById, rule: string, on: readonly string[]): string | undefined =>
  Object.entries(rulings)
    .flatMap(([id, { option, other, alters }]) => {
      if (option === null || !on.includes(option)) return [];
      if (id === rule) return other;
      const altered = alters?.[rule];
      return altered === undefined ? [] : inForce(altered, on);
    })
    .at(-1);

/** A game's sentences: the statement of a rule, or its replacement under the options of a table. */
export const sentencesOf =
  (statements: SentencesById, rulings: ReadingsById = {}): SentencesUnder =>
  (on) => {
    const read = (rule: string, under: readonly string[]): string =>
      insteadOf(rulings, rule, under) ?? statements[rule]?.text ?? rule;
    return {
      sentence: (rule) => read(rule, on),
      other: (rule) => {
        const ruling = rulings[rule];
        if (ruling === undefined) return null;
        const { option, other } = ruling;
        return option !== null && on.includes(option)
          ? read(
              rule,
              on.filter((each) => each !== option),
            )
          : other;
      },
      isDouble: (rule) => rulings[rule]?.isDouble ?? false,
    };
  };

export interface Readings {
  /** The statement that holds our reading. */
  readonly rule: string;
  /** The option that switches to the other reading; null where there is none. */
  readonly option: string | null;
  /** What the rulebook leaves open. */
  readonly question: string;
  readonly ours: string;
  readonly other: string;
}

type Rulings = Readonly<Record<string, Reading & Pick<Ruling, 'question'>>>;

export const readingsOf = (statements: SentencesById, rulings: Rulings): readonly Readings[] =>
  Object.entries(rulings).map(([rule, { option, question, other }]) => ({
    rule,
    option,
    question,
    other,
    ours: statements[rule]?.text ?? rule,
  }));

/** The lazily loaded quotes for verdicts, to spread into the referee in a game's `index.ts`. */
export const quotes = (statements: Bring<SentencesById>, rulings: Bring<Rulings>) => ({
  sentences: async (): Promise<SentencesUnder> => sentencesOf(await statements(), await rulings()),
  rulings: async (): Promise<readonly Readings[]> => readingsOf(await statements(), await rulings()),
});

/** Looks up the sentences behind a verdict's ids in the game's content. */
export interface Sentences<Rule extends string> {
  /** The sentence of a rule, in the reading in force. */
  readonly sentence: (rule: Rule) => string;
  /** The reading that is not in force; null for a rule that is not a ruling. */
  readonly other: (rule: Rule) => string | null;
  /** Whether the ruling exists because the rulebook is ambiguous, not because it is silent. */
  readonly isDouble: (rule: Rule) => boolean;
}

/**
 * A verdict as plain text:
 *
 *     Not allowed.
 *     M2: Soldiers never step onto the enemy's home base, or where enemy soldiers or the enemy's tank are.
 *         2 gray soldiers stand in the middle (o). Attack it, or go round.
 *
 * A rule with several consecutive breaches is quoted once. A ruling adds its other reading, and its own sentence unless
 * that was already quoted as a broken rule.
 */
export function tellVerdict<Rule extends string, Option extends string>(
  verdict: Verdict<Rule, Option>,
  sentences: Sentences<Rule>,
  words: RefereeWords,
): string {
  const { allowed } = verdict;
  const lines = [allowed ? words.allowed : words.refused];
  let last: Rule | null = null;
  for (const { rule, remedy } of verdict.breaches) {
    if (rule !== last) lines.push(`${rule}: ${sentences.sentence(rule)}`);
    lines.push(`    ${capital(remedy)}.`);
    last = rule;
  }
  for (const { rule, option, differs } of verdict.rulings) {
    const quoted = verdict.breaches.some((breach) => breach.rule === rule);
    lines.push(quoted ? words.isRuling(rule) : words.ruling(rule, sentences.sentence(rule)));
    const other = sentences.other(rule);
    if (other !== null) lines.push(`    ${words.other(other)}`);
    const under = differs === 'perhaps' ? 'perhaps' : differs ? 'opposite' : 'same';
    lines.push(`    ${words.under[under](allowed, option)}`);
  }
  return lines.join('\n');
}
