import { weightOf } from '../chance/draw.ts';
import { teamsIn } from '../seats.ts';
import { type Field, seenBy } from './heuristics.ts';
import { sharesOf } from './sample-value.ts';
import { keyOf } from './growth.ts';

/** The result of perfect play by everybody. */
interface Ending<Move> {
  /** The expected share of the wins for the player who decides. */
  readonly value: number;
  /** The moves that reach it, with their probabilities: a single move unless the choice is secret. */
  readonly best: readonly { readonly move: Move; readonly share: number }[];
}

/**
 * Solves a position without hidden information exactly, by examining everything that can follow. Null where
 * more than `most` positions would be needed, with more than two teams, and where a secret lasts beyond the
 * answer to it.
 */
export function ending<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  first: Position,
  most: number,
): Ending<Move> | null {
  const { game } = field;
  if (teamsIn(game.seats).length !== 2) return null;
  const known = new Map<string, number>();
  let looked = 0;

  /** The value of a position for a seat; `GIVEN_UP` where it is unknown. */
  function worth(position: Position, seat: number): number {
    const actor = game.toAct(position);
    if (actor === null) return sharesOf(game.seats, game.outcome(position))[seat] ?? 0;
    const key = JSON.stringify(position);
    let value = known.get(key);
    if (value === undefined) {
      if (++looked > most) return GIVEN_UP;
      value = actor === 'chance' ? weighed(position) : decided(position, actor).value;
      if (!Number.isNaN(value) && actor !== 'chance') value = forFirst(actor, value);
      known.set(key, value);
    }
    return forFirst(seat, value);
  }

  /** Converts a share between the first seat's team and another seat's; its own inverse. */
  const forFirst = (seat: number, share: number): number =>
    game.seats[seat]?.team === game.seats[0].team ? share : 1 - share;

  /** The expected value of a chance node, for the first seat. */
  function weighed(position: Position): number {
    const lots = game.moves(position).map((move) => ({ move, weight: weightOf(game, position, move) }));
    const all = lots.reduce((sum, { weight }) => sum + weight, 0);
    return lots.reduce(
      (sum, { move, weight }) => sum + (weight / all) * worth(game.play(position, move), 0),
      0,
    );
  }

  /** The best choice for the player who decides. Stops at a certain win. */
  function decided(position: Position, seat: number): Ending<Move> {
    let found: Ending<Move> = { value: -1, best: [] };
    for (const group of alike(position, seat)) {
      const next = group.length === 1 ? plain(position, group[0], seat) : secret(position, group, seat);
      if (Number.isNaN(next.value)) return next;
      if (next.value > found.value) found = next;
      if (found.value === 1) break;
    }
    return found;
  }

  function plain(position: Position, move: Move | undefined, seat: number): Ending<Move> {
    if (move === undefined) return UNSOLVED;
    return { value: worth(game.play(position, move), seat), best: [{ move, share: 1 }] };
  }

  /** Groups moves that a player of the other team cannot tell apart. */
  function alike(position: Position, seat: number): readonly (readonly Move[])[] {
    const other = game.seats.findIndex(({ team }) => team !== game.seats[seat]?.team);
    const groups = new Map<string, Move[]>();
    for (const move of game.moves(position)) {
      const look = seenBy(field, position, move, game.play(position, move), other);
      groups.set(look, [...(groups.get(look) ?? []), move]);
    }
    return [...groups.values()];
  }

  function secret(position: Position, group: readonly Move[], seat: number): Ending<Move> {
    const after = group.map((move) => game.play(position, move));
    const answers = after.map((next) => game.moves(next).map(keyOf).join());
    const answering = after.map((next) => game.toAct(next));
    const isAnswered = answering.every((actor) => typeof actor === 'number' && actor !== seat);
    if (!isAnswered || new Set(answers).size !== 1) return UNSOLVED;
    const matrix = after.map((next) =>
      game.moves(next).map((answer) => worth(game.play(next, answer), seat)),
    );
    if (matrix.some((row) => row.some(Number.isNaN))) return UNSOLVED;
    const { value, rows } = solved(matrix);
    const best = group.map((move, index) => ({ move, share: rows[index] ?? 0 }));
    return { value, best: best.filter(({ share }) => share > 0) };
  }

  const actor = game.toAct(first);
  if (typeof actor !== 'number') return null;
  const found = decided(first, actor);
  return Number.isNaN(found.value) ? null : found;
}

const GIVEN_UP = Number.NaN;
const UNSOLVED: Ending<never> = { value: GIVEN_UP, best: [] };

/** A zero-sum matrix game: the row player's payoff for each pair of simultaneous choices. */
type Matrix = readonly (readonly number[])[];

/** The value of the game and an optimal mixed strategy: a probability for each row. */
interface Mixture {
  readonly value: number;
  readonly rows: readonly number[];
}

/** Tolerance for comparing floating point values. */
const NEAR = 1e-9;

/**
 * Solves a matrix game exactly, by finding the square submatrix whose equalizing strategies are optimal
 * (Shapley and Snow, "Basic Solutions of Discrete Games", 1950). Tries every submatrix: only for a handful of
 * rows and columns.
 */
export function solved(matrix: Matrix): Mixture {
  const height = matrix.length;
  const width = matrix[0]?.length ?? 0;
  for (let size = 1; size <= Math.min(height, width); size++) {
    for (const rows of partsOf(height, size)) {
      for (const columns of partsOf(width, size)) {
        const part = rows.map((row) => columns.map((column) => matrix[row]?.[column] ?? 0));
        const own = evened(part);
        const theirs = evened(turned(part));
        if (own === null || theirs === null) continue;
        const rowShares = spread(height, rows, own.shares);
        const columnShares = spread(width, columns, theirs.shares);
        const { value } = own;
        const least = Math.min(...turned(matrix).map((column) => product(column, rowShares)));
        const most = Math.max(...matrix.map((row) => product(row, columnShares)));
        if (least >= value - NEAR && most <= value + NEAR) return { value, rows: rowShares };
      }
    }
  }
  throw new Error('a game of no rows or no columns');
}

const turned = (matrix: Matrix): Matrix =>
  (matrix[0] ?? []).map((_, column) => matrix.map((row) => row[column] ?? 0));

const product = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);

/** Every subset of `size` numbers below `count`, ascending. */
function partsOf(count: number, size: number, from = 0): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return Array.from({ length: Math.max(0, count - from) }, (_, index) => from + index).flatMap((first) =>
    partsOf(count, size - 1, first + 1).map((rest) => [first, ...rest]),
  );
}

const spread = (length: number, places: readonly number[], shares: readonly number[]): readonly number[] =>
  Array.from({ length }, (_, place) => shares[places.indexOf(place)] ?? 0);

/** A row strategy that gives every column the same payoff, and that payoff; null where there is none. */
function evened(matrix: Matrix): { readonly value: number; readonly shares: readonly number[] } | null {
  const size = matrix.length;
  // Unknowns: the shares and the value. Each column pays the value, and the shares sum to 1.
  const lines = turned(matrix).map((column) => [...column, -1, 0]);
  lines.push([...Array.from({ length: size }, () => 1), 0, 1]);
  const found = eliminated(lines);
  if (found === null || found.slice(0, size).some((share) => share < -NEAR)) return null;
  return { value: found[size] ?? 0, shares: found.slice(0, size).map((share) => Math.max(0, share)) };
}

/**
 * Solves linear equations, each with its right side last (Gaussian elimination); null without a unique
 * solution.
 */
function eliminated(lines: number[][]): readonly number[] | null {
  const size = lines.length;
  for (let column = 0; column < size; column++) {
    const at = lines.findIndex((line, row) => row >= column && Math.abs(line[column] ?? 0) > NEAR);
    const pivot = lines[at];
    if (pivot === undefined) return null;
    [lines[at], lines[column]] = [lines[column] ?? [], pivot];
    const by = pivot[column] ?? 1;
    lines[column] = pivot.map((value) => value / by);
    lines.forEach((line, row) => {
      const factor = line[column] ?? 0;
      if (row !== column && factor !== 0)
        lines[row] = line.map((value, index) => value - factor * (lines[column]?.[index] ?? 0));
    });
  }
  return lines.map((line) => line[size] ?? 0);
}
