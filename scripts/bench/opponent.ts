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
import { memoryFigures } from './opponent-memory.ts';
import { sizeOf } from './referee-size.ts';

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
