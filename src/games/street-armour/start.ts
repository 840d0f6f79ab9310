import type { Start, StartPick } from '../../referee/scene.ts';
import type { Move } from './move.ts';
import { moves } from './moves.ts';
import type { Armour } from './position.ts';
import type { PlayedSaid } from './said.ts';
import { pathOf } from './touches.ts';

type Picked = 'lay' | 'task' | 'points';

/** A first move that is picked before anybody sits down, named as it is at the table. */
const pick = (
  stage: 'city' | 'task' | 'points',
  kind: Picked,
  usual: string,
): StartPick<Armour, Move, PlayedSaid> => ({
  asks: { says: 'askedIn', stage },
  of: (position) =>
    moves(position).flatMap((move) => {
      const [touch] = pathOf(position, move);
      if (move.kind !== kind || touch === undefined) return [];
      return [{ move, name: touch.says, ...(touch.id === usual && { usual: true as const }) }];
    }),
});

/** Before Street Armour is on the table: which part of the city, what it is about, and what a team may cost. */
export const armourStart: Start<Armour, Move, PlayedSaid> = {
  options: [],
  picks: [
    pick('city', 'lay', 'lay-1'),
    pick('task', 'task', 'task-tanks'),
    pick('points', 'points', 'points-39'),
  ],
  // Both teams are chosen and stand in the city.
  pictured: 18,
};
