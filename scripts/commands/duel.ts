/** `fieldkit duel`: a game's built-in opponent against players of another kind, each set-up from every side. */
import { setImmediate } from 'node:timers/promises';
import type { Command } from 'commander';
import { byLot, contest, type AnyPlayer } from '../../src/referee/player.ts';
import { LONGEST_PLAYOUT } from '../../src/referee/playout.ts';
import { teamsIn } from '../../src/referee/seats.ts';
import type { Shelf } from '../../src/site/shelf.ts';
import { someOf, unknownName } from '../cli/nearest.ts';
import { wholeNumber } from '../cli/options.ts';
import { progressFor } from '../cli/progress.ts';
import { optionsFrom, refereeOf, setUpBy, type Referee } from '../cli/referees.ts';
import { refusal } from '../cli/refusal.ts';
import { openShelf } from '../cli/shelves.ts';
import { say } from '../cli/terminal.ts';

const EXAMPLES = `
Examples:
  fieldkit duel victory-tank --games 400                     against random play and every other player there is
  fieldkit duel victory-tank --games 400 --against random
  fieldkit duel victory-tank --games 20 --json               for programs

Games are mirrored: each set-up is played once from every side. A player sees its own side's observation alone.
The same seed plays the same games.`;

interface DuelOptions {
  readonly games: number;
  readonly seed: string;
  readonly against?: string;
  readonly options?: string;
  readonly json: boolean;
  readonly shelf?: string;
}

/** How the built-in opponent fared. */
export interface DuelScore {
  readonly against: string;
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  /** In percent. */
  readonly share: number;
}

/** The built-in opponent, and whom it can be measured against by name. */
async function playersOf(shelf: Shelf, referee: Referee) {
  const { players } = shelf.find(({ id }) => id === referee.game.id)?.referee ?? {};
  if (players === undefined) throw refusal(`There is no built-in opponent for ${referee.game.id} yet.`);
  const { bot, ...others } = await players();
  return {
    bot,
    rivals: new Map<string, AnyPlayer>(Object.entries({ random: byLot(referee.game), ...others })),
  };
}

/** One set-up played from every side: for each, whether the bot has won, or null for a draw. */
function mirrored(
  { game }: Referee,
  first: unknown,
  bot: AnyPlayer,
  rival: AnyPlayer,
  seed: string,
): readonly (boolean | null)[] {
  return teamsIn(game.seats).map((team, side) => {
    const players = game.seats.map((_, player) => (team.includes(player) ? bot : rival));
    const limit = game.bound ?? LONGEST_PLAYOUT;
    const outcome = contest(game, first, players, `${seed}/${side}`, limit);
    if (outcome === null) throw refusal(`The game of seed "${seed}" has not ended after ${limit} moves.`);
    return outcome.winners.length === 0 ? null : team.some((player) => outcome.winners.includes(player));
  });
}

const told = ({ against, games, won, drawn, share }: DuelScore): string =>
  `Against ${against}: ${won} of ${games} games won (${share.toFixed(1)} %)${drawn > 0 ? `, ${drawn} drawn` : ''}.`;

async function duel(id: string, options: DuelOptions): Promise<void> {
  const shelf = await openShelf(options.shelf);
  const referee = await refereeOf(shelf, id);
  const { bot, rivals } = await playersOf(shelf, referee);
  const on = optionsFrom(referee, options.options);
  const chosen =
    options.against === undefined
      ? [...rivals.keys()]
      : someOf('player', [...rivals.keys()], options.against);
  const rounds = Math.ceil(options.games / teamsIn(referee.game.seats).length);
  const progress = progressFor();
  progress.step('Set-ups', rounds * chosen.length);
  const scores: DuelScore[] = [];
  for (const against of chosen) {
    const rival = rivals.get(against);
    if (rival === undefined)
      throw unknownName(`There is no player "${against}"`, against, [...rivals.keys()]);
    const results: (boolean | null)[] = [];
    for (let round = 1; round <= rounds; round++) {
      const seed = `${options.seed}/${round}`;
      results.push(...mirrored(referee, setUpBy(referee, on, seed), bot, rival, seed));
      progress.tick();
      await setImmediate();
    }
    const won = results.filter((result) => result === true).length;
    const drawn = results.filter((result) => result === null).length;
    scores.push({ against, games: results.length, won, drawn, share: (100 * won) / results.length });
  }
  progress.end();
  say(options.json ? JSON.stringify(scores, undefined, 2) : scores.map(told).join('\n'));
}

export function addDuel(program: Command): void {
  program
    .command('duel')
    .summary('measure the built-in opponent')
    .description(
      'Plays the built-in opponent against other players, from every side, and counts what it wins.',
    )
    .argument('<game>', 'a game of the shelf')
    .option(
      '--games <number>',
      'how many games against each, rounded up to one from every side',
      wholeNumber(1, 1_000_000),
      400,
    )
    .option('--seed <text>', 'the seed of the games', '1')
    .option('--against <names>', 'players to measure it against, with commas; all of them where left out')
    .option('--options <names>', 'rulings switched to their other reading, with commas')
    .option('--json', 'print JSON', false)
    .addHelpText('after', EXAMPLES)
    .action((id: string, _: unknown, command: Command) => duel(id, command.optsWithGlobals<DuelOptions>()));
}
