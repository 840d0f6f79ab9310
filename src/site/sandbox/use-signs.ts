/** Signs on a session's board: the last move's trail and a refused try. */
import { useMemo } from 'preact/hooks';
import type { Scene, SceneLine } from '../../referee/table/scene.ts';
import { trailBetween, trailOver, withTrail } from '../../book/trail.ts';
import { useBrought } from '../device/use-import.ts';
import type { Loaded } from '../play/load-game.ts';
import { refusedIn } from '../play/session.ts';
import type { Session } from '../play/use-session.ts';

const bring = () => import('../../book/attempt-scene.ts');

/** The trails of small moves as seen by `viewer`; scenes and trails are cached by position. */
function printsSeen({ scenery }: Pick<Loaded, 'scenery'>, viewer: number | null) {
  const scenes = new Map<unknown, Scene>();
  const known = new Map<unknown, readonly SceneLine[]>();
  const sceneOf = (position: unknown): Scene => {
    const scene = scenes.get(position) ?? scenery.scene(position, viewer);
    scenes.set(position, scene);
    return scene;
  };
  return (before: unknown, after: unknown): readonly SceneLine[] => {
    const prints = known.get(after) ?? trailBetween(sceneOf(before), sceneOf(after));
    known.set(after, prints);
    return prints;
  };
}

export function useSigns({ game, scenery }: Loaded, session: Session): Scene {
  const { signed: scene, position, refusal, play, at, viewer } = session;
  const { positions } = play.history;
  const count = at ?? positions.length - 1;
  const prints = useMemo(() => printsSeen({ scenery }, viewer), [scenery, viewer]);
  const trail = useMemo(() => trailOver(positions.slice(0, count + 1), prints), [positions, count, prints]);
  const tried = useBrought(bring, refusal !== null);
  return useMemo(
    () =>
      refusal === null || refusal.verdict === null || !tried
        ? withTrail(scene, trail)
        : tried.sceneOfRefused(
            { game, scenery },
            scene,
            refusedIn({ game }, position, refusal),
            refusal.words,
          ),
    [game, scenery, scene, position, refusal, trail, tried],
  );
}
