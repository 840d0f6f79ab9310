/** `fieldkit playout`: random games, and statistics about them. */
import { setImmediate } from 'node:timers/promises';
import type { Command } from 'commander';
import { LONGEST_PLAYOUT, playout as played } from '../../src/referee/playout.ts';
import { wholeNumber } from '../cli/command-options.ts';
import { progressFor } from '../cli/progress.ts';
import { optionsFrom, refereeOf, setUpBy, type Referee } from '../cli/referees.ts';
import { refusal } from '../cli/command-error.ts';
import { openShelf } from '../cli/shelves.ts';
import { say } from '../cli/terminal.ts';
import { summary, summaryText, type PlayedGame } from '../make/study/playouts.ts';

const EXAMPLES = `
Examples:
  fieldkit playout victory-tank --games 1000 --seed 1
  fieldkit playout victory-tank --games 1000 --seed 1 --options free,combined
  fieldkit playout victory-tank --json    for programs

Every move of every game is checked: nothing of the box is lost or doubled, whoever decides has a move, and the game
ends. The same seed plays the same games.`;

interface PlayoutOptions {
  readonly games: number;
  readonly seed: string;
  readonly options?: string;
  readonly most: number;
  readonly json: boolean;
  readonly shelf?: string;
}

/**
 * Plays a random game, checking its invariants after every move; a game without a bound is stopped after `most` moves.
 */
export function checkedGame(
  referee: Referee,
  on: readonly string[],
  seed: string,
  most: number = LONGEST_PLAYOUT,
): PlayedGame {
  const { game, invariants } = referee;
  const first = setUpBy(referee, on, seed);
  const { last, count, ended } = played(game, first, seed, game.bound ?? most, ({ after, count: number }) => {
    const broken = invariants(after);
    if (broken.length > 0) throw broke(seed, number, broken.join('; '));
  });
  const outcome = game.outcome(last);
  if (!ended && game.bound === null && count === most) return { moves: count, winners: null, totals: null };
  if (!ended || outcome === null) throw broke(seed, count, 'nobody can move, or the game goes on for ever');
  return { moves: count, winners: outcome.winners, totals: outcome.totals };
}

const broke = (seed: string, move: number, what: string): Error =>
  refusal(`The rules broke in the game of seed "${seed}" at move ${move}: ${what}.`);

async function playout(id: string, options: PlayoutOptions): Promise<void> {
  const referee = await refereeOf(await openShelf(options.shelf), id);
  const on = optionsFrom(referee, options.options);
  const progress = await progressFor();
  progress.step('Games', options.games);
  const start = performance.now();
  const games: PlayedGame[] = [];
  for (let number = 1; number <= options.games; number++) {
    games.push(checkedGame(referee, on, `${options.seed}/${number}`, options.most));
    progress.tick();
    await setImmediate();
  }
  const milliseconds = performance.now() - start;
  progress.end();
  const sum = summary(games, referee.game.seats.length, milliseconds);
  say(options.json ? JSON.stringify(sum, undefined, 2) : summaryText(sum, referee.game.seats));
}

export function addPlayout(program: Command): void {
  program
    .command('playout')
    .summary('play games by lot')
    .description('Plays games by lot, checks the rules after every move and sums the games up.')
    .argument('<game>', 'a game of the shelf')
    .option('--games <number>', 'how many games', wholeNumber(1, 1_000_000), 100)
    .option('--seed <text>', 'the seed of the games', '1')
    .option('--options <names>', 'rulings switched to their other reading, with commas')
    .option(
      '--most <number>',
      'where a game without a bound is stopped, in moves',
      wholeNumber(1, 10_000_000),
      LONGEST_PLAYOUT,
    )
    .option('--json', 'print JSON', false)
    .addHelpText('after', EXAMPLES)
    .action((id: string, _: unknown, command: Command) =>
      playout(id, command.optsWithGlobals<PlayoutOptions>()),
    );
}
