/**
 * Paths for vector art: built, moved about and written down as outlines.
 *
 * ```ts
 * const pennant = draw().at(0, 0).to(6, 1.5).to(4.5, 3).to(6, 4.5).to(0, 6).close();
 * const flag = moved(pennant.path, chain(turn(-8), move(30, 12)));
 * const shape: Shape = { d: written(flag), fill: theme.key };
 * ```
 *
 * A path is a list of segments in absolute millimetres.
 */
import { apply, type Matrix, type Point } from './matrix.ts';

/** A step of the pen: lift it, draw a line, a cubic or quadratic Bezier curve, or close the path. */
export type Segment =
  | { readonly to: 'start'; readonly points: readonly [Point] }
  | { readonly to: 'line'; readonly points: readonly [Point] }
  | { readonly to: 'curve'; readonly points: readonly [control1: Point, control2: Point, end: Point] }
  | { readonly to: 'bend'; readonly points: readonly [control: Point, end: Point] }
  | { readonly to: 'close'; readonly points: readonly [] };

export type Path = readonly Segment[];

/** A path builder with method chaining. */
export interface Pen {
  readonly path: Path;
  /** Lifts the pen and sets it down here. */
  readonly at: (x: number, y: number) => Pen;
  readonly to: (x: number, y: number) => Pen;
  /** A cubic Bezier curve. */
  readonly curve: (x1: number, y1: number, x2: number, y2: number, x: number, y: number) => Pen;
  /** A quadratic Bezier curve. */
  readonly bend: (x1: number, y1: number, x: number, y: number) => Pen;
  readonly close: () => Pen;
  /** Appends a whole path. */
  readonly add: (path: Path) => Pen;
}

export function draw(): Pen {
  const path: Segment[] = [];
  const put = (segment: Segment): Pen => {
    path.push(segment);
    return pen;
  };
  const pen: Pen = {
    path,
    at: (x, y) => put({ to: 'start', points: [[x, y]] }),
    to: (x, y) => put({ to: 'line', points: [[x, y]] }),
    curve: (x1, y1, x2, y2, x, y) =>
      put({
        to: 'curve',
        points: [
          [x1, y1],
          [x2, y2],
          [x, y],
        ],
      }),
    bend: (x1, y1, x, y) =>
      put({
        to: 'bend',
        points: [
          [x1, y1],
          [x, y],
        ],
      }),
    close: () => put({ to: 'close', points: [] }),
    add: (other) => {
      for (const segment of other) path.push(segment);
      return pen;
    },
  };
  return pen;
}

/** A path with every point moved by `matrix`. */
export function moved(path: Path, matrix: Matrix): Path {
  const put = (point: Point): Point => apply(matrix, point);
  return path.map((segment): Segment => {
    switch (segment.to) {
      case 'start':
      case 'line':
        return { to: segment.to, points: [put(segment.points[0])] };
      case 'bend':
        return { to: 'bend', points: [put(segment.points[0]), put(segment.points[1])] };
      case 'curve':
        return {
          to: 'curve',
          points: [put(segment.points[0]), put(segment.points[1]), put(segment.points[2])],
        };
      case 'close':
        return segment;
    }
  });
}
