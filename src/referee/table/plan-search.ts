/**
 * From what somebody wants to the small moves that do it. A game says which legal moves go on with it from a position; here
 * the cheapest plan is found to every place where it can come to. What is played are the same small moves as ever.
 *
 *     const ends = plansOf(game, position, steps, price);
 *     ends.get('w1')?.moves; // [announce move 1, step 3 o to w1]
 */
import type { Revelation, Rules } from '../game.ts';
import { memo } from '../memo.ts';

/** How something is done that one player wants: soldiers go to another field, a tank drives, an enemy is attacked. */
export interface Steps<Position, Move> {
  /** All that matters for how it goes on from a position and at what price: where that is alike, it is gone on from once. */
  readonly key: (position: Position) => string;
  /**
   * What is worth doing for it in a position in which its player decides: some of the `legal` moves of that very position.
   * What is none of them leads nowhere, so that a plan is legal from its first move to its last.
   */
  readonly from: (position: Position, legal: readonly Move[]) => readonly Step<Position, Move>[];
}

/** One move of them. */
export interface Step<Position, Move> {
  readonly move: Move;
  /** What somebody touches who wants it to have come this far; null where it cannot be left so. */
  readonly at: string | null;
  /** How it may go on; null where it has come to its end. */
  readonly on: Steps<Position, Move> | null;
}

/** The moves up to where something was to come, at least one, and what they cost together. */
export interface Plan<Move> {
  readonly moves: readonly [Move, ...Move[]];
  readonly price: number;
}

/** What a legal move costs whoever makes it, above 0: what is dear comes last. */
export type Price<Position, Move> = (position: Position, move: Move) => number;

/** Steps that begin once others have come where they were to come. */
export const followedBy = <Position, Move>(
  first: Steps<Position, Move>,
  at: string,
  then: Steps<Position, Move>,
): Steps<Position, Move> => ({
  key: (position) => `${at} after ${first.key(position)}, then ${then.key(position)}`,
  from: (position, legal) =>
    first.from(position, legal).flatMap((step) => {
      const on = step.at === at ? then : step.on === null ? null : followedBy(step.on, at, then);
      return on === null ? [] : [{ move: step.move, at: null, on }];
    }),
});

/** Where a plan has come to by its moves so far; nowhere yet where it begins. */
interface Stood<Position, Move> {
  readonly position: Position;
  readonly by: Made<Position, Move> | null;
}
interface Made<Position, Move> {
  readonly move: Move;
  readonly from: Stood<Position, Move>;
}

/** A way that is still to be gone on: what its last move leads to is looked at once that is so. */
interface Way<Position, Move> {
  readonly by: Made<Position, Move> | null;
  readonly steps: Steps<Position, Move> | null;
  readonly at: string | null;
  readonly price: number;
}

function movesTo<Position, Move>(last: Made<Position, Move>): readonly [Move, ...Move[]] {
  let moves: readonly [Move, ...Move[]] = [last.move];
  for (let { by } = last.from; by !== null; { by } = by.from) moves = [by.move, ...moves];
  return moves;
}

/** How far it is looked: ways that cost more than `most` are not gone, nor any once there are `enough` plans. */
interface Reach {
  readonly most?: number;
  readonly enough?: number;
}

/** What plans are found with. */
export interface PlanRules<Position, Move> extends Pick<Rules<Position, Move>, 'toAct' | 'moves' | 'play'> {
  readonly revealed: (
    before: Position,
    move: Move,
    after: Position,
  ) => readonly Pick<Revelation<string>, 'to'>[];
}

/** The same for many of them: it lists the moves of a position once, and makes each of them once. */
export const listed = memo((game: PlanRules<unknown, unknown>): PlanRules<unknown, unknown> => {
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
  { toAct, revealed }: Pick<PlanRules<Position, Move>, 'toAct' | 'revealed'>,
  before: Position,
  move: Move,
  after: Position,
): boolean => {
  const decider = toAct(before);
  return revealed(before, move, after).some(({ to }) => to === null || to === decider);
};

/**
 * The cheapest plan to each place where steps can come, by what is touched for it; among equally cheap ones the first
 * found. It ends where somebody else decides, and where whoever goes it learns something.
 */
export function plansOf<Position, Move>(
  game: PlanRules<Position, Move>,
  first: Position,
  steps: Steps<Position, Move>,
  price: Price<Position, Move>,
  { most = Infinity, enough = Infinity }: Reach = {},
): ReadonlyMap<string, Plan<Move>> {
  const found = new Map<string, Plan<Move>>();
  const player = game.toAct(first);
  const been = new Set<string>();
  const waiting = new Map<number, Way<Position, Move>[]>([[0, [{ steps, at: null, price: 0, by: null }]]]);
  for (let ways = cheapest(waiting); ways !== null; ways = cheapest(waiting)) {
    for (const way of ways) {
      if (way.at !== null && way.by !== null && !found.has(way.at))
        found.set(way.at, { moves: movesTo(way.by), price: way.price });
      if (found.size >= enough) return found;
      const stood = way.steps === null ? null : stoodAt(game, first, way.by);
      if (way.steps === null || stood === null || game.toAct(stood.position) !== player) continue;
      const { position } = stood;
      const key = way.steps.key(position);
      if (been.has(key)) continue;
      been.add(key);
      const legal = game.moves(position);
      const those = way.steps.from(position, legal);
      // A few are looked for at once; of many the list is kept.
      const known = those.length < FEW ? null : among(legal);
      for (const { move, at, on } of those) {
        const cost = way.price + price(position, move);
        if (cost > most || !(known?.has(move) ?? legal.includes(move))) continue;
        const further = { steps: on, at, price: cost, by: { move, from: stood } };
        const alike = waiting.get(cost);
        if (alike === undefined) waiting.set(cost, [further]);
        else alike.push(further);
      }
    }
  }
  return found;
}

const FEW = 16;

/** One of some moves is found in no time: the same list is gone through for one handle after another. */
const among = memo((moves: readonly unknown[]): ReadonlySet<unknown> => new Set(moves));

/** What a move leads to; null where whoever makes it learns something by it. */
function stoodAt<Position, Move>(
  game: Pick<PlanRules<Position, Move>, 'toAct' | 'play' | 'revealed'>,
  first: Position,
  by: Made<Position, Move> | null,
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
