/** A gas mask. */
import type { Burin } from '../../../../src/kit/engrave/burin.ts';
import { draw } from '../../../../src/kit/engrave/path.ts';
import { circle, rectangle } from '../../../../src/kit/engrave/shapes.ts';
import { PLATE } from '../plate.ts';

const { width: W } = PLATE;

export function mask(b: Burin): void {
  const [x, y] = [W / 2, 19];
  b.plate(
    draw()
      .at(x - 19, 45)
      .curve(x - 19, y + 18, x - 12, y + 16, x - 7, y + 14)
      .to(x + 7, y + 14)
      .curve(x + 12, y + 16, x + 19, y + 18, x + 19, 45)
      .close().path,
    1.3,
  );
  b.mass(
    draw()
      .at(x, y - 15)
      .curve(x + 11, y - 15, x + 13, y - 5, x + 12, y + 3)
      .curve(x + 11, y + 10, x + 6, y + 15, x, y + 15)
      .curve(x - 6, y + 15, x - 11, y + 10, x - 12, y + 3)
      .curve(x - 13, y - 5, x - 11, y - 15, x, y - 15)
      .close().path,
  );
  b.cut(
    draw()
      .at(x, y - 14)
      .to(x, y - 5)
      .at(x - 11.4, y - 7)
      .bend(x, y - 11.6, x + 11.4, y - 7).path,
    1.6,
  );
  for (const side of [-1, 1]) {
    b.plate(circle(x + side * 5, y - 1.6, 4.1), 1.2);
    b.shade(circle(x + side * 5, y - 1.6, 3.2), {
      angle: 45,
      spacing: 0.9,
      heavy: 0.4,
      light: 0.2,
      reach: 0.6,
    });
    b.cut(circle(x + side * 5, y - 1.6, 4.9), 1.4);
  }
  b.plate(rectangle(x - 3.4, y + 5, 6.8, 3, 1), 1);
  b.flat(rectangle(x - 4.4, y + 8, 8.8, 9, 1.4), 1.3);
  b.fine(
    draw()
      .at(x - 4.4, y + 10.4)
      .to(x + 4.4, y + 10.4)
      .at(x - 4.4, y + 14.6)
      .to(x + 4.4, y + 14.6).path,
    1.8,
  );
  b.spots(circle(x, y + 12.5, 0.7));
  b.fine(
    draw()
      .at(x - 7, y + 16)
      .to(x - 12, 45)
      .at(x + 7, y + 16)
      .to(x + 12, 45).path,
    1.8,
  );
}
