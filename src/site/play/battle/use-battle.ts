/** Shows a battle from the move that reveals it until somebody at the screen moves or closes it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { areMates, playerOf } from '../../../referee/seats.ts';
import { battleAt, type Battle } from './battle.ts';
import type { Loaded } from '../load-game.ts';
import type { Session } from '../use-session.ts';

/**
 * The battle to show (null if there is none) and a function that closes it. `since` are the positions at the start: only
 * battles after them are shown.
 */
export function useBattle(
  session: Session,
  loaded: Loaded,
  since: readonly unknown[],
): readonly [Battle | null, () => void] {
  const { play, at, viewer, opponent } = session;
  const { positions } = play.history;
  const [battle, setBattle] = useState<Battle | null>(null);
  const last = useRef(since);
  useEffect(() => {
    const before = last.current;
    last.current = positions;
    const from = before.length - 1;
    // An undo, or another game.
    if (positions[from] !== before[from]) return setBattle(null);
    const made = positions.slice(from, -1);
    const fought = made.flatMap((_, index) => battleAt(loaded, play, from + index + 1, viewer) ?? []).at(-1);
    const isOwn = made.some((position) => {
      const mover = playerOf(loaded.game.toAct(position));
      return mover !== null && !areMates(loaded.game.seats, mover, opponent);
    });
    if (fought !== undefined) setBattle(fought);
    else if (isOwn) setBattle(null);
  }, [positions]);
  const isThere = at === null && battle !== null && battle.move < positions.length;
  return [isThere ? battle : null, () => setBattle(null)];
}
