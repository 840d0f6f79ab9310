/**
 * Broken lines as short separate strokes: a dashed stroke means "fold here" on paper, so a drawing that should
 * merely look broken cannot use one.
 */
import { rings } from '../hatch.ts';
import type { Point } from './matrix.ts';
import { draw, type Path, type Pen } from './path.ts';

/** The position in the pattern of dashes and gaps, and whether the pen is down. */
interface Walk {
  readonly pen: Pen;
  readonly on: number;
  readonly off: number;
  gone: number;
  down: boolean;
}

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** Shorter steps are ignored, mm. */
const NOTHING = 1e-6;

/** Draws the dashes of one straight stretch. */
function stretch(walk: Walk, from: Point, to: Point): void {
  const { pen, on, off } = walk;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  let at = 0;
  while (length - at > NOTHING) {
    const phase = walk.gone % (on + off);
    const drawn = phase < on - NOTHING;
    const step = Math.max(NOTHING, Math.min((drawn ? on : on + off) - phase, length - at));
    if (drawn && !walk.down) pen.at(...between(from, to, at / length));
    if (drawn) pen.to(...between(from, to, (at + step) / length));
    at += step;
    walk.gone += step;
    walk.down = drawn && phase + step < on - NOTHING;
  }
}

/** The dashes of a path, `on` mm drawn and `off` mm left out; the pattern restarts with each piece. */
export function dashes(path: Path, on: number, off: number): Path {
  const closed = path.some(({ to }) => to === 'close');
  const pen = draw();
  for (const ring of rings(path)) {
    const walk: Walk = { pen, on, off, gone: 0, down: false };
    const points = closed ? [...ring, ...ring.slice(0, 1)] : ring;
    points.slice(1).forEach((to, index) => {
      const from = points[index];
      if (from) stretch(walk, from, to);
    });
  }
  return pen.path;
}
