/** What a try draws on a table, the same wherever it is shown: on a board, in an example, in a booklet. */
import type { AnyGame, AnyScenery } from '../erased-types.ts';
import type { Choice, Scene, SceneTry, Touch } from './scene.ts';

/** What is asked of a game whose tries are drawn. */
interface Drawing {
  readonly game: Pick<AnyGame, 'print' | 'parse'>;
  readonly scenery: Pick<AnyScenery, 'tries' | 'tried'>;
}

/** The scene of a position with a try of it: what would come to be, and on what refuses it, barbed wire. */
export function sceneOfTry(
  { game, scenery }: Drawing,
  scene: Scene,
  position: unknown,
  move: unknown,
  isAllowed: boolean,
): Scene {
  const [at, tried] = [position as never, move as never];
  const drawn = scenery.tried
    ? scenery.tried(at, tried)
    : byTouches(
        scene,
        wayOf(scenery.tries(at), (other) => game.print(at, other), game.print(at, tried)),
      );
  if (drawn === null) return scene;
  return {
    ...scene,
    pieces: [...scene.pieces, ...drawn.pieces.map((piece) => ({ ...piece, ghost: true }) as const)],
    cards: [...scene.cards, ...(drawn.cards ?? []).map((card) => ({ ...card, ghost: true }) as const)],
    lines: [...scene.lines, ...drawn.lines],
    ...(!isAllowed && { wire: drawn.wire }),
  };
}

/** The same of a try that was refused, by its notation. */
export function sceneOfRefused(drawing: Drawing, scene: Scene, position: unknown, words: string): Scene {
  const move = drawing.game.parse(position, words);
  return move.ok ? sceneOfTry(drawing, scene, position, move.value, false) : scene;
}

/** The touches that lead to a move, by its notation. */
const wayOf = (
  choices: readonly Choice<unknown>[],
  print: (move: unknown) => string,
  words: string,
): readonly Touch[] => choices.find(({ move }) => print(move) === words)?.path ?? [];

/** A try by the places that one touches for it: from the first to the last of them. */
function byTouches({ fields, pieces }: Scene, way: readonly Touch[]): SceneTry | null {
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
