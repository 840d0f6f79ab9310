/** The opponent at the table: it is asked when it has to decide, answers from its own thread, and gives hints. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { BUDGETS, type Level } from '../../../referee/search/levels.ts';
import type { Report } from '../../../referee/search/search.ts';
import { OPPONENT_WORDS } from '../../words/opponent.ts';
import { SEATED_WORDS } from '../../words/player-view.ts';
import type { Loaded } from '../../play/load.ts';
import type { Session } from '../../play/use-session.ts';
import { useThinker, type Pending } from './worker-client.ts';

/** From one of its moves to the next at least, so that each is seen, ms. */
const PAUSE = 450;

/** The longest that a rank thinks about a decision, ms: on a slow phone it makes fewer samples. */
const TIME: Readonly<Record<Level, number>> = { recruit: 1000, sergeant: 1500, general: 5000 };

const bringWords = () => import('../move-words.ts');

/** A hint is thought about like this. */
const HINTING: Level = 'general';

/** Something thought through: whose decision it was, and what came of it. */
export interface Told {
  readonly player: number;
  readonly report: Report<unknown>;
}

/** The same about a position that was on the table, before it is put into words. */
export interface Decided extends Told {
  readonly position: unknown;
}

export interface Opponent {
  /** Whether it thinks, for long enough to be shown. */
  readonly thinks: boolean;
  /** Tells `hear` how much of its thinking is done, as a share, until the answer is called. */
  readonly listen: (hear: (done: number) => void) => () => void;
  readonly hurry: () => void;
  /** Its last decision; `tellable` says how much of it may be told. */
  readonly decided: Decided | null;
  /** What the hint is, or that it is being looked for; null where nobody asked. */
  readonly hint: Told | 'sought' | null;
  readonly askHint: () => void;
}

/** Whether the page is in sight. */
function useIsSeen(): boolean {
  const [isSeen, setIsSeen] = useState(!document.hidden);
  useEffect(() => {
    const look = () => setIsSeen(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
}

/** Lets the opponent of a game decide for the player whose seat it has, and look at decisions of the others when asked. */
export function useOpponent(id: string, session: Session, loaded: Loaded, motion: boolean): Opponent {
  const thinker = useThinker();
  const { position, isTheirs, decider, at, asked: toConfirm, play, level, act } = session;
  const { game } = loaded;
  const [thinks, setThinks] = useState(false);
  // Who shows the progress alone is drawn anew by it, and not the table.
  const ears = useRef(new Set<(done: number) => void>());
  const [decided, setDecided] = useState<Decided | null>(null);
  const [hint, setHint] = useState<Told | 'sought' | null>(null);
  const pending = useRef<Pending | null>(null);
  // The same game may be open in several tabs: only in one that is looked at anything is decided.
  const isSeen = useIsSeen();
  const waits = isSeen && isTheirs && at === null && toConfirm === null;
  const question = (player: number, by: Level) => ({
    game: id,
    seen: game.observe(position, player),
    seed: `${play.head.seed}/${play.words.length}`,
    samples: BUDGETS[by].samples,
    isRash: BUDGETS[by].isRash === true,
    time: TIME[by],
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
        act({ do: 'play against', opponent: null });
        act({ do: 'say', words: SEATED_WORDS.opponent.failed });
      },
    });
    return () => {
      clearTimeout(timer);
      pending.current?.leave();
      pending.current = null;
      setThinks(false);
    };
    // A new position is a new question; everything else follows from it.
  }, [position, waits, id]);
  // A hint is about one decision.
  useEffect(() => setHint(null), [position]);
  useEffect(() => {
    if (hint !== 'sought' || typeof decider !== 'number') return;
    const asked = question(decider, HINTING);
    let isWanted = true;
    const failed = () => {
      if (!isWanted) return;
      setHint(null);
      act({ do: 'say', words: OPPONENT_WORDS.noHint });
    };
    const tell = async (report: Report<unknown>) => {
      const { inWords } = await bringWords();
      // What is hidden from whoever asks lies as the search first dealt it, and not as it lies.
      const first = game.resample(asked.seen, asked.seed);
      if (isWanted) setHint({ player: decider, report: inWords(loaded, first, report) });
    };
    const search = thinker.ask(asked, {
      progress: () => undefined,
      decided: (report) => void tell(report).catch(failed),
      failed,
    });
    return () => {
      isWanted = false;
      search.leave();
    };
  }, [hint === 'sought', position]);
  return {
    thinks,
    listen: (hear) => {
      ears.current.add(hear);
      return () => void ears.current.delete(hear);
    },
    hurry: () => pending.current?.hurry(),
    decided,
    hint,
    askHint: () => setHint('sought'),
  };
}
