/** A platoon from the front: three men to the chest, in the helmets of their side. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { draw, type Path } from '../../../src/kit/engrave/path/path.ts';
import { polygon } from '../../../src/kit/engrave/path/shapes.ts';
import type { Side } from '../data/pieces.ts';

/** From a man's own units to those of the picture, from his chin. */
type Scaled = (dx: number, dy: number) => Point;

/** A shallow helmet with a brim all round. */
function brimmed(b: Burin, on: Scaled): void {
  b.flat(
    draw()
      .at(...on(-13, -7))
      .curve(...on(-9, -8.6), ...on(-9, -18.5), ...on(0, -18.5))
      .curve(...on(9, -18.5), ...on(9, -8.6), ...on(13, -7))
      .curve(...on(6, -9.4), ...on(-6, -9.4), ...on(-13, -7))
      .close().path,
  );
  b.fine(
    draw()
      .at(...on(3.4, -15.6))
      .curve(...on(6, -14), ...on(6.4, -11.6), ...on(7, -9.8)).path,
  );
}

/** A steel helmet that comes down over ears and neck, with a peak, and a lug on either side. */
function deep(b: Burin, on: Scaled): void {
  for (const side of [-1, 1])
    b.mass(polygon([on(side * 9, -14.4), on(side * 11.6, -13.8), on(side * 11.6, -12), on(side * 9, -11.6)]));
  b.flat(
    draw()
      .at(...on(-11.8, -1.6))
      .curve(...on(-9.2, -4), ...on(-9.8, -8), ...on(-9.6, -11))
      .curve(...on(-9, -18), ...on(-5, -20), ...on(0, -20))
      .curve(...on(5, -20), ...on(9, -18), ...on(9.6, -11))
      .curve(...on(9.8, -8), ...on(9.2, -4), ...on(11.8, -1.6))
      .to(...on(7.2, -2.6))
      .curve(...on(7, -6), ...on(4, -7.6), ...on(0, -7.6))
      .curve(...on(-4, -7.6), ...on(-7, -6), ...on(-7.2, -2.6))
      .close().path,
  );
  b.line(
    draw()
      .at(...on(-9.4, -9.4))
      .curve(...on(-5, -11.6), ...on(5, -11.6), ...on(9.4, -9.4)).path,
    0.8,
  );
}

const HELMETS: Readonly<Record<Side, (b: Burin, on: Scaled) => void>> = { a: brimmed, b: deep };

/** One man from the front to his chest: shoulders, face, helmet; `at` is his chin. */
function bust(b: Burin, side: Side, [x, y]: Point, size: number): void {
  const on: Scaled = (dx, dy) => [x + dx * size, y + dy * size];
  const pen = (steps: readonly Point[]): Path => polygon(steps);
  b.flat(
    draw()
      .at(...on(-15, 24))
      .curve(...on(-15, 8), ...on(-10, 6), ...on(-4, 4))
      .to(...on(4, 4))
      .curve(...on(10, 6), ...on(15, 8), ...on(15, 24))
      .close().path,
  );
  b.fine(
    draw()
      .at(...on(-4, 5))
      .to(...on(0, 12))
      .to(...on(4, 5))
      .at(...on(0, 12))
      .to(...on(0, 24)).path,
  );
  b.plate(
    draw()
      .at(...on(-6.5, -8))
      .curve(...on(-6.5, 0), ...on(-4, 4), ...on(0, 4))
      .curve(...on(4, 4), ...on(6.5, 0), ...on(6.5, -8))
      .close().path,
    0.8,
  );
  b.spots(
    pen([on(-4.4, -6.6), on(4.4, -6.6), on(4.8, -4.6), on(1, -4.4), on(0, -2), on(-1, -4.4), on(-4.8, -4.6)]),
  );
  HELMETS[side](b, on);
}

export function platoon(b: Burin, side: Side): void {
  bust(b, side, [-27, -26], 1.06);
  bust(b, side, [27, -26], 1.06);
  bust(b, side, [0, -28], 1.28);
}
