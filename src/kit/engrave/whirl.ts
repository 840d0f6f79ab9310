/**
 * Whirls for the backs of decks, the same when turned by half: arms that run round, or squares turning in squares, so
 * that the backs of two seats differ in shape as in colour.
 */
import type { Outline } from '../face.ts';
import { apply, turn, type Point } from './path/matrix.ts';
import { written } from './path/outline.ts';
import { draw, type Path } from './path/path.ts';
import { smooth } from './path/shapes.ts';

/** Inner and outer radius about the origin, mm. */
export interface Whirl {
  readonly inner: number;
  readonly outer: number;
}

export interface Arms extends Whirl {
  /** Even, so that half a turn maps arms on arms. */
  readonly count: number;
  /** Turns, in degrees, from the inner end to the outer. */
  readonly sweep: number;
  /** An arm's width as a share of its sector: at its thinnest and its fullest. */
  readonly thin: number;
  readonly full: number;
}

const STATIONS = 8;

/** Arms that swell and thin as they run out, each a filled ribbon. */
export function armWhirl({ inner, outer, count, sweep, thin, full }: Arms): Outline {
  const sector = (2 * Math.PI) / count;
  const pen = draw();
  for (let arm = 0; arm < count; arm++) {
    const edge = (side: 1 | -1): Point[] =>
      Array.from({ length: STATIONS }, (_, index): Point => {
        const along = index / (STATIONS - 1);
        const radius = inner * (outer / inner) ** along;
        const bend = (sweep * Math.PI * along) / 180;
        // Two crests a turn keep the tone symmetric about the centre.
        const axis = arm * sector + bend + 0.045 * Math.sin(2 * (arm * sector + bend) + 5 * along);
        const tone = 0.5 + 0.5 * Math.sin(4 * arm * sector + 8 * along);
        const angle = axis + side * 0.5 * sector * (thin + (full - thin) * tone);
        return [radius * Math.sin(angle), -radius * Math.cos(angle)];
      });
    pen.add(ribbonPath(edge(-1), edge(1)));
  }
  return written(pen.path);
}

/** The closed path between two edges that run side by side. */
function ribbonPath(left: readonly Point[], right: readonly Point[]): Path {
  const [, ...back] = smooth([...right].reverse());
  const end = right.at(-1) ?? [0, 0];
  return [...smooth(left), { to: 'line', points: [end] }, ...back, { to: 'close', points: [] }];
}

export interface Squares extends Whirl {
  /** By how much each square is turned in the one round it, degrees. */
  readonly twist: number;
}

/** Corners of the square whose corner lies `radius` up from the centre, turned by `degrees`. */
const corners = (radius: number, degrees: number): Point[] =>
  [0, 90, 180, 270].map((quarter) => apply(turn(quarter + degrees), [0, -radius]));

/** Nested turned squares; every second ring between them is filled, as four slivers. */
export function squareWhirl({ inner, outer, twist }: Squares): Outline {
  const shrink = 1 / (Math.cos((twist * Math.PI) / 180) + Math.sin((twist * Math.PI) / 180));
  const pen = draw();
  let radius = outer;
  for (let ring = 0; radius * shrink > inner; ring++, radius *= shrink) {
    if (ring % 2 === 1) continue;
    const outside = corners(radius, ring * twist);
    const inside = corners(radius * shrink, (ring + 1) * twist);
    outside.forEach((corner, index) => {
      const next = outside[(index + 1) % 4] ?? corner;
      const within = inside[(index + 1) % 4] ?? corner;
      pen
        .at(...corner)
        .to(...next)
        .to(...within)
        .close();
    });
  }
  return written(pen.path);
}
