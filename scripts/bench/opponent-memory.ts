/** Whether the opponent leaks memory: plays game after game in one process. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { chanceOf } from '../../src/referee/chance/random.ts';
import { contest } from '../make/contest.ts';
import { LONGEST_PLAYOUT } from '../../src/referee/playout.ts';
import { budgetOf } from '../../src/site/play/levels.ts';
import { opponentOf } from '../../src/referee/search/search.ts';
import type { AnyGame } from '../../src/referee/erased-types.ts';
import type { Hints } from '../../src/referee/search/heuristics.ts';
import { rounded, type Figure } from './measurement.ts';

/** Warm-up games. */
const WARM = 5;

/** Least number of measured games. */
const LEAST = 4;

/** Growth below this is no leak, MB an hour: the measurement is not more precise. */
const BAR = 20;

/** Average growth from one figure to the next: the slope of the least-squares line. */
function slopeOf(figures: readonly number[]): number {
  const middle = (figures.length - 1) / 2;
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  const over = figures.reduce((sum, figure, index) => sum + (index - middle) * (figure - mean), 0);
  const under = figures.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  return over / under;
}

const cpuMinutes = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 60e6;
};

/** Plays for this many minutes of CPU time. */
export function memoryFigures(game: AnyGame, hints: Hints, minutes: number): readonly Figure[] {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // Opponents that live on, as on a page that stays open.
  const kept = game.seats.map(() => opponentOf({ game, hints }, budgetOf(hints, 'recruit')));
  const held: number[] = [];
  let begun = cpuMinutes();
  for (let number = 0; held.length < LEAST || cpuMinutes() - begun < minutes; number++) {
    if (number === WARM) begun = cpuMinutes();
    const first = game.setUp([], chanceOf(`memory ${number}`));
    if (!first.ok) throw new Error(first.faults.join());
    contest(game, first.value, kept, `memory ${number}`, game.bound ?? LONGEST_PLAYOUT);
    collect();
    if (number >= WARM) held.push(process.memoryUsage().heapUsed / 1e6);
  }
  const passed = cpuMinutes() - begun;
  const growth = (figures: readonly number[]): number => (slopeOf(figures) * held.length) / (passed / 60);
  const whole = growth(held);
  return [
    {
      what: `${game.id}: memory it holds after ${held.length} games in a row (${rounded(passed)} minutes of work)`,
      bar: '',
      found: `${rounded(held.at(-1) ?? NaN)} MB`,
    },
    {
      what: `${game.id}: its growth, as an hour of it would come to`,
      bar: `<= ${BAR} MB`,
      found: `${rounded(whole)} MB`,
      held: whole <= BAR,
    },
    {
      what: `${game.id}: the same, by the second half of the games`,
      bar: '',
      found: `${rounded(growth(held.slice(held.length / 2)))} MB`,
    },
  ];
}
