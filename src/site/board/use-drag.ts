/** Dragging the table with one pointer, pinching with two, and carrying a piece to another place. */
import { useRef } from 'preact/hooks';
import type { Frame } from './frame.ts';
import { panned, zoomed } from './camera-math.ts';

/** A pointer that moved at most this many px has tapped, not dragged. */
export const STILL = 6;

export interface Carrying {
  /** Whether the piece at this place can be picked up. */
  readonly can: (id: string) => boolean;
  /**
   * Called with where the piece is from and the place under the pointer (null if none); `from` itself until it has
   * moved away.
   */
  readonly over: (from: string | null, at: string | null) => void;
  readonly drop: (at: string | null) => void;
}

/** The board's place under a point of the screen. */
export const placeUnder = ({ x, y }: DOMPoint): SVGElement | null =>
  document.elementFromPoint(x, y)?.closest<SVGElement>('[data-place]') ?? null;

interface Grip {
  readonly frame: Frame;
  readonly points: ReadonlyMap<number, DOMPoint>;
}

/** Where the piece was picked up, and the place it is over. */
interface Carried {
  readonly from: string;
  readonly at: string | null;
}

interface Dragged {
  readonly svg: { readonly current: SVGSVGElement | null };
  readonly frame: Frame;
  readonly look: (frame: Frame) => void;
  readonly whole: Frame;
  /** Null if nothing can be carried. */
  readonly carrying: Carrying | null;
  /** Called at a second tap in the same place, where nothing can be touched. */
  readonly tappedTwice: (event: PointerEvent) => void;
  /** Draws the carried piece, offset by so many mm from its place; null when it is dropped. */
  readonly hang: (from: string | null, right: number, down: number) => void;
}

/** Two taps within this time, ms, and distance, px, are a double tap. */
const TWICE = { within: 320, apart: 30 };

/** Pointer handlers for the board, and whether the gesture now ending was a drag. */
export function useDrag({ svg, frame, look, whole, carrying, tappedTwice, hang }: Dragged) {
  const points = useRef(new Map<number, DOMPoint>());
  const grip = useRef<Grip | null>(null);
  const moved = useRef(false);
  const touched = useRef<string | null>(null);
  const carried = useRef<Carried | null>(null);
  const tapped = useRef<{ readonly at: DOMPoint; readonly when: number } | null>(null);

  const take = () => {
    grip.current = { frame, points: new Map(points.current) };
  };
  const letGo = (at: string | null) => {
    if (carried.current === null) return;
    carried.current = null;
    hang(null, 0, 0);
    carrying?.drop(at);
  };
  const down = (event: PointerEvent) => {
    if (points.current.size === 0) moved.current = false;
    // A second finger means zooming: the piece picked up goes back.
    letGo(null);
    points.current.set(event.pointerId, new DOMPoint(event.clientX, event.clientY));
    const place = event.target instanceof Element ? event.target.closest<SVGElement>('[data-place]') : null;
    const isAlone = points.current.size === 1 && event.button === 0;
    touched.current = isAlone ? (place?.dataset['place'] ?? null) : null;
    take();
  };
  const carry = (from: string, start: DOMPoint, now: DOMPoint, perPixel: number) => {
    const at = placeUnder(now)?.dataset['place'] ?? null;
    const before = carried.current;
    if (before?.at !== at) carrying?.over(before === null ? from : null, at);
    carried.current = { from, at };
    hang(from, (now.x - start.x) * perPixel, (now.y - start.y) * perPixel);
  };
  const move = (event: PointerEvent) => {
    const board = svg.current;
    if (!points.current.has(event.pointerId) || grip.current === null || board === null) return;
    const now = new DOMPoint(event.clientX, event.clientY);
    points.current.set(event.pointerId, now);
    const perPixel = 1 / (board.getScreenCTM()?.a ?? 1);
    const to = gripped(grip.current, points.current, board, perPixel, whole);
    if (!moved.current && to.distance < STILL) return;
    if (!moved.current) {
      board.setPointerCapture(event.pointerId);
      if (touched.current !== null && carrying?.can(touched.current) !== true) touched.current = null;
    }
    moved.current = true;
    const start = grip.current.points.get(event.pointerId);
    if (touched.current === null || start === undefined) look(to.frame);
    else carry(touched.current, start, now, perPixel);
  };
  const tap = (event: PointerEvent) => {
    const before = tapped.current;
    tapped.current = null;
    const isOpen = (event.target as Element).closest('[data-place]')?.ariaDisabled === null;
    if (isOpen || moved.current || event.type !== 'pointerup') return;
    const at = new DOMPoint(event.clientX, event.clientY);
    const isSecond =
      before !== null &&
      event.timeStamp - before.when < TWICE.within &&
      Math.hypot(at.x - before.at.x, at.y - before.at.y) < TWICE.apart;
    if (isSecond) tappedTwice(event);
    else tapped.current = { at, when: event.timeStamp };
  };
  const up = (event: PointerEvent) => {
    if (points.current.size === 1) tap(event);
    points.current.delete(event.pointerId);
    letGo(event.type === 'pointerup' ? (carried.current?.at ?? null) : null);
    touched.current = null;
    take();
  };
  return {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: up,
    onPointerLeave: up,
    dragged: () => moved.current,
  };
}

/** The frame after the pointers have moved from where they gripped the table. */
function gripped(
  { frame, points: from }: Grip,
  to: ReadonlyMap<number, DOMPoint>,
  svg: SVGSVGElement,
  perPixel: number,
  whole: Frame,
): { readonly frame: Frame; readonly distance: number } {
  const [start, end] = [middle([...from.values()]), middle([...to.values()])];
  const [right, down] = [end.x - start.x, end.y - start.y];
  const spread = span([...to.values()]) / span([...from.values()]);
  const shifted = panned(frame, whole, -right * perPixel, -down * perPixel);
  if (spread === 1) return { frame: shifted, distance: Math.hypot(right, down) };
  const matrix = svg.getScreenCTM();
  const about = matrix === null ? end : end.matrixTransform(matrix.inverse());
  return { frame: zoomed(shifted, whole, 1 / spread, about), distance: Infinity };
}

function middle(points: readonly DOMPoint[]): DOMPoint {
  const count = Math.max(1, points.length);
  return new DOMPoint(
    points.reduce((sum, point) => sum + point.x, 0) / count,
    points.reduce((sum, point) => sum + point.y, 0) / count,
  );
}

/** How far two pointers are apart; 1 for a single one. */
function span([one, other]: readonly DOMPoint[]): number {
  return one === undefined || other === undefined
    ? 1
    : Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
}
