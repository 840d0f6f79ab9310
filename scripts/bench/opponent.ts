/** How many samples the opponent takes in a second, how long its ranks think about a decision, and how much it weighs. */
import { fileURLToPath } from 'node:url';
import { chanceOf } from '../../src/referee/chance/random.ts';
import { contest } from '../../src/referee/player.ts';
import { LONGEST_PLAYOUT } from '../../src/referee/playout.ts';
import { BUDGETS, LEVELS } from '../../src/referee/search/levels.ts';
import { opponentOf } from '../../src/referee/search/opponent.ts';
import { search } from '../../src/referee/search/search.ts';
import { SHELF } from '../../src/site/shelf.ts';
import { median, rounded, type Bench, type Figure } from './figure.ts';
import { openShelf } from '../cli/shelves.ts';
import { memoryFigures } from './opponent-memory.ts';
import { sizeOf } from './referee-size.ts';

/** A phone is about so many times slower than the machine that measures, and may take so long, ms. */
const SLOWER = 4;
const LONGEST = 1500;
/** kB by gzip, of what the search adds to a game. */
const WEIGHT = 25;

/** The small games of the tests. */
const MADE_UP = fileURLToPath(new URL('../../tests/made-up/shelf.ts', import.meta.url));

/** Minutes of play in which memory is watched: beside the other figures, and by itself. */
const SHORTLY = 4;
const LONG = 30;

/** Samples that are timed. */
const SAMPLES = 400;

/** Milliseconds of this process's own work: what else the machine does is left out. */
function spent(work: () => void): number {
  const start = process.cpuUsage();
  work();
  return process.cpuUsage(start).user / 1000;
}

/** What is asked of a rank in a game that it plays against itself, ms each. */
function decisions(
  game: Field['game'],
  hints: Field['hints'],
  level: (typeof LEVELS)[number],
): readonly number[] {
  const first = game.setUp([], chanceOf('bench'));
  if (!first.ok) throw new Error(first.faults.join());
  const taken: number[] = [];
  const seat = () => {
    const decide = opponentOf({ game, hints }, BUDGETS[level]);
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
      bar: level === 'general' ? '' : `${LONGEST} ms, ${SLOWER} times slower`,
      ...(level !== 'general' && { held: SLOWER * longest <= LONGEST }),
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

/** Whether what it keeps in memory comes to rest, over a long run. */
export const longMemoryFigures: Bench = async () => {
  const [{ game, hints } = nothing()] = await fields();
  return memoryFigures(game, hints, LONG);
};
