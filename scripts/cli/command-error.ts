/**
 * A refusal: something a command cannot do for its user, in one sentence. It is printed as it is, with exit status 2;
 * any other error is a bug of Fieldkit and keeps its stack. Foreign text in a sentence is escaped and cannot break the
 * line.
 */
import { shownLine } from './terminal-text.ts';

/** Marks an error that is meant for the user. */
const REFUSED = Symbol('refused');

/** An error to throw, with the whole sentence as its message. */
export const refusal = (sentence: string): Error => refusalLines([sentence]);

export const refusalLines = (lines: readonly string[]): Error =>
  new Error(lines.map(shownLine).join('\n'), { cause: REFUSED });

export const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && error.cause === REFUSED;

/** Most faults shown at once: a maker starts with these. */
const SHOWN = 10;

/** A refusal of several sentences, a line each. */
export function refusalOf(sentences: readonly string[]): Error {
  const left = sentences.length - SHOWN;
  const more = left > 0 ? [`${left} more of the kind are left out here.`] : [];
  return refusalLines([...sentences.slice(0, SHOWN), ...more]);
}
