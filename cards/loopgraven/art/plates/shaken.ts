/** A shaken man under his helmet. */
import type { Burin } from '../../../../src/kit/engrave/burin.ts';
import type { Point } from '../../../../src/kit/engrave/matrix.ts';
import { draw, type Path } from '../../../../src/kit/engrave/path.ts';
import { circle, ellipse, polygon, smooth } from '../../../../src/kit/engrave/shapes.ts';
import { PLATE } from '../plate.ts';

const { width: W } = PLATE;

/** A line that winds about a point. */
const wound = (x: number, y: number, reach: number, turns: number): Path =>
  smooth(
    Array.from({ length: turns * 10 + 1 }, (_, step): Point => {
      const angle = (step / 10) * 2 * Math.PI;
      const radius = (reach * step) / (turns * 10);
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    }),
  );

export function shaken(b: Burin): void {
  const [x, y] = [W / 2, 25];
  b.plate(
    draw()
      .at(x - 20, 45)
      .curve(x - 20, y + 12, x - 12, y + 11, x - 6, y + 9)
      .to(x + 6, y + 9)
      .curve(x + 12, y + 11, x + 20, y + 12, x + 20, 45)
      .close().path,
    1.3,
  );
  b.line(
    draw()
      .at(x - 6, y + 10)
      .to(x, y + 19)
      .to(x + 6, y + 10).path,
    1,
  );
  b.plate(
    draw()
      .at(x - 9.4, y - 6)
      .curve(x - 9.4, y + 6, x - 5, y + 11, x, y + 11)
      .curve(x + 5, y + 11, x + 9.4, y + 6, x + 9.4, y - 6)
      .close().path,
    1.3,
  );
  for (const side of [-1, 1]) {
    b.plate(circle(x + side * 4.2, y - 1, 3.5), 1);
    b.line(wound(x + side * 4.2, y - 1, 2.9, 3), 1);
  }
  b.line(
    draw()
      .at(x, y + 1)
      .to(x - 1, y + 4)
      .to(x + 0.8, y + 4.4).path,
    0.9,
  );
  b.mass(ellipse(x, y + 7.4, 2.4, 1.5));
  b.plate(
    draw()
      .at(x - 18, y - 4.4)
      .curve(x - 12, y - 7, x - 13, y - 20, x, y - 20)
      .curve(x + 13, y - 20, x + 12, y - 7, x + 18, y - 4.4)
      .curve(x + 8, y - 8, x - 8, y - 8, x - 18, y - 4.4)
      .close().path,
    1.4,
  );
  b.shade(
    draw()
      .at(x + 3, y - 18.4)
      .curve(x + 11, y - 17, x + 10, y - 9, x + 13.6, y - 6.6)
      .to(x + 4, y - 7.6)
      .close().path,
    { angle: 0, spacing: 0.9, heavy: 0.35, light: 0.2 },
  );
  for (const side of [-1, 1])
    for (const [from, to] of [
      [20, 3],
      [22, -2],
      [21, -7],
    ] as const)
      b.plate(
        polygon([
          [x + side * from, y + to],
          [x + side * (from + 3), y + to - 2.4],
          [x + side * (from + 1.6), y + to - 0.4],
          [x + side * (from + 4.6), y + to - 1.4],
          [x + side * (from + 1.4), y + to + 1.4],
        ]),
        0.5,
      );
}
