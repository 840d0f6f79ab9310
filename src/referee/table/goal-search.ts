/**
 * From what somebody wants to the small moves that do it. A game says how an errand may go on from a position; here the
 * cheapest run of moves is found to every place where it can come to. What is played are the same small moves as ever.
 *
 *     const ends = runsOf(game, position, errand, price);
 *     ends.get('w1')?.moves; // [announce move 1, step 3 o to w1]
 */
import type { Revelation, Rules } from '../game.ts';
import { memo } from '../memo.ts';

/** Something that one player would have done: soldiers go to another field, a tank drives, an enemy is attacked. */
export interface Errand<Position, Move> {
  /** All that matters for how it goes on from a position and at what price: where that is alike, it is gone on from once. */
  readonly stand: (position: Position) => string;
  /**
   * What is worth doing for it in a position in which its player decides: some of the `legal` moves of that very position.
   * What is none of them leads nowhere, so that a run is legal from its first move to its last.
   */
  readonly legs: (position: Position, legal: readonly Move[]) => readonly Leg<Position, Move>[];
}

/** One move of an errand. */
export interface Leg<Position, Move> {
  readonly move: Move;
  /** What somebody touches who wants it to have come this far; null where it cannot be left so. */
  readonly at: string | null;
  /** How it may go on; null where it has come to its end. */
  readonly on: Errand<Position, Move> | null;
}

/** The moves of an errand up to where it was to come, at least one, and what they cost together. */
export interface Run<Move> {
  readonly moves: readonly [Move, ...Move[]];
  readonly price: number;
}

/** What a legal move costs whoever makes it, above 0: what is dear comes last. */
export type Price<Position, Move> = (position: Position, move: Move) => number;

/**
 * An errand of one move, whichever is legal where it is made: `ends` says what is touched for a move, and null of one that
 * is not meant. Of those that cost the same, the one with the lowest `rank` comes first.
 */
export const oneMove = <Position, Move>(
  stand: string | ((position: Position) => string),
  ends: (move: Move, position: Position) => readonly string[] | null,
  rank?: (move: Move, position: Position) => number,
): Errand<Position, Move> => ({
  stand: typeof stand === 'string' ? () => stand : stand,
  legs: (position, legal) => {
    const legs: { readonly move: Move; readonly at: string; readonly on: null; readonly rank: number }[] = [];
    // Lists are long, and each thing that can be taken hold of looks through them.
    for (const move of legal) {
      const places = ends(move, position);
      if (places === null) continue;
      const order = rank?.(move, position) ?? 0;
      for (const at of places) legs.push({ move, at, on: null, rank: order });
    }
    return rank === undefined ? legs : legs.sort((one, other) => one.rank - other.rank);
  },
});

/** An errand that begins once another has come where it was to come. */
export const followedBy = <Position, Move>(
  first: Errand<Position, Move>,
  at: string,
  then: Errand<Position, Move>,
): Errand<Position, Move> => ({
  stand: (position) => `${at} after ${first.stand(position)}, then ${then.stand(position)}`,
  legs: (position, legal) =>
    first.legs(position, legal).flatMap((leg) => {
      const on = leg.at === at ? then : leg.on === null ? null : followedBy(leg.on, at, then);
      return on === null ? [] : [{ move: leg.move, at: null, on }];
    }),
});

/** Where a run has come to by its moves so far; nowhere yet where it begins. */
interface Stood<Position, Move> {
  readonly position: Position;
  readonly by: Step<Position, Move> | null;
}
interface Step<Position, Move> {
  readonly move: Move;
  readonly from: Stood<Position, Move>;
}

/** A way that is still to be gone on: what its last move leads to is looked at once that is so. */
interface Way<Position, Move> {
  readonly by: Step<Position, Move> | null;
  readonly errand: Errand<Position, Move> | null;
  readonly at: string | null;
  readonly price: number;
}

function movesTo<Position, Move>(last: Step<Position, Move>): readonly [Move, ...Move[]] {
  let run: readonly [Move, ...Move[]] = [last.move];
  for (let { by } = last.from; by !== null; { by } = by.from) run = [by.move, ...run];
  return run;
}

/** How far it is looked: ways that cost more than `most` are not gone, nor any once there are `enough` runs. */
interface Reach {
  readonly most?: number;
  readonly enough?: number;
}

/** What runs are found with. */
export interface RunsIn<Position, Move> extends Pick<Rules<Position, Move>, 'toAct' | 'moves' | 'play'> {
  readonly revealed: (
    before: Position,
    move: Move,
    after: Position,
  ) => readonly Pick<Revelation<string>, 'to'>[];
}

/** The same for many errands: it lists the moves of a position once, and makes each of them once. */
export const listed = memo((game: RunsIn<unknown, unknown>): RunsIn<unknown, unknown> => {
  const afterThem = memo((_: unknown) => new Map<unknown, unknown>());
  return {
    ...game,
    moves: memo(game.moves),
    play: (position, move) => {
      const known = afterThem(position);
      const after = known.get(move) ?? game.play(position, move);
      known.set(move, after);
      return after;
    },
  };
});

/** Whether whoever makes a move comes to know something by it, and may then want something else. */
export const learnsBy = <Position, Move>(
  { toAct, revealed }: Pick<RunsIn<Position, Move>, 'toAct' | 'revealed'>,
  before: Position,
  move: Move,
  after: Position,
): boolean => {
  const decider = toAct(before);
  return revealed(before, move, after).some(({ to }) => to === null || to === decider);
};

/**
 * The cheapest run to each place where an errand can come, by what is touched for it; among equally cheap ones the first
 * found. It ends where somebody else decides, and where whoever goes it learns something.
 */
export function runsOf<Position, Move>(
  game: RunsIn<Position, Move>,
  first: Position,
  errand: Errand<Position, Move>,
  price: Price<Position, Move>,
  { most = Infinity, enough = Infinity }: Reach = {},
): ReadonlyMap<string, Run<Move>> {
  const found = new Map<string, Run<Move>>();
  const player = game.toAct(first);
  const been = new Set<string>();
  const waiting = new Map<number, Way<Position, Move>[]>([[0, [{ errand, at: null, price: 0, by: null }]]]);
  for (let ways = cheapest(waiting); ways !== null; ways = cheapest(waiting)) {
    for (const way of ways) {
      if (way.at !== null && way.by !== null && !found.has(way.at))
        found.set(way.at, { moves: movesTo(way.by), price: way.price });
      if (found.size >= enough) return found;
      const stood = way.errand === null ? null : stoodAt(game, first, way.by);
      if (way.errand === null || stood === null || game.toAct(stood.position) !== player) continue;
      const { position } = stood;
      const stand = way.errand.stand(position);
      if (been.has(stand)) continue;
      been.add(stand);
      const legal = game.moves(position);
      const legs = way.errand.legs(position, legal);
      // A few are looked for at once; of many the list is kept.
      const those = legs.length < FEW ? null : among(legal);
      for (const { move, at, on } of legs) {
        const cost = way.price + price(position, move);
        if (cost > most || !(those?.has(move) ?? legal.includes(move))) continue;
        const further = { errand: on, at, price: cost, by: { move, from: stood } };
        const alike = waiting.get(cost);
        if (alike === undefined) waiting.set(cost, [further]);
        else alike.push(further);
      }
    }
  }
  return found;
}

const FEW = 16;

/** One of some moves is found in no time: the same list is gone through by one errand after another. */
const among = memo((moves: readonly unknown[]): ReadonlySet<unknown> => new Set(moves));

/** What a step leads to; null where whoever takes it learns something by it. */
function stoodAt<Position, Move>(
  game: Pick<RunsIn<Position, Move>, 'toAct' | 'play' | 'revealed'>,
  first: Position,
  by: Step<Position, Move> | null,
): Stood<Position, Move> | null {
  if (by === null) return { position: first, by };
  const before = by.from.position;
  const position = game.play(before, by.move);
  return learnsBy(game, before, by.move, position) ? null : { position, by };
}

/** The ways that cost least, taken out; null where none is left. */
function cheapest<W>(waiting: Map<number, W[]>): W[] | null {
  if (waiting.size === 0) return null;
  const least = Math.min(...waiting.keys());
  const ways = waiting.get(least) ?? [];
  waiting.delete(least);
  return ways;
}
