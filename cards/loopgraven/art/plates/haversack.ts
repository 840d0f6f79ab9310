/** A lost bag, a bottle beside it, and prints that lead away. */
import type { Burin } from '../../../../src/kit/engrave/burin.ts';
import { outline, trail } from '../../../../src/kit/engrave/knots.ts';
import { apply, chain, move, turn } from '../../../../src/kit/engrave/matrix.ts';
import { ellipse, polygon, rectangle } from '../../../../src/kit/engrave/shapes.ts';
import { PLATE } from '../plate.ts';

const { width: W, ground: G } = PLATE;

export function haversack(b: Burin): void {
  const [x, y] = [W / 2 + 3, G + 4];
  const strap = trail([
    [x - 9, y - 17],
    [x - 13, y - 29],
    [x - 2, y - 34],
    [x + 10, y - 28],
    [x + 9, y - 17],
  ]);
  b.cut(strap, 11);
  b.fine(strap, 1.6);
  b.plate(
    outline([
      [x - 13, y - 17, 'sharp'],
      [x + 13, y - 17, 'sharp'],
      [x + 14.6, y - 6],
      [x + 13, y, 'sharp'],
      [x - 13, y, 'sharp'],
      [x - 14.6, y - 6],
    ]),
    1.3,
  );
  b.plate(
    outline([
      [x - 13.6, y - 18, 'sharp'],
      [x + 13.6, y - 18, 'sharp'],
      [x + 13, y - 9],
      [x, y - 5],
      [x - 13, y - 9],
    ]),
    1.3,
  );
  b.plate(rectangle(x - 1.7, y - 9, 3.4, 6), 0.9);
  b.fine(rectangle(x - 0.9, y - 6.4, 1.8, 2), 1.2);
  b.shade(
    polygon([
      [x + 5, y - 7],
      [x + 13.4, y - 9],
      [x + 13.6, y - 3],
      [x + 12.6, y - 1],
      [x + 4, y - 1],
    ]),
    { angle: 0, spacing: 0.9, heavy: 0.3, light: 0.3 },
  );
  b.plate(
    outline([
      [x + 15, y + 1, 'sharp'],
      [x + 15, y - 10],
      [x + 17, y - 12],
      [x + 20, y - 12],
      [x + 22, y - 10],
      [x + 22, y + 1, 'sharp'],
    ]),
  );
  b.plate(rectangle(x + 17, y - 15, 3, 3));
  // Prints that lead away.
  for (const [px, py, degrees] of [
    [4, G - 1, -24],
    [9, G + 4, -20],
    [2, G + 6, -30],
  ] as const) {
    const at = chain(turn(degrees), move(px, py));
    const [heel, toe] = [apply(at, [2.4, 0]), apply(at, [-1.2, 0])];
    b.mass(ellipse(toe[0], toe[1], 2, 1));
    b.mass(ellipse(heel[0], heel[1], 0.9, 0.7));
  }
}
