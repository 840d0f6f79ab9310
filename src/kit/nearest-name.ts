/** Finds the known name that a misspelt one is probably meant to be. */
import { distance } from 'fastest-levenshtein';

/** Largest distance for a typing error, as a share of the name's length. */
const SLIP = 0.5;

/** Edit distance of `given` to `name`, or to the beginning of `name`. */
const slips = (given: string, name: string): number =>
  Math.min(distance(given, name), distance(given, name.slice(0, given.length)));

/** A known name with its letters as they are compared: capitals are no slips. */
type Known = readonly [name: string, lower: string];

/** The known name that `given` is probably meant to be. */
export function nearest(given: string, known: readonly string[]): string | undefined {
  const lower = given.toLowerCase();
  // Much shorter names are too far off anyway; this bounds the work for very long input.
  const within = known.flatMap((name): Known[] =>
    name.length >= given.length * (1 - SLIP) ? [[name, name.toLowerCase()]] : [],
  );
  const [best] = within.toSorted(
    ([, a], [, b]) => slips(lower, a) - slips(lower, b) || distance(lower, a) - distance(lower, b),
  );
  return best && slips(lower, best[1]) <= given.length * SLIP ? best[0] : undefined;
}

/** Most names listed in a sentence. */
const SPOKEN = 8;

/** How a sentence about an unknown name ends: `: did you mean "cost"?`, or with all known ones where few. */
export function hintFor(given: string, known: readonly string[]): string {
  const meant = nearest(given, known);
  if (meant !== undefined) return `: did you mean "${meant}"?`;
  return known.length > SPOKEN || known.length === 0 ? '.' : `: there is ${known.join(', ')}.`;
}
