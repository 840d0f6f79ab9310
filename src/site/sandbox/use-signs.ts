/** What a session's board shows besides what stands there: the trail of the last move, and a try that was refused. */
import { useMemo } from 'preact/hooks';
import type { Scene } from '../../referee/scene.ts';
import { trailTo, withTrail } from '../../referee/trail.ts';
import { useBrought } from '../device/use-import.ts';
import type { Loaded } from '../play/load.ts';
import type { Session } from '../play/use-session.ts';

const bring = () => import('../../referee/tries.ts');

/** So many small moves are looked back over for a trail. */
const BACK = 12;

export function useSigns({ game, scenery }: Loaded, session: Session): Scene {
  const { signed: scene, position, refusal, play, at, viewer } = session;
  const { positions } = play.history;
  const count = at ?? positions.length - 1;
  const trail = useMemo(
    () =>
      trailTo(
        positions.slice(Math.max(0, count - BACK), count + 1).map((each) => scenery.scene(each, viewer)),
      ),
    [scenery, positions, count, viewer],
  );
  const tried = useBrought(bring, refusal !== null);
  return useMemo(
    () =>
      refusal === null || refusal.verdict === null || !tried
        ? withTrail(scene, trail)
        : tried.sceneOfRefused({ game, scenery }, scene, position, refusal.words),
    [game, scenery, scene, position, refusal, trail, tried],
  );
}
