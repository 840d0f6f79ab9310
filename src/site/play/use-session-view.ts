/** Derives from a session what the page renders: the scene, the touches, the proposal. */
import { useMemo } from 'preact/hooks';
import { playerOf } from '../../referee/seats.ts';
import { coveredScene } from './covered-scene.ts';
import type { Loaded } from './load-game.ts';
import { menuOf } from './bar/menu.ts';
import { laidFaceIn, sceneOfHold } from './bar/drag-preview.ts';
import { handlesIn, offersOf, withLifted } from './touch-plan.ts';
import { pickedProposal, proposalOf, touchesOf } from './bar/proposal.ts';
import type { Action } from './actions.ts';
import { addressed, aloneIn, choicesOf, ownSaid, pickedIn, showing, type SessionState } from './session.ts';

/** Each part is memoized, so that unchanged parts do not render again. */
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
  // The player who gets the device, during a handover.
  const next = shows.covered ? playerOf(shows.decider) : null;
  const scene = useMemo(() => {
    const own = scenery.scene(position, viewer);
    return next === null || viewer === null ? own : coveredScene(own, scenery.scene(position, next), viewer);
  }, [scenery, position, viewer, next]);
  /** The odds of each card that could be laid; a function, since they are slow and seldom asked for. */
  const reckonings = () => (mayDecide ? (scenery.reckon?.(position) ?? []) : []);
  const menu = useMemo(() => menuOf(choices, ids), [choices, ids]);
  const picked = useMemo(() => pickedIn(table, state), [table, state]);
  // No handles while a move is half touched.
  const isHeld = mayDecide && ids.length === 0;
  const alone = aloneIn(table, state);
  const held = useMemo(
    () => ({
      pointed: isHeld ? touchesOf(table, position, hold, menu.touches) : menu.touches,
      proposal:
        picked !== undefined
          ? pickedProposal(table, position, picked, alone)
          : isHeld
            ? proposalOf(table, position, hold, alone)
            : null,
      canHold: isHeld && handlesIn(table, position).length > 0,
      offers: isHeld && hold !== null ? offersOf(table, position, hold) : [],
    }),
    [table, isHeld, position, hold, menu, picked, alone],
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

/** What components get: the state, what is derived from it, and the dispatch function. */
export type Shown = SessionState & ReturnType<typeof useShown> & { readonly act: (action: Action) => void };
