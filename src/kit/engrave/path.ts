/**
 * Paths for vector art: built, moved about and written as short SVG path data.
 *
 * ```ts
 * const pennant = draw().at(0, 0).to(6, 1.5).to(4.5, 3).to(6, 4.5).to(0, 6).close();
 * const flag = moved(pennant.path, chain(turn(-8), move(30, 12)));
 * const shape: Shape = { d: written(flag), fill: theme.key };
 * ```
 *
 * A path is a list of segments in absolute millimetres. Written, it is relative and rounded to 0.01 mm; rounding
 * does not add up along the path.
 */
import { apply, type Matrix, type Point } from './matrix.ts';

/** Where the pen goes: lifted, straight, along a cubic or quadratic Bezier curve, or back to where it was set down. */
export type Segment =
  | { readonly to: 'start'; readonly points: readonly [Point] }
  | { readonly to: 'line'; readonly points: readonly [Point] }
  | { readonly to: 'curve'; readonly points: readonly [control1: Point, control2: Point, end: Point] }
  | { readonly to: 'bend'; readonly points: readonly [control: Point, end: Point] }
  | { readonly to: 'close'; readonly points: readonly [] };

export type Path = readonly Segment[];

/** A pen that remembers its path; every stroke gives the pen back. */
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
  /** Puts down a whole path that begins wherever it likes. */
  readonly add: (path: Path) => Pen;
}

/** A new pen. */
export function draw(): Pen {
  const path: Segment[] = [];
  const put = (...segments: readonly Segment[]): Pen => {
    path.push(...segments);
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

const LETTERS = { start: 'M', line: 'l', curve: 'c', close: 'z' } as const;

const POINT = 0x2e;
const MINUS = 0x2d;
const SPACE = 0x20;
const ZERO = 0x30;

const BYTES = new TextDecoder();

/**
 * Path data as it grows, byte by byte: engraved art has half a million numbers, and text that is added to itself
 * so often is slow. Numbers are hundredths, set apart by a space only where two would be read as one.
 */
function dataWriter() {
  let bytes = new Uint8Array(4096);
  let length = 0;
  // Whether the number before has a point; undefined after a letter.
  let pointed: boolean | undefined;
  const put = (byte: number): void => {
    bytes[length++] = byte;
  };
  const whole = (value: number): void => {
    if (value > 9) whole(Math.floor(value / 10));
    put(ZERO + (value % 10));
  };
  /** Room for a letter or number more. */
  const room = (): void => {
    if (length + 32 < bytes.length) return;
    const wider = new Uint8Array(2 * bytes.length);
    wider.set(bytes);
    bytes = wider;
  };
  return {
    data: (): string => BYTES.decode(bytes.subarray(0, length)),
    letter: (letter: string): void => {
      room();
      put(letter.charCodeAt(0));
      pointed = undefined;
    },
    number: (hundredths: number): void => {
      room();
      const size = Math.abs(hundredths);
      const rest = size % 100;
      // A sign, or a second point, begins a number by itself: ".5.25-3".
      if (hundredths < 0) put(MINUS);
      else if (pointed !== undefined && !(pointed && size > 0 && size < 100)) put(SPACE);
      if (size >= 100 || size === 0) whole((size - rest) / 100);
      if (rest > 0) {
        put(POINT);
        put(ZERO + Math.floor(rest / 10));
        if (rest % 10 > 0) put(ZERO + (rest % 10));
      }
      pointed = rest > 0;
    },
  };
}

/** The control of the bend that comes next, in hundredths, where one comes. */
function nextControl(next: Segment | undefined, axis: 0 | 1): number | undefined {
  return next?.to === 'bend' ? next.points[0][axis] * 100 : undefined;
}

/** Furthest that a control point may be moved to save writing it, hundredths. */
const SLIP = 1.01;

/** Where a bend ends, so rounded that the next control, which is this one's mirror image, comes out where it should. */
function endFor(wanted: number, control: number, following: number | undefined): number {
  const middle = following === undefined ? wanted : (control + following) / 2;
  return Math.round(Math.abs(middle - wanted) <= SLIP ? middle : wanted);
}

/** SVG path data of a path: relative, in mm, rounded to 0.01. A bend that goes on smoothly is written by its end alone. */
export function written(path: Path): string {
  const writer = dataWriter();
  // Where the pen, the start of its stroke and the last bend's control are, in hundredths.
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  let [controlX, controlY] = [0, 0];
  let last = '';
  const command = (letter: string): void => {
    if (letter !== last || letter === 'M') writer.letter(letter);
    last = letter;
  };
  const bend = (control: Point, [endX, endY]: Point, next: Segment | undefined): void => {
    const smooth = last === 'q' || last === 't';
    const [wantX, wantY] = [control[0] * 100, control[1] * 100];
    const [mirrorX, mirrorY] = [2 * x - controlX, 2 * y - controlY];
    const goesOn = smooth && Math.abs(mirrorX - wantX) <= SLIP && Math.abs(mirrorY - wantY) <= SLIP;
    controlX = goesOn ? mirrorX : Math.round(wantX);
    controlY = goesOn ? mirrorY : Math.round(wantY);
    const toX = endFor(endX * 100, controlX, nextControl(next, 0));
    const toY = endFor(endY * 100, controlY, nextControl(next, 1));
    command(goesOn ? 't' : 'q');
    if (!goesOn) {
      writer.number(controlX - x);
      writer.number(controlY - y);
    }
    writer.number(toX - x);
    writer.number(toY - y);
    x = toX;
    y = toY;
  };
  for (let index = 0; index < path.length; index++) {
    const segment = path[index];
    if (segment === undefined) break;
    if (segment.to === 'bend') {
      bend(segment.points[0], segment.points[1], path[index + 1]);
      continue;
    }
    command(LETTERS[segment.to]);
    // A move is absolute, so that a path can be cut up between its parts.
    const [fromX, fromY] = segment.to === 'start' ? [0, 0] : [x, y];
    for (const point of segment.points) {
      x = Math.round(point[0] * 100);
      y = Math.round(point[1] * 100);
      writer.number(x - fromX);
      writer.number(y - fromY);
    }
    if (segment.to === 'start') [startX, startY] = [x, y];
    if (segment.to === 'close') [x, y] = [startX, startY];
  }
  return writer.data();
}
