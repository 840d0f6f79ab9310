/** Draws an attempted move on a scene, for the board, the examples and the booklet alike. */
import type { AnyGame, AnyScenery } from '../referee/erased-types.ts';
import type { AttemptPreview, Scene, Touch } from '../referee/table/scene.ts';

interface Drawing {
  readonly game: Pick<AnyGame, 'parse'>;
  readonly scenery: Pick<AnyScenery, 'interaction'>;
}

/** The scene with an attempted move drawn on it and, unless it is allowed, barbed wire on whatever refuses it. */
export function sceneOfAttempt(
  { scenery: { interaction } }: Drawing,
  scene: Scene,
  position: unknown,
  move: unknown,
  isAllowed: boolean,
): Scene {
  const { preview, touches } = interaction;
  const drawn = preview?.(position, move) ?? byTouches(scene, touches(position, move));
  if (drawn === null) return scene;
  return {
    ...scene,
    pieces: [...scene.pieces, ...drawn.pieces.map((piece) => ({ ...piece, ghost: true }) as const)],
    cards: [...scene.cards, ...(drawn.cards ?? []).map((card) => ({ ...card, ghost: true }) as const)],
    lines: [...scene.lines, ...drawn.lines],
    ...(!isAllowed && { wire: drawn.wire }),
  };
}

/** The scene with a refused move, given in notation; unchanged if it cannot be parsed. */
export function sceneOfRefused(drawing: Drawing, scene: Scene, position: unknown, words: string): Scene {
  const move = drawing.game.parse(position, words);
  return move.ok ? sceneOfAttempt(drawing, scene, position, move.value, false) : scene;
}

/** The default preview: from the first place that is touched for the move to the last. */
function byTouches({ fields, pieces }: Scene, way: readonly Touch[]): AttemptPreview | null {
  const places = way.map(({ id }) => id).filter((id) => fields.some((field) => field.id === id));
  const [from, to] = [places[0], places.at(-1)];
  if (from === undefined || to === undefined) return null;
  if (from === to) return { pieces: [], lines: [], wire: [{ at: to }] };
  const goes = pieces.find(({ field }) => field === from);
  return {
    pieces: goes ? [{ ...goes, id: `${goes.id} tried`, field: to, count: 1 }] : [],
    lines: [{ from, to, means: 'way' }],
    wire: [{ at: to }],
  };
}
