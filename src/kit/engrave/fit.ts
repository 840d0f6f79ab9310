/** Fits Bezier curves to sampled lines: few where a line runs straight, more where it bends. */
import type { Pen } from './path.ts';

/** A sampled line: places in mm, about evenly far apart. */
export interface Samples {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/**
 * Whether one quadratic curve through the first, the middle and the last of some samples stays with all of them.
 * `last - first` is even.
 */
function fits({ x, y }: Samples, first: number, last: number, tolerance: number): boolean {
  const middle = (first + last) / 2;
  const [x0 = 0, xm = 0, x1 = 0] = [x[first], x[middle], x[last]];
  const [y0 = 0, ym = 0, y1 = 0] = [y[first], y[middle], y[last]];
  for (let index = first + 1; index < last; index++) {
    const share = (index - first) / (last - first);
    // Lagrange's form of the parabola through the three.
    const l0 = (1 - share) * (1 - 2 * share);
    const lm = 4 * share * (1 - share);
    const l1 = share * (2 * share - 1);
    if (Math.abs(l0 * x0 + lm * xm + l1 * x1 - (x[index] ?? 0)) > tolerance) return false;
    if (Math.abs(l0 * y0 + lm * ym + l1 * y1 - (y[index] ?? 0)) > tolerance) return false;
  }
  return true;
}

/** Goes on with a pen from sample `first`, where it is, to `last`, never further from a sample than `tolerance` mm. */
export function follow(pen: Pen, line: Samples, first: number, last: number, tolerance: number): void {
  const { x, y } = line;
  let from = first;
  while (from + 1 < last) {
    let to = from + 2;
    while (to + 2 <= last && fits(line, from, to + 2, tolerance)) to += 2;
    const middle = (from + to) / 2;
    const [endX = 0, endY = 0] = [x[to], y[to]];
    const bend = (values: readonly number[], end: number): number =>
      2 * (values[middle] ?? 0) - ((values[from] ?? 0) + end) / 2;
    pen.bend(bend(x, endX), bend(y, endY), endX, endY);
    from = to;
  }
  if (from < last) pen.to(x[last] ?? 0, y[last] ?? 0);
}

/** One edge of a line: `sign` of half its width to the side. */
function edge({ x, y }: Samples, width: readonly number[], sign: number): Samples {
  const edgeX: number[] = [];
  const edgeY: number[] = [];
  const last = x.length - 1;
  for (let index = 0; index <= last; index++) {
    const before = Math.max(0, index - 1);
    const after = Math.min(last, index + 1);
    const along = (x[after] ?? 0) - (x[before] ?? 0);
    const down = (y[after] ?? 0) - (y[before] ?? 0);
    const half = (sign * (width[index] ?? 0)) / 2 / (Math.hypot(along, down) || 1);
    edgeX.push((x[index] ?? 0) + down * half);
    edgeY.push((y[index] ?? 0) - along * half);
  }
  return { x: edgeX, y: edgeY };
}

const backward = ({ x, y }: Samples): Samples => ({ x: x.toReversed(), y: y.toReversed() });

/** Goes round a line of changing width (mm, one a sample): there along one edge, back along the other. */
export function ribbon(pen: Pen, line: Samples, width: readonly number[], tolerance: number): void {
  const last = line.x.length - 1;
  const there = edge(line, width, 1);
  const back = backward(edge(line, width, -1));
  pen.at(there.x[0] ?? 0, there.y[0] ?? 0);
  follow(pen, there, 0, last, tolerance);
  if (width[last] !== 0) pen.to(back.x[0] ?? 0, back.y[0] ?? 0);
  follow(pen, back, 0, last, tolerance);
  pen.close();
}
