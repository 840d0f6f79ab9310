/** What a try draws on the table: who would fire at whom, and what refuses it. */
import type { SceneTry } from '../../referee/scene.ts';
import type { Move } from './move.ts';
import { laidInLane, playedIn } from './lane.ts';
import { targetId, unitId } from './places.ts';
import { otherOf, type Tank } from './position.ts';

/** Null where it is about no place. */
export function tried(position: Tank, move: Move): SceneTry | null {
  const { attack, active, rows } = position;
  const enemy = otherOf(active);
  if (move.kind === 'aim') {
    if (move.at !== 'deck' && rows[enemy][move.at] === undefined) return null;
    const to = targetId(move.at, enemy);
    const from = attack === null || attack.place === null ? null : unitId(attack.place, active);
    return { pieces: [], lines: from === null ? [] : [{ from, to, means: 'fire' }], wire: [{ at: to }] };
  }
  if (move.kind !== 'play') return null;
  if (move.again !== undefined && rows[active][move.again] !== undefined)
    return { pieces: [], lines: [], wire: [{ at: unitId(move.again, active) }] };
  const cards = laidInLane(position, [...playedIn(position), move.card]).slice(-1);
  return { pieces: [], cards, lines: [], wire: cards.map(({ id }) => ({ at: id })) };
}
