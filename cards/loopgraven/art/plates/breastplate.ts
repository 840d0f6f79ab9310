/** A breastplate, and the mark of what it stopped. */
import type { Burin } from '../../../../src/kit/engrave/burin.ts';
import { outline } from '../../../../src/kit/engrave/knots.ts';
import { draw } from '../../../../src/kit/engrave/path.ts';
import { row } from '../../../../src/kit/engrave/rivets.ts';
import { circle, line, polygon } from '../../../../src/kit/engrave/shapes.ts';
import { PLATE } from '../plate.ts';

const { width: W } = PLATE;

export function breastplate(b: Burin): void {
  const x = W / 2;
  const plate = outline([
    [x - 9, 4, 'sharp'],
    [x - 5, 8],
    [x, 9.4],
    [x + 5, 8],
    [x + 9, 4, 'sharp'],
    [x + 14.4, 7, 'sharp'],
    [x + 13, 15],
    [x + 13.4, 24, 'sharp'],
    [x, 25.4],
    [x - 13.4, 24, 'sharp'],
    [x - 13, 15],
    [x - 14.4, 7, 'sharp'],
  ]);
  for (const [top, half] of [
    [37, 8.6],
    [32, 10.4],
    [27, 12.2],
    [23, 13.4],
  ] as const) {
    b.flat(
      outline([
        [x - half - 0.6, top - 1, 'sharp'],
        [x + half + 0.6, top - 1, 'sharp'],
        [x + half - 1, top + 5, 'sharp'],
        [x, top + 6.2],
        [x - half + 1, top + 5, 'sharp'],
      ]),
      1.2,
    );
    b.rivets(
      [
        [x - half + 1.6, top + 2.6],
        [x + half - 1.6, top + 2.6],
      ],
      0.6,
    );
  }
  b.flat(plate, 1.5);
  b.line(line(x, 9.6, x, 25.2), 1);
  b.shade(
    polygon([
      [x + 1, 11],
      [x + 12.4, 11],
      [x + 12.6, 23.6],
      [x + 1, 24.6],
    ]),
    { angle: 0, spacing: 0.9, heavy: 0.35, light: 0.2, reach: 0.7 },
  );
  b.rivets([...row([x - 11, 10], [x - 11.4, 21], 4), ...row([x + 11, 10], [x + 11.4, 21], 4)], 0.6);
  // What it stopped.
  b.plate(circle(x - 5, 17, 1.9), 0.9);
  b.mass(circle(x - 5, 17, 0.9));
  b.fine(
    draw()
      .at(x - 7.4, 14.6)
      .to(x - 9, 13)
      .at(x - 2.8, 15)
      .to(x - 1.6, 13.4)
      .at(x - 7.2, 19)
      .to(x - 9, 20.4).path,
    1.6,
  );
  b.plate(
    outline([
      [x - 9, 4, 'sharp'],
      [x - 14.4, 7, 'sharp'],
      [x - 13, 1],
      [x - 10, -1],
    ]),
    1,
  );
  b.plate(
    outline([
      [x + 9, 4, 'sharp'],
      [x + 14.4, 7, 'sharp'],
      [x + 13, 1],
      [x + 10, -1],
    ]),
    1,
  );
}
