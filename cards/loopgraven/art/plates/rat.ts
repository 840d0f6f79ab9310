/** A rat on a plank. */
import type { Burin } from '../../../../src/kit/engrave/burin.ts';
import { outline, trail } from '../../../../src/kit/engrave/knots.ts';
import { draw } from '../../../../src/kit/engrave/path.ts';
import { circle, polygon } from '../../../../src/kit/engrave/shapes.ts';
import { PLATE } from '../plate.ts';

const { width: W, ground: G } = PLATE;

export function rat(b: Burin): void {
  const y = G + 2;
  b.plate(
    polygon([
      [-2, G + 1.6],
      [W + 2, G + 0.2],
      [W + 2, G + 4.4],
      [-2, G + 5.8],
    ]),
  );
  b.fine(
    draw()
      .at(2, G + 3.6)
      .to(24, G + 3)
      .at(30, G + 2.6)
      .to(50, G + 2).path,
    1.4,
  );
  b.plate(
    outline([
      [8, y - 1, 'sharp'],
      [5.4, y - 4.4],
      [6, y - 6.4],
      [11, y - 11],
      [14.4, y - 12.2],
      [16, y - 15.4],
      [19.4, y - 15],
      [19.8, y - 12],
      [28, y - 16.6],
      [38, y - 14],
      [43.4, y - 6.6],
      [42.6, y - 0.6, 'sharp'],
      [36, y - 0.4, 'sharp'],
      [34, y - 2.2],
      [22, y - 2],
      [20, y - 0.2, 'sharp'],
      [15, y - 0.2, 'sharp'],
      [16, y - 2.4],
      [12, y - 2.6],
    ]),
    1.3,
  );
  b.cut(
    trail([
      [42.6, y - 3],
      [47, y - 6],
      [49, y - 13],
      [45.6, y - 18],
      [47, y - 23],
    ]),
    6,
  );
  b.spots(circle(11.4, y - 8, 0.9));
  b.spots(circle(5.9, y - 5.2, 0.9));
  b.cut(
    draw()
      .at(7, y - 5.4)
      .to(1.6, y - 6.4)
      .at(7, y - 6)
      .to(2.2, y - 9).path,
    1.4,
  );
  b.fine(
    draw()
      .at(8, y - 4.2)
      .to(3, y - 1).path,
    1.4,
  );
  b.line(
    draw()
      .at(6.6, y - 3)
      .to(12, y - 4).path,
    0.8,
  );
  for (const [x, dy] of [
    [22, 8],
    [26, 12],
    [30, 9],
    [34, 11],
    [38, 7],
    [31, 5],
    [25, 6],
    [36, 4],
    [20, 11],
  ] as const)
    b.fine(
      draw()
        .at(x, y - dy)
        .to(x + 2.6, y - dy + 1.4).path,
      1.3,
    );
  b.fine(
    trail([
      [33, y - 2],
      [35, y - 7],
      [39, y - 9],
    ]),
    1.4,
  );
}
