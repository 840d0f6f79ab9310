/** Frost, and wheels that are fast in it. */
import type { Burin } from '../../../../src/kit/engrave/burin.ts';
import { apply, chain, move, turn, type Point } from '../../../../src/kit/engrave/matrix.ts';
import { draw, type Path } from '../../../../src/kit/engrave/path.ts';
import { circle, polygon } from '../../../../src/kit/engrave/shapes.ts';
import { PLATE } from '../plate.ts';

const { width: W, ground: G } = PLATE;

/** A crystal of six arms. */
function crystal(x: number, y: number, size: number): Path {
  const pen = draw();
  for (const degrees of [0, 60, 120, 180, 240, 300]) {
    const at = (dx: number, dy: number): Point =>
      apply(chain(turn(degrees), move(x, y)), [dx * size, dy * size]);
    pen.at(x, y).to(...at(0, -1));
    for (const [from, to] of [
      [0.5, 0.26],
      [0.75, 0.2],
    ] as const)
      pen
        .at(...at(-to, -from - to))
        .to(...at(0, -from))
        .to(...at(to, -from - to));
  }
  return pen.path;
}

export function frost(b: Burin): void {
  const [x, y] = [W / 2, 20];
  b.plate(circle(x, y, 15.4), 1.2);
  b.line(crystal(x, y, 13.6), 3.2);
  b.plate(circle(x, y, 2), 1);
  // Wheels that are fast in the ice.
  for (const wheelX of [10, 43]) {
    b.mass(circle(wheelX, G + 0.6, 7));
    b.hole(circle(wheelX, G + 0.6, 5));
    b.fine(
      [0, 45, 90, 135].reduce((pen, degrees) => {
        const [dx, dy] = apply(turn(degrees + 12), [5, 0]);
        return pen.at(wheelX - dx, G + 0.6 - dy).to(wheelX + dx, G + 0.6 + dy);
      }, draw()).path,
      1.6,
    );
  }
  b.plate(
    polygon([
      [-2, G + 2],
      [6, G + 1],
      [12, G + 3],
      [19, G + 1.2],
      [26, G + 3.4],
      [34, G + 1.4],
      [41, G + 3],
      [48, G + 1],
      [W + 2, G + 2.4],
      [W + 2, G + 12],
      [-2, G + 12],
    ]),
  );
  b.fine(
    draw()
      .at(6, G + 5)
      .to(13, G + 6.4)
      .to(18, G + 4.6)
      .at(28, G + 7)
      .to(36, G + 5.4)
      .to(40, G + 7.4).path,
    1.4,
  );
}
