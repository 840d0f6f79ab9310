import type { Hints } from '../../referee/search/hints.ts';
import type { Side } from './areas.ts';
import type { Move } from './move.ts';
import { actorIn } from './moves.ts';
import { outcome } from './outcome.ts';
import { ALLIES, AXIS, type War } from './position.ts';
import { NOTHING_GAINED } from './promise.ts';
import { promisesIn, settled } from './settled.ts';
import { ahead, share } from './worth.ts';

/** What The Fog of War tells the search that plays it: how the next turns go by rule of thumb, and what each move promises. */

const sideOf = (seat: unknown): Side => (seat === ALLIES ? ALLIES : AXIS);

/** Turns that are played before a position is valued: its own, the reply, and its own again. */
const TURNS = 3;
/** How fast the hope in a move fades with what it promises less than the best, in the strength of a card. */
const FADING = 0.3;

function value(position: War, seat: number): number {
  const end = outcome(position);
  return end === null ? share(ahead(position, sideOf(seat))) : end.winners.includes(seat) ? 1 : 0;
}

/** What the search takes for a move that it may leave out. */
const NOT_WORTH_A_LOOK = -1;

/** All moves share what the position comes to, so that nothing hidden tells one from another. */
function prior(position: War, moves: readonly Move[]): readonly number[] {
  const side = sideOf(actorIn(position));
  const now = value(settled(position, TURNS), side);
  const promises = promisesIn(position, moves, side);
  const most = Math.max(...promises);
  return promises.map((promise) =>
    promise === NOTHING_GAINED ? NOT_WORTH_A_LOOK : now * Math.exp(FADING * (promise - most)),
  );
}

export const fogHints: Hints<War, Move> = { value, prior };
