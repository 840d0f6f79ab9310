import { isObject } from '../../is-object.ts';
import type { Field } from './heuristics.ts';

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

/** An observation as a string that does not depend on the order of object keys. */
export const knownAs = (observation: unknown): string =>
  JSON.stringify(observation, (_, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).toSorted(byName)) : value,
  );

/** What a player sees of a move, as a string: the key of the next information set. */
export function seenBy<Position, Move, Observation>(
  { game, hints }: Field<Position, Move, Observation>,
  before: Position,
  move: Move,
  next: Position,
  viewer: number,
): string {
  return hints.seen?.(before, move, next, viewer) ?? knownAs(game.observe(next, viewer));
}
