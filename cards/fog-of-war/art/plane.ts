/** An aircraft from above in a bank, about its middle, its nose up. */
import type { Side } from '../box/sides.ts';
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { draw, moved, type Path } from '../../../src/kit/engrave/path.ts';
import { scale } from '../../../src/kit/engrave/matrix.ts';
import { circle, ellipse, line, rectangle } from '../../../src/kit/engrave/shapes.ts';
import { outlineOf } from './badge.ts';

const mirrored = (path: Path): Path => moved(path, scale(-1, 1));

/** Round tips fly for the Allies, square ones for the Axis. */
const WINGS: Readonly<Record<Side, Path>> = {
  allies: draw()
    .at(0.6, -3.4)
    .curve(4, -3.6, 8.6, -3, 10.4, -1.6)
    .curve(11.2, -0.8, 10, 0.2, 8.6, 0.3)
    .to(0.6, 0.7)
    .close().path,
  axis: draw().at(0.6, -3.3).to(10.6, -2.2).to(10.8, 0).to(0.6, 0.5).close().path,
};

const TAILS: Readonly<Record<Side, Path>> = {
  allies: draw().at(0.2, 6.2).curve(2, 6, 3.8, 6.4, 4, 7.4).curve(3.6, 8.1, 1.6, 8, 0.2, 8).close().path,
  axis: draw().at(0.2, 6.2).to(4, 6.6).to(4, 8).to(0.2, 8).close().path,
};

const FUSELAGE = draw()
  .at(-0.9, -7.2)
  .curve(-0.6, -8.2, 0.6, -8.2, 0.9, -7.2)
  .curve(1.7, -4, 1.3, 1, 0.9, 4)
  .to(0.3, 9)
  .to(-0.3, 9)
  .to(-0.9, 4)
  .curve(-1.3, 1, -1.7, -4, -0.9, -7.2)
  .close().path;

export function plane(b: Burin, side: Side): void {
  for (const half of [WINGS[side], TAILS[side]]) {
    b.mass(half);
    b.mass(mirrored(half));
  }
  b.mass(FUSELAGE);
  b.cut(line(2, -0.2, 9.4, -0.8), 1.1);
  b.cut(line(-2, -0.2, -9.4, -0.8), 1.1);
  b.cut(line(0, 2, 0, 8.2), 1.1);
  b.hole(ellipse(0, -2.6, 0.62, 1.5));
  b.cut(line(-1, -5.4, 1, -5.4), 1.1);
  for (const x of [-6.4, 6.4]) {
    b.hole(outlineOf(side, [x, -1.5], 1.25));
    b.flat(outlineOf(side, [x, -1.5], 0.75), 0.4);
  }
  b.fine(ellipse(0, -8.2, 3.2, 0.3), 1);
  b.mass(rectangle(-2.9, -8.35, 5.8, 0.3));
  b.mass(circle(0, -8.3, 0.45));
}
