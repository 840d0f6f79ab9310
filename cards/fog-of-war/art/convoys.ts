/** The other ships on cards: a freighter under escort, and a warship bows on. Their water line is at 0. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { draw } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';

/** A mast with two derricks from its foot. */
function derricks(b: Burin, x: number, deck: number): void {
  b.line(line(x, -deck, x, -10.4), 1.2);
  b.line(
    draw()
      .at(x, -deck - 1)
      .to(x - 3.2, -7.4)
      .at(x, -deck - 1)
      .to(x + 3, -7.2).path,
    1,
  );
  b.fine(
    draw()
      .at(x, -10.2)
      .to(x - 3.2, -7.4)
      .at(x, -10.2)
      .to(x + 3, -7.2).path,
    0.8,
  );
}

/** A freighter, deck cargo between its derricks. */
export function freighter(b: Burin): void {
  derricks(b, -5.8, 1.9);
  derricks(b, 5, 1.9);
  b.flat(
    polygon([
      [5, -10.4],
      [1.4, -9.7],
      [5, -9],
    ]),
    0.6,
  );
  b.plate(rectangle(-8, -3.4, 2.2, 1.7), 0.8);
  b.plate(rectangle(3, -3.2, 2.8, 1.5), 0.8);
  b.plate(rectangle(6, -3, 1.8, 1.3), 0.8);
  b.mass(rectangle(-1.9, -9, 1.8, 3.4));
  b.cut(line(-2, -7.9, 0, -7.9), 1.6);
  b.mass(rectangle(-2.6, -6, 4.8, 3.4));
  b.mass(rectangle(0, -7.1, 2.4, 1.4));
  b.cut(line(0.2, -6.4, 2.3, -6.4), 1.3);
  for (const x of [-1.8, -0.6, 0.6]) b.hole(circle(x, -4.6, 0.3));
  b.mass(
    polygon([
      [-10.8, -3.2],
      [-8.2, -3.2],
      [-8, -1.9],
      [-2.8, -1.9],
      [-2.8, -3],
      [2.4, -3],
      [2.4, -1.9],
      [7.6, -1.9],
      [7.9, -3.4],
      [11.2, -3.8],
      [9.8, 0.8],
      [-9.6, 0.8],
    ]),
  );
  b.cut(line(-9.8, -0.9, 10, -1), 1.1);
}

/** A warship that comes straight on, its guns over the bow. */
export function bowsOn(b: Burin): void {
  b.line(draw().at(0, -11).to(0, -16).at(-3, -13.6).to(3, -13.6).path, 1.1);
  b.flat(
    polygon([
      [0, -16],
      [-3.8, -15.2],
      [0, -14.4],
    ]),
    0.6,
  );
  b.mass(
    polygon([
      [-2.6, -7],
      [-1.8, -12],
      [1.8, -12],
      [2.6, -7],
    ]),
  );
  b.cut(line(-1.7, -11, 1.7, -11), 1.4);
  b.mass(rectangle(-3.2, -9.4, 6.4, 0.8));
  for (const [half, foot] of [
    [2.6, -6.6],
    [3.4, -4.6],
  ] as const) {
    b.cut(rectangle(-half, foot - 2, 2 * half, 2, 0.5), 1.6);
    b.mass(rectangle(-half, foot - 2, 2 * half, 2, 0.5));
    for (const x of [-half * 0.55, half * 0.55]) {
      b.hole(circle(x, foot - 1, 0.62));
      b.spots(circle(x, foot - 1, 0.34));
    }
  }
  b.mass(
    draw()
      .at(-5.8, -4)
      .bend(0, -5.6, 5.8, -4)
      .bend(4, -1.8, 3, 0.9)
      .to(-3, 0.9)
      .bend(-4, -1.8, -5.8, -4)
      .close().path,
  );
  b.cut(draw().at(-5, -3.5).bend(0, -5, 5, -3.5).path, 1.1);
  b.cut(line(0, -4.4, 0, 0.6), 1.3);
  for (const x of [-2.2, 2.2]) b.hole(circle(x, -2.3, 0.45));
  // The wave that it throws up.
  for (const way of [-1, 1]) {
    b.plate(
      draw()
        .at(0, 1.2)
        .bend(way * 2.4, -1.4, way * 4.6, -0.6)
        .bend(way * 7, -1, way * 9.6, 1.2)
        .close().path,
      0.9,
    );
    b.fine(
      draw()
        .at(way * 1.6, 0.6)
        .bend(way * 4, -0.4, way * 7, 0.7).path,
      0.9,
    );
  }
}
