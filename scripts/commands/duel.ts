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
import { refereeOf, type Referee } from '../cli/referees.ts';
import { refusal } from '../cli/command-error.ts';
import { openShelf } from '../cli/shelves.ts';
import { seatedBy, tableFor, type Table } from '../cli/table-set-up.ts';
import { say } from '../cli/terminal.ts';
import { chosenBy, greet, startProgram, type ForeignProgram } from '../engine/foreign-player.ts';
import { luckOf, withoutLuck, type Lucky, type Mean } from '../make/duel/luck.ts';
import { roomier } from '../make/study/play-study.ts';
import type { Hints } from '../../src/referee/search/heuristics.ts';

const EXAMPLES = `
Examples:
  fieldkit duel victory-tank --players general --against planner --games 268
  fieldkit duel victory-tank                                 the sergeant against every player that is no level
  fieldkit duel victory-tank --players recruit,sergeant --against general
  fieldkit duel victory-tank --players sergeant --samples 100
  fieldkit duel loopgraven --players general --against sergeant --set-up "players 4"
  fieldkit duel tank --options none --set-up open             the published table, each side chooses its nation
  fieldkit duel victory-tank --against "python3 player.py"    a program of yours (docs/engine-protocol.md)
  fieldkit duel victory-tank --games 20 --json               for programs

The table is the one that a game's page offers first. Games are mirrored: each set-up is played once from every side. A
player sees its own side's observation alone. The same seed plays the same games: ranks think by samples, not by the clock.
Beside each share stands where it lies 95 times of 100; "luck apart" is the share with what dice and draws gave taken off,
as far as the game's valuation tells, mirrored games counted as one.`;

interface DuelOptions {
  readonly games: number;
  readonly seed: string;
  readonly players: string;
  readonly against?: string;
  readonly samples?: number;
  readonly options?: string;
  readonly setUp?: string;
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
  /** The same with luck taken off; null for too few games, or where the game has no valuation. */
  readonly luckApart: Mean | null;
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

/** What a pair of players plays. */
interface Match {
  readonly referee: Referee;
  readonly hints: Hints;
  readonly table: Table;
  readonly player: Rival;
  readonly rival: Rival;
}

/** The result of one game for a team: 1 won, 0 lost; a draw is a half. */
interface Result extends Lucky {
  /** False where the game has no valuation. */
  readonly isMeasured: boolean;
}

/** One game, in which `team` is measured. */
async function played(
  { referee: { game }, hints }: Match,
  first: unknown,
  seated: readonly Decides[],
  team: readonly number[],
  seed: string,
): Promise<Result> {
  const limit = game.bound ?? LONGEST_PLAYOUT;
  const luck = luckOf(game, hints, team[0] ?? 0, seed);
  const decisions = decisionsIn(game, first, seed, limit, luck?.watch);
  let next = decisions.next();
  while (next.done !== true) {
    const { player, position, seed: made } = next.value;
    next = decisions.next(await seated[player]?.(position, player, made));
  }
  const outcome = next.value;
  if (outcome === null) throw refusal(`The game of seed "${seed}" has not ended after ${limit} moves.`);
  const isWon = team.some((seat) => outcome.winners.includes(seat));
  const result = outcome.winners.length === 0 ? DRAWN : Number(isWon);
  return { result, luck: luck?.sum() ?? 0, isMeasured: luck !== null };
}

const DRAWN = 0.5;

/** One set-up played from every side. */
async function mirrored(match: Match, seed: string): Promise<readonly Result[]> {
  const { referee, table, player, rival } = match;
  const { seats } = referee.game;
  const results: Result[] = [];
  for (const [side, team] of teamsIn(seats).entries()) {
    const first = seatedBy(referee, table, seed);
    const seated = seats.map((_, seat) => (team.includes(seat) ? player() : rival()));
    results.push(await played(match, first, seated, team, `${seed}/${side}`));
  }
  return results;
}

const percent = (share: number): number => 100 * share;

const meanOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

function scored(player: string, against: string, setUps: readonly (readonly Result[])[]): DuelScore {
  const results = setUps.flat();
  const games = results.length;
  const won = results.filter(({ result }) => result === 1).length;
  const drawn = results.filter(({ result }) => result === DRAWN).length;
  const points = won + drawn / 2;
  const { from, to } = wilson(points, games);
  const apart = results.every(({ isMeasured }) => isMeasured)
    ? withoutLuck(
        setUps.map((all) => ({
          result: meanOf(all.map(({ result }) => result)),
          luck: meanOf(all.map(({ luck }) => luck)),
        })),
      )
    : null;
  return {
    player,
    against,
    games,
    won,
    drawn,
    share: percent(points / games),
    from: percent(from),
    to: percent(to),
    luckApart: apart && { at: percent(apart.at), from: percent(apart.from), to: percent(apart.to) },
  };
}

const shareText = (share: number, from: number, to: number): string =>
  `${share.toFixed(1)} %, ${from.toFixed(1)} to ${to.toFixed(1)}`;

const told = ({ player, against, games, won, drawn, share, from, to, luckApart }: DuelScore): string =>
  `${player} against ${against}: ${won} of ${games} games won${drawn > 0 ? `, ${drawn} drawn` : ''} ` +
  `(${shareText(share, from, to)}` +
  `${luckApart === null ? '' : `; luck apart ${shareText(luckApart.at, luckApart.from, luckApart.to)}`}).`;

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

/** How often a duel says how it stands. */
const REPORTS = 10;

/** Plays all pairs; their scores in order. */
async function scoresOf(
  { referee, hints, table }: Omit<Match, 'player' | 'rival'>,
  players: readonly (readonly [string, Rival])[],
  rivals: readonly (readonly [string, Rival])[],
  { games, seed }: Pick<DuelOptions, 'games' | 'seed'>,
): Promise<readonly DuelScore[]> {
  const rounds = Math.ceil(games / teamsIn(referee.game.seats).length);
  const pairs = players.flatMap((player) => rivals.map((rival) => [player, rival] as const));
  const progress = await progressFor();
  progress.step('Set-ups', rounds * pairs.length);
  const scores: DuelScore[] = [];
  for (const [[name, player], [against, rival]] of pairs) {
    const setUps: (readonly Result[])[] = [];
    for (let round = 1; round <= rounds; round++) {
      setUps.push(await mirrored({ referee, hints, table, player, rival }, `${seed}/${round}`));
      const isTold = round < rounds && round % Math.ceil(rounds / REPORTS) === 0;
      progress.tick(isTold ? `So far ${told(scored(name, against, setUps))}` : undefined);
      await setImmediate();
    }
    scores.push(scored(name, against, setUps));
  }
  progress.end();
  return scores;
}

async function duel(id: string, options: DuelOptions): Promise<void> {
  const shelf = await openShelf(options.shelf);
  const referee = await refereeOf(shelf, id);
  const { makers, hints } = await studiedIn(shelf, id, options.samples);
  const match = {
    referee,
    hints,
    table: tableFor(referee, { options: options.options, choices: options.setUp }),
  };
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
      return tell(await scoresOf(match, players, [[against, programOf(referee, program)]], options));
    } finally {
      program.end();
    }
  }
  const isLevel = (name: string) => LEVELS.some((level) => level === name);
  const rivals =
    against === undefined ? names.filter((name) => !isLevel(name)) : someOf('player', names, against);
  tell(await scoresOf(match, players, rivalsNamed(referee, makers, rivals), options));
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
    .option(
      '--options <names>',
      "rulings switched to their other reading, with commas, or none; the page's own where left out",
    )
    .option(
      '--set-up <choices>',
      'choices before the game in notation, with commas, or "open", which leaves them to the players; ' +
        "the page's own where left out",
    )
    .option('--json', 'print JSON', false)
    .addHelpText('after', EXAMPLES)
    .action((id: string, _: unknown, command: Command) => duel(id, command.optsWithGlobals<DuelOptions>()));
}
