/**
 * Studies: many games of one set of players, as lines of JSON. The first line says what is studied, each other line is a
 * game by its number; so a study falls into shards that anybody may play anywhere, and the lines of all of them, in order,
 * are the same bytes as if one machine had played it.
 */
import { wilson, type Interval } from '../../src/referee/interval.ts';
import type { Seats } from '../../src/referee/seats.ts';
import { table } from '../cli/table.ts';

/** What is studied. Two files with the same are parts of one study. */
export interface Plan {
  readonly study: 1;
  readonly game: string;
  /** The version of its rules. */
  readonly rules: string;
  readonly seed: string;
  /** Games of the whole study, whatever part of it a shard is. */
  readonly games: number;
  /** By name, as they take turns at the seats. */
  readonly players: readonly string[];
  /** Samples of the opponent at each decision, where they are not those of its rank. */
  readonly samples: number | null;
  readonly options: readonly string[];
}

/** One game of a study. */
export interface StudyGame {
  /** Its number in the study, from 1. */
  readonly n: number;
  /** Who sat where: places in the plan's players. */
  readonly seats: readonly number[];
  /** The seat that decided first. */
  readonly first: number | null;
  readonly winners: readonly number[];
  readonly totals: readonly number[] | null;
  readonly moves: number;
  /** By seat: how often each kind of move was made, by the first word of its notation. */
  readonly kinds: readonly Readonly<Record<string, number>>[];
}

/** A part of a study: the numbers of its first and its last game. */
export interface Shard {
  readonly from: number;
  readonly to: number;
}

/** The games of shard `part` of `parts`, both from 1: as many in each as in any other, or one more. */
export const shardOf = (games: number, part: number, parts: number): Shard => ({
  from: Math.floor((games * (part - 1)) / parts) + 1,
  to: Math.floor((games * part) / parts),
});

export const lineOf = (value: Plan | StudyGame): string => `${JSON.stringify(value)}\n`;

/** What a file of a study holds; `whole` is as much of its text as is complete lines. */
export interface StudyFile {
  readonly plan: Plan;
  readonly games: readonly StudyGame[];
  readonly whole: string;
}

/** Reads a file of a study; a last line that was cut off is left out. A text is what is wrong with the file. */
export function readStudy(text: string): StudyFile | string {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const lines = whole.split('\n').slice(0, -1);
  const values = lines.map(valueOf);
  const bad = values.findIndex((value) => value === undefined);
  if (bad >= 0) return `line ${bad + 1} is no JSON`;
  const [plan, ...games] = values;
  if (!isPlan(plan)) return 'its first line does not say what is studied';
  const odd = games.findIndex((game) => !isGame(game));
  if (odd >= 0) return `line ${odd + 2} is no game`;
  return { plan, games: games.filter(isGame), whole };
}

function valueOf(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isPlan = (value: unknown): value is Plan =>
  isRecord(value) &&
  value['study'] === 1 &&
  Array.isArray(value['players']) &&
  typeof value['games'] === 'number';

const isGame = (value: unknown): value is StudyGame =>
  isRecord(value) &&
  Number.isInteger(value['n']) &&
  Number.isInteger(value['moves']) &&
  ['seats', 'winners', 'kinds'].every((part) => Array.isArray(value[part]));

/** The files of one study as one, in the order of its games; a text says why they cannot be. */
export function merged(files: ReadonlyMap<string, StudyFile>): StudyFile | string {
  const [first] = files;
  if (first === undefined) return 'there is nothing to merge';
  const [name, { plan }] = first;
  const games = new Map<number, { readonly file: string; readonly game: StudyGame }>();
  for (const [file, part] of files) {
    if (lineOf(part.plan) !== lineOf(plan)) return `${file} is a part of another study than ${name}`;
    for (const game of part.games) {
      const known = games.get(game.n);
      if (known !== undefined) return `game ${game.n} is in ${known.file} and in ${file}`;
      games.set(game.n, { file, game });
    }
  }
  const sorted = [...games.values()].map(({ game }) => game).toSorted((one, other) => one.n - other.n);
  return { plan, games: sorted, whole: lineOf(plan) + sorted.map(lineOf).join('') };
}

/** A share that was counted. */
export interface Counted {
  readonly name: string;
  readonly won: number;
  readonly games: number;
  /** As a fraction of 1, with where it lies 95 times of 100. */
  readonly share: number;
  readonly interval: Interval;
}

/** The least, the middle half and the most of some figures. */
export interface Quartiles {
  readonly least: number;
  readonly quarter: number;
  readonly median: number;
  readonly threeQuarters: number;
  readonly most: number;
}

/** How often a kind of move is made in a game: by a seat that wins, and by one that does not. */
export interface KindShare {
  readonly kind: string;
  readonly byWinners: number;
  readonly byOthers: number;
}

/** What a study comes to. */
export interface Findings {
  readonly plan: Plan;
  readonly games: number;
  readonly drawn: number;
  readonly players: readonly Counted[];
  readonly seats: readonly Counted[];
  /** The seat that decided first. */
  readonly first: Counted;
  readonly moves: Quartiles;
  /** By how much the best score is above the next; null of a game without scores. */
  readonly lead: Quartiles | null;
  readonly kinds: readonly KindShare[];
}

function counted(name: string, results: readonly boolean[]): Counted {
  const won = results.filter(Boolean).length;
  const games = results.length;
  return { name, won, games, share: games === 0 ? 0 : won / games, interval: wilson(won, games) };
}

function quartiles(figures: readonly number[]): Quartiles {
  const sorted = figures.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return { least: at(0), quarter: at(0.25), median: at(0.5), threeQuarters: at(0.75), most: at(1) };
}

const leadOf = (totals: readonly number[]): number => {
  const [best = 0, next = 0] = totals.toSorted((one, other) => other - one);
  return best - next;
};

export function findingsOf({ plan, games }: Pick<StudyFile, 'plan' | 'games'>, seats: Seats): Findings {
  const wonBy = (seat: number) => games.map(({ winners }) => winners.includes(seat));
  const scores = games.flatMap(({ totals }) => (totals === null ? [] : [leadOf(totals)]));
  return {
    ...{ plan, games: games.length },
    drawn: games.filter(({ winners }) => winners.length === 0).length,
    players: plan.players.map((name, player) =>
      counted(
        name,
        games
          .filter((game) => game.seats.includes(player))
          .map(({ winners, seats: sat }) => winners.some((seat) => sat[seat] === player)),
      ),
    ),
    seats: seats.map(({ name }, seat) => counted(name, wonBy(seat))),
    first: counted(
      'whoever decides first',
      games.map(({ first, winners }) => first !== null && winners.includes(first)),
    ),
    moves: quartiles(games.map(({ moves }) => moves)),
    lead: scores.length === 0 ? null : quartiles(scores),
    kinds: kindsIn(games),
  };
}

function kindsIn(games: readonly StudyGame[]): readonly KindShare[] {
  const made = games.flatMap(({ kinds, winners }) =>
    kinds.map((counts, seat) => ({ counts, hasWon: winners.includes(seat) })),
  );
  const names = [...new Set(made.flatMap(({ counts }) => Object.keys(counts)))].toSorted();
  const average = (kind: string, hasWon: boolean): number => {
    const some = made.filter((one) => one.hasWon === hasWon);
    return some.reduce((sum, { counts }) => sum + (counts[kind] ?? 0), 0) / Math.max(1, some.length);
  };
  return names.map((kind) => ({ kind, byWinners: average(kind, true), byOthers: average(kind, false) }));
}

const percent = (share: number): string => (100 * share).toFixed(1);

const countedRow = ({ name, won, games, share, interval }: Counted): readonly string[] => [
  ...[name, String(won), String(games), percent(share), percent(interval.from), percent(interval.to)],
];

const quartileRow = (name: string, figures: Quartiles): readonly string[] => [
  name,
  ...[figures.least, figures.quarter, figures.median, figures.threeQuarters, figures.most].map(String),
];

/** The findings as a person reads them. */
export function findingsText(found: Findings): string {
  const { plan, games, drawn, players, seats: bySeat, first, moves, lead, kinds } = found;
  const right = { right: [1, 2, 3, 4, 5] };
  const shares = table(
    ['', 'won', 'of', '%', 'from', 'to'],
    [...players, ...bySeat, first].map(countedRow),
    right,
  );
  const figures = table(
    ['', 'least', 'quarter', 'median', '3 quarters', 'most'],
    [quartileRow('moves', moves), ...(lead === null ? [] : [quartileRow('lead in points', lead)])],
    right,
  );
  const made = table(
    ['moves a game', 'who wins', 'who does not'],
    kinds.map(({ kind, byWinners, byOthers }) => [kind, byWinners.toFixed(2), byOthers.toFixed(2)]),
    { right: [1, 2] },
  );
  const options = plan.options.length === 0 ? '' : `, with ${plan.options.join(', ')}`;
  return `${plan.game}, rules ${plan.rules}, seed ${plan.seed}${options}:
${games} of ${plan.games} games, ${drawn} drawn.

${shares}

${figures}

${made}`;
}
