/** The built-in opponent at the table: it is asked when it has to decide, and answers from its own thread. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { PLAY_WORDS } from '../words-play.ts';
import type { Loaded } from '../play/load.ts';
import type { Answers, Asks } from './opponent.worker.ts';
import type { Session } from '../play/use-session.ts';

/** Between its moves, so that each is seen, ms. */
const PAUSE = 450;

const startWorker = (): Worker =>
  new Worker(new URL('./opponent.worker.ts', import.meta.url), { type: 'module' });

/** Whether the page is in sight. */
function useIsSeen(): boolean {
  const [isSeen, see] = useState(!document.hidden);
  useEffect(() => {
    const look = () => see(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
}

/** Lets the built-in opponent of a game decide for the player whose seat it has. */
export function useOpponent(id: string, session: Session, { game }: Loaded, motion: boolean): void {
  const worker = useRef<Worker | null>(null);
  const { position, isTheirs, decider, at, asked, play, act } = session;
  // The same game may be open in several tabs: only in one that is looked at anything is decided.
  const isSeen = useIsSeen();
  const waits = isSeen && isTheirs && at === null && asked === null;
  useEffect(() => {
    if (!waits || typeof decider !== 'number') return;
    const asks: Asks = {
      number: play.words.length,
      game: id,
      seen: game.observe(position, decider),
      seed: `${play.head.seed}/${play.words.length}`,
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const thinker = (worker.current ??= startWorker());
    const hear = ({ data }: MessageEvent<Answers>) => {
      if (data.number === asks.number)
        timer = setTimeout(() => act({ do: 'make', move: data.move }), motion ? PAUSE : 0);
    };
    const fail = () => {
      act({ do: 'play against', opponent: null });
      act({ do: 'say', words: PLAY_WORDS.opponent.failed });
    };
    thinker.addEventListener('message', hear);
    thinker.addEventListener('error', fail);
    thinker.postMessage(asks);
    return () => {
      clearTimeout(timer);
      thinker.removeEventListener('message', hear);
      thinker.removeEventListener('error', fail);
    };
    // A new position is a new question; everything else follows from it.
  }, [position, waits, id]);
  useEffect(() => () => worker.current?.terminate(), []);
}
