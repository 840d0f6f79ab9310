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

const POINT = 0x2e;
const MINUS = 0x2d;
const SPACE = 0x20;
const ZERO = 0x30;

const TEXT = new TextDecoder();

/** Where path data is put together, one path at a time: thousands of short paths would each want such a place. */
let bytes = new Uint8Array(4096);

/**
 * Path data as it grows, byte by byte: engraved art has half a million numbers, and text that is added to itself
 * so often is slow. Numbers are hundredths, set apart by a space only where two would be read as one.
 */
function dataWriter() {
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
    data: (): string => TEXT.decode(bytes.subarray(0, length)),
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

/** Furthest that a control point may be moved to save writing it, hundredths: what rounding its neighbours comes to. */
const SLIP = 1.51;

/** Where a bend ends, so rounded that the next control, which is this one's mirror image, comes out where it should. */
function endFor(wanted: number, control: number, following: number | undefined): number {
  const middle = following === undefined ? wanted : (control + following) / 2;
  return Math.round(Math.abs(middle - wanted) <= SLIP ? middle : wanted);
}

const hundredths = (mm: number): number => Math.round(mm * 100);

/**
 * SVG path data of a path: in mm, rounded to 0.01, relative but for its first move, so that data may be joined.
 * A curve that goes on smoothly is written without its first control.
 */
export function written(path: Path): string {
  const writer = dataWriter();
  // Where the pen, the start of its stroke and the last curve's control are, in hundredths.
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  let [controlX, controlY] = [0, 0];
  let last = '';
  const command = (letter: string): void => {
    // What follows a relative move is a relative line unless it says otherwise.
    const meant = letter === 'l' && last === 'm';
    if (letter === 'm' || (letter !== last && !meant)) writer.letter(letter);
    last = letter;
  };
  const pair = (toX: number, toY: number): void => {
    writer.number(toX - x);
    writer.number(toY - y);
  };
  const goTo = (toX: number, toY: number): void => {
    x = toX;
    y = toY;
  };
  /** Whether the control is so near the mirror image of the last that it need not be written. */
  const mirrors = (wanted: Point): boolean =>
    Math.abs(2 * x - controlX - wanted[0] * 100) <= SLIP &&
    Math.abs(2 * y - controlY - wanted[1] * 100) <= SLIP;
  const start = (point: Point): void => {
    const first = last === '';
    const toX = hundredths(point[0]);
    const toY = hundredths(point[1]);
    if (first) writer.letter('M');
    else command('m');
    pair(toX, toY);
    if (first) last = 'M';
    goTo(toX, toY);
    startX = x;
    startY = y;
  };
  const line = (point: Point): void => {
    const toX = hundredths(point[0]);
    const toY = hundredths(point[1]);
    if (toY === y) {
      command('h');
      writer.number(toX - x);
    } else if (toX === x) {
      command('v');
      writer.number(toY - y);
    } else {
      command('l');
      pair(toX, toY);
    }
    goTo(toX, toY);
  };
  const curve = (first: Point, second: Point, end: Point): void => {
    const goesOn = (last === 'c' || last === 's') && mirrors(first);
    command(goesOn ? 's' : 'c');
    if (!goesOn) pair(hundredths(first[0]), hundredths(first[1]));
    controlX = hundredths(second[0]);
    controlY = hundredths(second[1]);
    const toX = hundredths(end[0]);
    const toY = hundredths(end[1]);
    pair(controlX, controlY);
    pair(toX, toY);
    goTo(toX, toY);
  };
  const bend = (control: Point, end: Point, next: Segment | undefined): void => {
    const goesOn = (last === 'q' || last === 't') && mirrors(control);
    controlX = goesOn ? 2 * x - controlX : hundredths(control[0]);
    controlY = goesOn ? 2 * y - controlY : hundredths(control[1]);
    const toX = endFor(end[0] * 100, controlX, nextControl(next, 0));
    const toY = endFor(end[1] * 100, controlY, nextControl(next, 1));
    command(goesOn ? 't' : 'q');
    if (!goesOn) pair(controlX, controlY);
    pair(toX, toY);
    goTo(toX, toY);
  };
  path.forEach((segment, index) => {
    switch (segment.to) {
      case 'start':
        return start(segment.points[0]);
      case 'line':
        return line(segment.points[0]);
      case 'curve':
        return curve(segment.points[0], segment.points[1], segment.points[2]);
      case 'bend':
        return bend(segment.points[0], segment.points[1], path[index + 1]);
      case 'close':
        command('z');
        goTo(startX, startY);
    }
  });
  return writer.data();
}
