/** The school plates of the later setbacks: a wheel in the frost, a lost haversack, a shaken man. */
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

/** A wall of sandbags behind a man: rows of bags, each off the ones below. */
function sandbags(b: Burin, top: number): void {
  for (let row = 0; top + row * 4.6 < G + 2; row += 1)
    for (let at = -1; at < 6; at += 1) {
      const x = at * 10.4 + (row % 2) * 5.2;
      b.plate(rectangle(x + 0.3, top + row * 4.6, 9.8, 4.4, 2), 0.7);
      b.fine(line(x + 7.8, top + row * 4.6 + 1.3, x + 8.6, top + row * 4.6 + 2.6), 1);
    }
}

/** A shaken man who sits against the trench wall, his head in his hands, his helmet beside him. */
export function shaken(b: Burin): void {
  const x = W / 2 - 2;
  sandbags(b, 20);
  // His back and shoulders.
  b.mass(
    outline([
      [x - 14.6, G + 4, 'sharp'],
      [x - 15.4, 27],
      [x - 11.4, 19],
      [x, 16.4],
      [x + 11.4, 19],
      [x + 15.4, 27],
      [x + 14.6, G + 4, 'sharp'],
    ]),
  );
  b.cut(
    draw()
      .at(x - 12, 24)
      .bend(x - 9, 29, x - 9.6, 35)
      .at(x + 12, 24)
      .bend(x + 9, 29, x + 9.6, 35).path,
    1.2,
  );
  // His bowed head between his arms: only hair is seen.
  b.plate(
    outline([
      [x - 6.4, 17.6],
      [x - 5.6, 10.6],
      [x, 7.6],
      [x + 5.6, 10.6],
      [x + 6.4, 17.6],
      [x + 4, 22],
      [x - 4, 22],
    ]),
    1.2,
  );
  b.mass(
    outline([
      [x - 6.2, 16.6],
      [x - 5.4, 10.4],
      [x, 7.6],
      [x + 5.4, 10.4],
      [x + 6.2, 16.6],
      [x + 2.6, 18.6],
      [x, 17.8],
      [x - 2.6, 18.6],
    ]),
  );
  b.cut(
    draw()
      .at(x - 3.6, 11.2)
      .bend(x - 1.4, 13.6, x - 1.2, 17)
      .at(x, 9.8)
      .to(x + 0.2, 16.4)
      .at(x + 3.6, 11.2)
      .bend(x + 1.6, 13.6, x + 1.6, 17).path,
    1,
  );
  // Knees drawn up, in puttees; his elbows are on them.
  for (const side of [-1, 1]) {
    const at = (dx: number, y: number): Point => [x + side * dx, y];
    b.plate(
      outline([
        [...at(2.2, G + 5.4), 'sharp'],
        [...at(3.4, 30)],
        [...at(5.6, 25.6)],
        [...at(9.8, 26)],
        [...at(11.4, 30)],
        [...at(9, G + 5.4), 'sharp'],
      ]),
      1.2,
    );
    for (const y of [30, 33, 36])
      b.line(
        draw()
          .at(...at(3.4, y))
          .bend(...at(6.6, y + 1.8), ...at(10.4, y - 0.4)).path,
        0.8,
      );
    b.mass(
      outline([
        [...at(1.6, G + 8), 'sharp'],
        [...at(2, G + 4.4)],
        [...at(5.6, G + 3.2)],
        [...at(9.2, G + 4.4)],
        [...at(9.8, G + 8), 'sharp'],
      ]),
    );
    // A forearm from the knee to the head, and the hand on it.
    b.flat(
      outline([
        [...at(8.8, 27.6), 'sharp'],
        [...at(12.2, 24.6), 'sharp'],
        [...at(8.2, 15.6), 'sharp'],
        [...at(5.4, 17.4), 'sharp'],
      ]),
      1.2,
    );
    b.plate(
      outline([
        [...at(8.4, 16)],
        [...at(7.6, 11.4)],
        [...at(4.8, 9.2)],
        [...at(3.4, 10.6)],
        [...at(4.6, 13.6)],
        [...at(5.2, 17.2)],
      ]),
      1,
    );
    b.fine(
      draw()
        .at(...at(4.4, 10.4))
        .to(...at(6, 14.4))
        .at(...at(5.6, 10))
        .to(...at(7, 13.8)).path,
      1.1,
    );
  }
  // His helmet, fallen.
  const helmet = chain(turn(16), move(W - 7.6, G + 5));
  b.plate(moved(draw().at(-6, -0.4).curve(-5.4, -6.8, 5.4, -6.8, 6, -0.4).close().path, helmet), 1.2);
  b.plate(moved(ellipse(0, 0, 8.4, 1.7), helmet), 1.1);
  b.shade(moved(draw().at(1, -5).curve(4, -4.6, 5.4, -2.6, 5.6, -0.8).to(1.4, -1).close().path, helmet), {
    angle: 90,
    spacing: 0.8,
    heavy: 0.34,
    light: 0.3,
  });
}
