/** Hunger: a bowl, a spoon, and crumbs. */
import type { Burin } from '../../../../src/kit/engrave/burin.ts';
import { draw } from '../../../../src/kit/engrave/path.ts';
import { circle, ellipse, polygon } from '../../../../src/kit/engrave/shapes.ts';
import { PLATE } from '../plate.ts';

const { width: W, ground: G } = PLATE;

export function emptyBowl(b: Burin): void {
  const [x, y] = [W / 2, G + 2];
  b.plate(
    draw()
      .at(x - 17, y - 14)
      .curve(x - 15, y + 2, x - 8, y + 3, x, y + 3)
      .curve(x + 8, y + 3, x + 15, y + 2, x + 17, y - 14)
      .close().path,
    1.4,
  );
  b.plate(ellipse(x, y - 14, 17, 4.6), 1.4);
  b.plate(ellipse(x, y - 13.6, 13.6, 3.2), 0.7);
  b.shade(
    draw()
      .at(x + 2, y - 9)
      .to(x + 15.4, y - 9.4)
      .curve(x + 13, y + 1, x + 8, y + 2.4, x + 2, y + 2.6)
      .close().path,
    { angle: 0, spacing: 0.8, heavy: 0.3, light: 0.3 },
  );
  b.fine(
    draw()
      .at(x - 6, y - 13)
      .to(x - 1, y - 14.4)
      .to(x + 1, y - 12.6)
      .to(x + 6, y - 13.8).path,
    1.4,
  );
  // A spoon that stands in it, and the crumbs that are left.
  b.plate(
    polygon([
      [x + 8, y - 15],
      [x + 17, y - 30],
      [x + 18.6, y - 29],
      [x + 10.2, y - 14.2],
    ]),
  );
  b.plate(ellipse(x + 18.6, y - 31.2, 2.2, 3));
  for (const [cx, cy, r] of [
    [x - 21, y + 4.6, 1],
    [x - 17.6, y + 6, 0.7],
    [x + 20, y + 5.4, 0.9],
    [x + 23, y + 3.4, 0.6],
  ] as const)
    b.spots(circle(cx, cy, r));
}
