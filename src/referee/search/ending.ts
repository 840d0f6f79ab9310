import { weightOf } from '../chance/draw.ts';
import { teamsIn } from '../seats.ts';
import { type Field, seenBy } from './heuristics.ts';
import { solved } from './matrix-game.ts';
import { sharesOf, keyOf } from './tree.ts';

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
