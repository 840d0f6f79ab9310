/** The whole game, with its reasons, in place of the one that a table is played with: brought once, when somebody asks. */
import { useCallback, useRef } from 'preact/hooks';
import { loadGame, type Loaded } from './load-game.ts';

/** Brings it and puts it in place. Where it cannot be had, it fails, and is asked for anew the next time. */
export function useWhole(id: string, put: (whole: Loaded) => void): () => Promise<Loaded> {
  const coming = useRef<Promise<Loaded> | null>(null);
  return useCallback(() => {
    coming.current ??= loadGame(id).then((whole) => {
      put(whole);
      return whole;
    });
    coming.current.catch(() => {
      coming.current = null;
    });
    return coming.current;
  }, [id, put]);
}
