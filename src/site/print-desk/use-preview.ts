/** The sheets of a choice, as the press on the page's own thread lays them out and paints them. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Matrix } from '../../kit/engrave/path/matrix.ts';
import type { Printed } from '../../kit/print-record.ts';
import { choiceText, type PrintChoice } from './choice.ts';
import type { Break } from './failures.ts';
import type { PlacedPicture } from './page-picture.ts';
import type { Planned, Refusal } from './desk-summary.ts';
import type { ShownPage } from './press-room.ts';
import type { Answers, Asks, Reads } from './print.worker.ts';
import { startPress } from './start-press.ts';

/** A face on a page, and the address of its picture. */
export interface ShownFace extends PlacedPicture {
  readonly address: string;
}

/** A page whose pictures are there. */
export interface PaintedPage {
  readonly index: number;
  readonly faces: readonly ShownFace[];
  /** Of the picture of all that stands beside the faces. */
  readonly furniture: string;
  /** By what all of it is moved, mm of the page. */
  readonly moved?: Matrix;
}

export interface Preview {
  readonly planned: Planned | null;
  /** Why the choice is not printed; empty where it is. */
  readonly refused: readonly Refusal[];
  readonly page: PaintedPage | null;
  /** Something is asked and not yet answered. */
  readonly isWaiting: boolean;
  /** What broke, where something did. */
  readonly broken: Break | null;
  readonly turnTo: (page: number) => void;
  /** Starts a new press after one that broke. */
  readonly again: () => void;
  /** What a PDF says that it prints; null where it does not say. */
  readonly read: (file: Blob) => Promise<Printed | null>;
}

interface Shown {
  readonly planned: Planned | null;
  readonly refused: readonly Refusal[];
  readonly page: PaintedPage | null;
}

const addressOf = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));

/** Waits until a picture can be shown at once. */
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

  /** Addresses of pictures of faces by their keys; they are there as long as the press that sent them. */
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
    // A face comes once, with whichever page shows it first.
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
  // A picture that is shown no longer is let go.
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
