/** Pens that rasterize a path on an ink field, filled or stroked. Curves are flattened. */
import type { Stroke } from '../../kit/face.ts';
import type { Pen } from '../paint/path/bends.ts';
import type { InkField } from './field.ts';

/** A placement on the field in pixels: rotated and scaled (`a`, `b`), then moved (`x`, `y`). */
export interface Stand {
  readonly a: number;
  readonly b: number;
  readonly x: number;
  readonly y: number;
}

/** Flattening tolerance, pixels. */
const SLACK = 0.05;

/** Receives a straight piece of an outline, in pixels. */
type Edge = (fromX: number, fromY: number, toX: number, toY: number) => void;

/** A pen that must be told when its drawing ends. */
export interface LayingPen extends Pen {
  readonly end: () => void;
}

/** A pen that flattens curves into calls of `edge`; `ended` is called at the end of each subpath. */
function flattening(
  { a, b, x: left, y: top }: Stand,
  edge: Edge,
  ended: (closed: boolean) => void,
): LayingPen {
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  let drawing = false;
  const lineTo = (toX: number, toY: number) => {
    drawing = true;
    edge(x, y, toX, toY);
    x = toX;
    y = toY;
  };
  const end = (closed: boolean) => {
    if (drawing) ended(closed);
    drawing = false;
  };
  const across = (toX: number, toY: number): number => a * toX - b * toY + left;
  const down = (toX: number, toY: number): number => b * toX + a * toY + top;
  return {
    moveTo: (toX, toY) => {
      end(false);
      x = across(toX, toY);
      y = down(toX, toY);
      startX = x;
      startY = y;
    },
    lineTo: (toX, toY) => lineTo(across(toX, toY), down(toX, toY)),
    curveTo: (x1, y1, x2, y2, x3, y3) => {
      const fromX = x;
      const fromY = y;
      const px = across(x1, y1);
      const py = down(x1, y1);
      const qx = across(x2, y2);
      const qy = down(x2, y2);
      const toX = across(x3, y3);
      const toY = down(x3, y3);
      // The distance of a curve from its chord is at most an eighth of its second derivative.
      const bend = Math.max(
        Math.abs(fromX - 2 * px + qx) + Math.abs(fromY - 2 * py + qy),
        Math.abs(px - 2 * qx + toX) + Math.abs(py - 2 * qy + toY),
      );
      const pieces = Math.ceil(Math.sqrt((0.75 * bend) / SLACK));
      for (let piece = 1; piece < pieces; piece += 1) {
        const t = piece / pieces;
        const s = 1 - t;
        const k0 = s * s * s;
        const k1 = 3 * s * s * t;
        const k2 = 3 * s * t * t;
        const k3 = t * t * t;
        lineTo(k0 * fromX + k1 * px + k2 * qx + k3 * toX, k0 * fromY + k1 * py + k2 * qy + k3 * toY);
      }
      lineTo(toX, toY);
    },
    close: () => {
      if (drawing && (x !== startX || y !== startY)) lineTo(startX, startY);
      x = startX;
      y = startY;
      end(true);
    },
    end: () => end(false),
  };
}

/** A pen that fills a path; open subpaths are closed. */
export function fillingPen(field: InkField, stand: Stand): LayingPen {
  let startX = 0;
  let startY = 0;
  let x = 0;
  let y = 0;
  let fresh = true;
  return flattening(
    stand,
    (fromX, fromY, toX, toY) => {
      if (fresh) {
        startX = fromX;
        startY = fromY;
      }
      fresh = false;
      field.edge(fromX, fromY, toX, toY);
      x = toX;
      y = toY;
    },
    () => {
      field.edge(x, y, startX, startY);
      fresh = true;
    },
  );
}

/** Receives straight pieces, and the end of each run of them. */
interface Line {
  readonly edge: Edge;
  readonly ended: (closed: boolean) => void;
}

/** Passes on only the dashes of a line; lengths on, off, on, off ... in pixels. */
function dashed(lengths: readonly number[], { edge, ended }: Line): Line {
  // An odd list is repeated, as in SVG.
  const pattern = lengths.length % 2 === 0 ? lengths : [...lengths, ...lengths];
  let [index, left] = [0, pattern[0] ?? 0];
  return {
    edge: (fromX, fromY, toX, toY) => {
      const length = Math.hypot(toX - fromX, toY - fromY);
      const between = (along: number) => {
        const share = along / length;
        return [fromX + share * (toX - fromX), fromY + share * (toY - fromY)] as const;
      };
      for (let at = 0; at < length;) {
        const step = Math.min(left, length - at);
        if (index % 2 === 0) edge(...between(at), ...between(at + step));
        at += step;
        left -= step;
        if (left > 0) continue;
        if (index % 2 === 0) ended(false);
        index = (index + 1) % pattern.length;
        left = pattern[index] ?? 0;
      }
    },
    ended: () => {
      if (index % 2 === 0) ended(false);
      [index, left] = [0, pattern[0] ?? 0];
    },
  };
}

/** A cap covers as much as a straight extension by this share of the width. */
const LONGER = { butt: 0, round: Math.PI / 8, square: 0.5 } as const;

/** A bar along each straight piece. At corners, the overlap inside makes up for the gap outside. */
function bars(field: InkField, width: number, cap: Stroke['cap']): Line {
  const half = width / 2;
  const further = width * LONGER[cap ?? 'butt'];
  let ends: { fromX: number; fromY: number; backX: number; backY: number } | undefined;
  let x = 0;
  let y = 0;
  let alongX = 0;
  let alongY = 0;
  const bar: Edge = (fromX, fromY, toX, toY) => {
    const length = Math.hypot(toX - fromX, toY - fromY);
    if (length === 0) return;
    x = toX;
    y = toY;
    alongX = (toX - fromX) / length;
    alongY = (toY - fromY) / length;
    ends ??= { fromX, fromY, backX: -alongX, backY: -alongY };
    const acrossX = -alongY * half;
    const acrossY = alongX * half;
    field.edge(fromX + acrossX, fromY + acrossY, toX + acrossX, toY + acrossY);
    field.edge(toX + acrossX, toY + acrossY, toX - acrossX, toY - acrossY);
    field.edge(toX - acrossX, toY - acrossY, fromX - acrossX, fromY - acrossY);
    field.edge(fromX - acrossX, fromY - acrossY, fromX + acrossX, fromY + acrossY);
  };
  const ended = (closed: boolean) => {
    const first = ends;
    ends = undefined;
    if (closed || further === 0 || !first) return;
    bar(x, y, x + alongX * further, y + alongY * further);
    const { fromX, fromY, backX, backY } = first;
    bar(fromX, fromY, fromX + backX * further, fromY + backY * further);
    ends = undefined;
  };
  return { edge: bar, ended };
}

export function strokingPen(field: InkField, stand: Stand, { width, dash = [], cap }: Stroke): LayingPen {
  const scale = Math.hypot(stand.a, stand.b);
  const solid = bars(field, width * scale, cap);
  const drawn = dash.some((length) => length > 0)
    ? dashed(
        dash.map((length) => length * scale),
        solid,
      )
    : solid;
  return flattening(stand, drawn.edge, drawn.ended);
}
