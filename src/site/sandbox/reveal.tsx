/** The cards that a move turns over, seen over the board for a moment. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Reveal } from '../../referee/scene.ts';
import { wantsStill } from '../board/use-glide.ts';
import { PLAY_WORDS } from '../words/play.ts';
import type { Loaded } from '../play/load.ts';
import type { Session } from '../play/use-session.ts';

/** ms: long enough to read both cards and the sum. */
const SHOWN = 3200;

/** What the step from one position to the next turned over; null when the game went back, or jumped. */
function useReveal({ play, at }: Session, { scenery }: Loaded, moving: boolean) {
  const count = at ?? play.words.length;
  const last = useRef({ count, positions: play.history.positions });
  const [reveal, show] = useState<Reveal | null>(null);
  useEffect(() => {
    const before = last.current;
    const { positions, moves } = play.history;
    last.current = { count, positions };
    const isNext = count === before.count + 1 && positions[before.count] === before.positions[before.count];
    const next = isNext
      ? (scenery.reveals?.(positions[count - 1], moves[count - 1], positions[count]) ?? null)
      : null;
    show(moving && !wantsStill() ? next : null);
  }, [count, play, scenery, moving]);
  useEffect(() => {
    if (reveal === null) return undefined;
    const timer = setTimeout(() => show(null), SHOWN);
    return () => clearTimeout(timer);
  }, [reveal]);
  return { reveal, close: () => show(null) };
}

interface RevealProps {
  readonly session: Session;
  readonly loaded: Loaded;
  readonly faces: string;
  readonly moving: boolean;
}

/** It is a picture of what the page also says in words, so it asks for nobody's focus. */
export function RevealPanel({ session, loaded, faces, moving }: RevealProps) {
  const { reveal, close } = useReveal(session, loaded, moving);
  if (reveal === null) return null;
  return (
    <div class="reveal" aria-hidden="true" onClick={close}>
      <div class="reveal-cards">
        {reveal.cards.map(({ name, back, face }) => (
          <figure key={name}>
            {face === null ? (
              <span class="reveal-none">{PLAY_WORDS.reveal.none}</span>
            ) : (
              <span class="reveal-card">
                <img class="reveal-back" src={`${faces}${back}.svg`} alt="" />
                <img class="reveal-face" src={`${faces}${face}.svg`} alt="" />
              </span>
            )}
            <figcaption>{PLAY_WORDS.zones.of(name)}</figcaption>
          </figure>
        ))}
      </div>
      <p>{PLAY_WORDS.reveal.says(reveal.says)}</p>
    </div>
  );
}
