/** The referee's answers to what may be tried in a situation. */
import { useEffect, useMemo } from 'preact/hooks';
import { whenIdle } from '../device/idle-time.ts';
import type { AskLoaded } from './load-referee.ts';
import type { Tried } from './verdict.tsx';
import type { LikelyTry } from '../../book/situation.ts';
import type { Laid } from './situation-table.ts';

/** The verdict on a move and, if it is allowed, its events. */
export function triedAt(
  { game, scenery }: Pick<AskLoaded, 'game' | 'scenery'>,
  position: unknown,
  move: unknown,
  says: string,
): Tried {
  const verdict = game.judge(position, move);
  const events = verdict.allowed ? scenery.happenings(position, move, game.play(position, move)) : [];
  return { says, words: game.print(position, move), move, verdict, events };
}

/**
 * Returns a cached lookup of the answers to a table's likely tries; null for a try that does not parse. The cache is
 * filled while the page is idle, so that a slow phone has the answer when it is asked for.
 */
export function useAnswers(loaded: AskLoaded, laid: Laid): (likely: LikelyTry) => Tried | null {
  const answers = useMemo(() => {
    const known = new Map<string, Tried | null>();
    return ({ move: words, says }: LikelyTry): Tried | null => {
      const before = known.get(words);
      if (before !== undefined) return before;
      const move = loaded.game.parse(laid.position, words);
      const found = move.ok ? triedAt(loaded, laid.position, move.value, says) : null;
      known.set(words, found);
      return found;
    };
  }, [loaded, laid]);
  useEffect(() => {
    let left = laid.tries;
    // One per idle callback, so that a tap waits for one answer at most.
    const think = (): void => {
      const [next, ...others] = left;
      left = others;
      if (next === undefined) return;
      answers(next);
      whenIdle(think);
    };
    whenIdle(think);
    return () => {
      left = [];
    };
  }, [answers, laid]);
  return answers;
}
