/**
 * Explains why what is held cannot go to a place that was touched, or where anything may be tried, why nothing can be
 * done with it. Loads the full game, with its reasons, on demand.
 */
import { useCallback } from 'preact/hooks';
import { capital } from '../../../language.ts';
import type { Loaded } from '../load-game.ts';
import type { Shown } from '../use-session-view.ts';
import { TABLE_PLAY_WORDS } from '../../words/table-play.ts';

/** Returns a function that takes the id of a place. It does nothing if the full game cannot be loaded. */
export function useWhyNot(
  bringWhole: () => Promise<Pick<Loaded, 'game' | 'scenery'>>,
  {
    hold,
    position,
    scene,
    free,
    mayDecide,
    act,
  }: Pick<Shown, 'hold' | 'position' | 'scene' | 'free' | 'mayDecide' | 'act'>,
): (id: string) => void {
  return useCallback(
    (id) => {
      if (!mayDecide) return;
      const shut = (): void => {
        const here = scene.fields.find((field) => field.id === id)?.says;
        const words = TABLE_PLAY_WORDS.bar.shut;
        act({ do: 'say', words: here === undefined ? words : `${capital(here)}. ${words}` });
      };
      if (hold === null && !free) return shut();
      Promise.all([import('./why-not.ts'), bringWhole()]).then(
        ([{ whyNot }, whole]) => {
          const refusal = whyNot(whole, position, hold, id);
          if (refusal !== null) act({ do: 'refuse', hold, refusal });
          else if (free) act({ do: 'say', words: TABLE_PLAY_WORDS.bar.nothing });
          else shut();
        },
        () => undefined,
      );
    },
    [bringWhole, hold, position, scene, free, mayDecide, act],
  );
}
