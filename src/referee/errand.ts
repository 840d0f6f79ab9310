/**
 * From what somebody wants to the small moves that do it. A game says how an errand may go on from a position; here the
 * cheapest run of moves is found to every place where it can come to. What is played are the same small moves as ever.
 *
 *     const ends = runsOf(game, position, errand, price);
 *     ends.get('w1')?.moves; // [announce move 1, step 3 o to w1]
 */
import type { Rules } from './game.ts';

/** Something that one player would have done: soldiers go to another field, a tank drives, an enemy is attacked. */
export interface Errand<Position, Move> {
  /** All that matters for how it goes on from a position and at what price: where that is alike, it is gone on from once. */
  readonly stand: (position: Position) => string;
  /** Every legal move that is worth making for it in a position in which its player decides. */
  readonly legs: (position: Position) => readonly Leg<Position, Move>[];
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
export interface Run<Position, Move> {
  readonly moves: readonly [Move, ...Move[]];
  readonly price: number;
  /** The position they lead to. */
  readonly after: Position;
}

/** What a legal move costs whoever makes it, above 0: what is dear comes last. */
export type Price<Position, Move> = (position: Position, move: Move) => number;

/** An errand that begins once another has come where it was to come. */
export const followedBy = <Position, Move>(
  first: Errand<Position, Move>,
  at: string,
  then: Errand<Position, Move>,
): Errand<Position, Move> => ({
  stand: (position) => `${at} after ${first.stand(position)}, then ${then.stand(position)}`,
  legs: (position) =>
    first.legs(position).flatMap((leg) => {
      const on = leg.at === at ? then : leg.on === null ? null : followedBy(leg.on, at, then);
      return on === null ? [] : [{ move: leg.move, at: null, on }];
    }),
});

interface Way<Position, Move> {
  readonly position: Position;
  readonly errand: Errand<Position, Move> | null;
  readonly at: string | null;
  readonly price: number;
  /** The last move, and the way before it; null where the errand begins. */
  readonly by: { readonly move: Move; readonly before: Way<Position, Move> } | null;
}

const movesOf = <Position, Move>({ by }: Way<Position, Move>): Move[] =>
  by === null ? [] : [...movesOf(by.before), by.move];

/** How far it is looked: ways that cost more than `most` are not gone, nor any once there are `enough` runs. */
export interface Reach {
  readonly most?: number;
  readonly enough?: number;
}

/**
 * The cheapest run to each place where an errand can come, by what is touched for it; among equally cheap ones the first
 * found. It ends where somebody else decides.
 */
export function runsOf<Position, Move>(
  game: Pick<Rules<Position, Move>, 'toAct' | 'play'>,
  first: Position,
  errand: Errand<Position, Move>,
  price: Price<Position, Move>,
  { most = Infinity, enough = Infinity }: Reach = {},
): ReadonlyMap<string, Run<Position, Move>> {
  const found = new Map<string, Run<Position, Move>>();
  const player = game.toAct(first);
  const been = new Set<string>();
  const waiting = new Map<number, Way<Position, Move>[]>([
    [0, [{ position: first, errand, at: null, price: 0, by: null }]],
  ]);
  for (let ways = cheapest(waiting); ways !== null; ways = cheapest(waiting)) {
    for (const way of ways) {
      const [start, ...others] = movesOf(way);
      if (way.at !== null && start !== undefined && !found.has(way.at)) {
        found.set(way.at, { moves: [start, ...others], price: way.price, after: way.position });
      }
      if (found.size >= enough) return found;
      if (way.errand === null || game.toAct(way.position) !== player) continue;
      const stand = way.errand.stand(way.position);
      if (been.has(stand)) continue;
      been.add(stand);
      for (const { move, at, on } of way.errand.legs(way.position)) {
        const cost = way.price + price(way.position, move);
        if (cost > most) continue;
        const next = { position: game.play(way.position, move), errand: on, at, price: cost };
        const alike = waiting.get(cost);
        const further = { ...next, by: { move, before: way } };
        if (alike === undefined) waiting.set(cost, [further]);
        else alike.push(further);
      }
    }
  }
  return found;
}

/** The ways that cost least, taken out; null where none is left. */
function cheapest<W>(waiting: Map<number, W[]>): W[] | null {
  if (waiting.size === 0) return null;
  const least = Math.min(...waiting.keys());
  const ways = waiting.get(least) ?? [];
  waiting.delete(least);
  return ways;
}
