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
