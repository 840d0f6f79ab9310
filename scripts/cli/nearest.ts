/** Names that were nearly right. */
import { distance } from 'fastest-levenshtein';
import { ENGLISH } from '../../src/language.ts';
import { refusal } from './refusal.ts';

/** A name this far off, as a share of its length, is still taken for a slip of the fingers. */
const SLIP = 0.5;

/** Letters to change until `given` is `name`, or the beginning of `name`. */
const slips = (given: string, name: string): number =>
  Math.min(distance(given, name), distance(given, name.slice(0, given.length)));

/** The known name that `given` was probably meant to be. */
export function nearest(given: string, known: readonly string[]): string | undefined {
  const lower = given.toLowerCase();
  // A name so much shorter is farther off than that; what is handed in may be as long as it likes.
  const within = known.filter((name) => name.length >= given.length * (1 - SLIP));
  const [best] = within.toSorted(
    (a, b) => slips(lower, a) - slips(lower, b) || distance(lower, a) - distance(lower, b),
  );
  return best !== undefined && slips(lower, best) <= given.length * SLIP ? best : undefined;
}

/** As many names as a sentence carries. */
const SPOKEN = 8;

/**
 * Refuses a name nobody knows: `opening` is the sentence so far, such as 'There is no paper "a5"'. The nearest
 * known name follows, or all of them where none is near.
 */
export function unknownName(opening: string, given: string, known: readonly string[]): Error {
  const meant = nearest(given, known);
  if (meant !== undefined) return refusal(`${opening}: did you mean "${meant}"?`);
  return refusal(known.length > SPOKEN ? `${opening}.` : `${opening}: choose from ${ENGLISH.and(known)}.`);
}

/** `given` as one of `known`, or a refusal that names the nearest. */
export function oneOf<Name extends string>(what: string, known: readonly Name[], given: string): Name {
  const found = known.find((name) => name === given.toLowerCase());
  if (found === undefined) throw unknownName(`There is no ${what} "${given}"`, given, known);
  return found;
}

/** A list with commas as names out of `known`, each once, in the order of `known`. */
export function someOf<Name extends string>(
  what: string,
  known: readonly Name[],
  given: string,
): readonly Name[] {
  const names = new Set(words(given).map((word) => oneOf(what, known, word)));
  if (names.size === 0) throw refusal(`No ${what} is named: choose from ${ENGLISH.and(known)}.`);
  return known.filter((name) => names.has(name));
}

/** The words of a list with commas. */
export const words = (list: string): readonly string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
