/**
 * Fits smooth curves to sampled lines with as few pieces as possible. The pieces are quadratic and join midway
 * between their control points, so that joints are smooth, and each can be written with its end alone.
 */
import type { Pen } from './path/path.ts';

/** A sampled line: places in mm, about evenly far apart. */
export interface Samples {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** A coordinate at a fractional index, interpolated. */
function at(values: readonly number[], index: number): number {
  const before = Math.max(0, Math.floor(index));
  const from = values[before] ?? 0;
  return from + ((values[before + 1] ?? from) - from) * (index - before);
}

/** The least share of a piece between two samples, however straight the line. */
const FLOOR = 0.05;

/**
 * The number of pieces up to each sample, so that none is off the line by more than `tolerance`. A parabola
 * over a stretch is off by a 32nd of the line's bend (its second difference) times the stretch squared.
 */
function pieces({ x, y }: Samples, tolerance: number): readonly number[] {
  const last = x.length - 1;
  // Padding: the ends do not bend.
  const bends: number[] = [0, 0, 0];
  for (let index = 1; index < last; index++) {
    const bendX = (x[index - 1] ?? 0) - 2 * (x[index] ?? 0) + (x[index + 1] ?? 0);
    const bendY = (y[index - 1] ?? 0) - 2 * (y[index] ?? 0) + (y[index + 1] ?? 0);
    bends.push(Math.sqrt(Math.sqrt(bendX * bendX + bendY * bendY) / (32 * tolerance)));
  }
  bends.push(0, 0, 0);
  const sums: number[] = [0];
  let sum = 0;
  for (let index = 0; index < last; index++) {
    // Smoothed, so that long and short pieces do not meet: joints are midway between controls.
    let near = 0;
    let sharpest = 0;
    for (let off = 0; off <= 5; off++) {
      const bend = bends[index + off] ?? 0;
      near += bend / 6;
      sharpest = Math.max(sharpest, bend);
    }
    sum += FLOOR + (near + sharpest) / 2;
    sums.push(sum);
  }
  return sums;
}

/** Draws from the first sample, where the pen must be, to the last, within about `tolerance` mm. */
export function follow(pen: Pen, { x, y }: Samples, tolerance: number): void {
  const last = x.length - 1;
  const sums = pieces({ x, y }, tolerance);
  const total = sums[last] ?? 0;
  const count = Math.max(1, Math.min(Math.ceil(total), Math.ceil(last / 2)));
  let index = 0;
  /** The sample, or place between two, at which a piece ends. */
  const joint = (piece: number): number => {
    if (piece === count) return last;
    const wanted = (total * piece) / count;
    while ((sums[index + 1] ?? total) < wanted) index++;
    const from = sums[index] ?? 0;
    return index + (wanted - from) / ((sums[index + 1] ?? total) - from || 1);
  };
  // The control point with which one piece would run through the middle of the line.
  const control = (values: readonly number[], from: number, to: number): number =>
    2 * at(values, (from + to) / 2) - (at(values, from) + at(values, to)) / 2;
  let to = joint(1);
  let controlX = control(x, 0, to);
  let controlY = control(y, 0, to);
  for (let piece = 1; piece < count; piece++) {
    const from = to;
    to = joint(piece + 1);
    const nextX = control(x, from, to);
    const nextY = control(y, from, to);
    pen.bend(controlX, controlY, (controlX + nextX) / 2, (controlY + nextY) / 2);
    controlX = nextX;
    controlY = nextY;
  }
  pen.bend(controlX, controlY, x[last] ?? 0, y[last] ?? 0);
}

/** One edge of a line, offset sideways by `sign` times half its width. */
function edge({ x, y }: Samples, width: readonly number[], sign: number): Samples {
  const edgeX: number[] = [];
  const edgeY: number[] = [];
  const last = x.length - 1;
  for (let index = 0; index <= last; index++) {
    const before = Math.max(0, index - 1);
    const after = Math.min(last, index + 1);
    const along = (x[after] ?? 0) - (x[before] ?? 0);
    const down = (y[after] ?? 0) - (y[before] ?? 0);
    const half = (sign * (width[index] ?? 0)) / 2 / (Math.sqrt(along * along + down * down) || 1);
    edgeX.push((x[index] ?? 0) + down * half);
    edgeY.push((y[index] ?? 0) - along * half);
  }
  return { x: edgeX, y: edgeY };
}

const backward = ({ x, y }: Samples): Samples => ({ x: x.toReversed(), y: y.toReversed() });

/** Draws the outline of a line of varying width (mm, one a sample): one edge forward, the other back. */
export function ribbon(pen: Pen, line: Samples, width: readonly number[], tolerance: number): void {
  const there = edge(line, width, 1);
  const back = backward(edge(line, width, -1));
  pen.at(there.x[0] ?? 0, there.y[0] ?? 0);
  follow(pen, there, tolerance);
  if (width.at(-1) !== 0) pen.to(back.x[0] ?? 0, back.y[0] ?? 0);
  follow(pen, back, tolerance);
  pen.close();
}
