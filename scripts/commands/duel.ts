/** `fieldkit duel`: matches of a game's opponent, at any level, against other players, each set-up from every side. */
import { setImmediate } from 'node:timers/promises';
import type { Command } from 'commander';
import { wilson } from '../make/study/findings.ts';
import { decisionsIn } from '../make/contest.ts';
import { LONGEST_PLAYOUT } from '../../src/referee/playout.ts';
import { LEVELS } from '../../src/site/play/levels.ts';
import { teamsIn } from '../../src/referee/seats.ts';
import { someOf } from '../cli/nearest.ts';
import { wholeNumber } from '../cli/command-options.ts';
import { studiedIn, type Maker } from '../cli/players.ts';
import { progressFor } from '../cli/progress.ts';
import { optionsFrom, refereeOf, setUpBy, type Referee } from '../cli/referees.ts';
import { refusal } from '../cli/command-error.ts';
import { openShelf } from '../cli/shelves.ts';
import { say } from '../cli/terminal.ts';
import { chosenBy, greet, startProgram, type ForeignProgram } from '../engine/foreign-player.ts';
import { roomier } from '../make/study/play-study.ts';

const EXAMPLES = `
Examples:
  fieldkit duel victory-tank --players general --against planner --games 268
  fieldkit duel victory-tank                                 the sergeant against every player that is no level
  fieldkit duel victory-tank --players recruit,sergeant --against general
  fieldkit duel victory-tank --players sergeant --samples 100
  fieldkit duel victory-tank --against "python3 player.py"    a program of yours (docs/engine-protocol.md)
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

/** Decides a move in a game: a player of the game, or a program. */
type Decides = (position: unknown, player: number, seed: string) => Promise<unknown>;

/** Begins a game for somebody: a searching player remembers what it thought. */
type Rival = () => Decides;

const playerOf =
  ({ game }: Referee, maker: Maker): Rival =>
  () => {
    const decide = maker();
    return (position, player, seed) => Promise.resolve(decide(game.observe(position, player), seed));
  };

const programOf =
  ({ game }: Referee, program: ForeignProgram): Rival =>
  () =>
  (position, player, seed) =>
    chosenBy(program, game, position, player, seed);

/** One game; whether the team has won, null for a draw. */
async function played(
  { game }: Referee,
  first: unknown,
  seated: readonly Decides[],
  team: readonly number[],
  seed: string,
): Promise<boolean | null> {
  const limit = game.bound ?? LONGEST_PLAYOUT;
  const decisions = decisionsIn(game, first, seed, limit);
  let next = decisions.next();
  while (next.done !== true) {
    const { player, position, seed: made } = next.value;
    next = decisions.next(await seated[player]?.(position, player, made));
  }
  const outcome = next.value;
  if (outcome === null) throw refusal(`The game of seed "${seed}" has not ended after ${limit} moves.`);
  return outcome.winners.length === 0 ? null : team.some((seat) => outcome.winners.includes(seat));
}

/** One set-up played from every side: whether the player has won each time, null for a draw. */
async function mirrored(
  referee: Referee,
  first: unknown,
  player: Rival,
  rival: Rival,
  seed: string,
): Promise<readonly (boolean | null)[]> {
  const { seats } = referee.game;
  const results: (boolean | null)[] = [];
  for (const [side, team] of teamsIn(seats).entries()) {
    const seated = seats.map((_, seat) => (team.includes(seat) ? player() : rival()));
    results.push(await played(referee, first, seated, team, `${seed}/${side}`));
  }
  return results;
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

/** Whether a rival is given as a command line, and not by a name. */
const isCommand = (given: string): boolean => /[\s/\\]/.test(given.trim());

/** Players of a game by the names asked for. */
const rivalsNamed = (
  referee: Referee,
  makers: ReadonlyMap<string, Maker>,
  names: readonly string[],
): readonly (readonly [string, Rival])[] =>
  names.flatMap((name) => {
    const maker = makers.get(name);
    return maker === undefined ? [] : [[name, playerOf(referee, maker)] as const];
  });

/** Plays all pairs; their scores in order. */
async function scoresOf(
  referee: Referee,
  players: readonly (readonly [string, Rival])[],
  rivals: readonly (readonly [string, Rival])[],
  { games, seed, options }: Pick<DuelOptions, 'games' | 'seed' | 'options'>,
): Promise<readonly DuelScore[]> {
  const on = optionsFrom(referee, options);
  const rounds = Math.ceil(games / teamsIn(referee.game.seats).length);
  const pairs = players.flatMap((player) => rivals.map((rival) => [player, rival] as const));
  const progress = await progressFor();
  progress.step('Set-ups', rounds * pairs.length);
  const scores: DuelScore[] = [];
  for (const [[player, plays], [against, replies]] of pairs) {
    const results: (boolean | null)[] = [];
    for (let round = 1; round <= rounds; round++) {
      const made = `${seed}/${round}`;
      results.push(...(await mirrored(referee, setUpBy(referee, on, made), plays, replies, made)));
      progress.tick();
      await setImmediate();
    }
    scores.push(scored(player, against, results));
  }
  progress.end();
  return scores;
}

async function duel(id: string, options: DuelOptions): Promise<void> {
  const shelf = await openShelf(options.shelf);
  const referee = await refereeOf(shelf, id);
  const { makers } = await studiedIn(shelf, id, options.samples);
  const names = [...makers.keys()];
  const players = rivalsNamed(referee, makers, someOf('player', names, options.players));
  const { against } = options;
  roomier();
  const tell = (scores: readonly DuelScore[]) =>
    say(options.json ? JSON.stringify(scores, undefined, 2) : scores.map(told).join('\n'));
  if (against !== undefined && isCommand(against)) {
    const program = startProgram(against);
    try {
      await greet(program, referee.game);
      return tell(await scoresOf(referee, players, [[against, programOf(referee, program)]], options));
    } finally {
      program.end();
    }
  }
  const isLevel = (name: string) => LEVELS.some((level) => level === name);
  const rivals =
    against === undefined ? names.filter((name) => !isLevel(name)) : someOf('player', names, against);
  tell(await scoresOf(referee, players, rivalsNamed(referee, makers, rivals), options));
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
    .option(
      '--against <names>',
      'players to measure against, with commas, or the command of a program; all but the levels where left out',
    )
    .option('--samples <number>', 'samples of the levels at each decision', wholeNumber(1, 1_000_000))
    .option('--options <names>', 'rulings switched to their other reading, with commas')
    .option('--json', 'print JSON', false)
    .addHelpText('after', EXAMPLES)
    .action((id: string, _: unknown, command: Command) => duel(id, command.optsWithGlobals<DuelOptions>()));
}
