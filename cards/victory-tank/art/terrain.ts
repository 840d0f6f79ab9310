/** Open ground toward a horizon, as a woodcutter leaves it: short cuts in rows that widen toward the viewer. */
import { draw, written, type Pen } from '../../../src/kit/engrave/path.ts';
import type { Colour } from '../../../src/kit/edition.ts';
import type { Shape } from '../../../src/kit/face.ts';
import { outline, type Knot } from './knots.ts';

export interface Ground {
  readonly left: number;
  readonly right: number;
  readonly horizon: number;
  readonly bottom: number;
  /** Where the sun stands: ground below it is lit and cut lighter. */
  readonly sun: number;
  readonly rows: number;
  /** Width of the nearest cuts, mm. */
  readonly heavy: number;
  /** Another seed, another lie of the land. */
  readonly seed: number;
}

/** Numbers that are spread evenly over 0 to 1 and follow no pattern the eye finds: golden-ratio steps. */
const scattered = (index: number): number => (index * 0.618033988749895) % 1;

/** A slow swell of the land, about -1 to 1. */
const swell = (x: number, seed: number): number =>
  0.55 * Math.sin(x * 0.11 + seed * 2.3) +
  0.3 * Math.sin(x * 0.27 + seed * 4.1) +
  0.15 * Math.sin(x * 0.61 + seed);

/** A cut of the knife: pointed at both ends, `width` mm in the middle. */
function cut(pen: Pen, x1: number, y1: number, x2: number, y2: number, width: number, bow: number): void {
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2 + bow;
  pen
    .at(x1, y1)
    .bend(mx, my - width, x2, y2)
    .bend(mx, my + width, x1, y1)
    .close();
}

/** The cuts of the ground. They grow fewer and thinner toward the lower edge, where fog lies. */
export function ground(land: Ground, fill: Colour): Shape {
  const { left, right, horizon, bottom, sun, rows, heavy, seed } = land;
  const pen = draw();
  let count = seed * 37;
  for (let row = 0; row < rows; row++) {
    const near = (row + 0.4) / rows;
    const y = horizon + (bottom - horizon) * near ** 1.45;
    const length = 3.2 + 9 * near;
    const fog = Math.min(1, (1 - near) * 3.2);
    const gap = 0.5 + 2.6 * (1 - fog) + near;
    let x = left - scattered(count) * length;
    while (x < right) {
      count += 1;
      const reach = length * (0.6 + 0.8 * scattered(count));
      const lit = Math.min(1, 0.35 + Math.abs(x + reach / 2 - sun) / 22);
      const width = heavy * (0.25 + 0.75 * near) * lit * (0.35 + 0.65 * fog);
      const lift = (at: number): number => swell(at, seed + row * 0.13) * (0.25 + 1.3 * near);
      const jitter = (scattered(count * 7) - 0.5) * 0.5 * near;
      cut(pen, x, y + lift(x) + jitter, x + reach, y + lift(x + reach) + jitter, width, jitter * 0.6);
      x += reach + gap * (0.4 + 1.2 * scattered(count * 3));
    }
  }
  return { d: written(pen.path), fill };
}

/** The far edge of the land, closed below at `base`. */
export function ridge(
  left: number,
  right: number,
  y: number,
  height: number,
  base: number,
  seed: number,
): string {
  const knots: Knot[] = [];
  for (let x = left; x <= right + 0.01; x += 5)
    knots.push([x, y - height * (0.5 + 0.5 * swell(x * 1.7, seed))]);
  return written(outline([...knots, [right, base, 'sharp'], [left, base, 'sharp']]));
}
