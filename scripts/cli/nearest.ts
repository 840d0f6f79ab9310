/** Suggests known names for misspelt ones. */
import { distance } from 'fastest-levenshtein';
import { ENGLISH } from '../../src/language.ts';
import { refusal } from './command-error.ts';

/** Largest distance for a typing error, as a share of the name's length. */
const SLIP = 0.5;

/** Edit distance of `given` to `name`, or to the beginning of `name`. */
const slips = (given: string, name: string): number =>
  Math.min(distance(given, name), distance(given, name.slice(0, given.length)));

/** The known name that `given` is probably meant to be. */
export function nearest(given: string, known: readonly string[]): string | undefined {
  const lower = given.toLowerCase();
  // Much shorter names are too far off anyway; this bounds the work for very long input.
  const within = known.filter((name) => name.length >= given.length * (1 - SLIP));
  const [best] = within.toSorted(
    (a, b) => slips(lower, a) - slips(lower, b) || distance(lower, a) - distance(lower, b),
  );
  return best !== undefined && slips(lower, best) <= given.length * SLIP ? best : undefined;
}

/** Most names listed in a sentence. */
const SPOKEN = 8;

/**
 * A refusal of an unknown name. `opening` begins the sentence, such as 'There is no paper "a5"'; the nearest known name
 * follows, or all of them if none is near.
 */
export function unknownName(opening: string, given: string, known: readonly string[]): Error {
  const meant = nearest(given, known);
  if (meant !== undefined) return refusal(`${opening}: did you mean "${meant}"?`);
  return refusal(known.length > SPOKEN ? `${opening}.` : `${opening}: choose from ${ENGLISH.and(known)}.`);
}

/** `given` as one of `known`; throws a refusal with the nearest otherwise. */
export function oneOf<Name extends string>(what: string, known: readonly Name[], given: string): Name {
  const found = known.find((name) => name === given.toLowerCase());
  if (found === undefined) throw unknownName(`There is no ${what} "${given}"`, given, known);
  return found;
}

/** Parses a comma-separated list of names from `known`: each once, in the order of `known`. */
export function someOf<Name extends string>(
  what: string,
  known: readonly Name[],
  given: string,
): readonly Name[] {
  const names = new Set(words(given).map((word) => oneOf(what, known, word)));
  if (names.size === 0) throw refusal(`No ${what} is named: choose from ${ENGLISH.and(known)}.`);
  return known.filter((name) => names.has(name));
}

/** The words of a comma-separated list. */
export const words = (list: string): readonly string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
