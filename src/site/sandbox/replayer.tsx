/** Going through the game so far: step, play at a speed, or anywhere by the slider. */
import { useEffect, useState } from 'preact/hooks';
import { PLAY_WORDS } from '../words/play.ts';
import type { Loaded } from '../play/load.ts';
import type { Session } from '../play/use-session.ts';

const WORDS = PLAY_WORDS.replay;

/** ms from one move to the next, by the name of the speed. */
const PACES = { slow: 2000, steady: 1000, fast: 350 } as const;
type Pace = keyof typeof PACES;

interface ReplayerProps {
  readonly session: Session;
  readonly loaded: Loaded;
  /** A move by its number, from 1, as it may be told to whoever looks. */
  readonly told: (number: number) => string;
}

export function Replayer({ session, loaded, told }: ReplayerProps) {
  const { play, at, act } = session;
  const all = play.words.length;
  const here = at ?? all;
  const [runs, run] = useState(false);
  const [pace, setPace] = useState<Pace>('steady');
  const go = (to: number) => {
    const next = Math.max(0, Math.min(all, to));
    act({ do: 'look at', to: next });
    act({ do: 'say', words: WORDS.at(next, all, next === 0 ? WORDS.start : told(next)) });
  };
  const step = (to: number) => {
    run(false);
    go(to);
  };
  useEffect(() => {
    if (!runs) return undefined;
    if (here >= all) {
      run(false);
      return undefined;
    }
    const timer = setTimeout(() => go(here + 1), PACES[pace]);
    return () => clearTimeout(timer);
  }, [runs, here, all, pace]);
  if (all === 0) return null;
  return (
    <div class="replayer" role="group" aria-label={WORDS.heading(loaded.game.name)}>
      <input
        type="range"
        aria-label={WORDS.slider}
        aria-valuetext={WORDS.at(here, all, here === 0 ? WORDS.start : told(here))}
        min={0}
        max={all}
        value={here}
        onInput={(event) => step(event.currentTarget.valueAsNumber)}
      />
      <p class="buttons">
        <button type="button" aria-label={WORDS.first} disabled={here === 0} onClick={() => step(0)}>
          <Arrow to="first" />
        </button>
        <button type="button" aria-label={WORDS.back} disabled={here === 0} onClick={() => step(here - 1)}>
          <Arrow to="back" />
        </button>
        <button
          type="button"
          class="replayer-run"
          onClick={() => {
            if (!runs && here >= all) go(0);
            run(!runs);
          }}
        >
          {runs ? WORDS.pause : WORDS.play}
        </button>
        <button type="button" aria-label={WORDS.on} disabled={here >= all} onClick={() => step(here + 1)}>
          <Arrow to="on" />
        </button>
        <button type="button" aria-label={WORDS.last} disabled={here >= all} onClick={() => step(all)}>
          <Arrow to="last" />
        </button>
        <select
          aria-label={WORDS.pace}
          value={pace}
          onChange={(event) => setPace(event.currentTarget.value as Pace)}
        >
          {(Object.keys(PACES) as Pace[]).map((name) => (
            <option key={name} value={name}>
              {WORDS.paces[name]}
            </option>
          ))}
        </select>
      </p>
    </div>
  );
}

const ARROWS = {
  first: 'M3 3h2v10H3zM14 3v10L6 8z',
  back: 'M12 3v10L4 8z',
  on: 'M4 3v10l8-5z',
  last: 'M11 3h2v10h-2zM2 3v10l8-5z',
} as const;

const Arrow = ({ to }: { readonly to: keyof typeof ARROWS }) => (
  <svg class="arrow" viewBox="0 0 16 16" aria-hidden="true">
    <path d={ARROWS[to]} />
  </svg>
);
