/** Samples per second of the opponent, thinking time of its ranks, and its size. */
import { fileURLToPath } from 'node:url';
import { chanceOf } from '../../src/referee/chance/random.ts';
import { contest } from '../make/contest.ts';
import { LONGEST_PLAYOUT } from '../../src/referee/playout.ts';
import { budgetOf, LEVELS, TIME_LIMITS } from '../../src/site/play/levels.ts';
import { opponentOf, search } from '../../src/referee/search/search.ts';
import { SHELF } from '../../src/site/shelf.ts';
import { median, rounded, type Bench, type Figure } from './measurement.ts';
import { openShelf } from '../cli/shelves.ts';
import { sizeOf } from './referee-size.ts';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { AnyGame } from '../../src/referee/erased-types.ts';
import type { Hints } from '../../src/referee/search/heuristics.ts';

// Whether the opponent leaks memory: plays game after game in one process.

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
function memoryFigures(game: AnyGame, hints: Hints, minutes: number): readonly Figure[] {
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

/** A phone is about this many times slower than this machine. */
const SLOWER = 4;
/** Limit in kB (gzip) for what the search adds to a game. */
const WEIGHT = 25;

/** The tests' small games. */
const MADE_UP = fileURLToPath(new URL('../../tests/made-up/shelf.ts', import.meta.url));

/** Minutes of play for the memory figure, in a full run and alone. */
const SHORTLY = 4;
const LONG = 30;

/** Samples to time. */
const SAMPLES = 400;

/** CPU time of this process, ms: other processes do not count. */
function spent(work: () => void): number {
  const start = process.cpuUsage();
  work();
  return process.cpuUsage(start).user / 1000;
}

/** ms for each decision of a rank that plays against itself. */
function decisions(
  game: Field['game'],
  hints: Field['hints'],
  level: (typeof LEVELS)[number],
): readonly number[] {
  const first = game.setUp([], chanceOf('bench'));
  if (!first.ok) throw new Error(first.faults.join());
  const taken: number[] = [];
  const seat = () => {
    const decide = opponentOf({ game, hints }, budgetOf(hints, level));
    return (seen: unknown, seed: string): unknown => {
      let move: unknown;
      taken.push(spent(() => (move = decide(seen, seed))));
      return move;
    };
  };
  contest(game, first.value, game.seats.map(seat), 'bench', game.bound ?? LONGEST_PLAYOUT);
  return taken;
}

type Field = Awaited<ReturnType<typeof fields>>[number];

const fields = async () =>
  Promise.all(
    [...SHELF, ...(await openShelf(MADE_UP))].flatMap(({ id, referee }) =>
      referee === undefined
        ? []
        : [(async () => ({ id, game: await referee.game(), hints: (await referee.hints?.()) ?? {} }))()],
    ),
  );

function figuresOf({ id, game, hints }: Field): readonly Figure[] {
  const first = game.setUp([], chanceOf('bench'));
  if (!first.ok) throw new Error(first.faults.join());
  const player = game.toAct(first.value);
  const seen = game.observe(first.value, typeof player === 'number' ? player : 0);
  const sample = (seed: string) => search({ game, hints }, seen, seed).more(SAMPLES);
  sample('to warm up');
  const rate = (1000 * SAMPLES) / spent(() => sample('bench'));
  const ranks = LEVELS.map((level): Figure => {
    const taken = decisions(game, hints, level);
    const longest = Math.max(...taken);
    return {
      what: `${id}: ${level}, a decision (the longest of a game)`,
      found: `${rounded(median(taken))} ms (${rounded(longest)} ms)`,
      bar: `${TIME_LIMITS[level]} ms, ${SLOWER} times slower`,
      held: SLOWER * longest <= TIME_LIMITS[level],
    };
  });
  return [{ what: `${id}: samples of its first decision`, found: `${rounded(rate)}/s`, bar: '' }, ...ranks];
}

const nothing = (): never => {
  throw new Error('no game is played');
};

export const opponentFigures: Bench = async () => {
  const { gzip } = await sizeOf('../../src/referee/search/search.ts');
  const weight: Figure = {
    what: 'the search, without a game, by gzip',
    found: `${rounded(gzip / 1000)} kB`,
    bar: `<= ${WEIGHT} kB`,
    held: gzip <= 1000 * WEIGHT,
  };
  const all = await fields();
  const [{ game, hints } = nothing()] = all;
  return [weight, ...all.flatMap(figuresOf), ...memoryFigures(game, hints, SHORTLY)];
};

/** Whether memory stays stable over a long run. */
export const longMemoryFigures: Bench = async () => {
  const [{ game, hints } = nothing()] = await fields();
  return memoryFigures(game, hints, LONG);
};
