/** Makes files in a worker that can be stopped: the sheets, or a parcel. One at a time. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { PRINT_WORDS } from '../words/print.ts';
import type { PrintedFile } from './press-room.ts';
import type { Answers, Makes } from './print.worker.ts';
import { startPress } from './start-press.ts';

const WORDS = PRINT_WORDS.make;

/** "956 kB". */
const sizeText = (bytes: number): string =>
  bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

/** A finished file. */
export interface Made {
  readonly name: string;
  readonly address: string;
}

/** What is being made, and its result. */
export interface Making {
  /** `SHEETS`, `TEST_SHEET`, or the id of a place. */
  readonly what: string;
  /** 0 to 1; null when finished or failed. */
  readonly share: number | null;
  readonly said: string;
  readonly made: Made | null;
}

export const SHEETS = 'sheets';
export const TEST_SHEET = 'test sheet';

export interface Maker {
  /** What is being made or was made last. */
  readonly making: Making | null;
  readonly isBusy: boolean;
  readonly make: (what: string, asks: Makes) => void;
  readonly cancel: () => void;
}

function save({ name, address }: Made): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

export function useMaker(game: string): Maker {
  const press = useRef<Worker | null>(null);
  const number = useRef(0);
  const [making, setMaking] = useState<Making | null>(null);

  const change = (part: Partial<Making>) => setMaking((before) => before && { ...before, ...part });
  const stop = () => {
    press.current?.terminate();
    press.current = null;
    // Invalidates messages that a stopped press has already sent.
    number.current += 1;
  };
  const finish = ({ name, type, bytes }: PrintedFile) => {
    try {
      const made = { name, address: URL.createObjectURL(new Blob([bytes], { type })) };
      change({ share: null, said: WORDS.done(name, sizeText(bytes.length)), made });
      save(made);
    } catch {
      change({ share: null, said: WORDS.noSpace });
    }
  };
  const fail = (said: string = WORDS.broken.unknown) => {
    stop();
    change({ share: null, said });
  };
  const hear = ({ data }: MessageEvent<Answers>) => {
    if (data.number !== number.current) return;
    if (data.answer === 'progress')
      change({ share: data.progress.share, said: WORDS.steps[data.progress.step] });
    if (data.answer === 'refused')
      change({ share: null, said: data.refusals.map(({ sentence }) => sentence).join(' ') });
    if (data.answer === 'printed') finish(data.printed);
    if (data.answer === 'broken') fail(WORDS.broken[data.kind]);
  };
  const make = (what: string, asks: Makes) => {
    press.current ??= startPress(hear, () => fail());
    number.current += 1;
    setMaking({ what, share: 0, said: WORDS.steps.planning, made: null });
    press.current.postMessage({ ...asks, number: number.current, game });
  };
  const cancel = () => {
    stop();
    change({ share: null, said: WORDS.cancelled });
  };
  useEffect(() => stop, []);
  const address = making?.made?.address;
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return { making, isBusy: making !== null && making.share !== null, make, cancel };
}
