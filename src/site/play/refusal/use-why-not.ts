/** Explains why what is held cannot go to a place that was touched. Loads the full game, with its reasons, on demand. */
import { useCallback } from 'preact/hooks';
import type { Loaded } from '../load-game.ts';
import type { Shown } from '../use-session-view.ts';

/** Returns a function that takes the id of a place. It does nothing if the full game cannot be loaded. */
export function useWhyNot(
  bringWhole: () => Promise<Pick<Loaded, 'game' | 'scenery'>>,
  { hold, position, act }: Pick<Shown, 'hold' | 'position' | 'act'>,
): (id: string) => void {
  return useCallback(
    (id) => {
      if (hold === null) return;
      Promise.all([import('./why-not.ts'), bringWhole()]).then(
        ([{ whyNot }, whole]) => {
          const refusal = whyNot(whole, position, hold, id);
          if (refusal !== null) act({ do: 'refuse', hold, refusal });
        },
        () => undefined,
      );
    },
    [bringWhole, hold, position, act],
  );
}
