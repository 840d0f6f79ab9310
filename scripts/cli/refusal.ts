/**
 * What a command cannot do for its user, said in one sentence. It is printed as it stands and the command ends
 * with status 2; anything else that is thrown is a fault of Fieldkit's own and keeps its stack. What of others stands
 * in a sentence is shown, and cannot break its line.
 */
import { shownLine } from './terminal-text.ts';

/** The mark of an error that is meant for the user. */
const REFUSED = Symbol('refused');

/** An error to throw, whose message is the whole sentence. */
export const refusal = (sentence: string): Error => refusalLines([sentence]);

/** A refusal with more to read than a sentence: a line each. */
export const refusalLines = (lines: readonly string[]): Error =>
  new Error(lines.map(shownLine).join('\n'), { cause: REFUSED });

export const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && error.cause === REFUSED;

/** Faults that are shown at once; a maker with more of them starts with these. */
const SHOWN = 10;

/** A refusal of several sentences, a line each. */
export function refusalOf(sentences: readonly string[]): Error {
  const left = sentences.length - SHOWN;
  const more = left > 0 ? [`${left} more of the kind are left out here.`] : [];
  return refusalLines([...sentences.slice(0, SHOWN), ...more]);
}
