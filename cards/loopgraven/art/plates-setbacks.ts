/** The school plates of the setbacks, in their order: wet feet, hunger, a rat, frost, a lost haversack, a shaken man. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { type Knot, outline, trail } from '../../../src/kit/engrave/knots.ts';
import { type Path, draw } from '../../../src/kit/engrave/path/path.ts';
import { circle, ellipse, line, polygon, rectangle, smooth } from '../../../src/kit/engrave/path/shapes.ts';
import { PLATE } from './shapes.ts';
import { type Point, apply, chain, move, turn } from '../../../src/kit/engrave/path/matrix.ts';

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

/** A bowl, a spoon, and crumbs. */
export function emptyBowl(b: Burin): void {
  const [x, y] = [W / 2, G + 2];
  b.plate(
    draw()
      .at(x - 17, y - 14)
      .curve(x - 15, y + 2, x - 8, y + 3, x, y + 3)
      .curve(x + 8, y + 3, x + 15, y + 2, x + 17, y - 14)
      .close().path,
    1.4,
  );
  b.plate(ellipse(x, y - 14, 17, 4.6), 1.4);
  b.plate(ellipse(x, y - 13.6, 13.6, 3.2), 0.7);
  b.shade(
    draw()
      .at(x + 2, y - 9)
      .to(x + 15.4, y - 9.4)
      .curve(x + 13, y + 1, x + 8, y + 2.4, x + 2, y + 2.6)
      .close().path,
    { angle: 0, spacing: 0.8, heavy: 0.3, light: 0.3 },
  );
  b.fine(
    draw()
      .at(x - 6, y - 13)
      .to(x - 1, y - 14.4)
      .to(x + 1, y - 12.6)
      .to(x + 6, y - 13.8).path,
    1.4,
  );
  // A spoon that stands in it, and the crumbs that are left.
  b.plate(
    polygon([
      [x + 8, y - 15],
      [x + 17, y - 30],
      [x + 18.6, y - 29],
      [x + 10.2, y - 14.2],
    ]),
  );
  b.plate(ellipse(x + 18.6, y - 31.2, 2.2, 3));
  for (const [cx, cy, r] of [
    [x - 21, y + 4.6, 1],
    [x - 17.6, y + 6, 0.7],
    [x + 20, y + 5.4, 0.9],
    [x + 23, y + 3.4, 0.6],
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

/** Frost, and wheels that are fast in it. */
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

/** A lost bag, a bottle beside it, and prints that lead away. */
export function haversack(b: Burin): void {
  const [x, y] = [W / 2 + 3, G + 4];
  const strap = trail([
    [x - 9, y - 17],
    [x - 13, y - 29],
    [x - 2, y - 34],
    [x + 10, y - 28],
    [x + 9, y - 17],
  ]);
  b.cut(strap, 11);
  b.fine(strap, 1.6);
  b.plate(
    outline([
      [x - 13, y - 17, 'sharp'],
      [x + 13, y - 17, 'sharp'],
      [x + 14.6, y - 6],
      [x + 13, y, 'sharp'],
      [x - 13, y, 'sharp'],
      [x - 14.6, y - 6],
    ]),
    1.3,
  );
  b.plate(
    outline([
      [x - 13.6, y - 18, 'sharp'],
      [x + 13.6, y - 18, 'sharp'],
      [x + 13, y - 9],
      [x, y - 5],
      [x - 13, y - 9],
    ]),
    1.3,
  );
  b.plate(rectangle(x - 1.7, y - 9, 3.4, 6), 0.9);
  b.fine(rectangle(x - 0.9, y - 6.4, 1.8, 2), 1.2);
  b.shade(
    polygon([
      [x + 5, y - 7],
      [x + 13.4, y - 9],
      [x + 13.6, y - 3],
      [x + 12.6, y - 1],
      [x + 4, y - 1],
    ]),
    { angle: 0, spacing: 0.9, heavy: 0.3, light: 0.3 },
  );
  b.plate(
    outline([
      [x + 15, y + 1, 'sharp'],
      [x + 15, y - 10],
      [x + 17, y - 12],
      [x + 20, y - 12],
      [x + 22, y - 10],
      [x + 22, y + 1, 'sharp'],
    ]),
  );
  b.plate(rectangle(x + 17, y - 15, 3, 3));
  // Prints that lead away.
  for (const [px, py, degrees] of [
    [4, G - 1, -24],
    [9, G + 4, -20],
    [2, G + 6, -30],
  ] as const) {
    const at = chain(turn(degrees), move(px, py));
    const [heel, toe] = [apply(at, [2.4, 0]), apply(at, [-1.2, 0])];
    b.mass(ellipse(toe[0], toe[1], 2, 1));
    b.mass(ellipse(heel[0], heel[1], 0.9, 0.7));
  }
}

/** A line that winds about a point. */
const wound = (x: number, y: number, reach: number, turns: number): Path =>
  smooth(
    Array.from({ length: turns * 10 + 1 }, (_, step): Point => {
      const angle = (step / 10) * 2 * Math.PI;
      const radius = (reach * step) / (turns * 10);
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    }),
  );

/** A shaken man under his helmet. */
export function shaken(b: Burin): void {
  const [x, y] = [W / 2, 25];
  b.plate(
    draw()
      .at(x - 20, 45)
      .curve(x - 20, y + 12, x - 12, y + 11, x - 6, y + 9)
      .to(x + 6, y + 9)
      .curve(x + 12, y + 11, x + 20, y + 12, x + 20, 45)
      .close().path,
    1.3,
  );
  b.line(
    draw()
      .at(x - 6, y + 10)
      .to(x, y + 19)
      .to(x + 6, y + 10).path,
    1,
  );
  b.plate(
    draw()
      .at(x - 9.4, y - 6)
      .curve(x - 9.4, y + 6, x - 5, y + 11, x, y + 11)
      .curve(x + 5, y + 11, x + 9.4, y + 6, x + 9.4, y - 6)
      .close().path,
    1.3,
  );
  for (const side of [-1, 1]) {
    b.plate(circle(x + side * 4.2, y - 1, 3.5), 1);
    b.line(wound(x + side * 4.2, y - 1, 2.9, 3), 1);
  }
  b.line(
    draw()
      .at(x, y + 1)
      .to(x - 1, y + 4)
      .to(x + 0.8, y + 4.4).path,
    0.9,
  );
  b.mass(ellipse(x, y + 7.4, 2.4, 1.5));
  b.plate(
    draw()
      .at(x - 18, y - 4.4)
      .curve(x - 12, y - 7, x - 13, y - 20, x, y - 20)
      .curve(x + 13, y - 20, x + 12, y - 7, x + 18, y - 4.4)
      .curve(x + 8, y - 8, x - 8, y - 8, x - 18, y - 4.4)
      .close().path,
    1.4,
  );
  b.shade(
    draw()
      .at(x + 3, y - 18.4)
      .curve(x + 11, y - 17, x + 10, y - 9, x + 13.6, y - 6.6)
      .to(x + 4, y - 7.6)
      .close().path,
    { angle: 0, spacing: 0.9, heavy: 0.35, light: 0.2 },
  );
  for (const side of [-1, 1])
    for (const [from, to] of [
      [20, 3],
      [22, -2],
      [21, -7],
    ] as const)
      b.plate(
        polygon([
          [x + side * from, y + to],
          [x + side * (from + 3), y + to - 2.4],
          [x + side * (from + 1.6), y + to - 0.4],
          [x + side * (from + 4.6), y + to - 1.4],
          [x + side * (from + 1.4), y + to + 1.4],
        ]),
        0.5,
      );
}
