/** Moves as a friend tells them, in print: what is tried; their events tell the rest. */
import type { Retelling } from '../../../referee/table/retold.ts';
import type { RetoldSaid } from '../messages-retold.ts';
import type { Move } from '../rules/move.ts';
import { unitAt, unitOf, type Trenches } from '../rules/position.ts';

export function retell(position: Trenches, move: Move): Retelling<RetoldSaid> | null {
  const who = position.active;
  if (move.kind === 'deploy') return { wants: { says: 'wantsToDeploy', who, type: move.type, at: move.at } };
  if (move.kind !== 'move') return null;
  const { from, to } = move;
  const { type } = unitOf(position, unitAt(position, from));
  return { wants: { says: 'wantsToGo', who, type, from, to } };
}
