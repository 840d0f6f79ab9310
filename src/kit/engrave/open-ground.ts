/** Open ground toward a horizon, as a woodcutter leaves it: short cuts in rows that widen toward the viewer. */
import { scattered } from './chance.ts';
import { written } from './path/outline.ts';
import { draw, type Pen } from './path/path.ts';
import type { Colour } from '../edition.ts';
import type { Outline, Shape } from '../face.ts';
import { outline, type Knot } from './knots.ts';

export interface OpenGround {
  readonly left: number;
  readonly right: number;
  readonly horizon: number;
  readonly bottom: number;
  /** The x of the sun: ground below it is lit and cut lighter. */
  readonly sun: number;
  readonly rows: number;
  /** Width of the nearest cuts, mm. */
  readonly heavy: number;
  /** Varies the terrain. */
  readonly seed: number;
}

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

/**
 * The cuts of the ground: dense under the horizon, where the light comes from behind, open in the middle, heavy
 * in front; and lighter everywhere below the sun.
 */
export function openGround(land: OpenGround, fill: Colour): Shape {
  const { left, right, horizon, bottom, sun, rows, heavy, seed } = land;
  const pen = draw();
  let count = seed * 37;
  for (let row = 0; row < rows; row++) {
    const near = (row + 0.4) / rows;
    const y = horizon + (bottom - horizon) * near ** 1.4;
    const length = 3 + 8 * near;
    const tone = 0.3 + 0.7 * near;
    let x = left - scattered(count) * length;
    while (x < right) {
      count += 1;
      const reach = length * (0.55 + 0.9 * scattered(count));
      const lit = Math.min(1, 0.3 + Math.abs(x + reach / 2 - sun) / 24);
      const lift = (at: number): number => swell(at, seed + row * 0.13) * (0.2 + 1.4 * near);
      const jitter = (scattered(count * 7) - 0.5) * 0.6 * near;
      cut(
        pen,
        x,
        y + lift(x) + jitter,
        x + reach,
        y + lift(x + reach) + jitter,
        heavy * tone * lit,
        jitter * 0.6,
      );
      x += reach + (0.5 + 2.2 * near) * (0.2 + 1.3 * scattered(count * 3));
    }
  }
  return { d: written(pen.path), fill };
}

/** A shell hole: its near wall lit, the far one in shadow, a lip of earth before it. */
export function crater(x: number, y: number, width: number): Outline {
  const [rx, ry] = [width / 2, width / 7.5];
  const pen = draw()
    .at(x - rx, y)
    .curve(x - rx * 0.8, y - ry * 1.5, x + rx * 0.8, y - ry * 1.5, x + rx, y)
    .curve(x + rx * 0.6, y - ry * 0.45, x - rx * 0.5, y - ry * 0.3, x - rx, y)
    .close();
  for (let index = 0; index < 4; index++) {
    const depth = ry * (0.15 + index * 0.3);
    const half = rx * (0.86 - index * 0.17);
    cut(
      pen,
      x - half,
      y + depth * 0.5,
      x + half * (0.7 + 0.3 * scattered(index + 1)),
      y + depth * 0.5,
      0.22,
      depth * 0.9,
    );
  }
  cut(pen, x - rx * 1.25, y + ry * 0.5, x + rx * 0.2, y + ry * 1.55, 0.4, ry * 0.5);
  cut(pen, x - rx * 0.1, y + ry * 1.75, x + rx * 1.3, y + ry * 0.6, 0.34, ry * 0.4);
  return written(pen.path);
}

/** A shadow cast toward the viewer, `width` mm wide at (x, y), leaning by `lean` mm. */
export function castShadow(x: number, y: number, width: number, lean: number): Outline {
  const pen = draw();
  for (let index = 0; index < 6; index++) {
    const half = (width / 2) * (1 - index * 0.11) * (0.8 + 0.3 * scattered(index + 2));
    const middle = x + (lean * index) / 5;
    cut(pen, middle - half, y + index * 0.62, middle + half, y + index * 0.62 + 0.1, 0.62 - index * 0.05, 0);
  }
  return written(pen.path);
}

/** The far edge of the land from left to right. */
export function ridgeLine(left: number, right: number, y: number, height: number, seed: number): Knot[] {
  const count = Math.ceil((right - left) / 5);
  return Array.from({ length: count + 1 }, (_, index): Knot => {
    const x = left + ((right - left) * index) / count;
    return [x, y - height * (0.5 + 0.5 * swell(x * 1.7, seed))];
  });
}

const ends = (far: readonly Knot[]): readonly [left: number, right: number] => [
  far[0]?.[0] ?? 0,
  far.at(-1)?.[0] ?? 0,
];

/** The land from its far edge down to `base`, to cover what stands behind it. */
export function land(far: readonly Knot[], base: number): Outline {
  const [left, right] = ends(far);
  return written(outline([...far, [right, base, 'sharp'], [left, base, 'sharp']]));
}

/** The dark belt under the far edge, seen against the light; it thins where the land dips. */
export function farBelt(far: readonly Knot[], depth: number): Outline {
  const under = far.map(([x, y], index): Knot => [x, y + depth * (0.45 + 0.9 * scattered(index * 5 + 2))]);
  return written(outline([...far, ...under.reverse()]));
}
