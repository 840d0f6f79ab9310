/** A quest on a page: its table, its touches, and its standing. */
import { useEffect, useMemo, useReducer, useState } from 'preact/hooks';
import type { Loaded } from '../play/load-game.ts';
import type { SessionState } from '../play/session.ts';
import { useShown } from '../play/use-session-view.ts';
import {
  questAfter,
  questBegun,
  questTable,
  standingOf,
  type Quest,
  type QuestAction,
} from './goal-runner.ts';

/** Positions searched in one go, so that a tap is not kept waiting. */
const AT_ONCE = 100;

export function useQuest(loaded: Pick<Loaded, 'game' | 'scenery'>, quest: Quest, most?: number) {
  const table = useMemo(() => questTable(loaded, quest, most), [loaded, quest, most]);
  const [state, act] = useReducer(
    (before: SessionState, action: QuestAction) => questAfter(table, before, action),
    table,
    questBegun,
  );
  const [sought, setSought] = useState(0);
  const standing = useMemo(() => standingOf(table, state, AT_ONCE), [table, state.play, sought]);
  const isSought =
    standing.is === 'going' ? standing.isSought : standing.is !== 'reached' && standing.back === null;
  useEffect(() => {
    if (!isSought) return undefined;
    const timer = setTimeout(() => setSought(sought + 1));
    return () => clearTimeout(timer);
  }, [isSought, sought]);
  const shown = useShown(table, state);
  const isOn = standing.is === 'going' || standing.is === 'lost';
  const mayDecide = shown.mayDecide && isOn;
  // Whoever is to reach the goal is addressed as “you”.
  const isYours = shown.decider === quest.seat;
  return { ...state, ...shown, table, standing, isOn, mayDecide, isYours, act };
}

export type QuestSession = ReturnType<typeof useQuest>;
