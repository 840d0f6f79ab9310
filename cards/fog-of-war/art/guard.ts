/** Soldiers of a small country shoulder to shoulder, their belts at 0: as many as the card is strong. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { move } from '../../../src/kit/engrave/matrix.ts';
import { draw, moved, type Path } from '../../../src/kit/engrave/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/shapes.ts';
import type { Strength } from './tank.ts';

const COAT = draw()
  .at(-3.6, 0)
  .curve(-3.8, -3, -3.6, -5.2, -1.4, -5.8)
  .to(1.4, -5.8)
  .curve(3.6, -5.2, 3.8, -3, 3.6, 0)
  .close().path;

const FACE = draw()
  .at(-1.5, -9)
  .to(1.5, -9)
  .curve(1.5, -6.9, 0.8, -6, 0, -6)
  .curve(-0.8, -6, -1.5, -6.9, -1.5, -9)
  .close().path;

const HELMET = draw()
  .at(-2.6, -8.3)
  .curve(-2.2, -9, -2.1, -11.6, 0, -11.7)
  .curve(2.1, -11.6, 2.2, -9, 2.6, -8.3)
  .curve(1.2, -8.8, -1.2, -8.8, -2.6, -8.3)
  .close().path;

function soldier(b: Burin, x: number): void {
  const at = (path: Path): Path => moved(path, move(x, 0));
  b.mass(at(rectangle(2.5, -14, 0.6, 14)));
  b.mass(
    at(
      polygon([
        [2.2, -9],
        [3.4, -9],
        [3.4, -3],
        [2.2, -3],
      ]),
    ),
  );
  b.plate(at(COAT), 2.4);
  b.mass(at(COAT));
  b.plate(at(FACE), 0.8);
  b.mass(at(HELMET));
  b.cut(at(line(-1.9, -9.6, 1.9, -9.6)), 1.2);
  b.cut(at(draw().at(-1.2, -5.6).to(0, -4).to(1.2, -5.6).at(0, -4).to(0, -0.4).path), 1.2);
  b.cut(at(draw().at(-3, -4.2).to(-0.4, -1.2).path), 1.4);
  b.hole(at(circle(0.9, -2.6, 0.25)));
}

const PLACES: Readonly<Record<Strength, readonly number[]>> = { 1: [0], 2: [-4.2, 4.2], 3: [-6.4, 6.4, 0] };

export function guard(b: Burin, strength: Strength): void {
  for (const x of PLACES[strength]) soldier(b, x);
}
