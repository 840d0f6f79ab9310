/** Loads the full game, which gives reasons for refusals, once it is needed. */
import { useCallback, useRef } from 'preact/hooks';
import { loadGame, type Loaded } from './load-game.ts';

/** A function that loads the game once and passes it to `put`; after a failure the next call tries again. */
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
