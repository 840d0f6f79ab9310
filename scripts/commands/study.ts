/** `fieldkit study`: many games between players, by shards that any machines may play, and what they come to. */
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { InvalidArgumentError, type Command } from 'commander';
import { LONGEST_PLAYOUT } from '../../src/referee/playout.ts';
import { contest } from '../../src/referee/player.ts';
import { playerOf, teamsIn } from '../../src/referee/seats.ts';
import { someOf } from '../cli/nearest.ts';
import { wholeNumber } from '../cli/options.ts';
import { makersOf, type Maker } from '../cli/players.ts';
import { progressFor } from '../cli/progress.ts';
import { optionsFrom, refereeOf, setUpBy, type Referee } from '../cli/referees.ts';
import { refusal } from '../cli/refusal.ts';
import { openShelf } from '../cli/shelves.ts';
import { say } from '../cli/terminal.ts';
import { codeOf } from '../make/file-faults.ts';
import {
  findingsOf,
  findingsText,
  lineOf,
  merged,
  readStudy,
  shardOf,
  type Plan,
  type StudyFile,
  type StudyGame,
} from '../make/study.ts';

const EXAMPLES = `
Examples:
  fieldkit study victory-tank --games 400 --players planner --out planner.jsonl
  fieldkit study victory-tank --games 400 --players general,planner --options free
  fieldkit study victory-tank --games 6400 --players planner --shard 3/64 --out part-3.jsonl
  fieldkit study victory-tank --merge part-*.jsonl --out planner.jsonl

Players take turns at the seats, and each set-up is played once from every side. The same seed plays the same games: the
shards of a study, merged in any order, are the same file as the whole of it. What is broken off goes on where it was.`;

interface StudyOptions {
  readonly games: number;
  readonly seed: string;
  readonly players: string;
  readonly samples?: number;
  readonly options?: string;
  readonly shard: { readonly part: number; readonly parts: number };
  readonly out?: string;
  readonly merge?: readonly string[];
  readonly json: boolean;
  readonly shelf?: string;
}

function shard(text: string): StudyOptions['shard'] {
  const [, part = 0, parts = 0] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number);
  if (part < 1 || part > parts)
    throw new InvalidArgumentError('It takes a part and how many there are, such as 3/64.');
  return { part, parts };
}

async function textOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw refusal(`${file} cannot be read.`);
  }
}

function fileOf(name: string, text: string): StudyFile {
  const read = readStudy(text);
  if (typeof read === 'string') throw refusal(`${name} is no file of a study: ${read}.`);
  return read;
}

/** Plays one game of a study. Each team in turn has each player of the plan. */
function played(referee: Referee, plan: Plan, makers: readonly Maker[], n: number): StudyGame {
  const { game } = referee;
  const round = Math.floor((n - 1) / makers.length) + 1;
  const seed = `${plan.seed}/${round}`;
  const teams = teamsIn(game.seats);
  const seats = game.seats.map(
    (_, seat) => (teams.findIndex((team) => team.includes(seat)) + n - 1) % makers.length,
  );
  const first = setUpBy(referee, plan.options, seed);
  const kinds = game.seats.map((): Record<string, number> => ({}));
  let moves = 0;
  const seated = seats.map((place) => (makers[place] ?? nobody)());
  const limit = game.bound ?? LONGEST_PLAYOUT;
  const outcome = contest(game, first, seated, `${seed}/${n}`, limit, (before, move) => {
    moves++;
    const counts = kinds[playerOf(game.toAct(before)) ?? -1];
    const [kind = ''] = game.print(before, move).split(' ');
    if (counts !== undefined) counts[kind] = (counts[kind] ?? 0) + 1;
  });
  if (outcome === null) throw refusal(`Game ${n} of seed "${plan.seed}" has not ended after ${limit} moves.`);
  const { winners, totals } = outcome;
  return { n, seats, first: playerOf(game.toAct(first)), winners, totals, moves, kinds };
}

const nobody: Maker = () => {
  throw new Error('a seat without a player');
};

/** What a file holds of a shard already: its first games, in their order. */
async function begun(
  out: string | undefined,
  plan: Plan,
  from: number,
  to: number,
): Promise<readonly StudyGame[]> {
  const text = out === undefined ? null : await textOf(out);
  if (out === undefined || text === null || text === '') {
    if (out !== undefined) await writeFile(out, lineOf(plan));
    return [];
  }
  const { plan: there, games, whole } = fileOf(out, text);
  const isOurs =
    lineOf(there) === lineOf(plan) && games.every(({ n }, index) => n === from + index && n <= to);
  if (!isOurs) throw refusal(`${out} holds another study, or another part of it: name another file.`);
  // A line that was cut off is played again.
  if (whole !== text) await writeFile(out, whole);
  return games;
}

async function playedShard(
  referee: Referee,
  plan: Plan,
  options: StudyOptions,
  makers: readonly Maker[],
): Promise<StudyFile> {
  const { part, parts } = options.shard;
  const { from, to } = shardOf(plan.games, part, parts);
  const games = [...(await begun(options.out, plan, from, to))];
  const progress = progressFor();
  progress.step('Games', to - from + 1);
  games.forEach(progress.tick);
  for (let n = from + games.length; n <= to; n++) {
    const game = played(referee, plan, makers, n);
    games.push(game);
    if (options.out !== undefined) await appendFile(options.out, lineOf(game));
    progress.tick();
    await setImmediate();
  }
  progress.end();
  return { plan, games, whole: '' };
}

async function mergedFiles(
  referee: Referee,
  files: readonly string[],
  out: string | undefined,
): Promise<StudyFile> {
  const read = new Map<string, StudyFile>();
  for (const file of files) {
    const text = await textOf(file);
    if (text === null) throw refusal(`${file} cannot be read: there is no such file.`);
    if (read.has(file)) throw refusal(`${file} is named twice.`);
    read.set(file, fileOf(file, text));
  }
  const whole = merged(read);
  if (typeof whole === 'string') throw refusal(`These files make no study: ${whole}.`);
  if (whole.plan.game !== referee.game.id)
    throw refusal(`This is a study of ${whole.plan.game}, not of ${referee.game.id}.`);
  if (out !== undefined) await writeFile(out, whole.whole);
  return whole;
}

async function study(id: string, options: StudyOptions): Promise<void> {
  const shelf = await openShelf(options.shelf);
  const referee = await refereeOf(shelf, id);
  const found =
    options.merge === undefined ? await fresh() : await mergedFiles(referee, options.merge, options.out);
  const findings = findingsOf(found, referee.game.seats);
  say(options.json ? JSON.stringify(findings, undefined, 2) : findingsText(findings));

  async function fresh(): Promise<StudyFile> {
    const makers = await makersOf(shelf, referee, options.samples);
    const players = someOf('player', [...makers.keys()], options.players);
    const { game } = referee;
    const plan: Plan = {
      ...{ study: 1, game: game.id, rules: game.rules, seed: options.seed, games: options.games, players },
      samples: options.samples ?? null,
      options: optionsFrom(referee, options.options).toSorted(),
    };
    return playedShard(
      referee,
      plan,
      options,
      players.flatMap((name) => makers.get(name) ?? []),
    );
  }
}

export function addStudy(program: Command): void {
  program
    .command('study')
    .summary('play many games and say what they come to')
    .description(
      'Plays many games between players, by shards if wanted, and says who wins, how long it takes and by what.',
    )
    .argument('<game>', 'a game of the shelf')
    .option('--games <number>', 'how many games the whole study has', wholeNumber(1, 100_000_000), 400)
    .option('--seed <text>', 'the seed of the games', '1')
    .option(
      '--players <names>',
      'who plays, with commas: levels of the opponent or other players',
      'sergeant',
    )
    .option('--samples <number>', 'samples of the levels at each decision', wholeNumber(1, 1_000_000))
    .option('--options <names>', 'rulings switched to their other reading, with commas')
    .option('--shard <part/parts>', 'one part of the study alone, such as 3/64', shard, { part: 1, parts: 1 })
    .option('--out <file>', 'a file for its lines; what is there of it already is not played again')
    .option('--merge <files...>', 'no game is played: these parts of a study are put together')
    .option('--json', 'print JSON', false)
    .addHelpText('after', EXAMPLES)
    .action((id: string, _: unknown, command: Command) => study(id, command.optsWithGlobals<StudyOptions>()));
}
