/** Dragging the table with one pointer, pinching it with two. */
import { useRef } from 'preact/hooks';
import { panned, zoomed, type Frame } from './frame.ts';

/** A pointer that moved no farther than this many pixels has touched, not dragged. */
const STILL = 6;

interface Grip {
  readonly frame: Frame;
  readonly points: ReadonlyMap<number, DOMPoint>;
}

/** Handlers for the board, and whether the gesture that is ending has dragged it. */
export function useDrag(
  svg: { readonly current: SVGSVGElement | null },
  frame: Frame,
  look: (frame: Frame) => void,
  whole: Frame,
) {
  const points = useRef(new Map<number, DOMPoint>());
  const grip = useRef<Grip | null>(null);
  const moved = useRef(false);

  const take = () => {
    grip.current = { frame, points: new Map(points.current) };
  };
  const down = (event: PointerEvent) => {
    if (points.current.size === 0) moved.current = false;
    points.current.set(event.pointerId, new DOMPoint(event.clientX, event.clientY));
    take();
  };
  const move = (event: PointerEvent) => {
    const board = svg.current;
    if (!points.current.has(event.pointerId) || grip.current === null || board === null) return;
    points.current.set(event.pointerId, new DOMPoint(event.clientX, event.clientY));
    const perPixel = 1 / (board.getScreenCTM()?.a ?? 1);
    const to = gripped(grip.current, points.current, board, perPixel, whole);
    if (!moved.current && to.distance < STILL) return;
    if (!moved.current) board.setPointerCapture(event.pointerId);
    moved.current = true;
    look(to.frame);
  };
  const up = (event: PointerEvent) => {
    points.current.delete(event.pointerId);
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

/** Where the table is when the pointers have gone from where they took it to where they are. */
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
