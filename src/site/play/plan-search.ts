/**
 * Plans: finds the cheapest run of legal moves to every place that a player may want something to go to. A game says, by
 * `Steps`, which legal moves serve a wish in a position; this is a search by price (Dijkstra).
 *
 *     const ends = plansOf(game, position, steps, price);
 *     ends.get('w1')?.moves; // [announce move 1, step 3 o to w1]
 */
import type { Revelation, Rules } from '../../referee/game.ts';
import type { Price, Steps } from '../../referee/table/interaction.ts';
import { memo } from '../../referee/memo.ts';

/** A run of moves to a target, and their total price. */
export interface Plan<Move> {
  readonly moves: readonly [Move, ...Move[]];
  readonly price: number;
}

/** Chains two wishes: `first` to the place `at`, then `then`. */
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

/** A position reached in the search, and the move that led there; null at the start. */
interface Stood<Position, Move> {
  readonly position: Position;
  readonly by: Made<Position, Move> | null;
}
interface Made<Position, Move> {
  readonly move: Move;
  readonly from: Stood<Position, Move>;
}

/** A node of the search queue. Its last move is played only when the node is expanded. */
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

/** Limits of a search: the highest price of a plan, and the number of plans after which to stop. */
interface Reach {
  readonly most?: number;
  readonly enough?: number;
}

/** The parts of the rules that the search needs. */
export interface PlanRules<Position, Move> extends Pick<Rules<Position, Move>, 'toAct' | 'moves' | 'play'> {
  readonly revealed: (
    before: Position,
    move: Move,
    after: Position,
  ) => readonly Pick<Revelation<string>, 'to'>[];
}

/** Rules with a cache: the legal moves of a position, and the position after each move. */
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

/** Whether a move reveals something to the player who makes it: then they may want to plan anew. */
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
 * The cheapest plan to each reachable target, by the id of its place; of equally cheap ones the first found. A plan ends
 * when another player is to move, or when a move reveals something to its player.
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
      // A set pays off only for many steps.
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

/** A cached set of legal moves, since every handle looks through the same list. */
const among = memo((moves: readonly unknown[]): ReadonlySet<unknown> => new Set(moves));

/** The position after a move; null if it reveals something to its player. */
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

/** Removes and returns the cheapest nodes; null if none are left. */
function cheapest<W>(waiting: Map<number, W[]>): W[] | null {
  if (waiting.size === 0) return null;
  const least = Math.min(...waiting.keys());
  const ways = waiting.get(least) ?? [];
  waiting.delete(least);
  return ways;
}
