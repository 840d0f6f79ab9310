import { chanceOf, lotsOf } from '../../src/referee/chance/random.ts';
import { playout } from '../../src/referee/playout.ts';
import { victoryTank } from '../../src/games/victory-tank/rules/judge.ts';
import type { Move } from '../../src/games/victory-tank/rules/moves.ts';
import { OPTION_IDS, type OptionId } from '../../src/games/victory-tank/rules/options.ts';
import type { Position } from '../../src/games/victory-tank/rules/position.ts';
import { setUp } from '../../src/games/victory-tank/rules/set-up.ts';

/** A callback for each move of a random game. */
export type Watch = (position: Position, move: Move, next: Position, count: number) => void;

/** The set-up of a seed; a set-up without a script is never refused. */
export function start(seed: string, on: readonly OptionId[] = []): Position {
  const first = setUp(on, chanceOf(seed));
  if (!first.ok) throw new Error(first.faults.join('; '));
  return first.value;
}

/** Plays one random game to its end and returns its last position. */
export function randomGame(seed: string, on: readonly OptionId[], watch: Watch): Position {
  const { last, count, ended } = playout(victoryTank, start(seed, on), `${seed}/play`, null, (happened) =>
    watch(happened.before, happened.move, happened.after, happened.count),
  );
  if (!ended) throw new Error(`seed ${seed}: nobody can move after ${count} moves`);
  return last;
}

/** A random set of options: each is on half the time. */
export function randomOptions(seed: string): OptionId[] {
  const lot = lotsOf(`${seed}/options`);
  return OPTION_IDS.filter(() => lot(2) === 1);
}
