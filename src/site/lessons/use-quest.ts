/** A quest on a page: its table, what can be touched on it, and how it stands. */
import { useMemo, useReducer } from 'preact/hooks';
import type { Loaded } from '../play/load.ts';
import type { SessionState } from '../play/session.ts';
import { useShown } from '../play/use-shown.ts';
import { questAfter, questBegun, questTable, standingOf, type Quest, type QuestAction } from './quest.ts';

export function useQuest(loaded: Pick<Loaded, 'game' | 'scenery'>, quest: Quest, most?: number) {
  const table = useMemo(() => questTable(loaded, quest, most), [loaded, quest, most]);
  const [state, act] = useReducer(
    (before: SessionState, action: QuestAction) => questAfter(table, before, action),
    table,
    questBegun,
  );
  const standing = useMemo(() => standingOf(table, state), [table, state.play]);
  const shown = useShown(table, state);
  const mayDecide = shown.mayDecide && standing.is === 'going';
  // Who has it to do is asked as “you”.
  const isYours = shown.decider === quest.seat;
  return { ...state, ...shown, table, standing, mayDecide, isYours, act };
}

export type QuestSession = ReturnType<typeof useQuest>;
