/** Draws on the scene what is held: its targets with their prices, the proposed path, and ghosts at its end. */
import type { Handling } from '../handling.ts';
import type { Scene, SceneEvent, SceneLight, SceneLine, ScenePiece } from '../../../referee/table/scene.ts';
import { trailBetween } from '../../../book/trail.ts';
import { goingOn } from '../describe/event-dedup.ts';
import type { Loaded } from '../load-game.ts';
import { anyLaid, handlingAt, making, type Hold } from '../touch-plan.ts';

type Table = Pick<Loaded, 'game' | 'scenery'>;

interface Seen {
  readonly position: unknown;
  readonly viewer: number | null;
}

export function sceneOfHold(table: Table, scene: Scene, seen: Seen, hold: Hold | null): Scene {
  if (hold === null) return scene;
  const lit = lightsOf(handlingAt(table), scene.lit ?? [], seen.position, hold);
  const moves = (hold.to === null ? undefined : hold.ends.get(hold.to)?.moves) ?? [];
  return { ...sceneOfRun(table, scene, seen, moves), lit };
}

/** The scene with a run of moves drawn on it: its path, and ghosts for what would be added. */
export function sceneOfRun(table: Table, scene: Scene, seen: Seen, moves: readonly unknown[]): Scene {
  const scenes = scenesTo(table, seen, moves);
  const last = scenes.at(-1);
  if (last === undefined) return scene;
  // Join the path of every move, so that turns on the spot show too.
  const way = scenes
    .flatMap((after, index) => trailBetween(scenes[index - 1] ?? scene, after))
    .map((line): SceneLine => ({ ...line, means: 'way' }));
  return {
    ...scene,
    lines: [...scene.lines, ...way],
    pieces: withGhosts(scene.pieces, ghostsIn(scene, last)),
    cards: withGhosts(
      scene.cards,
      last.cards
        .filter(({ id }) => scene.cards.every((card) => card.id !== id))
        .map((card) => ({ ...card, ghost: true })),
    ),
  };
}

/** Returns the same array if nothing is added, so that memoized components do not render again. */
const withGhosts = <Thing>(there: readonly Thing[], ghosts: readonly Thing[]): readonly Thing[] =>
  ghosts.length === 0 ? there : [...there, ...ghosts];

/** The targets with their prices. In a game that counts no points, the lights that are on stay on. */
function lightsOf(
  handling: Handling<unknown, unknown>,
  there: readonly SceneLight[],
  position: unknown,
  hold: Hold,
): readonly SceneLight[] {
  const told = [...hold.ends].map(([at, { moves }]) => ({ at, ...handling.tells(position, moves) }));
  const isCounted = told.every(({ paid }) => paid !== null);
  const lit = told.map(({ at, points, paid = points }): SceneLight => {
    const isProposed = at === hold.to;
    const isStart = at === hold.handle.at && !isProposed;
    const shown = there.find((light) => light.at === at)?.price ?? null;
    return {
      at,
      price: paid === null ? shown : isStart ? null : String(paid),
      is: isProposed ? 'proposed' : (paid ?? 1) <= 1 ? 'near' : 'far',
    };
  });
  return isCounted ? lit : [...there.filter(({ at }) => !hold.ends.has(at)), ...lit];
}

/** The face of the card that is to be laid on the board; null if none is. */
export function laidFaceIn(table: Table, scene: Scene, seen: Seen): string | null {
  const hold = anyLaid(table, seen.position);
  const last =
    hold === null || hold.to === null
      ? undefined
      : scenesTo(table, seen, hold.ends.get(hold.to)?.moves ?? []).at(-1);
  return last?.cards.find(({ id }) => scene.cards.every((card) => card.id !== id))?.face ?? null;
}

/**
 * The scene after each proposed move, up to the first that would reveal something; of that one only a card that the player
 * lays, and what goes on with the move before, as a third recruit does after two.
 */
function scenesTo({ game, scenery }: Table, seen: Seen, moves: readonly unknown[]): Scene[] {
  const scenes: Scene[] = [];
  let told: readonly SceneEvent[] = [];
  for (const { before, move, after, learns } of making(game, seen.position, moves)) {
    const scene = scenery.scene(after, seen.viewer);
    const events = scenery.happenings(before, move, after);
    if (!learns) {
      scenes.push(scene);
      told = events;
      continue;
    }
    const last = scenes.at(-1) ?? scenery.scene(before, seen.viewer);
    const goesOn = goingOn(told, events, scenery.joined).length > 0;
    const pieces = goesOn ? recounted(last.pieces, scene.pieces) : last.pieces;
    const laid = laidFrom(last, scene.cards);
    if (goesOn || laid.length > 0) scenes.push({ ...last, pieces, cards: [...last.cards, ...laid] });
    break;
  }
  return scenes;
}

/** The cards that come onto the board from what the player sees beside it. */
function laidFrom({ zones, cards }: Scene, after: Scene['cards']): Scene['cards'] {
  const seen = new Set(zones.flatMap((zone) => zone.cards.map(({ face }) => face)));
  return after.filter(({ id, face }) => seen.has(face) && cards.every((card) => card.id !== id));
}

/** The pieces in the numbers in which they stand there afterwards. */
const recounted = (pieces: readonly ScenePiece[], after: readonly ScenePiece[]): readonly ScenePiece[] =>
  pieces.map((piece) => {
    const now = after.find(({ id, field }) => id === piece.id && field === piece.field);
    return now === undefined ? piece : { ...piece, count: now.count };
  });

/** Ghosts of the pieces that would be new on their field, turned, or more in number. */
function ghostsIn(before: Scene, after: Scene): readonly ScenePiece[] {
  return after.pieces.flatMap((piece): ScenePiece[] => {
    const there = before.pieces.find(({ id }) => id === piece.id);
    const isSame = there?.field === piece.field && there.turn === piece.turn;
    const count = piece.count - (isSame ? (there?.count ?? 0) : 0);
    return count <= 0 ? [] : [{ ...piece, id: `${piece.id} proposed`, count, ghost: true }];
  });
}
