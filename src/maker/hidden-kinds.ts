/**
 * Which hidden things may lie in one another's place. A card of the red deck is never in the blue one: things that a set-up
 * shuffles together are of one kind, as cards with one back are, and things that it never shuffles are told apart by their form.
 */
import { isObject } from '../is-object.ts';

/** The name of a thing's kind; the thing as JSON. */
export type KindOf = (thing: string) => string;

/** A shuffle of a set-up: its name, and what was shuffled, as JSON. */
export interface Shuffled {
  readonly name: string;
  readonly things: readonly string[];
}

/** "text", "number"; of an object its keys. */
function formOf(thing: string): string {
  const value = JSON.parse(thing) as unknown;
  return isObject(value)
    ? Object.keys(value).toSorted().join('+')
    : Array.isArray(value)
      ? 'list'
      : typeof value;
}

/** Kinds by the shuffles of a set-up; shuffles with a thing in common are of one. */
export function kindsBy(shuffles: readonly Shuffled[]): KindOf {
  const kinds = new Map<string, string>();
  for (const { name, things } of shuffles) {
    const met = new Set(things.flatMap((thing) => kinds.get(thing) ?? []));
    const [kind = name] = met;
    for (const [thing, old] of kinds) if (met.has(old)) kinds.set(thing, kind);
    for (const thing of things) kinds.set(thing, kind);
  }
  return (thing) => kinds.get(thing) ?? formOf(thing);
}

/** The things that a set-up shuffles. */
export const shuffledIn = (shuffles: readonly Shuffled[]): ReadonlySet<string> =>
  new Set(shuffles.flatMap(({ things }) => things));

/** Everything in a position that may be a shuffled thing, as JSON: texts, numbers, and the keys of objects. */
function* leavesOf(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const each of value) yield* leavesOf(each);
  else if (isObject(value))
    for (const [key, part] of Object.entries(value)) {
      yield JSON.stringify(key);
      yield* leavesOf(part);
    }
  else yield JSON.stringify(value ?? null);
}

/** The kinds of which a set-up puts some away: they were shuffled, and lie nowhere in its position. */
export function kindsPutAway(
  shuffles: readonly Shuffled[],
  kindOf: KindOf,
  position: unknown,
): ReadonlySet<string> {
  const things = shuffledIn(shuffles);
  const left = Map.groupBy(
    [...leavesOf(position)].filter((leaf) => things.has(leaf)),
    kindOf,
  );
  const all = Map.groupBy(
    shuffles.flatMap((shuffle) => shuffle.things),
    kindOf,
  );
  return new Set(
    [...all].filter(([kind, those]) => (left.get(kind)?.length ?? 0) < those.length).map(([kind]) => kind),
  );
}
