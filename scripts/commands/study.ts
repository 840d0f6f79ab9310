/** `fieldkit study`: many games between players, in shards that any machine may play, and their results. */
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import { findingsOf } from '../make/study/findings.ts';
import { merged, readStudy, textOf, writtenIn, type StudyFile } from '../make/study/study-file.ts';
import {
  commandOf,
  FORM,
  lineOf,
  shardOf,
  variedFaults,
  type Plan,
  type StudyGame,
  type Varied,
  figuresOf,
} from '../make/study/study-plan.ts';
import type { Studied } from '../make/study/study-game.ts';
import { someOf, unknownName } from '../cli/nearest.ts';
import { wholeNumber } from '../cli/command-options.ts';
import { studiedIn } from '../cli/players.ts';
import { progressFor } from '../cli/progress.ts';
import { optionsFrom, refereeOf } from '../cli/referees.ts';
import { refusal } from '../cli/command-error.ts';
import { openShelf } from '../cli/shelves.ts';
import { say } from '../cli/terminal.ts';
import { attempt } from '../make/file-faults.ts';
import { playHere, playInThreads, USUAL_WORKERS } from '../make/study/play-study.ts';
import { findingsText } from '../make/study/study-text.ts';
import { fit } from './study-fit.ts';
import { findPuzzles } from './study-puzzles.ts';
import { tune } from './study-tune.ts';

const EXAMPLES = `
Examples:
  fieldkit study victory-tank --games 400 --players sergeant --out sergeant.jsonl
  fieldkit study victory-tank --games 400 --players planner --out planner.jsonl
  fieldkit study victory-tank --games 400 --players general,planner --options free
  fieldkit study victory-tank --games 2000 --players planner --vary cards.threes=2..6
  fieldkit study victory-tank --games 400 --players planner --vary options.free=0..1
  fieldkit study victory-tank --games 6400 --players planner --shard 3/64 --out part-3.jsonl
  fieldkit study victory-tank --merge part-*.jsonl --out planner.jsonl
  fieldkit study loopgraven --fit --games 200 --shard 1/4 --out fit-1.jsonl
  fieldkit study loopgraven --fit --merge fit-*.jsonl --weights src/games/loopgraven/bot/weights.json
  fieldkit study street-armour --tune 5 --games 400 --players thumb
  fieldkit study street-armour --puzzles --games 40 --players sergeant --out candidates.jsonl

Players take turns at the seats, and each set-up is played once from every side. The same seed plays the same games: the
shards of a study, merged in any order, are the same file as the whole of it. What is broken off goes on where it was.`;

/** Most games played at once. */
const MOST_WORKERS = 256;

interface StudyOptions {
  readonly games: number;
  readonly seed: string;
  readonly players: string;
  readonly samples?: number;
  readonly options?: string;
  readonly vary: readonly Varied[];
  readonly workers: number;
  readonly shard: { readonly part: number; readonly parts: number };
  readonly out?: string;
  readonly merge?: readonly string[];
  readonly fit: boolean;
  readonly weights?: string;
  readonly puzzles: boolean;
  readonly tune?: number;
  readonly json: boolean;
  readonly shelf?: string;
}

function shard(text: string): StudyOptions['shard'] {
  const [, part = 0, parts = 0] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number);
  if (part < 1 || part > parts)
    throw new InvalidArgumentError('It takes a part and how many there are, such as 3/64.');
  return { part, parts };
}

/** Adds a variation of a figure, such as cards.threes=2..6. */
function varied(text: string, before: readonly Varied[]): readonly Varied[] {
  const [, figure, from, to = from] = /^([\w.-]+)=(-?\d{1,6})(?:\.\.(-?\d{1,6}))?$/.exec(text) ?? [];
  if (figure === undefined)
    throw new InvalidArgumentError('It takes a figure and its values, such as cards.threes=2..6.');
  return [...before, { figure, from: Number(from), to: Number(to) }];
}

/** Appended to the message when a study file cannot be written any more. */
const KEPT = 'The games played before are in it: the same command goes on from there.';

function fileOf(name: string, text: string): StudyFile {
  const read = readStudy(text);
  if (typeof read === 'string') throw refusal(`${name} is no file of a study: ${read}.`);
  return read;
}

/** The games of a shard already in its file, in order. */
async function begun(
  out: string | undefined,
  plan: Plan,
  from: number,
  to: number,
): Promise<readonly StudyGame[]> {
  if (out === undefined) return [];
  if (!existsSync(dirname(out)))
    throw refusal(`${out} cannot be written: there is no folder ${dirname(out)}.`);
  const text = await textOf(out);
  if (text === null || text === '') {
    attempt(out, () => writeFileSync(out, lineOf(plan)));
    return [];
  }
  const { plan: there, games, whole } = fileOf(out, text);
  const isOurs =
    lineOf(there) === lineOf(plan) && games.every(({ n }, index) => n === from + index && n <= to);
  if (!isOurs) throw refusal(`${out} holds another study, or another part of it: name another file.`);
  // An incomplete last line is dropped: that game is played again.
  if (whole !== text) attempt(out, () => writeFileSync(out, whole));
  return games;
}

async function playedShard(studied: Studied, plan: Plan, options: StudyOptions): Promise<StudyFile> {
  const { shard: asked, out, workers, shelf } = options;
  const { from, to } = shardOf(plan.games, asked.part, asked.parts);
  const games = [...(await begun(out, plan, from, to))];
  const progress = await progressFor();
  progress.step('Games', to - from + 1);
  games.forEach(() => progress.tick());
  const take = (game: StudyGame): void => {
    games.push(game);
    if (out !== undefined) attempt(out, () => appendFileSync(out, lineOf(game)), KEPT);
    progress.tick();
  };
  const next = from + games.length;
  try {
    if (Math.min(workers, to - next + 1) < 2) await playHere(studied, plan, next, to, take);
    else await playInThreads({ plan, ...(shelf !== undefined && { shelf }) }, workers, next, to, take);
  } finally {
    progress.end();
  }
  return { plan, games, whole: '' };
}

async function mergedFiles(
  { game }: Studied,
  files: readonly string[],
  out: string | undefined,
): Promise<StudyFile> {
  const read = new Map<string, StudyFile>();
  for (const file of files) {
    if (read.has(file)) throw refusal(`${file} is named twice.`);
    read.set(file, fileOf(file, await writtenIn(file)));
  }
  const whole = merged(read);
  if (typeof whole === 'string') throw refusal(`These files make no study: ${whole}.`);
  if (whole.plan.game !== game.id) throw refusal(`This is a study of ${whole.plan.game}, not of ${game.id}.`);
  if (out !== undefined) attempt(out, () => writeFileSync(out, whole.whole));
  return whole;
}

function planOf(studied: Studied, options: StudyOptions): Plan {
  const { game, design, makers } = studied;
  const figures = figuresOf(game.options, design);
  const [fault] = variedFaults(options.vary, figures);
  if (fault !== undefined) {
    const known = figures.map(({ id }) => id);
    const strange = options.vary.find(({ figure }) => !known.includes(figure));
    if (strange === undefined) throw refusal(`That cannot be varied: ${fault}.`);
    if (known.length === 0) throw refusal(`${game.id} has no figure that can be varied.`);
    throw unknownName(`${game.id} has no figure "${strange.figure}"`, strange.figure, known);
  }
  const named = options.vary.map(({ figure }) => figure);
  const twice = named.find((figure, index) => named.indexOf(figure) !== index);
  if (twice !== undefined) throw refusal(`${twice} is varied twice.`);
  return {
    study: FORM,
    game: game.id,
    rules: game.rules,
    seed: options.seed,
    games: options.games,
    players: someOf('player', [...makers.keys()], options.players),
    samples: options.samples ?? null,
    options: optionsFrom(studied, options.options).toSorted(),
    vary: options.vary,
  };
}

/** Rounds shares in JSON. */
const shortened = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toFixed(4)) : value;

/** Options of a study that say nothing to its other kinds, and why. */
const NOT_HEEDED = {
  fit: {
    players: 'the opponent plays itself',
    vary: 'a fit is of one table',
    json: '--weights writes them as JSON',
    puzzles: 'one thing at a time',
  },
  puzzles: {
    vary: 'its games are of one table',
    json: 'its lines are JSON',
    merge: 'its files may be put one after another',
    weights: 'nothing is fitted',
    workers: 'use --shard, a process for each part',
  },
  tune: {
    samples: 'weights are tuned at first sight',
    vary: 'its games are of one table',
    json: '--weights writes them as JSON',
    shard: 'a round begins where the one before came to',
    workers: 'a round begins where the one before came to',
    merge: 'a round begins where the one before came to',
    out: '--weights names the file',
    fit: 'one thing at a time',
    puzzles: 'one thing at a time',
  },
} as const;

/** Refuses what the other kinds of study would not heed. */
function onlyHeeded(command: Command, kind: keyof typeof NOT_HEEDED): void {
  for (const [name, why] of Object.entries(NOT_HEEDED[kind]))
    if (command.getOptionValueSource(name) === 'cli') throw refusal(`--${kind} takes no --${name}: ${why}.`);
}

async function study(id: string, options: StudyOptions, isNamed: boolean): Promise<void> {
  const shelf = await openShelf(options.shelf);
  const studied = await studiedIn(shelf, id, options.samples);
  if (options.tune !== undefined) {
    const { players, tune: rounds, ...rest } = options;
    return tune(await refereeOf(shelf, id), studied, {
      ...rest,
      tune: rounds,
      ...(isNamed && { players }),
    });
  }
  if (options.fit) return fit(await refereeOf(shelf, id), studied, options);
  if (options.puzzles) {
    const known = (await shelf.find((each) => each.id === id.toLowerCase())?.puzzles?.()) ?? [];
    return findPuzzles(await refereeOf(shelf, id), studied, known, options);
  }
  const { plan, games } =
    options.merge === undefined
      ? await playedShard(studied, planOf(studied, options), options)
      : await mergedFiles(studied, options.merge, options.out);
  const findings = findingsOf(plan, games, studied.game.seats);
  say(
    options.json
      ? JSON.stringify({ command: commandOf(plan), ...findings }, shortened, 2)
      : findingsText(findings),
  );
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
    .option(
      '--vary <figure=from..to>',
      'a figure of the game, or options.<name>, with each of these values; may be given again',
      varied,
      [],
    )
    .option(
      '--workers <number>',
      'games played at once; one for each core where left out',
      wholeNumber(1, MOST_WORKERS),
      USUAL_WORKERS,
    )
    .option('--shard <part/parts>', 'one part of the study alone, such as 3/64', shard, { part: 1, parts: 1 })
    .option('--out <file>', 'a file for its lines; what is there of it already is not played again')
    .option('--merge <files...>', 'no game is played: these parts of a study are put together')
    .option('--fit', "the opponent plays itself, and its evaluation's weights are fitted to who won", false)
    .option(
      '--tune <rounds>',
      'weights of moves are moved by what they change in games against one of --players, round by round',
      wholeNumber(1, 1000),
    )
    .option('--weights <file>', 'with --fit and --tune: the file of weights that is written anew')
    .option(
      '--puzzles',
      'positions with one clear best turn, as candidates for puzzles, a line of JSON each',
      false,
    )
    .option('--json', 'print JSON', false)
    .addHelpText('after', EXAMPLES)
    .action((id: string, _: unknown, command: Command) => {
      const options = command.optsWithGlobals<StudyOptions>();
      if (options.fit) onlyHeeded(command, 'fit');
      if (options.puzzles) onlyHeeded(command, 'puzzles');
      if (options.tune !== undefined) onlyHeeded(command, 'tune');
      return study(id, options, command.getOptionValueSource('players') === 'cli');
    });
}
