/** The opponent in the sandbox: decides for its seat in a worker. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { TIME_LIMITS, type Level } from '../../play/levels.ts';
import type { Report } from '../../../referee/search/search.ts';
import { TABLE_PLAY_WORDS } from '../../words/table-play.ts';
import type { Loaded } from '../../play/load-game.ts';
import type { Session } from '../../play/use-session.ts';
import { useThinker, type Pending } from './worker-client.ts';

/** Shortest time between two of its moves, so that each is seen, ms. */
const PAUSE = 450;

/** A decision that has been thought through: whose it was, and the report. */
export interface Told {
  readonly player: number;
  readonly report: Report<unknown>;
}

/** The same with its position, not yet put into words. */
export interface Decided extends Told {
  readonly position: unknown;
}

export interface Opponent {
  /** Whether it has been thinking long enough to show it. */
  readonly thinks: boolean;
  /** Subscribes to the progress, a share; returns a function that unsubscribes. */
  readonly listen: (hear: (done: number) => void) => () => void;
  readonly hurry: () => void;
  /** Its last decision; `tellable` says how much of it may be shown. */
  readonly decided: Decided | null;
}

/** Whether the page is visible. */
function useIsSeen(): boolean {
  const [isSeen, setIsSeen] = useState(!document.hidden);
  useEffect(() => {
    const look = () => setIsSeen(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
}

/** Lets the opponent decide for its seat. */
export function useOpponent(id: string, session: Session, loaded: Loaded, motion: boolean): Opponent {
  const thinker = useThinker();
  const { position, isTheirs, decider, at, asked: toConfirm, play, level, opponent, act } = session;
  const { game } = loaded;
  const [thinks, setThinks] = useState(false);
  // Subscribers to the progress: it redraws only them, not the table.
  const ears = useRef(new Set<(done: number) => void>());
  const [decided, setDecided] = useState<Decided | null>(null);
  const pending = useRef<Pending | null>(null);
  // The same game may be open in several tabs: only a visible one decides.
  const isSeen = useIsSeen();
  const waits = isSeen && isTheirs && at === null && toConfirm === null;
  const isAgainst = opponent !== null && isSeen;
  useEffect(() => {
    if (isAgainst) thinker.ready(id);
  }, [isAgainst, id]);
  const question = (player: number, by: Level) => ({
    game: id,
    seen: game.observe(position, player),
    seed: `${play.head.seed}/${play.words.length}`,
    level: by,
    time: TIME_LIMITS[by],
  });
  useEffect(() => {
    if (!waits || typeof decider !== 'number') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begun = performance.now();
    pending.current = thinker.ask(question(decider, level), {
      progress: (done) => {
        setThinks(true);
        ears.current.forEach((hear) => hear(done));
      },
      decided: (report) => {
        const pause = motion ? Math.max(0, PAUSE - (performance.now() - begun)) : 0;
        timer = setTimeout(() => {
          act({ do: 'make', move: report.move });
          setDecided({ player: decider, position, report });
        }, pause);
      },
      failed: () => {
        act({ do: 'play-against', opponent: null });
        act({ do: 'say', words: TABLE_PLAY_WORDS.opponent.failed });
      },
    });
    return () => {
      clearTimeout(timer);
      pending.current?.leave();
      pending.current = null;
      setThinks(false);
    };
    // Runs again only for a new position; everything else follows from it.
  }, [position, waits, id]);
  return {
    thinks,
    listen: (hear) => {
      ears.current.add(hear);
      return () => void ears.current.delete(hear);
    },
    hurry: () => pending.current?.hurry(),
    decided,
  };
}
