/** What a try draws on the map: how supply comes to an attack, and where it ends. */
import type { SceneLine, SceneTry } from '../../referee/scene.ts';
import { idOf, isArea, type PlaceNumber } from './areas.ts';
import type { Move, MoveOf } from './move.ts';
import { quagmireAt, type War } from './position.ts';
import { wayTo } from './supply.ts';

/** Null where it is about no place of the map. */
export function tried(position: War, move: Move): SceneTry | null {
  switch (move.kind) {
    case 'launch':
      return launching(position, move);
    case 'place':
    case 'plan':
    case 'resolve':
    case 'remove':
    case 'show':
      return at(move.at);
    case 'intel':
      return 'at' in move.target ? at(move.target.at) : null;
    default:
      return null;
  }
}

const at = (place: PlaceNumber): SceneTry => ({ pieces: [], lines: [], wire: [{ at: idOf(place) }] });

/** From place to place; the boxes off the map are not on it. */
export const along = (way: readonly PlaceNumber[]): readonly SceneLine[] =>
  way.slice(1).flatMap((to, index) => {
    const from = way[index] ?? to;
    return isArea(from) && isArea(to) ? [{ from: idOf(from), to: idOf(to), means: 'supply' }] : [];
  });

/** The way that supply comes to the launch place, up to a quagmire that it does not pass (F-076), and the attack from there. */
function launching(position: War, { space, from, via }: MoveOf<'launch'>): SceneTry | null {
  const aim = position.wheels[position.active].plans[space] ?? null;
  if (from === null) return aim === null ? null : at(aim);
  const open = wayTo(position, position.active, from, via);
  const way = open.length > 0 ? open : wayTo({ ...position, quagmires: [] }, position.active, from, via);
  const end = way.findIndex(
    (place, index) => quagmireAt(position, place) !== undefined && (index > 0 || place === from),
  );
  const stop = way[end] ?? from;
  const reached = end < 0 ? way : way.slice(0, end + 1);
  const attack: readonly SceneLine[] =
    aim !== null && stop === from && isArea(from) && from !== aim
      ? [{ from: idOf(from), to: idOf(aim), means: 'fire' }]
      : [];
  const wire = isArea(stop) ? stop : aim;
  if (wire === null) return null;
  return {
    pieces: [],
    lines: [...along(reached), ...attack],
    wire: [{ at: idOf(wire) }],
  };
}
