/** The interaction of a game with its defaults filled in: they follow from the rules and from the touches of its moves. */
import { wordsOf } from '../../book/choices.ts';
import {
  handlesFrom,
  type Handle,
  type HandleWay,
  type Interaction,
} from '../../referee/table/interaction.ts';
import type { Scene, Scenery } from '../../referee/table/scene.ts';
import { plansOf, type PlanRules } from './plan-search.ts';

/** The handles and their ways that lead to any target. */
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

/** The ids of all fields, and of all cards in zones that can be touched. */
export const placesIn = ({ fields, zones }: Pick<Scene, 'fields' | 'zones'>): ReadonlySet<string> =>
  new Set([...fields, ...zones.flatMap(({ cards }) => cards)].flatMap(({ id }) => (id === null ? [] : [id])));

/** An interaction with the defaults filled in. */
export type Handling<Position, Move> = Interaction<Position, Move> &
  Required<Pick<Interaction<Position, Move>, 'handles' | 'price' | 'tells'>>;

/** Fills in the defaults, which follow from the touches of the moves. */
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

/** The default handles: a move starts at its first touch and ends at its last place; the touches between name the way. */
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
  // These steps are valid only in the position whose touches they come from.
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
