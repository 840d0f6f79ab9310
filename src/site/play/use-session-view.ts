/** What a session shows on a page: the table, what can be touched on it, and what is proposed. */
import { useMemo } from 'preact/hooks';
import { playerOf } from '../../referee/seats.ts';
import { coveredScene } from './covered.ts';
import type { Loaded } from './load-game.ts';
import { menuOf } from './bar/menu.ts';
import { laidFaceIn, sceneOfHold } from './bar/drag-preview.ts';
import { handlesIn, offersOf, withLifted } from '../../referee/table/plan.ts';
import { proposalOf, touchesOf } from './bar/proposal.ts';
import type { Action } from './actions.ts';
import { addressed, aloneIn, choicesOf, ownSaid, showing, type SessionState } from './session.ts';

/** What has not changed is the same: what shows it is not drawn again. */
export function useShown(loaded: Pick<Loaded, 'game' | 'scenery'>, state: SessionState) {
  const { free, ids, hold, lifted, opponent } = state;
  const table = useMemo(
    () => withLifted(addressed(loaded, { opponent }), lifted),
    [loaded, lifted, opponent],
  );
  const { scenery } = table;
  const shows = showing(loaded, state);
  const { position, viewer, mayDecide } = shows;
  const choices = useMemo(
    () => choicesOf(table, free, { mayDecide, position }),
    [table, free, mayDecide, position],
  );
  // While the device is handed over: who gets it.
  const next = shows.covered ? playerOf(shows.decider) : null;
  const scene = useMemo(() => {
    const own = scenery.scene(position, viewer);
    return next === null || viewer === null ? own : coveredScene(own, scenery.scene(position, next), viewer);
  }, [scenery, position, viewer, next]);
  /** It takes a while, and few ask: what each card that could be laid would come to. */
  const reckonings = () => (mayDecide ? (scenery.reckon?.(position) ?? []) : []);
  const menu = useMemo(() => menuOf(choices, ids), [choices, ids]);
  // In words and by hand: what may be tried, and what has been begun by small touches, goes on by them.
  const isHeld = mayDecide && !free && ids.length === 0;
  const alone = aloneIn(table, state);
  const held = useMemo(
    () => ({
      pointed: isHeld ? touchesOf(table, position, hold, menu.touches) : menu.touches,
      proposal: isHeld ? proposalOf(table, position, hold, alone) : null,
      canHold: isHeld && handlesIn(table, position).length > 0,
      offers: isHeld && hold !== null ? offersOf(table, position, hold) : [],
    }),
    [table, isHeld, position, hold, menu, alone],
  );
  const signed = useMemo(
    () => sceneOfHold(table, scene, { position, viewer }, isHeld ? hold : null),
    [table, scene, position, viewer, isHeld, hold],
  );
  const laidFace = useMemo(
    () => (isHeld ? laidFaceIn(table, scene, { position, viewer }) : null),
    [table, isHeld, scene, position, viewer],
  );
  const own = ownSaid(loaded, state);
  return { ...shows, own, laidFace, choices, scene, signed, reckonings, menu, ...held };
}

/** A session as what shows it takes it: its state, what can be seen of it, and what is done with it. */
export type Shown = SessionState & ReturnType<typeof useShown> & { readonly act: (action: Action) => void };
