/** A spade, and the gun that it dug up. */
import type { Burin } from '../../../../src/kit/engrave/burin.ts';
import { outline } from '../../../../src/kit/engrave/knots.ts';
import { chain, move, turn } from '../../../../src/kit/engrave/matrix.ts';
import { draw, moved } from '../../../../src/kit/engrave/path.ts';
import { row } from '../../../../src/kit/engrave/rivets.ts';
import { polygon, rectangle } from '../../../../src/kit/engrave/shapes.ts';
import { PLATE } from '../plate.ts';

const { width: W } = PLATE;

export function spade(b: Burin): void {
  // A gun on its tripod, half dug out.
  b.plate(
    polygon([
      [29, 25],
      [20, 38],
      [22.4, 38.6],
      [31, 27],
    ]),
  );
  b.plate(
    polygon([
      [33, 25],
      [44, 38],
      [41.6, 38.6],
      [31.6, 27],
    ]),
  );
  b.flat(rectangle(24, 17.6, 24, 6, 1.4), 1.2);
  b.fine(row([29, 17.6], [46, 17.6], 7).reduce((pen, [x]) => pen.at(x, 17.8).to(x, 23.4), draw()).path, 1.6);
  b.mass(rectangle(47.6, 19.4, 6, 2.4));
  b.mass(rectangle(18, 18.2, 6.4, 5));
  b.plate(rectangle(27.6, 23.6, 7, 4.6, 0.8));
  b.line(draw().at(18, 20).to(14.6, 17).at(18, 21.6).to(14.6, 24).path, 2.4);
  // The spade stands in what it threw up.
  b.plate(moved(rectangle(-0.9, -26, 1.8, 26), chain(turn(8), move(9, 34))), 1.1);
  b.plate(
    moved(
      outline([
        [-4, 0, 'sharp'],
        [4, 0, 'sharp'],
        [4, 5],
        [0, 9],
        [-4, 5],
      ]),
      chain(turn(8), move(9, 30)),
    ),
    1.2,
  );
  b.plate(moved(rectangle(-3.4, -28, 6.8, 2.4, 1.1), chain(turn(8), move(9, 34))), 1);
  b.mass(
    outline([
      [-2, 44, 'sharp'],
      [-2, 38, 'sharp'],
      [4, 36],
      [10, 34.4],
      [17, 37],
      [24, 35.6],
      [30, 38],
      [38, 36.4],
      [46, 38],
      [W + 2, 37, 'sharp'],
      [W + 2, 44, 'sharp'],
    ]),
  );
  b.cut(
    draw().at(3, 39).to(11, 38).at(15, 40.4).to(24, 39.4).at(30, 41).to(40, 40).at(42, 39).to(50, 39.4).path,
    1.4,
  );
}
