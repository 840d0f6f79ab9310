/** Says why what is held cannot come to a place that was touched. The referee’s reasons come when somebody asks. */
import { useCallback } from 'preact/hooks';
import type { Loaded } from './load.ts';
import type { Shown } from './use-shown.ts';
import type { whyNot } from './why-not.ts';

/** For a place by its id. Without a network, and without what it has kept, nothing is said. */
export function useWhyNot(
  table: Pick<Loaded, 'game' | 'scenery'>,
  { hold, position, act }: Pick<Shown, 'hold' | 'position' | 'act'>,
): (id: string) => void {
  return useCallback(
    (id) => {
      if (hold === null) return;
      const tell = (why: { readonly whyNot: typeof whyNot }) => {
        const refusal = why.whyNot(table, position, hold, id);
        if (refusal !== null) act({ do: 'refuse', hold, refusal });
      };
      import('./why-not.ts').then(tell, () => undefined);
    },
    [table, hold, position, act],
  );
}
