/** How links carry the positions of a simple game: as their own JSON. */
import { isObject } from '../is-object.ts';
import { as, listOf, LONGEST_TEXT, text, type Code } from '../codec.ts';
import type { Packing } from '../referee/packing.ts';
import type { SimpleSeen } from './hidden-parts.ts';

/** Most texts of a value; a link is at its end long before. */
const MOST_TEXTS = 255;

/** JSON in texts as long as a codec takes. */
const json: Code<unknown> = as(
  listOf(MOST_TEXTS, text),
  (value) => {
    const whole = JSON.stringify(value);
    return Array.from({ length: Math.ceil(whole.length / LONGEST_TEXT) }, (_, index) =>
      whole.slice(index * LONGEST_TEXT, (index + 1) * LONGEST_TEXT),
    );
  },
  (texts) => parsed(texts.join('')),
);

/** Undefined for what is no JSON: a link may hold anything. */
function parsed(words: string): unknown {
  try {
    return JSON.parse(words) as unknown;
  } catch {
    return undefined;
  }
}

/** A position that no game has: the written form refuses it, and says so to whoever opened the link. */
const NO_POSITION: SimpleSeen = { viewer: 0, position: { '?': null }, unseen: [] };

function seenIn(value: unknown, seats: number): SimpleSeen {
  if (!isObject(value)) return NO_POSITION;
  const { viewer, position, unseen } = value;
  if (typeof viewer !== 'number' || !Number.isInteger(viewer) || viewer < 0 || viewer >= seats)
    return NO_POSITION;
  if (!isObject(position) || !Array.isArray(unseen)) return NO_POSITION;
  const things: readonly unknown[] = unseen;
  const known = things.filter((thing) => typeof thing === 'string' && parsed(thing) !== undefined);
  return known.length < things.length
    ? NO_POSITION
    : { viewer, position, unseen: known as readonly string[] };
}

/** The links of a game for so many seats. What they hold is checked by its written form. */
export const simplePacking = <Position extends object>(seats: number): Packing<Position, SimpleSeen> => ({
  position: json as Code<Position>,
  observation: as(
    json,
    (seen: SimpleSeen) => seen,
    (value) => seenIn(value, seats),
  ),
  viewer: ({ viewer }) => viewer,
});
