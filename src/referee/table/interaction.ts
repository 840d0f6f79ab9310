/**
 * How moves are made by hand. A game says what is touched for a move, what can be taken hold of and by which legal moves it
 * goes on; the lists of what can be done, their words and their plans follow from that and from the rules.
 */
import { memo } from '../memo.ts';
import type { AttemptPreview, Scene, Scenery, Spot, Touch, TouchPath } from './scene.ts';
import { type PlanRules, type Price, type Steps, plansOf } from './plan-search.ts';
import { wordsOf } from './choices.ts';

/** What can be taken hold of and what it can become; what is legal comes from the rules alone. */
export interface Interaction<Position, Move, Says = string> {
  /** What is touched on the way to a move, which need not be legal. */
  readonly touches: (position: Position, move: Move) => TouchPath<Says>;
  /** Further ways to it: in a lesson, or where anything may be tried (`isAttempt`). */
  readonly also?: (position: Position, move: Move, isAttempt: boolean) => readonly TouchPath<Says>[];
  /**
   * What may be meant besides the legal moves, to be judged and drawn; with `isFar` also what is so far off that nobody
   * expects it: it is asked of one place that was touched, not listed.
   */
  readonly attempts?: (position: Position, isFar: boolean) => readonly Move[];
  /** What an attempt draws; null or left out, it is drawn by the places that one touches for it. */
  readonly preview?: (position: Position, move: Move) => AttemptPreview | null;
  /**
   * What whoever decides might take hold of, of whose moves these are `legal`, with a card that is `lifted` and then used;
   * none where moves are touched step by step. Left out, a move is taken hold of where its touches begin, and wanted where
   * they end.
   */
  readonly handles?: (
    position: Position,
    legal: readonly Move[],
    lifted: string | null,
  ) => readonly Handle<Position, Move, Says>[];
  /** What plans are compared by; left out, every move costs the same. */
  readonly price?: Price<Position, Move>;
  /** The whole of a plan, of however many wishes, with what it costs in all; left out, the words of its touches. */
  readonly tells?: (position: Position, moves: readonly [Move, ...Move[]]) => Telling<Says>;
  /** Cards of a zone that add to what is wanted. */
  readonly lifts?: (position: Position) => readonly Touch<Says>[];
}

/** Something that can be taken hold of: a piece, a card, a place where one may be put. */
export interface Handle<Position, Move, Says = string> {
  /** Unique in a position. */
  readonly id: string;
  /** What is touched for it: a field of the table, or a card of a zone. Several handles may share one. */
  readonly at: string;
  /** "Step from w1". */
  readonly says: Says;
  /** The usual one first. */
  readonly ways: readonly HandleWay<Position, Move, Says>[];
  /** Where it is that is not on the table yet: where a card could be put. */
  readonly spot?: Spot;
  /** Whether its ways are ways to lie there, of which touching it again gives the next. */
  readonly turns?: true;
  /** Where its steps may come that is no place of the table: "To the north". */
  readonly elsewhere?: readonly Touch<Says>[];
}

/** A way to use what is held: how many go, who comes along. */
export interface HandleWay<Position, Move, Says = string> {
  /** Unique at its handle. */
  readonly id: string;
  readonly says: Says;
  readonly steps: Steps<Position, Move>;
  /** What is asked while it is held, as a sentence; where to, where left out. */
  readonly asks?: Says;
  /** Whether it may be wanted where it is held: a turn on the spot. */
  readonly stays?: true;
}

/** A plan in words. */
export interface Telling<Says = string> {
  /** What it is and what it costs: "Move, 1 point". */
  readonly says: Says;
  /** What it costs in the points that players count; 1 where none are counted. */
  readonly points: number;
  /** Those of them that are paid, where something else brings the rest; null where no points are counted. */
  readonly paid?: number | null;
  /** How many of its first moves are told by that alone. */
  readonly told: number;
}

/** Tells a plan of several moves part by part, each where it is come to; `all` puts the parts together. */
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
      // What is paid for the last of them stands where that comes to.
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
  /** What is taken hold of for it, and what for: several things may be done from one place. */
  readonly from: Touch<Says>;
  readonly does: string;
  /** In which way; left out where there is one alone. */
  readonly way?: Omit<HandleWay<unknown, Move, Says>, 'steps'>;
  /** What is touched where it ends; where it begins, where left out. */
  readonly ends?: readonly string[];
}

/**
 * Handles of moves that are each made at once, in the order of the list. `key` holds what else matters for how a plan goes
 * on after one of them: what is left to pay with.
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

/** The handles with which anything can be done. */
export const openHandles = <Position, Move>(
  game: PlanRules<Position, Move>,
  { handles, price }: Pick<Handling<Position, Move>, 'handles' | 'price'>,
  position: Position,
): readonly Handle<Position, Move>[] =>
  handles(position, game.moves(position), null).flatMap((handle) => {
    const ways = handle.ways.filter(
      ({ steps }) => plansOf(game, position, steps, price, { enough: 1 }).size > 0,
    );
    return ways.length === 0 ? [] : [{ ...handle, ways }];
  });

/** What can be touched on the table or in a zone. */
export const placesIn = ({ fields, zones }: Pick<Scene, 'fields' | 'zones'>): ReadonlySet<string> =>
  new Set([...fields, ...zones.flatMap(({ cards }) => cards)].flatMap(({ id }) => (id === null ? [] : [id])));

/** An interaction with all that handles need. */
export type Handling<Position, Move> = Interaction<Position, Move> &
  Required<Pick<Interaction<Position, Move>, 'handles' | 'price' | 'tells'>>;

/** The whole of an interaction: what the game leaves out follows from the touches of its moves. */
export const handlingOf = <Position, Move>({
  scene,
  interaction,
}: Pick<Scenery<Position, Move>, 'scene' | 'interaction'>): Handling<Position, Move> => ({
  handles: handlesByTouch(scene, interaction.touches),
  price: () => 1,
  tells: (position, [move]) => ({
    says: wordsOf(interaction, position, move),
    points: 1,
    paid: null,
    told: 0,
  }),
  ...interaction,
});

/** A move is taken hold of where its touches begin, and wanted where they end; what is touched besides is the way. */
function handlesByTouch<Position, Move>(
  scene: Scenery<Position, Move>['scene'],
  touches: Interaction<Position, Move>['touches'],
): Handling<Position, Move>['handles'] {
  const handles = handlesFrom<Position, Move, string>((position, legal) => {
    const places = placesIn(scene(position, null));
    return legal.flatMap((move) => {
      const [first, ...more] = touches(position, move);
      if (first.spot !== undefined || !places.has(first.id)) return [];
      const last = more.findLast(({ id }) => places.has(id));
      const others = more.filter((touch) => touch !== last);
      return {
        move,
        from: first,
        does: 'touch',
        way: {
          id: others.map(({ id }) => id).join(' '),
          says: others.map(({ says }) => says).join(', ') || first.says,
        },
        ends: [(last ?? first).id],
      };
    });
  });
  // What the touches of another position lead to is not known before it is there.
  const here = (position: Position, way: HandleWay<Position, Move>): HandleWay<Position, Move> => ({
    ...way,
    steps: { ...way.steps, from: (now, legal) => (now === position ? way.steps.from(now, legal) : []) },
  });
  return (position, legal) =>
    handles(position, legal).map((handle) => ({
      ...handle,
      ways: handle.ways.map((way) => here(position, way)),
    }));
}
