/**
 * What can be taken hold of at a table, and what is then wanted with it. A game says more than its moves where one wish
 * takes several of them; of every other, `plainGrips` finds what its choices have.
 */
import { wordsOf } from './touch-words.ts';
import { type Errand, type Price, type RunsIn, oneMove, runsOf } from './goal-search.ts';
import type { Choice, Scene, Scenery, Spot, Touch } from './scene.ts';

/** A way to use what is held: how many go, who comes along. */
export interface GripChip<Position, Move, Says = string> {
  /** Unique in its grip. */
  readonly id: string;
  readonly says: Says;
  readonly errand: Errand<Position, Move>;
  /** What is asked while it is held, as a sentence; where to, where left out. */
  readonly asks?: Says;
  /** Whether it may be wanted where it is held: a turn on the spot. */
  readonly stays?: true;
}

export interface Grip<Position, Move, Says = string> {
  /** Unique in a position. */
  readonly id: string;
  /** What is touched for it: a field of the table, or a card of a zone. Several grips may share one. */
  readonly at: string;
  /** "Step from w1". */
  readonly says: Says;
  /** The usual one first. */
  readonly chips: readonly [GripChip<Position, Move, Says>, ...GripChip<Position, Move, Says>[]];
  /** Where it is that is not on the table yet: where a card could be put. */
  readonly spot?: Spot;
  /** Whether its chips are ways to lie there, of which touching it again gives the next. */
  readonly turns?: true;
  /** Where its errands may come that is no place of the table: "To the north". */
  readonly ways?: readonly Touch<Says>[];
}

/** A run in words. */
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

export interface Grips<Position, Move, Says = string> {
  /** What whoever decides might take hold of, of whose moves these are `legal`; none where moves are touched step by step. */
  readonly of: (position: Position, legal: readonly Move[]) => readonly Grip<Position, Move, Says>[];
  /** What runs are compared by. */
  readonly price: Price<Position, Move>;
  /** The whole of a run, of however many wishes, with what it costs in all. */
  readonly tells: (position: Position, run: readonly [Move, ...Move[]]) => Telling<Says>;
  /** Cards of a zone that add to what is wanted. */
  readonly lifts?: {
    readonly of: (position: Position) => readonly Touch<Says>[];
    /** What can be taken hold of with that card, which is then used. */
    readonly grips: (position: Position, card: string) => readonly Grip<Position, Move, Says>[];
  };
}

/** Tells a run of several moves part by part, each where it is come to; `all` puts the parts together. */
export const tellsInTurn =
  <Position, Move, Says>(
    play: (position: Position, move: Move) => Position,
    tellsOne: (position: Position, move: Move) => Telling<Says>,
    all: (parts: readonly Telling<Says>[], position: Position, run: readonly Move[]) => Says,
  ): Grips<Position, Move, Says>['tells'] =>
  (position, run) => {
    const [first, ...more] = run;
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
      says: all(parts, position, run),
      points: parts.reduce((sum, part) => sum + part.points, 0),
      // What is paid for the last of them stands where that comes to.
      ...('paid' in last && { paid: last.paid }),
      told: untold < 0 ? run.length : untold,
    };
  };

/** The grips with which anything can be done. */
export const openGrips = <Position, Move>(
  game: RunsIn<Position, Move>,
  { of, price }: Grips<Position, Move>,
  position: Position,
): readonly Grip<Position, Move>[] =>
  of(position, game.moves(position)).flatMap((grip) => {
    const [first, ...others] = grip.chips.filter(
      ({ errand }) => runsOf(game, position, errand, price, { enough: 1 }).size > 0,
    );
    return first === undefined ? [] : [{ ...grip, chips: [first, ...others] }];
  });

/** What can be touched on the table or in a zone. */
export const placesIn = ({ fields, zones }: Pick<Scene, 'fields' | 'zones'>): ReadonlySet<string> =>
  new Set([...fields, ...zones.flatMap(({ cards }) => cards)].flatMap(({ id }) => (id === null ? [] : [id])));

interface Way<Move> extends Choice<Move> {
  readonly from: string;
  readonly to: string;
  /** What is touched besides: the ids and the words of it. */
  readonly key: string;
  readonly says: string;
}

function wayOf<Move>(choice: Choice<Move>, places: ReadonlySet<string>): Way<Move>[] {
  const [first, ...more] = choice.path;
  if (first.spot !== undefined || !places.has(first.id)) return [];
  const last = more.findLast(({ id }) => places.has(id));
  const others = more.filter((touch) => touch !== last);
  return [
    {
      ...choice,
      from: first.id,
      to: last?.id ?? first.id,
      key: others.map(({ id }) => id).join(' '),
      says: others.map(({ says }) => says).join(', ') || first.says,
    },
  ];
}

/** Grips of a game that names none: a move is taken hold of where its touches begin, and wanted where they end. */
export const plainGrips = <Position, Move>({
  scene,
  choices,
}: Pick<Scenery<Position, Move>, 'scene' | 'choices'>): Grips<Position, Move> => ({
  of: (position) => {
    const places = placesIn(scene(position, null));
    const ways = choices(position).flatMap((choice) => wayOf(choice, places));
    return [...Map.groupBy(ways, ({ from }) => from)].flatMap(([from, those]): Grip<Position, Move>[] => {
      const [chip, ...chips] = [...Map.groupBy(those, ({ key }) => key)].map(([id, some]) => {
        const ends = Map.groupBy(some, ({ move }) => JSON.stringify(move));
        return {
          id,
          says: some[0]?.says ?? id,
          // What the touches of another position lead to is not known here.
          errand: oneMove<Position, Move>(id, (move, at) =>
            at === position ? (ends.get(JSON.stringify(move))?.map(({ to }) => to) ?? null) : null,
          ),
        };
      });
      const says = those[0]?.path[0].says ?? from;
      return chip === undefined ? [] : [{ id: from, at: from, says, chips: [chip, ...chips] }];
    });
  },
  price: () => 1,
  tells: (position, [move]) => ({
    says: wordsOf(choices(position))(move) ?? '',
    points: 1,
    paid: null,
    told: 0,
  }),
});
