/** A works at full steam, and two piles of coins. */
import type { Burin } from '../../../../src/kit/engrave/burin.ts';
import { draw } from '../../../../src/kit/engrave/path.ts';
import { circle, ellipse, polygon, rectangle } from '../../../../src/kit/engrave/shapes.ts';
import { PLATE } from '../plate.ts';

const { ground: G } = PLATE;

/** Smoke from a chimney's mouth, its balls growing. */
function smoke(b: Burin, x: number, y: number): void {
  for (const [dx, dy, r] of [
    [7, -9.4, 4],
    [3.6, -6.4, 3],
    [1.4, -3, 2],
  ] as const)
    b.plate(circle(x + dx, y + dy, r), 0.9);
}

export function works(b: Burin): void {
  for (const [x, top] of [
    [9, 12],
    [19, 15],
  ] as const) {
    smoke(b, x, top);
    b.flat(
      polygon([
        [x - 2, top],
        [x + 2, top],
        [x + 2.8, G],
        [x - 2.8, G],
      ]),
      1.1,
    );
    b.mass(rectangle(x - 2.6, top - 0.6, 5.2, 1.8));
  }
  b.plate(
    polygon([
      [1, G + 3],
      [1, 26],
      [8, 22],
      [8, 26],
      [15, 22],
      [15, 26],
      [22, 22],
      [22, 26],
      [29, 22],
      [29, G + 3],
    ]),
    1.2,
  );
  for (const x of [4, 11, 18, 25]) b.mass(rectangle(x - 1.4, 28.4, 3.4, 3.6));
  // Two piles of coins, one twice as high.
  for (const [x, count] of [
    [36, 4],
    [46, 8],
  ] as const)
    for (let coin = 0; coin < count; coin += 1) {
      const y = G + 4 - coin * 3;
      b.flat(
        draw()
          .at(x - 5, y - 2)
          .to(x - 5, y)
          .curve(x - 5, y + 2, x + 5, y + 2, x + 5, y)
          .to(x + 5, y - 2)
          .close().path,
        0.9,
      );
      b.flat(ellipse(x, y - 2, 5, 1.7), 0.9);
    }
}
