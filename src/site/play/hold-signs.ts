/** What a hold draws on the table: what it costs to come where it can, the way that is proposed, and its end as a ghost. */
import type { Grips } from '../../referee/grip.ts';
import type { Scene, SceneLight, SceneLine, ScenePiece } from '../../referee/scene.ts';
import { trailTo } from '../../referee/trail.ts';
import type { Loaded } from './load.ts';
import { gripsOf, type Hold } from './proposal.ts';

type Table = Pick<Loaded, 'game' | 'scenery'>;

interface Seen {
  readonly position: unknown;
  readonly viewer: number | null;
}

/** The table with what is held; as it is where nothing is. */
export function sceneOfHold(table: Table, scene: Scene, seen: Seen, hold: Hold | null): Scene {
  if (hold === null) return scene;
  const lit = lightsOf(gripsOf(table), seen.position, hold);
  const scenes = hold.to === null ? [] : scenesTo(table, seen, hold, hold.to);
  const last = scenes.at(-1);
  if (last === undefined) return { ...scene, lit };
  const way = trailTo([scene, ...scenes]).map((line): SceneLine => ({ ...line, means: 'way' }));
  return {
    ...scene,
    lit,
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

/** Where nothing is added the list is the same: what shows it is not drawn again. */
const withGhosts = <Thing>(there: readonly Thing[], ghosts: readonly Thing[]): readonly Thing[] =>
  ghosts.length === 0 ? there : [...there, ...ghosts];

function lightsOf(grips: Grips<unknown, unknown>, position: unknown, hold: Hold): readonly SceneLight[] {
  return [...hold.ends].map(([at, { moves }]): SceneLight => {
    const { points, paid = points } = grips.tells(position, moves);
    const isProposed = at === hold.to;
    return {
      at,
      price: at === hold.grip.at && !isProposed ? null : String(paid),
      is: isProposed ? 'proposed' : paid <= 1 ? 'near' : 'far',
    };
  });
}

/** The table after each move of what is proposed, up to where whoever plays it would learn something. */
function scenesTo({ game, scenery }: Table, seen: Seen, hold: Hold, to: string): Scene[] {
  const scenes: Scene[] = [];
  let before = seen.position;
  const decider = game.toAct(before);
  for (const move of hold.ends.get(to)?.moves ?? []) {
    const after = game.play(before, move);
    if (game.revealed(before, move, after).some((what) => what.to === decider)) break;
    scenes.push(scenery.scene(after, seen.viewer));
    before = after;
  }
  return scenes;
}

/** What would stand where it does not stand now, or otherwise. */
function ghostsIn(before: Scene, after: Scene): readonly ScenePiece[] {
  return after.pieces.flatMap((piece): ScenePiece[] => {
    const there = before.pieces.find(({ id }) => id === piece.id);
    const isSame = there?.field === piece.field && there.turn === piece.turn;
    const count = piece.count - (isSame ? (there?.count ?? 0) : 0);
    return count <= 0 ? [] : [{ ...piece, id: `${piece.id} proposed`, count, ghost: true }];
  });
}
