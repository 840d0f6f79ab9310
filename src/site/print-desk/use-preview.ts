/** The sheets of a choice, as the press on the page's own thread lays them out and paints them. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { choiceText, type PrintChoice } from './choice.ts';
import type { Planned } from './press-room.ts';
import type { Answers, Asks } from './print.worker.ts';
import { startPress } from './start-press.ts';

/** A page that is painted. */
export interface PaintedPage {
  readonly index: number;
  /** Of the picture. */
  readonly address: string;
}

export interface Preview {
  readonly planned: Planned | null;
  /** Why the choice cannot be printed; empty where it can. */
  readonly refused: readonly string[];
  readonly page: PaintedPage | null;
  /** Something is asked and not yet answered. */
  readonly isWaiting: boolean;
  readonly isBroken: boolean;
  readonly turnTo: (page: number) => void;
  /** Starts a new press after one that broke. */
  readonly again: () => void;
}

interface Shown {
  readonly planned: Planned | null;
  readonly refused: readonly string[];
  readonly page: PaintedPage | null;
}

const NOTHING: Shown = { planned: null, refused: [], page: null };

export function usePreview(game: string, choice: PrintChoice | null): Preview {
  const press = useRef<Worker | null>(null);
  const number = useRef(0);
  const [shown, setShown] = useState(NOTHING);
  const [isWaiting, setWaiting] = useState(false);
  const [isBroken, setBroken] = useState(false);

  const hear = ({ data }: MessageEvent<Answers>) => {
    if (data.number !== number.current) return;
    if (data.answer === 'planned') setShown(({ page }) => ({ planned: data.planned, refused: [], page }));
    if (data.answer === 'refused') setShown({ ...NOTHING, refused: data.sentences });
    if (data.answer === 'page') {
      const address = URL.createObjectURL(new Blob([data.svg], { type: 'image/svg+xml' }));
      setShown((before) => ({ ...before, page: { index: data.page, address } }));
    }
    if (data.answer !== 'planned') setWaiting(false);
  };
  const stop = () => {
    press.current?.terminate();
    press.current = null;
  };
  const fail = () => {
    stop();
    setWaiting(false);
    setBroken(true);
  };
  const ask = (
    asks: Pick<Asks & { ask: 'page' }, 'ask' | 'page'> | Omit<Asks & { ask: 'plan' }, 'number' | 'game'>,
  ) => {
    press.current ??= startPress(hear, fail);
    number.current += 1;
    setWaiting(true);
    press.current.postMessage({ ...asks, number: number.current, game } satisfies Asks);
  };

  const text = choice && choiceText(choice);
  useEffect(() => {
    if (choice && !isBroken) ask({ ask: 'plan', choice, page: shown.page?.index ?? null });
  }, [text, isBroken]);
  useEffect(() => stop, []);
  // A picture that is shown no longer is let go.
  const address = shown.page?.address;
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);

  return {
    ...shown,
    isWaiting,
    isBroken,
    turnTo: (page) => ask({ ask: 'page', page }),
    again: () => setBroken(false),
  };
}
