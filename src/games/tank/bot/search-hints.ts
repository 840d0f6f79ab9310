import type { Hints } from '../../../referee/search/heuristics.ts';
import { otherOf, seatOfTwo } from '../../../referee/seats.ts';
import { actorIn } from '../rules/decision-windows.ts';
import type { Move } from '../rules/moves.ts';
import { play } from '../rules/play.ts';
import { type Player, type Tank } from '../rules/position.ts';
import { chanceBy, type Evaluation } from '../../../referee/search/evaluation.ts';
import { bestPromise } from './baseline.ts';
import { FEATURES, figuresOf, leftOf, type Feature } from './evaluate.ts';
import fitted from './weights.json' with { type: 'json' };

/** What the search needs to know of TanK: position values, move priors, and what a player sees of a move. */

const evaluation: Evaluation<Tank, Feature> = {
  features: FEATURES,
  figures: (position, seat) => figuresOf(position, seatOfTwo(seat)),
  weights: fitted.weights,
};

function expected(position: Tank, player: Player): number {
  if (position.stage === 'over') {
    const own = leftOf(position, player) <= 0;
    const other = leftOf(position, otherOf(player)) <= 0;
    return own === other ? 0.5 : own ? 0 : 1;
  }
  return chanceBy(evaluation, position, player);
}

const prior = (position: Tank, moves: readonly Move[]): readonly number[] => {
  const player = seatOfTwo(actorIn(position));
  return moves.map((move) => expected(play(position, move), player));
};

/** A key of what a viewer sees of a move: all moves are open but the cards that the other player draws. */
function seen(before: Tank, move: Move, after: Tank, viewer: number): string {
  if (move.kind !== 'draw') return JSON.stringify(move);
  const own = seatOfTwo(viewer);
  return after.hands[own].length > before.hands[own].length ? JSON.stringify(move) : 'draw';
}

/** Playouts go by the rule of thumb: from what a player holds, and not from what the other holds. */
const policy = (position: Tank, moves: readonly Move[], lot: (sides: number) => number): Move =>
  bestPromise(position, seatOfTwo(actorIn(position)), moves, lot) ?? (moves[0] as Move);

export const tankHints: Hints<Tank, Move> = {
  value: (position, seat) => expected(position, seatOfTwo(seat)),
  prior,
  policy,
  seen,
  evaluation,
  // Which formation leads differs by a chance or two in a hundred at an even table.
  isVaried: ({ stage }) => stage === 'nation',
  // Samples, and decisions at first sight, by level.
  levels: [{ samples: 60, slips: 0.45 }, { samples: 400 }, { samples: 2400 }],
  leaf: 'mean',
};
