/** The referee's answers to the tries of a situation. */
import { useEffect, useMemo } from 'preact/hooks';
import { whenIdle } from '../device/idle-time.ts';
import type { AskLoaded } from './load.ts';
import type { Tried } from './verdict.tsx';
import type { LikelyTry } from '../../book/situation.ts';
import type { Laid } from './situation.ts';

/** What the referee says of a move at a table, and what comes of it. */
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
 * The answer to each of a table's likely tries; null to one that cannot be read. The referee thinks of them while nobody
 * has tapped yet, so that on a slow phone the answer is there when it is asked for.
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
    // One at a time: a tap meanwhile waits for no more than one of them.
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
