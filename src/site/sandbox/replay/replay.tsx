import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Pad } from '../../../referee/table/score-pad.ts';
import { useBrought } from '../../device/use-import.ts';
import type { Loaded } from '../../play/load-game.ts';
import { moveTold } from '../../play/describe/describe-move.ts';
import { courseOf, roundsIn, scorer } from '../../play/scores.ts';
import { SeatName } from '../../play/seats/seat-name.tsx';
import { usePanel } from '../../play/use-panel.ts';
import type { Session } from '../../play/use-session.ts';
import { HISTORY_WORDS } from '../../words/history.ts';
import { PANEL_WORDS } from '../../words/panels.ts';
import { ScoreChart, scoresSaid } from './score-chart.tsx';
import './replay.css';

/** Replay: steps through the game by buttons, automatically, or by its score chart. */

const WORDS = HISTORY_WORDS.replay;

/** ms per move, by speed. */
const PACES = { slow: 2000, steady: 1000, fast: 350 } as const;
type Pace = keyof typeof PACES;

interface ReplayProps {
  readonly session: Session;
  readonly loaded: Loaded;
}

export function Replay({ session, loaded }: ReplayProps) {
  const { play, at, act, fork } = session;
  const all = play.words.length;
  const here = at ?? all;
  const [runs, setRuns] = useState(false);
  const [pace, setPace] = useState<Pace>('steady');
  const say = (words: string) => act({ do: 'say', words });
  const leave = () => {
    act({ do: 'look-at', to: all });
    say('');
  };
  const bar = usePanel<HTMLElement>(leave);
  const pad = useBrought(() => loaded.pad?.() ?? Promise.resolve(null), true);
  const seen = useSeen(session, loaded, pad ?? null);
  const { course, rounds, battles } = seen;
  const told = here === 0 ? WORDS.start : toldAt(session, loaded, here);
  useEffect(() => say(WORDS.at(here, all, told)), []);
  useLayoutEffect(() => {
    if (document.activeElement?.matches('[data-replay]') === true)
      bar.current?.querySelector<HTMLElement>('.replay-run')?.focus({ preventScroll: true });
  }, []);
  const go = (to: number) => {
    const next = Math.max(0, Math.min(all - 1, to));
    act({ do: 'look-at', to: next });
    const words = next === 0 ? WORDS.start : toldAt(session, loaded, next);
    say(WORDS.at(next, all, words));
  };
  const step = (to: number) => {
    setRuns(false);
    if (to >= all) leave();
    else go(to);
  };
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => (here + 1 >= all ? leave() : go(here + 1)), PACES[pace]);
    return () => clearTimeout(timer);
  }, [runs, here, all, pace]);
  return (
    <section class="replay" ref={bar} aria-label={WORDS.heading(loaded.game.name)}>
      <p class="replay-band">
        {HISTORY_WORDS.history.lookedAt(here, all)} {here > 0 && <span>{told}.</span>}
      </p>
      <div class="replay-time">
        {course && (
          <p class="replay-scores">
            {PANEL_WORDS.replay.score}{' '}
            {loaded.game.seats.map((seat, player) => (
              <SeatName
                key={seat.id}
                seat={seat}
                name={PANEL_WORDS.replay.scoreOf(seat.name, course.lines[player]?.[here] ?? 0)}
              />
            ))}
          </p>
        )}
        <div class={`replay-slider${course ? '' : ' replay-plain'}`}>
          {course && <ScoreChart {...{ course, all, here, rounds, battles }} seats={loaded.game.seats} />}
          <input
            type="range"
            aria-label={WORDS.slider}
            aria-valuetext={[
              WORDS.at(here, all, told),
              ...(course ? [scoresSaid(course, loaded.game.seats, here)] : []),
            ].join('; ')}
            min={0}
            max={all}
            value={here}
            onInput={(event) => step(event.currentTarget.valueAsNumber)}
          />
        </div>
      </div>
      <p class="replay-buttons">
        <button type="button" aria-label={WORDS.first} disabled={here === 0} onClick={() => step(0)}>
          <Arrow to="first" />
        </button>
        <button type="button" aria-label={WORDS.back} disabled={here === 0} onClick={() => step(here - 1)}>
          <Arrow to="back" />
        </button>
        <button
          type="button"
          class="replay-run"
          aria-label={runs ? WORDS.pause : WORDS.play}
          onClick={() => setRuns(!runs)}
        >
          <Arrow to={runs ? 'pause' : 'run'} />
        </button>
        <button type="button" aria-label={WORDS.on} onClick={() => step(here + 1)}>
          <Arrow to="on" />
        </button>
        <button type="button" aria-label={WORDS.last} onClick={() => step(all)}>
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
      <p class="replay-leave">
        <button type="button" onClick={leave}>
          {HISTORY_WORDS.history.present}
        </button>
        <button type="button" onClick={() => fork(here)}>
          {HISTORY_WORDS.history.fork}
        </button>
        <button type="button" onClick={() => act({ do: 'go-back', to: here })}>
          {HISTORY_WORDS.history.goOn}
        </button>
      </p>
    </section>
  );
}

/** A past move in words, by its number from 1; nothing of it is hidden any more. */
const toldAt = ({ play }: Session, loaded: Loaded, number: number): string =>
  moveTold(loaded, play, number - 1).says;

/** The data for a game's score chart. */
function useSeen({ play }: Session, { game, scenery }: Loaded, pad: Pad | null) {
  const { history, head } = play;
  const totals = useMemo(() => (pad === null ? null : scorer(pad, head.options)), [pad, head]);
  return useMemo(() => {
    const { positions, moves } = history;
    const rounds = roundsIn(scenery, positions);
    const battles = moves.flatMap((move, index) =>
      scenery.reveals?.(positions[index], move, positions[index + 1]) ? [index + 1] : [],
    );
    return { rounds, battles, course: totals && courseOf(history, game.seats.length, totals) };
  }, [history, totals]);
}

const ARROWS = {
  first: 'M3 3h2v10H3zM14 3v10L6 8z',
  back: 'M12 3v10L4 8z',
  run: 'M4 2v12l9-6z',
  pause: 'M4 3h3v10H4zM9 3h3v10H9z',
  on: 'M4 3v10l8-5z',
  last: 'M11 3h2v10h-2zM2 3v10l8-5z',
} as const;

const Arrow = ({ to }: { readonly to: keyof typeof ARROWS }) => (
  <svg class="arrow" viewBox="0 0 16 16" aria-hidden="true">
    <path d={ARROWS[to]} />
  </svg>
);
