/** The school plates of the first setbacks: wet feet, an empty tin, a rat. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { type Knot, outline, trail } from '../../../src/kit/engrave/knots.ts';
import { type Path, draw, moved } from '../../../src/kit/engrave/path/path.ts';
import { circle, ellipse, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { PLATE } from './shapes.ts';
import { chain, move, turn } from '../../../src/kit/engrave/path/matrix.ts';

const { width: W, ground: G } = PLATE;

/** A leg in puttees from the knee down, its boot to the left; `x` is its shin. */
function puttee(b: Burin, x: number, y: number): void {
  const shin: readonly Knot[] = [
    [x - 4.2, -2, 'sharp'],
    [x + 5.4, -2, 'sharp'],
    [x + 5.8, 8],
    [x + 4, 18],
    [x + 3.6, y - 6],
    [x - 3.2, y - 6],
    [x - 3.4, 18],
    [x - 4.6, 8],
  ];
  b.plate(outline(shin));
  for (let at = 2; at < y - 8; at += 3.1)
    b.line(
      draw()
        .at(x - 4.3 + at * 0.03, at)
        .bend(x, at + 2.6, x + 5.4 - at * 0.045, at + 1.6).path,
      0.9,
    );
  const boot = outline([
    [x - 3.6, y - 7.4, 'sharp'],
    [x + 4, y - 7.4, 'sharp'],
    [x + 4.8, y + 2.4],
    [x + 4.8, y + 4.2, 'sharp'],
    [x - 13, y + 4.2, 'sharp'],
    [x - 13.4, y + 1.4],
    [x - 8, y - 1.4],
    [x - 4.4, y - 3],
  ]);
  b.plate(boot, 3.4);
  b.cut(boot, 4.4);
  b.mass(boot);
  b.cut(
    draw()
      .at(x - 13, y + 2.8)
      .to(x + 4.6, y + 2.8).path,
    1.2,
  );
  for (const lace of [0, 1, 2])
    b.cut(line(x - 5 + lace * 1.2, y - 4 - lace * 1.1, x - 2.6 + lace * 1.2, y - 2.6 - lace), 1.2);
}

/** Water that a foot stands in: rings, the nearest the widest. */
const puddle = (x: number, y: number, size: number): Path =>
  [1, 0.72, 0.44].reduce((pen, share) => pen.add(ellipse(x, y, size * share, size * 0.18 * share)), draw())
    .path;

/** Two legs in puttees, standing in water. */
export function wetFeet(b: Burin): void {
  b.plate(ellipse(17, G + 4.6, 17, 3.2), 0.6);
  b.plate(ellipse(38, G + 5.6, 16, 3), 0.6);
  puttee(b, 20, G);
  puttee(b, 40, G + 1.2);
  b.fine(puddle(12, G + 5.6, 10), 1.2);
  b.fine(puddle(36, G + 7, 11), 1.2);
  for (const [x, y] of [
    [5, 12],
    [10, 24],
    [28, 8],
    [30, 20],
    [48, 14],
    [49, 27],
    [4, 30],
  ] as const)
    b.plate(
      draw()
        .at(x, y - 2.4)
        .bend(x + 1.5, y, x, y + 0.8)
        .bend(x - 1.5, y, x, y - 2.4)
        .close().path,
      0.5,
    );
}

/** A mess tin with nothing in it, its lid against it, a spoon, and the last crumbs. */
export function emptyTin(b: Burin): void {
  const [x, y] = [W / 2 - 4, G + 1];
  // The bail, up.
  b.cut(
    draw()
      .at(x - 12.6, y - 21)
      .curve(x - 13, y - 36, x + 13, y - 36, x + 12.6, y - 21).path,
    4.4,
  );
  b.fine(
    draw()
      .at(x - 12.6, y - 21)
      .curve(x - 13, y - 36, x + 13, y - 36, x + 12.6, y - 21).path,
    1.4,
  );
  const body = draw()
    .at(x - 13, y - 21)
    .to(x - 12, y - 2)
    .curve(x - 11.6, y + 2, x + 11.6, y + 2, x + 12, y - 2)
    .to(x + 13, y - 21)
    .close().path;
  b.plate(body, 1.4);
  b.shade(
    draw()
      .at(x + 2, y - 18.4)
      .to(x + 12.4, y - 19.4)
      .to(x + 11.4, y - 1.6)
      .bend(x + 8, y + 0.6, x + 3, y + 0.6)
      .close().path,
    { angle: 0, spacing: 0.85, heavy: 0.36, light: 0.2 },
  );
  b.line(
    draw()
      .at(x - 12.8, y - 15)
      .bend(x, y - 11.4, x + 12.8, y - 15).path,
    0.9,
  );
  b.plate(ellipse(x, y - 21, 13, 3.9), 1.3);
  b.mass(ellipse(x, y - 20.7, 11.4, 2.9));
  b.rivets(
    [
      [x - 11.8, y - 17.4],
      [x + 11.8, y - 17.4],
    ],
    0.7,
  );
  // The lid leans on it, its grip folded out.
  const lid = chain(turn(-16), move(x + 17.6, y - 8));
  b.plate(moved(ellipse(0, 0, 6.2, 10), lid), 1.3);
  b.plate(moved(ellipse(-0.8, 0.2, 4.8, 8.2), lid), 0.8);
  b.shade(moved(ellipse(-0.8, 0.2, 4.4, 7.6), lid), {
    angle: 74,
    spacing: 0.9,
    heavy: 0.3,
    light: 0.3,
    reach: 0.7,
  });
  // The spoon, before it.
  b.plate(moved(rectangle(-12, -0.7, 15, 1.4, 0.6), chain(turn(-6), move(x - 8, y + 5))), 1);
  b.plate(moved(ellipse(5.6, 0, 3.6, 2), chain(turn(-6), move(x - 8, y + 5))), 1);
  for (const [cx, cy, r] of [
    [x + 5, y + 5.2, 0.9],
    [x + 8.4, y + 4, 0.6],
    [x + 11, y + 6, 0.8],
    [x + 2.4, y + 6.8, 0.5],
  ] as const)
    b.spots(circle(cx, cy, r));
}

/** A rat on a plank. */
export function rat(b: Burin): void {
  const y = G + 2;
  b.plate(
    polygon([
      [-2, G + 1.6],
      [W + 2, G + 0.2],
      [W + 2, G + 4.4],
      [-2, G + 5.8],
    ]),
  );
  b.fine(
    draw()
      .at(2, G + 3.6)
      .to(24, G + 3)
      .at(30, G + 2.6)
      .to(50, G + 2).path,
    1.4,
  );
  b.plate(
    outline([
      [8, y - 1, 'sharp'],
      [5.4, y - 4.4],
      [6, y - 6.4],
      [11, y - 11],
      [14.4, y - 12.2],
      [16, y - 15.4],
      [19.4, y - 15],
      [19.8, y - 12],
      [28, y - 16.6],
      [38, y - 14],
      [43.4, y - 6.6],
      [42.6, y - 0.6, 'sharp'],
      [36, y - 0.4, 'sharp'],
      [34, y - 2.2],
      [22, y - 2],
      [20, y - 0.2, 'sharp'],
      [15, y - 0.2, 'sharp'],
      [16, y - 2.4],
      [12, y - 2.6],
    ]),
    1.3,
  );
  b.cut(
    trail([
      [42.6, y - 3],
      [47, y - 6],
      [49, y - 13],
      [45.6, y - 18],
      [47, y - 23],
    ]),
    6,
  );
  b.spots(circle(11.4, y - 8, 0.9));
  b.spots(circle(5.9, y - 5.2, 0.9));
  b.cut(
    draw()
      .at(7, y - 5.4)
      .to(1.6, y - 6.4)
      .at(7, y - 6)
      .to(2.2, y - 9).path,
    1.4,
  );
  b.fine(
    draw()
      .at(8, y - 4.2)
      .to(3, y - 1).path,
    1.4,
  );
  b.line(
    draw()
      .at(6.6, y - 3)
      .to(12, y - 4).path,
    0.8,
  );
  for (const [x, dy] of [
    [22, 8],
    [26, 12],
    [30, 9],
    [34, 11],
    [38, 7],
    [31, 5],
    [25, 6],
    [36, 4],
    [20, 11],
  ] as const)
    b.fine(
      draw()
        .at(x, y - dy)
        .to(x + 2.6, y - dy + 1.4).path,
      1.3,
    );
  b.fine(
    trail([
      [33, y - 2],
      [35, y - 7],
      [39, y - 9],
    ]),
    1.4,
  );
}
