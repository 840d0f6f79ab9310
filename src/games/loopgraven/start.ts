import type { Start, StartPick } from '../../referee/scene.ts';
import type { Move } from './move.ts';
import { moves } from './moves.ts';
import type { Trenches } from './position.ts';
import type { PlayedSaid } from './said.ts';
import { pathOf } from './touches.ts';

/** A first move that is picked before anybody sits down, named as it is at the table. */
const pick = (now: 'length' | 'players', usual: string): StartPick<Trenches, Move, PlayedSaid> => ({
  asks: { says: 'askedIn', now },
  of: (position) =>
    moves(position).flatMap((move) => {
      const [touch] = pathOf(position, move);
      if (move.kind !== now) return [];
      return [{ move, name: touch.says, ...(touch.id === usual && { usual: true as const }) }];
    }),
});

/** Before Loopgraven is on the table: how long it is, and how many play. */
export const loopStart: Start<Trenches, Move, PlayedSaid> = {
  options: [],
  picks: [pick('length', 'length-short'), pick('players', 'players-2')],
  // Both sides have come out of their trenches.
  pictured: 60,
};
