/** `fieldkit duel`: matches of a game's opponent, at any level, against other players, each set-up from every side. */
import { setImmediate } from 'node:timers/promises';
import type { Command } from 'commander';
import { wilson } from '../make/study/findings.ts';
import { contest } from '../../src/referee/player.ts';
import { LONGEST_PLAYOUT } from '../../src/referee/playout.ts';
import { LEVELS } from '../../src/referee/search/levels.ts';
import { teamsIn } from '../../src/referee/seats.ts';
import { someOf, unknownName } from '../cli/nearest.ts';
import { wholeNumber } from '../cli/command-options.ts';
import { studiedIn, type Maker } from '../cli/players.ts';
import { progressFor } from '../cli/progress.ts';
import { optionsFrom, refereeOf, setUpBy, type Referee } from '../cli/referees.ts';
import { refusal } from '../cli/command-error.ts';
import { openShelf } from '../cli/shelves.ts';
import { say } from '../cli/terminal.ts';
import { roomier } from '../make/study/play-study.ts';

const EXAMPLES = `
Examples:
  fieldkit duel victory-tank --players general --against planner --games 268
  fieldkit duel victory-tank                                 the sergeant against every player that is no level
  fieldkit duel victory-tank --players recruit,sergeant --against general
  fieldkit duel victory-tank --players sergeant --samples 100
  fieldkit duel victory-tank --games 20 --json               for programs

Games are mirrored: each set-up is played once from every side. A player sees its own side's observation alone.
The same seed plays the same games. Beside each share stands where it lies 95 times of 100.`;

interface DuelOptions {
  readonly games: number;
  readonly seed: string;
  readonly players: string;
  readonly against?: string;
  readonly samples?: number;
  readonly options?: string;
  readonly json: boolean;
  readonly shelf?: string;
}

/** The result of a player against another. */
export interface DuelScore {
  readonly player: string;
  readonly against: string;
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  /** Per cent, a draw counting half, with the 95 % confidence interval. */
  readonly share: number;
  readonly from: number;
  readonly to: number;
}

/** One set-up played from every side: whether the player has won each time, null for a draw. */
function mirrored(
  { game }: Referee,
  first: unknown,
  player: Maker,
  rival: Maker,
  seed: string,
): readonly (boolean | null)[] {
  return teamsIn(game.seats).map((team, side) => {
    const seated = game.seats.map((_, seat) => (team.includes(seat) ? player() : rival()));
    const limit = game.bound ?? LONGEST_PLAYOUT;
    const outcome = contest(game, first, seated, `${seed}/${side}`, limit);
    if (outcome === null) throw refusal(`The game of seed "${seed}" has not ended after ${limit} moves.`);
    return outcome.winners.length === 0 ? null : team.some((seat) => outcome.winners.includes(seat));
  });
}

const percent = (share: number): number => 100 * share;

function scored(player: string, against: string, results: readonly (boolean | null)[]): DuelScore {
  const games = results.length;
  const won = results.filter((result) => result === true).length;
  const drawn = results.filter((result) => result === null).length;
  const points = won + drawn / 2;
  const { from, to } = wilson(points, games);
  return {
    player,
    against,
    games,
    won,
    drawn,
    share: percent(points / games),
    from: percent(from),
    to: percent(to),
  };
}

const told = ({ player, against, games, won, drawn, share, from, to }: DuelScore): string =>
  `${player} against ${against}: ${won} of ${games} games won${drawn > 0 ? `, ${drawn} drawn` : ''} ` +
  `(${share.toFixed(1)} %, ${from.toFixed(1)} to ${to.toFixed(1)}).`;

async function duel(id: string, options: DuelOptions): Promise<void> {
  const shelf = await openShelf(options.shelf);
  const referee = await refereeOf(shelf, id);
  const { makers } = await studiedIn(shelf, id, options.samples);
  const names = [...makers.keys()];
  const on = optionsFrom(referee, options.options);
  const chosen = someOf('player', names, options.players);
  const rivals =
    options.against === undefined
      ? names.filter((name) => !LEVELS.some((level) => level === name))
      : someOf('player', names, options.against);
  const rounds = Math.ceil(options.games / teamsIn(referee.game.seats).length);
  const pairs = chosen.flatMap((player) => rivals.map((against) => ({ player, against })));
  roomier();
  const progress = await progressFor();
  progress.step('Set-ups', rounds * pairs.length);
  const scores: DuelScore[] = [];
  for (const { player, against } of pairs) {
    const [maker, rival] = [makers.get(player), makers.get(against)];
    if (maker === undefined || rival === undefined)
      throw unknownName('There is no such player', `${player}, ${against}`, names);
    const results: (boolean | null)[] = [];
    for (let round = 1; round <= rounds; round++) {
      const seed = `${options.seed}/${round}`;
      results.push(...mirrored(referee, setUpBy(referee, on, seed), maker, rival, seed));
      progress.tick();
      await setImmediate();
    }
    scores.push(scored(player, against, results));
  }
  progress.end();
  say(options.json ? JSON.stringify(scores, undefined, 2) : scores.map(told).join('\n'));
}

export function addDuel(program: Command): void {
  program
    .command('duel')
    .summary('measure the opponent')
    .description(
      'Plays the opponent, or any other player, against others, from every side, and counts what it wins.',
    )
    .argument('<game>', 'a game of the shelf')
    .option(
      '--games <number>',
      'how many games against each, rounded up to one from every side',
      wholeNumber(1, 1_000_000),
      400,
    )
    .option('--seed <text>', 'the seed of the games', '1')
    .option('--players <names>', 'who is measured, with commas: a level or another player', 'sergeant')
    .option('--against <names>', 'players to measure against, with commas; all but the levels where left out')
    .option('--samples <number>', 'samples of the levels at each decision', wholeNumber(1, 1_000_000))
    .option('--options <names>', 'rulings switched to their other reading, with commas')
    .option('--json', 'print JSON', false)
    .addHelpText('after', EXAMPLES)
    .action((id: string, _: unknown, command: Command) => duel(id, command.optsWithGlobals<DuelOptions>()));
}
