/**
 * Hand-drawn outlines as lists of knots: a curve runs smoothly through round knots and breaks at sharp ones.
 * Knots are plain points, so a drawing is posed before it becomes a path.
 */
import { apply, chain, move, scale, turn, type Matrix } from './path/matrix.ts';
import { draw, type Path, type Pen } from './path/path.ts';

/** A point in mm; with a third member `'sharp'`, a corner. */
export type Knot = readonly [x: number, y: number, corner?: 'sharp'];

/** How far a curve's handle leans toward the knots on both sides: a sixth of their distance. */
const LEAN = 1 / 6;

/** A coordinate of a knot's handle, on the side of `sign`. */
const handle = (knot: Knot, back: Knot, ahead: Knot, sign: 1 | -1, axis: 0 | 1): number =>
  knot[2] === 'sharp' ? knot[axis] : knot[axis] + sign * LEAN * (ahead[axis] - back[axis]);

function run(pen: Pen, before: Knot, from: Knot, to: Knot, after: Knot): void {
  if (from[2] === 'sharp' && to[2] === 'sharp') pen.to(to[0], to[1]);
  else
    pen.curve(
      handle(from, before, to, 1, 0),
      handle(from, before, to, 1, 1),
      handle(to, from, after, -1, 0),
      handle(to, from, after, -1, 1),
      to[0],
      to[1],
    );
}

export function outline(knots: readonly Knot[]): Path {
  const count = knots.length;
  const knot = (index: number): Knot => knots[(index + count) % count] ?? [0, 0];
  const [x, y] = knot(0);
  const pen = draw().at(x, y);
  knots.forEach((from, index) => run(pen, knot(index - 1), from, knot(index + 1), knot(index + 2)));
  return pen.close().path;
}

export function trail(knots: readonly Knot[]): Path {
  const last = knots.length - 1;
  const knot = (index: number): Knot => knots[Math.max(0, Math.min(last, index))] ?? [0, 0];
  const [x, y] = knot(0);
  const pen = draw().at(x, y);
  knots
    .slice(0, -1)
    .forEach((from, index) => run(pen, knot(index - 1), from, knot(index + 1), knot(index + 2)));
  return pen.path;
}

/** Knots moved by `matrix`; corners stay corners. */
export const placed = (knots: readonly Knot[], matrix: Matrix): Knot[] =>
  knots.map(([x, y, corner]): Knot => {
    const [px, py] = apply(matrix, [x, y]);
    return corner ? [px, py, corner] : [px, py];
  });

/** Turned clockwise by `degrees`, scaled, mirrored where asked, and put at (x, y). */
export const placing = (x: number, y: number, degrees = 0, size = 1, mirror = false): Matrix =>
  chain(turn(degrees), scale(mirror ? -size : size, size), move(x, y));
