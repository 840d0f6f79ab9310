import { capital } from '../language.ts';
import type { RefereeWords } from './messages/catalogue.ts';
import type { Verdict } from './verdict.ts';

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
