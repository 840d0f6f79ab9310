/**
 * Paths written down as outlines: on a grid of 0.01 mm, finer than any printer, so that the same drawing is the same
 * numbers wherever it is made. Rounding does not add up along a path.
 */
import type { Outline } from '../face.ts';
import type { Point } from './matrix.ts';
import type { Path, Segment } from './path.ts';

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

/** Where the pen, the start of its stroke and the last curve's control are, in hundredths. */
interface Walk {
  x: number;
  y: number;
  startX: number;
  startY: number;
  controlX: number;
  controlY: number;
  last: string;
}

/** The control wanted, or the mirror image of the last one where that is as good: a curve goes on smoothly then. */
function firstControl(walk: Walk, step: string, wanted: Point): readonly [x: number, y: number] {
  const [mirrorX, mirrorY] = [2 * walk.x - walk.controlX, 2 * walk.y - walk.controlY];
  const goesOn =
    walk.last === step &&
    Math.abs(mirrorX - wanted[0] * 100) <= SLIP &&
    Math.abs(mirrorY - wanted[1] * 100) <= SLIP;
  return goesOn ? [mirrorX, mirrorY] : [hundredths(wanted[0]), hundredths(wanted[1])];
}

function writePath(path: Path, steps: string[], at: number[]): void {
  const walk: Walk = { x: 0, y: 0, startX: 0, startY: 0, controlX: 0, controlY: 0, last: '' };
  const put = (step: string, ...numbers: readonly number[]): void => {
    steps.push(step);
    for (const number of numbers) at.push(number);
    walk.last = step;
  };
  const goTo = (x: number, y: number): void => {
    walk.x = x;
    walk.y = y;
  };
  const reach = (step: string, point: Point): void => {
    const [x, y] = [hundredths(point[0]), hundredths(point[1])];
    put(step, x, y);
    goTo(x, y);
  };
  const curve = (first: Point, second: Point, end: Point): void => {
    const [firstX, firstY] = firstControl(walk, 'C', first);
    [walk.controlX, walk.controlY] = [hundredths(second[0]), hundredths(second[1])];
    const [x, y] = [hundredths(end[0]), hundredths(end[1])];
    put('C', firstX, firstY, walk.controlX, walk.controlY, x, y);
    goTo(x, y);
  };
  const bend = (control: Point, end: Point, next: Segment | undefined): void => {
    [walk.controlX, walk.controlY] = firstControl(walk, 'Q', control);
    const x = endFor(end[0] * 100, walk.controlX, nextControl(next, 0));
    const y = endFor(end[1] * 100, walk.controlY, nextControl(next, 1));
    put('Q', walk.controlX, walk.controlY, x, y);
    goTo(x, y);
  };
  path.forEach((segment, index) => {
    switch (segment.to) {
      case 'start':
        reach(walk.last === '' ? 'M' : 'm', segment.points[0]);
        [walk.startX, walk.startY] = [walk.x, walk.y];
        return;
      case 'line':
        return reach('L', segment.points[0]);
      case 'curve':
        return curve(segment.points[0], segment.points[1], segment.points[2]);
      case 'bend':
        return bend(segment.points[0], segment.points[1], path[index + 1]);
      case 'close':
        put('Z');
        goTo(walk.startX, walk.startY);
    }
  });
}

/** The outline of paths, one piece for each. */
export function written(...paths: readonly Path[]): Outline {
  const steps: string[] = [];
  const at: number[] = [];
  for (const path of paths) writePath(path, steps, at);
  return { steps: steps.join(''), at };
}

/** Outlines as one. */
export const joined = (outlines: readonly Outline[]): Outline => ({
  steps: outlines.map(({ steps }) => steps).join(''),
  at: outlines.flatMap(({ at }) => at),
});
