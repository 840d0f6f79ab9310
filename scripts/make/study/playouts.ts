/** Sums up many random games. */
import { nameIn, type Seats } from '../../../src/referee/seats.ts';
import { table } from '../../cli/terminal-table.ts';

/** A finished game. */
export interface PlayedGame {
  readonly moves: number;
  /** Indexes of the winners; null if it was stopped early. */
  readonly winners: readonly number[] | null;
  /** Final scores; null if it was stopped, or has no scores. */
  readonly totals: readonly number[] | null;
}

/** Minimum, median and maximum. */
export interface Spread {
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

export interface PlayoutSummary {
  readonly games: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Moves per game. */
  readonly length: Spread;
  /** By player. */
  readonly wins: readonly number[];
  readonly draws: number;
  /** Games that were stopped early. */
  readonly stopped: number;
  /** By player; empty in a game without scores. */
  readonly scores: readonly Spread[];
}

function spread(figures: readonly number[]): Spread {
  const sorted = figures.toSorted((one, other) => one - other);
  const at = (index: number): number => sorted[index] ?? 0;
  return { least: at(0), median: at(Math.floor(sorted.length / 2)), most: at(sorted.length - 1) };
}

/** Sums up games for this many players that took `milliseconds` in all. */
export function summary(games: readonly PlayedGame[], players: number, milliseconds: number): PlayoutSummary {
  const moves = games.reduce((sum, game) => sum + game.moves, 0);
  const totals = games.flatMap((game) => (game.totals === null ? [] : [game.totals]));
  const each = Array.from({ length: players }, (_, player) => player);
  return {
    games: games.length,
    moves,
    movesPerSecond: Math.round((1000 * moves) / milliseconds),
    length: spread(games.map((game) => game.moves)),
    wins: each.map((player) => games.filter((game) => game.winners?.includes(player)).length),
    draws: games.filter((game) => game.winners?.length === 0).length,
    stopped: games.filter((game) => game.winners === null).length,
    scores: totals.length === 0 ? [] : each.map((player) => spread(totals.map((by) => by[player] ?? 0))),
  };
}

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

const spreadRow = (name: string, { least, median, most }: Spread): readonly string[] => [
  name,
  String(least),
  String(median),
  String(most),
];

export function summaryText(sum: PlayoutSummary, seats: Seats): string {
  const { games, moves, movesPerSecond, length, wins, draws, stopped, scores } = sum;
  const name = (player: number): string => nameIn(seats, player);
  const won = wins.map((count, player) => `${name(player)} won ${count} (${share(count, games)})`);
  const drawn = draws === 0 ? [] : [`${draws} were drawn (${share(draws, games)})`];
  const cut = stopped === 0 ? [] : [`${stopped} were stopped before their end (${share(stopped, games)})`];
  const figures = table(
    ['', 'least', 'median', 'most'],
    [
      spreadRow('moves', length),
      ...scores.map((score, player) => spreadRow(`${name(player)}'s score`, score)),
    ],
    { right: [1, 2, 3] },
  );
  return `${figures}

Of ${games} ${games === 1 ? 'game' : 'games'} ${[...won, ...drawn, ...cut].join(', ')}.
${moves} moves, ${movesPerSecond.toLocaleString('en-US')} moves a second, every one of them checked.`;
}
