/** Plays the sounds of a session once they have been switched on; their code is loaded only then. */
import { useEffect, useRef } from 'preact/hooks';
import { useBrought } from '../../device/use-import.ts';
import { thrownIn } from '../thrown-dice.tsx';
import type { Session } from '../use-session.ts';
import type { Cue, Heard } from './cues.ts';

const bring = () => Promise.all([import('./cues.ts'), import('./synth.ts')]);

export function useSound({ scene, decider, mayDecide, covered, at, play }: Session, on: boolean): void {
  const brought = useBrought(bring, on);
  const player = useRef<((cue: Cue) => void) | null>(null);
  const now: Heard = {
    scene,
    decider,
    isOurs: mayDecide || covered,
    moves: play.words.length,
    isThrow: thrownIn(play.words.at(-1)).length > 0,
  };
  const before = useRef(now);
  useEffect(() => {
    const was = before.current;
    before.current = now;
    if (!on || !brought || at !== null) return;
    const [{ cueBetween }, { opened }] = brought;
    const cue = cueBetween(was, now);
    if (cue !== null) (player.current ??= opened())(cue);
  }, [play, brought, on]);
}
