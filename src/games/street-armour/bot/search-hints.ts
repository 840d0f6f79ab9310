import type { Hints } from '../../../referee/search/heuristics.ts';
import { FIGURES, WEIGHTS } from '../../../../cards/street-armour/data/box.ts';
import { seatOfTwo } from '../../../referee/seats.ts';
import type { Move } from '../rules/move.ts';
import { actorIn, mostPoints } from '../rules/moves.ts';
import { endingOf } from '../rules/outcome.ts';
import { costOf, supplyOf, type Armour, type Team } from '../rules/position.ts';
import { chanceBy, logistic, oddsBy, type Evaluation } from '../../../referee/search/evaluation.ts';
import { FEATURES, figuresOf, gainsIn, SCALE, TUNED, type Feature, type Manner } from './evaluate.ts';
import fitted from './weights.json' with { type: 'json' };

/**
 * The heuristics that the search uses in Street Armour: value of a position, priors of moves, a policy for
 * playouts.
 */

const evaluation: Evaluation<Armour, Feature> = {
  features: FEATURES,
  figures: (position, seat) => figuresOf(position, seatOfTwo(seat)),
  weights: fitted.weights,
};

function value(position: Armour, seat: number): number {
  const player = seatOfTwo(seat);
  if (position.stage !== 'over') return chanceBy(evaluation, position, player);
  const winner = endingOf(position)?.winner ?? null;
  return winner === null ? 0.5 : winner === player ? 1 : 0;
}

/** Whether a team leaves no points for one more tank: others give points away. */
function isFull(position: Armour, team: Team): boolean {
  const left = mostPoints(position, position.active) - costOf(team);
  return WEIGHTS.every(
    (one, index) => FIGURES[one].value > left || (team[index] ?? 0) === supplyOf(position, one),
  );
}

/** Priors by some weights. */
const priorBy =
  (manner: Manner) =>
  (position: Armour, moves: readonly Move[]): readonly number[] => {
    const now = oddsBy(evaluation, position, seatOfTwo(actorIn(position)));
    const gainOf = gainsIn(position, manner);
    return moves.map((move) =>
      move.kind === 'team' && !isFull(position, move.team) ? -1 : logistic(now + gainOf(move) / SCALE),
    );
  };

/** The rule of thumb: what a level goes by where it slips. */
const sight = (position: Armour, moves: readonly Move[]): readonly number[] => moves.map(gainsIn(position));

/** Size of the random sample of moves from which a playout picks the best. */
const LOOKED_AT = 80;

/** The best of a random sample of moves; of all moves when shooting. */
function policy(position: Armour, moves: readonly Move[], lot: (sides: number) => number): Move {
  const last = moves.at(-1) as Move;
  const some =
    position.stage === 'shoot'
      ? moves
      : [last, ...Array.from({ length: LOOKED_AT }, () => moves[lot(moves.length)] ?? last)];
  const gains = some.map(gainsIn(position, TUNED));
  return some[gains.indexOf(Math.max(...gains))] ?? last;
}

/** What a viewer sees of a move, as a key: West’s team is hidden from East while East chooses. */
const seen = (before: Armour, move: Move, _: Armour, viewer: number): string =>
  move.kind === 'team' && before.active === 0 && viewer === 1 ? 'team' : JSON.stringify(move);

/** Only teams are chosen in secret, before the first throw. */
const isOpen = ({ stage, teams }: Armour): boolean =>
  stage !== 'team' && teams.every((team) => team !== null);

/**
 * Decisions by the rule of thumb, by level. One sample is the best prior: more of them, of the dice to come, won no more games
 * (2 of 8 and 8 of 16 against one).
 */
const levels = [{ samples: 1, slips: 0.23 }, { samples: 1, slips: 0.1 }, { samples: 1 }];

const hints: Hints<Armour, Move> = {
  value,
  prior: priorBy(TUNED),
  sight,
  policy,
  seen,
  isOpen,
  evaluation,
  levels,
};

export const armourHints: Hints<Armour, Move> = {
  ...hints,
  tuning: { weights: TUNED, by: (weights) => ({ ...hints, prior: priorBy({ ...TUNED, ...weights }) }) },
};
