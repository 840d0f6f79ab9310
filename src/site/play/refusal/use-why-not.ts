/** Says why what is held cannot come to a place that was touched. The referee’s reasons come when somebody asks. */
import { useCallback } from 'preact/hooks';
import type { Loaded } from '../load-game.ts';
import type { Shown } from '../use-session-view.ts';

/** For a place by its id, by a game with its reasons. Where those cannot be had, nothing is said. */
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
