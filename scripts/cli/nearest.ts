/** Suggests known names for misspelt ones. */
import { nearest } from '../../src/kit/nearest-name.ts';
import { ENGLISH } from '../../src/language.ts';
import { refusal } from './command-error.ts';

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

export const words = (list: string): readonly string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
