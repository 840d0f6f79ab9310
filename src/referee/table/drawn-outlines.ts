/** Field outlines are large, so a page that has them in its drawn board need not load them again with the scenery. */
import type { Scenery, Spot } from './scene.ts';

/** Fields with their outlines. */
interface Drawn {
  readonly fields: readonly Pick<Spot, 'id' | 'outline'>[];
}

/** Adds the drawn outlines, by id, to the fields of a scenery that leave theirs out. */
export function onGround<Position, Move, Says>(
  scenery: Scenery<Position, Move, Says>,
  { fields }: Drawn,
): Scenery<Position, Move, Says> {
  const outlines = new Map(
    fields.flatMap(({ id, outline }) => (outline === undefined ? [] : [[id, outline] as const])),
  );
  if (outlines.size === 0) return scenery;
  return {
    ...scenery,
    scene: (position, viewer) => {
      const scene = scenery.scene(position, viewer);
      return {
        ...scene,
        fields: scene.fields.map((field) => {
          const outline = field.outline ?? outlines.get(field.id);
          return outline === undefined ? field : { ...field, outline };
        }),
      };
    },
  };
}
