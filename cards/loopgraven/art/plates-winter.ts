/** The school plates of the later setbacks: a wheel in the frost, a lost haversack. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { outline, trail } from '../../../src/kit/engrave/knots.ts';
import { type Point, apply, chain, move, turn } from '../../../src/kit/engrave/path/matrix.ts';
import { type Path, draw, moved } from '../../../src/kit/engrave/path/path.ts';
import { circle, ellipse, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { PLATE } from './shapes.ts';

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

/** A wheel that is fast in the snow under a mudguard with icicles; crystals in the sky. */
export function frost(b: Burin): void {
  const [x, y, radius] = [W / 2 - 3, 25, 13];
  for (const [cx, cy, size] of [
    [46, 8, 4],
    [40.6, 17.6, 2.4],
    [16, 5.4, 2.4],
    [48.4, 24, 2.6],
  ] as const)
    b.cut(crystal(cx, cy, size), 1.4);
  b.plate(circle(x, y, radius), 1.3);
  b.mass(circle(x, y, radius - 0.6));
  b.hole(circle(x, y, radius - 3));
  for (let spoke = 0; spoke < 12; spoke += 1)
    b.plate(
      moved(rectangle(-0.7, -(radius - 2.6), 1.4, radius - 3), chain(turn(spoke * 30 + 9), move(x, y))),
      0.7,
    );
  b.plate(circle(x, y, 3.2), 1.1);
  b.mass(circle(x, y, 1.2));
  // The mudguard, and what hangs from it.
  for (const [ix, long] of [
    [x - 15.4, 7],
    [x - 12.4, 3.6],
    [x - 7, 4.6],
    [x - 2.6, 3],
    [x + 2, 4],
    [x + 7.4, 3.4],
    [x + 12.6, 5.4],
    [x + 16, 8.6],
  ] as const) {
    const top = 6.6 + ((ix - x) / 7.4) ** 2;
    b.plate(
      polygon([
        [ix - 1.1, top],
        [ix + 1.1, top],
        [ix + 0.1, top + long],
      ]),
      0.6,
    );
  }
  b.plate(
    outline([
      [x - 18.6, 14.4, 'sharp'],
      [x - 12, 9.2],
      [x, 7],
      [x + 12, 9.2],
      [x + 18.6, 14.4, 'sharp'],
      [x + 18.4, 12.2, 'sharp'],
      [x + 11, 6.4],
      [x, 4.2],
      [x - 11, 6.4],
      [x - 18.4, 12.2, 'sharp'],
    ]),
    1.2,
  );
  // Snow over half the wheel, drifts before it.
  b.plate(
    outline([
      [-2, 48, 'sharp'],
      [-2, G - 1, 'sharp'],
      [6, G - 2.6],
      [12, G - 0.4],
      [20, G - 3.2],
      [28, G - 2],
      [35, G - 4],
      [42, G - 1],
      [W + 2, G - 2.6, 'sharp'],
      [W + 2, 48, 'sharp'],
    ]),
    1,
  );
  b.fine(
    draw()
      .at(5, G + 2)
      .bend(10, G + 0.4, 16, G + 2.4)
      .at(24, G + 4.4)
      .bend(32, G + 2, 40, G + 4.6)
      .at(42, G + 1)
      .bend(46, G, 50, G + 1.4)
      .at(8, G + 6)
      .bend(14, G + 4.6, 19, G + 6.4).path,
    1.2,
  );
}

/** A lost haversack on its side, its sling in the mud, a bottle and a mug beside it, and prints that lead away. */
export function haversack(b: Burin): void {
  const at = chain(turn(-7), move(W / 2 + 1, G + 5));
  const put = (path: Path): Path => moved(path, at);
  // The sling lies in a loop on the ground.
  const sling = trail([
    [W / 2 - 12, G - 6],
    [W / 2 - 20, G - 3],
    [W / 2 - 23, G + 3],
    [W / 2 - 14, G + 6.4],
    [W / 2 - 4, G + 6],
    [W / 2 + 6, G + 7.4],
  ]);
  b.cut(sling, 9);
  b.fine(sling, 1.4);
  b.plate(
    put(
      outline([
        [-13, -22, 'sharp'],
        [13, -22, 'sharp'],
        [14.2, -12],
        [13.4, 0, 'sharp'],
        [-13.6, 0, 'sharp'],
        [-14.4, -12],
      ]),
    ),
    1.3,
  );
  b.shade(
    put(
      polygon([
        [4, -10],
        [13.2, -12],
        [12.8, -1],
        [3, -1],
      ]),
    ),
    { angle: -7, spacing: 0.85, heavy: 0.34, light: 0.3 },
  );
  // Its flap, with two straps that go through buckles, and a name that nobody can read.
  b.flat(
    put(
      outline([
        [-13.6, -23, 'sharp'],
        [13.6, -23, 'sharp'],
        [14, -15],
        [12.6, -9.4],
        [0, -7.6],
        [-12.6, -9.4],
        [-14, -15],
      ]),
    ),
    1.3,
  );
  for (const x of [-7.4, 7.4]) {
    b.plate(put(rectangle(x - 1.3, -20, 2.6, 16)), 0.9);
    b.mass(put(rectangle(x - 2, -9.6, 4, 4)));
    b.hole(put(rectangle(x - 1.1, -8.7, 2.2, 2.2)));
    b.fine(put(line(x, -6.4, x, -4.6)), 1.4);
  }
  b.fine(put(draw().at(-3.6, -17.6).to(3.4, -17.2).at(-3, -15.4).to(2, -15.1).path), 1.2);
  // A round bottle in felt, and an enamel mug.
  b.plate(circle(W - 6.6, G - 2.4, 5.2), 1.2);
  b.shade(circle(W - 6.6, G - 2.4, 4.6), { angle: 60, spacing: 0.8, heavy: 0.36, light: 0.2, reach: 0.6 });
  b.mass(rectangle(W - 8, G - 9.6, 2.8, 2.6, 0.4));
  b.fine(
    draw()
      .at(W - 11.6, G - 3.6)
      .bend(W - 6.6, G - 1.4, W - 1.6, G - 3.6).path,
    1.3,
  );
  for (const [px, py, degrees] of [
    [3, G - 7, -20],
    [6.4, G + 6.6, -24],
  ] as const) {
    const print = chain(turn(degrees), move(px, py));
    const [heel, toe] = [apply(print, [2.4, 0]), apply(print, [-1.2, 0])];
    b.mass(ellipse(toe[0], toe[1], 1.9, 0.9));
    b.mass(ellipse(heel[0], heel[1], 0.9, 0.6));
  }
}
