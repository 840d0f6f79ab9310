/** `fieldkit perft`: counts the sequences of moves from a set-up. */
import { setImmediate } from 'node:timers/promises';
import type { Command } from 'commander';
import { perft as runsFrom } from '../../src/referee/playout.ts';
import { wholeNumber } from '../cli/command-options.ts';
import { progressFor, type Progress } from '../cli/progress.ts';
import { optionsFrom, refereeOf, setUpBy } from '../cli/referees.ts';
import { secondsText } from '../cli/run-report.ts';
import { openShelf } from '../cli/shelves.ts';
import { table } from '../cli/terminal-table.ts';
import { say } from '../cli/terminal.ts';
import type { AnyGame } from '../../src/referee/erased-types.ts';

const EXAMPLES = `
Examples:
  fieldkit perft victory-tank --seed 1 --depth 4
  fieldkit perft victory-tank --seed 1 --depth 4 --options free,pass
  fieldkit perft victory-tank --json    for programs

The figures are facts about the rules: another implementation of them has to find the same.`;

interface PerftOptions {
  readonly seed: string;
  readonly depth: number;
  readonly options?: string;
  readonly json: boolean;
  readonly shelf?: string;
}

/** The count at a depth. */
interface Counted {
  readonly depth: number;
  readonly runs: number;
  readonly milliseconds: number;
}

/** Depth counted without a pause: takes an instant. */
const IN_ONE_GO = 2;

/** Counts like the referee, but yields regularly to signals and the progress bar. */
async function runsOf(game: AnyGame, position: unknown, depth: number): Promise<number> {
  if (depth <= IN_ONE_GO) return runsFrom(game, position, depth);
  let runs = 0;
  for (const move of game.moves(position)) {
    runs += await runsOf(game, game.play(position, move), depth - 1);
    await setImmediate();
  }
  return runs;
}

/** Counts a depth, one first move at a time, for the progress bar. */
async function count(game: AnyGame, first: unknown, depth: number, progress: Progress): Promise<Counted> {
  const start = performance.now();
  const moves = game.moves(first);
  progress.step(`Depth ${depth}`, moves.length);
  let runs = 0;
  for (const move of moves) {
    runs += await runsOf(game, game.play(first, move), depth - 1);
    progress.tick();
    await setImmediate();
  }
  return { depth, runs, milliseconds: performance.now() - start };
}

async function perft(id: string, options: PerftOptions): Promise<void> {
  const referee = await refereeOf(await openShelf(options.shelf), id);
  const on = optionsFrom(referee, options.options);
  const first = setUpBy(referee, on, options.seed);
  const progress = await progressFor();
  const counted: Counted[] = [];
  for (let depth = 1; depth <= options.depth; depth++)
    counted.push(await count(referee.game, first, depth, progress));
  progress.end();
  const runs = counted.map((each) => each.runs);
  if (options.json) say(JSON.stringify({ seed: options.seed, options: on, runs }));
  else say(report(counted));
}

const report = (counted: readonly Counted[]): string =>
  table(
    ['depth', 'runs', 'time'],
    counted.map(({ depth, runs, milliseconds }) => [String(depth), String(runs), secondsText(milliseconds)]),
    { right: [0, 1, 2] },
  );

export function addPerft(program: Command): void {
  program
    .command('perft')
    .summary('count the runs of moves from a set-up')
    .description('Counts how many different runs of 1, 2, ... moves there are from the set-up of a seed.')
    .argument('<game>', 'a game of the shelf')
    .option('--seed <text>', 'the seed of the set-up', '1')
    .option('--depth <number>', 'the longest run', wholeNumber(1, 20), 3)
    .option('--options <names>', 'rulings switched to their other reading, with commas')
    .option('--json', 'print JSON', false)
    .addHelpText('after', EXAMPLES)
    .action((id: string, _: unknown, command: Command) => perft(id, command.optsWithGlobals<PerftOptions>()));
}
