/** Traces a shape with the operations that PDF has: moves, lines and cubic curves. */
import type { Outline, Shape } from '../../../kit/face.ts';
import { arcCurves } from './arc.ts';
import { bendingPen, type BendingPen, type Pen } from './bends.ts';
import { scanner, type Scanner } from './scan.ts';

/** The current point, the start of its subpath, and the last control point. */
interface Walk {
  x: number;
  y: number;
  startX: number;
  startY: number;
  controlX: number;
  controlY: number;
  /** The kind of the last command: a smooth curve continues only its own kind. */
  last: 'cubic' | 'quadratic' | 'other';
}

/** Draws one command with numbers from `scan`; (dx, dy) is the origin of relative coordinates. */
type Step = (walk: Walk, scan: Scanner, pen: BendingPen, dx: number, dy: number) => void;

function moveTo(walk: Walk, x: number, y: number, pen: Pen): void {
  walk.x = x;
  walk.y = y;
  walk.startX = x;
  walk.startY = y;
  walk.last = 'other';
  pen.moveTo(x, y);
}

function lineTo(walk: Walk, x: number, y: number, pen: Pen): void {
  walk.x = x;
  walk.y = y;
  walk.last = 'other';
  pen.lineTo(x, y);
}

function reach(
  walk: Walk,
  kind: Walk['last'],
  controlX: number,
  controlY: number,
  x: number,
  y: number,
): void {
  walk.x = x;
  walk.y = y;
  walk.controlX = controlX;
  walk.controlY = controlY;
  walk.last = kind;
}

function cubicTo(walk: Walk, x1: number, y1: number, scan: Scanner, pen: Pen, dx: number, dy: number): void {
  const x2 = scan.number() + dx;
  const y2 = scan.number() + dy;
  const x = scan.number() + dx;
  const y = scan.number() + dy;
  pen.curveTo(x1, y1, x2, y2, x, y);
  reach(walk, 'cubic', x2, y2, x, y);
}

/** Draws a quadratic curve; `smooth` where its control point mirrors the last one. */
function quadraticTo(
  walk: Walk,
  cx: number,
  cy: number,
  x: number,
  y: number,
  pen: BendingPen,
  smooth: boolean,
): void {
  pen.bendTo(walk.x, walk.y, cx, cy, x, y, smooth);
  reach(walk, 'quadratic', cx, cy, x, y);
}

/** The mirror image of the last control point; the current point after another kind of command. */
const mirrored = (walk: Walk, kind: Walk['last'], axis: 'x' | 'y'): number => {
  if (walk.last !== kind) return walk[axis];
  return axis === 'x' ? 2 * walk.x - walk.controlX : 2 * walk.y - walk.controlY;
};

/** Draws an arc as cubic curves, or as a line if it has no radius. */
function arcTo(walk: Walk, scan: Scanner, pen: Pen, dx: number, dy: number): void {
  const [rx, ry, turn] = [scan.number(), scan.number(), scan.number()];
  const [large, sweep] = [scan.flag(), scan.flag()];
  const [x, y] = [scan.number() + dx, scan.number() + dy];
  const curves = arcCurves([walk.x, walk.y], [x, y], { rx, ry, turn, large, sweep });
  for (const curve of curves ?? []) pen.curveTo(...curve);
  if (curves) reach(walk, 'other', x, y, x, y);
  else lineTo(walk, x, y, pen);
}

const STEPS: Readonly<Record<string, Step>> = {
  M: (walk, scan, pen, dx, dy) => moveTo(walk, scan.number() + dx, scan.number() + dy, pen),
  L: (walk, scan, pen, dx, dy) => lineTo(walk, scan.number() + dx, scan.number() + dy, pen),
  H: (walk, scan, pen, dx) => lineTo(walk, scan.number() + dx, walk.y, pen),
  V: (walk, scan, pen, _dx, dy) => lineTo(walk, walk.x, scan.number() + dy, pen),
  C: (walk, scan, pen, dx, dy) => {
    cubicTo(walk, scan.number() + dx, scan.number() + dy, scan, pen, dx, dy);
  },
  S: (walk, scan, pen, dx, dy) => {
    cubicTo(walk, mirrored(walk, 'cubic', 'x'), mirrored(walk, 'cubic', 'y'), scan, pen, dx, dy);
  },
  Q: (walk, scan, pen, dx, dy) => {
    const [cx, cy] = [scan.number() + dx, scan.number() + dy];
    quadraticTo(walk, cx, cy, scan.number() + dx, scan.number() + dy, pen, false);
  },
  T: (walk, scan, pen, dx, dy) => {
    const smooth = walk.last === 'quadratic';
    const [cx, cy] = [mirrored(walk, 'quadratic', 'x'), mirrored(walk, 'quadratic', 'y')];
    quadraticTo(walk, cx, cy, scan.number() + dx, scan.number() + dy, pen, smooth);
  },
  A: arcTo,
  Z: (walk, _scan, pen) => {
    reach(walk, 'other', walk.startX, walk.startY, walk.startX, walk.startY);
    pen.close();
  },
};

/** The implied command for further numbers: lines after a move; empty after closing, where none may follow. */
const REPEATED: Readonly<Record<string, string>> = { M: 'L', m: 'l', Z: '', z: '' };

const CLOSE = 0x5a;
const CURVE = 0x43;
const BEND = 0x51;
const LINE = 0x4c;

/**
 * Traces an outline. A box has half a million numbers, and everything is drawn more than once, so this
 * allocates no arrays.
 */
function traceOutline({ steps, at }: Outline, pen: BendingPen): void {
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  // In hundredths; NaN unless the last command was a quadratic curve, so that no curve is smooth.
  let controlX = Number.NaN;
  let controlY = Number.NaN;
  let index = 0;
  for (let place = 0; place < steps.length; place += 1) {
    const step = steps.charCodeAt(place);
    if (step === CLOSE) {
      pen.close();
      x = startX;
      y = startY;
      controlX = Number.NaN;
      continue;
    }
    const firstX = at[index] ?? 0;
    const firstY = at[index + 1] ?? 0;
    if (step === BEND) {
      const toX = at[index + 2] ?? 0;
      const toY = at[index + 3] ?? 0;
      index += 4;
      const smooth = firstX === 2 * x - controlX && firstY === 2 * y - controlY;
      pen.bendTo(x / 100, y / 100, firstX / 100, firstY / 100, toX / 100, toY / 100, smooth);
      x = toX;
      y = toY;
      controlX = firstX;
      controlY = firstY;
      continue;
    }
    controlX = Number.NaN;
    if (step === CURVE) {
      const secondX = at[index + 2] ?? 0;
      const secondY = at[index + 3] ?? 0;
      x = at[index + 4] ?? 0;
      y = at[index + 5] ?? 0;
      index += 6;
      pen.curveTo(firstX / 100, firstY / 100, secondX / 100, secondY / 100, x / 100, y / 100);
      continue;
    }
    x = firstX;
    y = firstY;
    index += 2;
    if (step === LINE) pen.lineTo(x / 100, y / 100);
    else {
      pen.moveTo(x / 100, y / 100);
      startX = x;
      startY = y;
    }
  }
}

/**
 * Traces a shape onto `drawn`; merging quadratic curves may move them by `slip`, in the path's units. @throws
 * for invalid path data, naming the position: incomplete art must not be printed.
 */
export function tracePath(d: Shape['d'], drawn: Pen, slip: number): void {
  const pen = bendingPen(drawn, slip);
  if (typeof d === 'string') traceData(d, pen);
  else traceOutline(d, pen);
  pen.end();
}

function traceData(d: string, pen: BendingPen): void {
  const walk: Walk = { x: 0, y: 0, startX: 0, startY: 0, controlX: 0, controlY: 0, last: 'other' };
  const scan = scanner(d);
  let command = '';
  while (!scan.atEnd()) {
    command = scan.letter() ?? REPEATED[command] ?? command;
    const step = STEPS[command.toUpperCase()];
    if (!step) scan.fail();
    else if (command === command.toLowerCase()) step(walk, scan, pen, walk.x, walk.y);
    else step(walk, scan, pen, 0, 0);
  }
}
