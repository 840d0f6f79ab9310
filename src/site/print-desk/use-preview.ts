/** The sheets of a choice, laid out and painted by a press in a worker. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Matrix } from '../../kit/engrave/path/matrix.ts';
import type { Printed } from '../../kit/print-record.ts';
import { choiceText, type PrintChoice } from './desk-choice.ts';
import type { Break } from './failures.ts';
import type { PlacedPicture } from './page-picture.ts';
import type { Planned, Refusal } from './desk-summary.ts';
import type { ShownPage } from './press-room.ts';
import type { Answers, Asks, Reads } from './print.worker.ts';
import { startPress } from './start-press.ts';

/** A face on a page, with the URL of its picture. */
export interface ShownFace extends PlacedPicture {
  readonly address: string;
}

/** A page whose pictures have loaded. */
export interface PaintedPage {
  readonly index: number;
  readonly faces: readonly ShownFace[];
  /** URL of the picture of everything but the faces. */
  readonly furniture: string;
  /** Transform of the whole page, mm. */
  readonly moved?: Matrix;
}

export interface Preview {
  readonly planned: Planned | null;
  /** Why the choice is not printed; empty if it is. */
  readonly refused: readonly Refusal[];
  readonly page: PaintedPage | null;
  /** Whether a request is pending. */
  readonly isWaiting: boolean;
  /** The kind of failure, if any. */
  readonly broken: Break | null;
  readonly turnTo: (page: number) => void;
  /** Starts a new press after a failure. */
  readonly again: () => void;
  /** Reads a PDF's print record; null if it has none. */
  readonly read: (file: Blob) => Promise<Printed | null>;
}

interface Shown {
  readonly planned: Planned | null;
  readonly refused: readonly Refusal[];
  readonly page: PaintedPage | null;
}

const addressOf = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));

/** Preloads a picture, so that it can be shown at once. */
async function fetched(address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  await image.decode();
}

const NOTHING: Shown = { planned: null, refused: [], page: null };

export function usePreview(game: string, choice: PrintChoice | null, earlier: Printed | null): Preview {
  const press = useRef<Worker | null>(null);
  const number = useRef(0);
  const [shown, setShown] = useState(NOTHING);
  const [isWaiting, setIsWaiting] = useState(false);
  const [broken, setBroken] = useState<Break | null>(null);

  /** Picture URLs by face key, valid as long as the press that sent them. */
  const faces = useRef(new Map<string, string>());

  const show = async (asked: number, index: number, { placed, furniture, moved }: ShownPage) => {
    const shownFaces = placed.map((each) => ({ ...each, address: faces.current.get(each.face) ?? '' }));
    const page = { index, faces: shownFaces, furniture: addressOf(furniture), ...(moved && { moved }) };
    await Promise.all(
      [page.furniture, ...new Set(shownFaces.map(({ address }) => address))].map(fetched),
    ).catch(() => undefined);
    if (asked === number.current) setShown((before) => ({ ...before, page }));
    else URL.revokeObjectURL(page.furniture);
  };
  const hear = ({ data }: MessageEvent<Answers>) => {
    // Each face is sent once, with the first page that shows it.
    if (data.answer === 'page')
      for (const [key, svg] of data.shown.faces) faces.current.set(key, addressOf(svg));
    if (data.number !== number.current) return;
    if (data.answer === 'planned') setShown(({ page }) => ({ planned: data.planned, refused: [], page }));
    if (data.answer === 'refused') setShown({ ...NOTHING, refused: data.refusals });
    if (data.answer === 'page') void show(data.number, data.page, data.shown);
    if (data.answer === 'broken') fail(data.kind);
    if (data.answer === 'done' || data.answer === 'refused') setIsWaiting(false);
  };
  const stop = () => {
    press.current?.terminate();
    press.current = null;
    for (const address of faces.current.values()) URL.revokeObjectURL(address);
    faces.current.clear();
  };
  const fail = (kind: Break = 'unknown') => {
    stop();
    setIsWaiting(false);
    setBroken(kind);
  };
  const read = async (file: Blob): Promise<Printed | null> => {
    const bytes = await file.arrayBuffer();
    press.current ??= startPress(hear, () => fail());
    const { port1, port2 } = new MessageChannel();
    press.current.postMessage({ ask: 'read', bytes, port: port2 } satisfies Reads, [bytes, port2]);
    return new Promise((known) => {
      port1.onmessage = ({ data }: MessageEvent<Printed | null>) => known(data);
    });
  };
  const ask = (
    asks: Pick<Asks & { ask: 'page' }, 'ask' | 'page'> | Omit<Asks & { ask: 'plan' }, 'number' | 'game'>,
  ) => {
    press.current ??= startPress(hear, () => fail());
    number.current += 1;
    setIsWaiting(true);
    press.current.postMessage({ ...asks, number: number.current, game } satisfies Asks);
  };

  const text = choice && choiceText(choice);
  useEffect(() => {
    if (choice && broken === null) ask({ ask: 'plan', choice, earlier, page: shown.page?.index ?? null });
  }, [text, earlier, broken]);
  useEffect(() => stop, []);
  // Revoke the URL of a picture no longer shown.
  const address = shown.page?.furniture;
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);

  return {
    ...shown,
    isWaiting,
    broken,
    turnTo: (page) => ask({ ask: 'page', page }),
    again: () => setBroken(null),
    read,
  };
}
