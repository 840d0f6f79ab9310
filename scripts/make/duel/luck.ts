/**
 * How much luck a game had: what each roll and draw changed of the chances, beside what it changes on the average. The sum
 * has the expectation 0 whatever the valuation, so that taking it off a result makes the result surer and not other (control
 * variates; as backgammon programs do: result = luck + skill).
 */
import type { Measured } from '../../../src/book/study-report.ts';
import { byWeight, weightOf } from '../../../src/referee/chance/draw.ts';
import { lotsOf } from '../../../src/referee/chance/random.ts';
import type { AnyGame } from '../../../src/referee/erased-types.ts';
import type { Hints } from '../../../src/referee/search/heuristics.ts';

/** The most results of a chance move that are valued; of more, so many are drawn. */
const MOST_RESULTS = 24;

/** Sums the luck of one seat over the chance moves of a game. */
export interface LuckMeter {
  readonly watch: (before: unknown, move: unknown) => void;
  readonly sum: () => number;
}

/** A meter for a seat; null where the game has no valuation. */
export function luckOf(game: AnyGame, { value }: Hints, seat: number, seed: string): LuckMeter | null {
  if (value === undefined) return null;
  const lot = lotsOf(`${seed}/luck`);
  const worth = (position: unknown): number => value(position, seat);
  let sum = 0;
  const average = (before: unknown): number => {
    const moves = game.moves(before);
    const drawn =
      moves.length <= MOST_RESULTS
        ? moves.map((move) => ({ move, weight: weightOf(game, before, move) }))
        : Array.from({ length: MOST_RESULTS }, () => ({
            move: byWeight(game, before, moves, lot),
            weight: 1,
          }));
    const all = drawn.reduce((total, { weight }) => total + weight, 0);
    return drawn.reduce(
      (total, { move, weight }) => total + (weight / all) * worth(game.play(before, move)),
      0,
    );
  };
  return {
    watch: (before, move) => {
      if (game.toAct(before) === 'chance') sum += worth(game.play(before, move)) - average(before);
    },
    sum: () => sum,
  };
}

/** A result and the luck in it: of one game, or the mean of a mirrored set-up. */
export interface Lucky {
  readonly result: number;
  readonly luck: number;
}

const SURE = 1.96;

/** The mean result with luck taken off, with its 95 % interval, by the slope of results over luck; null for fewer than eight. */
export function withoutLuck(all: readonly Lucky[]): Measured | null {
  const count = all.length;
  if (count < 8) return null;
  const mean = (of: (one: Lucky) => number): number => all.reduce((sum, one) => sum + of(one), 0) / count;
  const [result, luck] = [mean((one) => one.result), mean((one) => one.luck)];
  const spread = mean((one) => (one.luck - luck) ** 2);
  const slope = spread === 0 ? 0 : mean((one) => (one.luck - luck) * (one.result - result)) / spread;
  const rest = all.map((one) => one.result - slope * one.luck);
  const at = rest.reduce((sum, one) => sum + one, 0) / count;
  const error = Math.sqrt(rest.reduce((sum, one) => sum + (one - at) ** 2, 0) / (count - 2) / count);
  return { at, from: Math.max(0, at - SURE * error), to: Math.min(1, at + SURE * error) };
}
