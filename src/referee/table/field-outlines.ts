/** The outlines of fields apart from what stands on them: a page that has drawn them need not bring them again. */
import type { Scenery, Spot } from './scene.ts';

/** Fields as somebody has drawn them: what matters is their outlines. */
export interface Drawn {
  readonly fields: readonly Pick<Spot, 'id' | 'outline'>[];
}

/** A scenery on ground that is drawn already: fields that leave out their outline have the one that was drawn, by id. */
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
