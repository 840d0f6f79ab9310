/**
 * Paths written down as outlines: on a grid of 0.01 mm, finer than any printer, so that the same drawing is the same
 * numbers wherever it is made. Rounding does not add up along a path.
 */
import type { Outline } from '../../face.ts';
import type { Point } from './matrix.ts';
import type { Path, Segment } from './path.ts';

/** The control point of the next segment in hundredths, if that is a bend. */
function nextControl(next: Segment | undefined, axis: 0 | 1): number | undefined {
  return next?.to === 'bend' ? next.points[0][axis] * 100 : undefined;
}

/**
 * The furthest that a control point may move so that it need not be written, in hundredths: the error of
 * rounding its neighbours.
 */
const SLIP = 1.51;

/** The end of a bend, rounded so that the next control, its mirror image, comes out right. */
function endFor(wanted: number, control: number, following: number | undefined): number {
  const middle = following === undefined ? wanted : (control + following) / 2;
  return Math.round(Math.abs(middle - wanted) <= SLIP ? middle : wanted);
}

const hundredths = (mm: number): number => Math.round(mm * 100);

/** The state while writing, in hundredths: the pen, the start of its stroke and the last control point. */
interface Walk {
  x: number;
  y: number;
  startX: number;
  startY: number;
  controlX: number;
  controlY: number;
  last: string;
}

/** The wanted control in hundredths, or the mirror image of the last one if that is close enough. */
const controlFor = (wanted: number, mirror: number, goesOn: boolean): number =>
  goesOn ? mirror : hundredths(wanted);

function writePath(path: Path, steps: string[], at: number[]): void {
  const walk: Walk = { x: 0, y: 0, startX: 0, startY: 0, controlX: 0, controlY: 0, last: '' };
  /** Writes a step that ends at a point, in hundredths. */
  const goTo = (step: string, x: number, y: number): void => {
    steps.push(step);
    at.push(x, y);
    walk.x = x;
    walk.y = y;
    walk.last = step;
  };
  const reach = (step: string, point: Point): void => goTo(step, hundredths(point[0]), hundredths(point[1]));
  /** Writes the first control of a curve, as a smooth one where possible. */
  const lead = (step: string, wanted: Point): void => {
    const mirrorX = 2 * walk.x - walk.controlX;
    const mirrorY = 2 * walk.y - walk.controlY;
    const goesOn =
      walk.last === step &&
      Math.abs(mirrorX - wanted[0] * 100) <= SLIP &&
      Math.abs(mirrorY - wanted[1] * 100) <= SLIP;
    walk.controlX = controlFor(wanted[0], mirrorX, goesOn);
    walk.controlY = controlFor(wanted[1], mirrorY, goesOn);
    at.push(walk.controlX, walk.controlY);
  };
  const curve = (first: Point, second: Point, end: Point): void => {
    lead('C', first);
    walk.controlX = hundredths(second[0]);
    walk.controlY = hundredths(second[1]);
    at.push(walk.controlX, walk.controlY);
    reach('C', end);
  };
  const bend = (control: Point, end: Point, next: Segment | undefined): void => {
    lead('Q', control);
    const x = endFor(end[0] * 100, walk.controlX, nextControl(next, 0));
    const y = endFor(end[1] * 100, walk.controlY, nextControl(next, 1));
    goTo('Q', x, y);
  };
  path.forEach((segment, index) => {
    switch (segment.to) {
      case 'start':
        reach(walk.last === '' ? 'M' : 'm', segment.points[0]);
        walk.startX = walk.x;
        walk.startY = walk.y;
        return;
      case 'line':
        return reach('L', segment.points[0]);
      case 'curve':
        return curve(segment.points[0], segment.points[1], segment.points[2]);
      case 'bend':
        return bend(segment.points[0], segment.points[1], path[index + 1]);
      case 'close':
        steps.push('Z');
        walk.x = walk.startX;
        walk.y = walk.startY;
        walk.last = 'Z';
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

/** Concatenates outlines. */
export const joined = (outlines: readonly Outline[]): Outline => ({
  steps: outlines.map(({ steps }) => steps).join(''),
  at: outlines.flatMap(({ at }) => at),
});
