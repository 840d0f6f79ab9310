import { otherOf } from '../../../referee/seats.ts';
import type { AttemptPreview, Scenery } from '../../../referee/table/scene.ts';
import type { TankSaid } from '../messages.ts';
import { recovers, tacticOf } from '../rules/cards.ts';
import { actorIn } from '../rules/decision-windows.ts';
import type { Move } from '../rules/moves.ts';
import { HAND_LIMIT, type Tank } from '../rules/position.ts';
import { laidInMiddle, playedIn } from './middle-row.ts';
import { coreScenery } from './told-scene.ts';
import { targetId, unitId } from './table-layout.ts';

/** The preview of an attempt: who fires at whom, and the place that refuses it; null if it has no place on the table. */
export function preview(position: Tank, move: Move): AttemptPreview | null {
  const { attack, active, rows } = position;
  const enemy = otherOf(active);
  if (move.kind === 'aim') {
    if (move.at !== 'deck' && rows[enemy][move.at] === undefined) return null;
    const to = targetId(move.at, enemy);
    const from = attack === null || attack.place === null ? null : unitId(attack.place, active);
    return { pieces: [], lines: from === null ? [] : [{ from, to, means: 'fire' }], wire: [{ at: to }] };
  }
  if (move.kind !== 'play' || move.again !== undefined) return null;
  const cards = laidInMiddle(position, [...playedIn(position), move.card]).slice(-1);
  return { pieces: [], cards, lines: [], wire: cards.map(({ id }) => ({ at: id })) };
}

/** Plausible moves, which need not be legal. */
function attempts(position: Tank): readonly Move[] {
  const player = actorIn(position);
  if (typeof player !== 'number') return [];
  const { stage, hands, rows, active, pending } = position;
  const hand = hands[player];
  if (stage === 'nation') return [];
  const again = rows[active].map((_, place) => place);
  const cards = hand.flatMap((card): readonly Move[] => {
    if (recovers(card)) return [{ kind: 'recover', card }];
    if (stage === 'maneuver' && hand.length > HAND_LIMIT) return [];
    if (tacticOf(card).restriction.same === undefined) return [{ kind: 'play', card }];
    return [
      { kind: 'play', card },
      ...(stage === 'free' && pending.length === 0 ? again : []).map((place): Move => ({
        kind: 'play',
        card,
        again: place,
      })),
    ];
  });
  const aims: readonly Move[] =
    stage === 'target'
      ? [...rows[otherOf(active)].map((_, at): Move => ({ kind: 'aim', at })), { kind: 'aim', at: 'deck' }]
      : [];
  const words: readonly Move[] =
    stage === 'maneuver' ? [{ kind: 'ready' }, { kind: 'skip' }] : [{ kind: 'pass' }];
  return [...cards, ...aims, ...words];
}

export const tankScenery: Scenery<Tank, Move, TankSaid> = {
  ...coreScenery,
  interaction: { ...coreScenery.interaction, attempts, preview },
};
