/** A biplane from the front, over a trench. */
import type { Burin } from '../../../../src/kit/engrave/burin.ts';
import { outline } from '../../../../src/kit/engrave/knots.ts';
import { apply, chain, move, turn } from '../../../../src/kit/engrave/matrix.ts';
import { draw, moved } from '../../../../src/kit/engrave/path.ts';
import { circle, ellipse, polygon } from '../../../../src/kit/engrave/shapes.ts';
import { PLATE } from '../plate.ts';

const { width: W } = PLATE;

export function biplane(b: Burin): void {
  const x = W / 2;
  b.line(
    draw()
      .at(x - 17, 13)
      .to(x - 17, 22)
      .at(x + 17, 13)
      .to(x + 17, 22)
      .at(x - 8, 12.6)
      .to(x - 8, 22)
      .at(x + 8, 12.6)
      .to(x + 8, 22).path,
    1.2,
  );
  b.fine(
    draw()
      .at(x - 17, 13)
      .to(x - 8, 22)
      .at(x - 8, 13)
      .to(x - 17, 22)
      .at(x + 17, 13)
      .to(x + 8, 22)
      .at(x + 8, 13)
      .to(x + 17, 22).path,
    1.3,
  );
  b.flat(
    outline([
      [x - 25, 10.4, 'sharp'],
      [x, 9.4],
      [x + 25, 10.4, 'sharp'],
      [x + 25, 13, 'sharp'],
      [x, 12.4],
      [x - 25, 13, 'sharp'],
    ]),
    1.2,
  );
  b.flat(
    outline([
      [x - 22, 21.6, 'sharp'],
      [x, 20.8],
      [x + 22, 21.6, 'sharp'],
      [x + 22, 24, 'sharp'],
      [x, 23.6],
      [x - 22, 24, 'sharp'],
    ]),
    1.2,
  );
  b.plate(ellipse(x, 18.6, 5.2, 6), 1.4);
  b.mass(circle(x, 18.6, 3.6));
  b.cut(
    [0, 60, 120].reduce((pen, degrees) => {
      const [dx, dy] = apply(turn(degrees), [3.2, 0]);
      return pen.at(x - dx, 18.6 - dy).to(x + dx, 18.6 + dy);
    }, draw()).path,
    1.4,
  );
  b.plate(moved(ellipse(0, 0, 11, 0.9), chain(turn(-38), move(x, 18.6))), 1);
  b.plate(circle(x, 18.6, 1.3), 1);
  b.line(
    draw()
      .at(x - 3, 24)
      .to(x - 6, 29)
      .at(x + 3, 24)
      .to(x + 6, 29)
      .at(x - 6, 29)
      .to(x + 6, 29).path,
    1.4,
  );
  b.mass(ellipse(x - 6.6, 29.6, 1.3, 2.6));
  b.mass(ellipse(x + 6.6, 29.6, 1.3, 2.6));
  b.plate(
    outline([
      [x - 2, 12.4, 'sharp'],
      [x - 2.4, 8.6],
      [x, 6.6],
      [x + 2.4, 8.6],
      [x + 2, 12.4, 'sharp'],
    ]),
    0.9,
  );
  // The trench below, seen in time.
  b.mass(
    polygon([
      [-2, 40],
      [6, 37.6],
      [13, 39.6],
      [20, 37.4],
      [27, 39.6],
      [34, 37.4],
      [41, 39.6],
      [48, 37.6],
      [W + 2, 39.4],
      [W + 2, 41.4],
      [48, 39.8],
      [41, 41.8],
      [34, 39.6],
      [27, 41.8],
      [20, 39.6],
      [13, 41.8],
      [6, 39.8],
      [-2, 42],
    ]),
  );
}
