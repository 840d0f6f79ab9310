/**
 * How moves are made by hand. A game defines the touches of a move and its handles (what can be picked up); the lists of
 * choices, their texts and the plans follow from these and the rules.
 */
import { memo } from '../memo.ts';
import type { AttemptPreview, Spot, Touch, TouchPath } from './scene.ts';

/** Says nothing about legality: that comes from the rules alone. */
export interface Interaction<Position, Move, Says = string> {
  /** The touches that lead to a move, legal or not. */
  readonly touches: (position: Position, move: Move) => TouchPath<Says>;
  /** Alternative touches for a move, for lessons and, with `isAttempt`, for trying any move. */
  readonly also?: (position: Position, move: Move, isAttempt: boolean) => readonly TouchPath<Says>[];
  /**
   * Moves that somebody may mean, legal or not. `isFar` adds moves to distant places: too many for a list, but needed to
   * explain why a place that was touched cannot be reached.
   */
  readonly attempts?: (position: Position, isFar: boolean) => readonly Move[];
  /** How to draw an attempt. Without it, or for null, it is drawn from the first touched place to the last. */
  readonly preview?: (position: Position, move: Move) => AttemptPreview | null;
  /**
   * The handles of the player to move, whose `legal` moves are given; `lifted` is the id of a card that plans must use. By
   * default every move starts at the first place of its touches and ends at the last.
   */
  readonly handles?: (
    position: Position,
    legal: readonly Move[],
    lifted: string | null,
  ) => readonly Handle<Position, Move, Says>[];
  /** The price by which plans are compared; by default every move costs the same. */
  readonly price?: Price<Position, Move>;
  /** A plan in words with its total cost; by default the words of its touches. */
  readonly tells?: (position: Position, moves: readonly [Move, ...Move[]]) => Telling<Says>;
  /** Whether a move gives up what could still be done, as the end of a turn does: its button waits for Go. */
  readonly forgoes?: (move: Move) => boolean;
  /** The cards that can be lifted to be used with a plan. */
  readonly lifts?: (position: Position) => readonly Touch<Says>[];
}

/** Something that can be picked up: a piece, a card, or a place where a card may be put. */
export interface Handle<Position, Move, Says = string> {
  /** Unique in a position. */
  readonly id: string;
  /** The id of the field or card to touch for it. Several handles may share one. */
  readonly at: string;
  /** "Step from w1". */
  readonly says: Says;
  /** The usual one first. */
  readonly ways: readonly HandleWay<Position, Move, Says>[];
  /** A place that is not on the table yet: where a card could be put. */
  readonly spot?: Spot;
  /** Whether its ways are orientations of a card: another touch gives the next. */
  readonly turns?: true;
  /** Targets that are no place of the table: "To the north". */
  readonly elsewhere?: readonly Touch<Says>[];
}

/** A way to use a handle: how many soldiers go, whether crew boards. */
export interface HandleWay<Position, Move, Says = string> {
  /** Unique at its handle. */
  readonly id: string;
  readonly says: Says;
  readonly steps: Steps<Position, Move>;
  /** The prompt while it is held; by default it asks for the target. */
  readonly asks?: Says;
  /** Whether its own place may be its target: a turn on the spot. */
  readonly stays?: true;
}

/** How to do what a player wants: move soldiers to another field, drive a tank, attack an enemy. */
export interface Steps<Position, Move> {
  /** A key for the search of plans: positions with the same key have the same further steps and prices, and are expanded once. */
  readonly key: (position: Position) => string;
  /** The useful steps in a position. Steps whose move is none of the `legal` objects are ignored, so every plan is legal. */
  readonly from: (position: Position, legal: readonly Move[]) => readonly Step<Position, Move>[];
}

interface Step<Position, Move> {
  readonly move: Move;
  /** The id of the place to touch to end a plan with this move; null if a plan cannot end here. */
  readonly at: string | null;
  /** The steps after it; null if there are none. */
  readonly on: Steps<Position, Move> | null;
}

/** The price of a legal move, above 0. */
export type Price<Position, Move> = (position: Position, move: Move) => number;

/** A plan in words. */
export interface Telling<Says = string> {
  /** The plan and its cost: "Move, 1 point". */
  readonly says: Says;
  /** The cost in the points that players count; 1 in a game without points. */
  readonly points: number;
  /** The points that are paid, if something else covers the rest; null in a game without points. */
  readonly paid?: number | null;
  /** How many moves, from the first, `says` describes completely: their events need not be listed. */
  readonly told: number;
}

/** Describes each move of a plan in the position where it is made; `all` joins the texts. */
export const tellsInTurn =
  <Position, Move, Says>(
    play: (position: Position, move: Move) => Position,
    tellsOne: (position: Position, move: Move) => Telling<Says>,
    all: (parts: readonly Telling<Says>[], position: Position, moves: readonly Move[]) => Says,
  ): NonNullable<Interaction<Position, Move, Says>['tells']> =>
  (position, moves) => {
    const [first, ...more] = moves;
    let [before, latest] = [position, first];
    const told = tellsOne(position, first);
    const parts = [
      told,
      ...more.map((move) => {
        [before, latest] = [play(before, latest), move];
        return tellsOne(before, move);
      }),
    ];
    if (more.length === 0) return told;
    const last = parts.at(-1) ?? told;
    const untold = parts.findIndex((part) => part.told === 0);
    return {
      says: all(parts, position, moves),
      points: parts.reduce((sum, part) => sum + part.points, 0),
      // The last move decides whether paid points are shown, and how many.
      ...('paid' in last && { paid: last.paid }),
      told: untold < 0 ? moves.length : untold,
    };
  };

/** How a single legal move is made by hand. */
export interface ByHand<Move, Says = string> extends Pick<
  Handle<unknown, Move, Says>,
  'turns' | 'elsewhere'
> {
  readonly move: Move;
  /** The touch that picks it up. `does` tells apart several uses of one place. */
  readonly from: Touch<Says>;
  readonly does: string;
  /** Left out if there is only one way. */
  readonly way?: Omit<HandleWay<unknown, Move, Says>, 'steps'>;
  /** The ids of its targets; by default the place where it begins. */
  readonly ends?: readonly string[];
}

/**
 * Builds handles from single moves, in the order of the list. `key` is whatever else matters for the next move of a plan,
 * such as the points left.
 */
export function handlesFrom<Position, Move, Says>(
  byHand: (position: Position, legal: readonly Move[]) => readonly ByHand<Move, Says>[],
  key: (position: Position) => string = () => '',
): (position: Position, legal: readonly Move[]) => readonly Handle<Position, Move, Says>[] {
  const byHandle = memo((position: Position, legal: readonly Move[]) =>
    Map.groupBy(byHand(position, legal), ({ from, does }) => `${does} ${from.id}`),
  );
  const wayOf = ({ way, does, from }: ByHand<Move, Says>) => way ?? { id: does, says: from.says };
  return (position, legal) =>
    [...byHandle(position, legal)].flatMap(([id, those]): Handle<Position, Move, Says>[] => {
      const ways = [...new Map(those.map((one) => [wayOf(one).id, wayOf(one)])).values()].map(
        (one): HandleWay<Position, Move, Says> => ({
          ...one,
          steps: {
            key: (now) => `${id}, ${one.id}, ${key(now)}`,
            from: (now, moves) =>
              (byHandle(now, moves).get(id) ?? [])
                .filter((other) => wayOf(other).id === one.id)
                .flatMap(({ move, from, ends = [from.id] }) => ends.map((at) => ({ move, at, on: null }))),
          },
        }),
      );
      const [first] = those;
      if (first === undefined) return [];
      const { from, turns, elsewhere } = first;
      const { id: at, says, spot } = from;
      const more = { ...(spot && { spot }), ...(turns && { turns }), ...(elsewhere && { elsewhere }) };
      return [{ id, at, says, ...more, ways }];
    });
}
