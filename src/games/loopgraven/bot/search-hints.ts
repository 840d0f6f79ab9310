import type { Hints } from '../../../referee/search/heuristics.ts';
import { winnerOf } from '../rules/outcome.ts';
import type { Move } from '../rules/move.ts';
import { actorIn } from '../rules/moves.ts';
import type { Side, Trenches } from '../rules/position.ts';
import { chanceBy, logistic, oddsBy, type Evaluation } from '../../../referee/search/evaluation.ts';
import { FEATURES, figuresOf, gainOf, PACE, type Feature } from './evaluate.ts';
import fitted from './weights.json' with { type: 'json' };

/** Hints for the search: evaluation, priors and a playout policy. */

const sideOfSeat = (seat: unknown): Side => (typeof seat === 'number' && seat % 2 === 1 ? 1 : 0);

/** Nothing is hidden: every seat sees the same figures. */
const evaluation: Evaluation<Trenches, Feature> = {
  features: FEATURES,
  figures: (position, seat) => figuresOf(position, sideOfSeat(seat)),
  weights: fitted.weights,
};

function value(position: Trenches, seat: number): number {
  const side = sideOfSeat(seat);
  if (position.stage !== 'over') return chanceBy(evaluation, position, seat);
  return winnerOf(position) === side ? 1 : 0;
}

function prior(position: Trenches, moves: readonly Move[]): readonly number[] {
  const actor = actorIn(position);
  const now = oddsBy(evaluation, position, actor === 'chance' || actor === null ? position.active : actor);
  return moves.map((move) => logistic(now + gainOf(position, move) / PACE));
}

/** Size of the random sample of moves from which a playout picks the best. */
const LOOKED_AT = 40;

/** The best of a random sample of moves; the last move, which ends the turn, is always in it. */
function policy(position: Trenches, moves: readonly Move[], lot: (sides: number) => number): Move {
  const last = moves.at(-1) as Move;
  const some = [last, ...Array.from({ length: LOOKED_AT }, () => moves[lot(moves.length)] ?? last)];
  const gains = some.map((move) => gainOf(position, move));
  return some[gains.indexOf(Math.max(...gains))] ?? last;
}

/** Samples, and decisions at first sight, by level. */
const levels = [{ samples: 40, slips: 0.6 }, { samples: 200 }, { samples: 1200 }];

export const loopHints: Hints<Trenches, Move> = { value, prior, policy, evaluation, levels, leaf: 'mean' };
