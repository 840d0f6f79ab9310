/**
 * Weights tuned by play: simultaneous perturbation (Spall, "Multivariate Stochastic Approximation Using a Simultaneous
 * Perturbation Gradient Approximation", 1992). Games come in pairs of one set-up and seed: in one every weight goes up or down
 * by lot, in the other each goes the other way. What a weight has to do with the difference says where to move it.
 */
import { contest } from '../contest.ts';
import { lotsOf } from '../../../src/referee/chance/random.ts';
import type { AnyGame } from '../../../src/referee/erased-types.ts';
import type { Player } from '../../../src/referee/game.ts';
import { LONGEST_PLAYOUT } from '../../../src/referee/playout.ts';
import type { Hints, Tuning } from '../../../src/referee/search/heuristics.ts';
import { sharesOf } from '../../../src/referee/search/sample-value.ts';
import { opponentOf } from '../../../src/referee/search/search.ts';
import { teamsIn } from '../../../src/referee/seats.ts';
import { failed, ok, type Result } from '../../../src/result.ts';

export type Weighing = Tuning['weights'];

/** What is tuned, against whom, and from which positions. */
export interface Bout {
  readonly game: AnyGame;
  readonly tuning: Tuning;
  readonly rival: () => Player;
  readonly setUp: (seed: string) => unknown;
}

/** What a round of games came to. */
export interface Round {
  readonly weights: Weighing;
  readonly games: number;
  /** The share that was won around the weights as they were before. */
  readonly share: number;
}

/** How far a weight goes up or down in a game, as a logarithm: by a factor of 1.6. */
const SHIFT = 0.47;
/** The farthest that a round moves a weight, the same way. */
const STRIDE = 0.5;
/** So many standard errors say nothing; with twice as many more the stride is whole. */
const NOISE = 0.7;

/** A weight moved by a logarithm. A weight of 0 stays: it is switched off. */
const moved = (weight: number, by: number): number => weight * Math.exp(by);

const movedBy = (weights: Weighing, by: (index: number) => number): Weighing =>
  Object.fromEntries(
    Object.entries(weights).map(([name, weight], index) => [name, moved(weight, by(index))]),
  );

/** Who plays by the best prior alone: what is tuned, and not what samples make of it. */
function atSight(game: AnyGame, { sight: _, ...hints }: Hints): Player {
  return opponentOf({ game, hints }, { samples: 1, slips: 1 });
}

/** The share that one team wins with some weights. */
function won({ game, tuning, rival, setUp }: Bout, weights: Weighing, team: readonly number[], seed: string) {
  const players = game.seats.map((_, seat) =>
    team.includes(seat) ? atSight(game, tuning.by(weights)) : rival(),
  );
  const limit = game.bound ?? LONGEST_PLAYOUT;
  const outcome = contest(game, setUp(seed), players, seed, limit);
  if (outcome === null) return failed(`the game of seed "${seed}" has not ended after ${limit} moves`);
  return ok(sharesOf(game.seats, outcome)[team[0] ?? 0] ?? 0);
}

/** Where a weight goes that changed a result by `effect`, which is sure to `error`. */
function strideBy(effect: number, error: number): number {
  if (error === 0) return 0;
  const surely = Math.abs(effect) / error - NOISE;
  return STRIDE * Math.sign(effect) * Math.min(1, Math.max(0, surely / 2));
}

/** Plays a round of games in pairs, and moves each weight by as much as its effect is sure. */
export function tunedRound(
  bout: Bout,
  weights: Weighing,
  games: number,
  seed: string,
  tick: () => void = () => undefined,
): Result<Round, string> {
  const pairs = Math.ceil(games / 2);
  const teams = teamsIn(bout.game.seats);
  const effects = Object.keys(weights).map(() => 0);
  let [sum, squares] = [0, 0];
  for (let pair = 0; pair < pairs; pair++) {
    const at = `${seed}/${pair}`;
    const lot = lotsOf(`${at}/shifts`);
    const signs = effects.map(() => (lot(2) === 0 ? 1 : -1));
    const team = teams[pair % teams.length] ?? [];
    const [up, down] = [SHIFT, -SHIFT].map((shift) =>
      won(
        bout,
        movedBy(weights, (index) => shift * (signs[index] ?? 0)),
        team,
        at,
      ),
    );
    if (up?.ok !== true) return up ?? failed('no game was played');
    if (down?.ok !== true) return down ?? failed('no game was played');
    const half = (up.value - down.value) / 2;
    sum += up.value + down.value;
    squares += half * half;
    signs.forEach((sign, index) => (effects[index] = (effects[index] ?? 0) + (sign * half) / pairs));
    tick();
  }
  const error = Math.sqrt(squares) / pairs;
  const next = movedBy(weights, (index) => strideBy(effects[index] ?? 0, error));
  return ok({ weights: next, games: 2 * pairs, share: sum / (2 * pairs) });
}
