/** The school plates of the strokes of luck, in their order: a spade, a blast, a breastplate, a biplane, a works, a mask. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { outline } from '../../../src/kit/engrave/knots.ts';
import { apply, chain, move, turn } from '../../../src/kit/engrave/path/matrix.ts';
import { draw, moved, type Path } from '../../../src/kit/engrave/path/path.ts';
import { row } from '../../../src/kit/engrave/rivets.ts';
import { circle, ellipse, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { PLATE } from './shapes.ts';

const { width: W, ground: G } = PLATE;

/** A spade, and the gun that it dug up. */
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
  b.plate(moved(rectangle(-0.9, -26, 1.8, 26), chain(turn(8), move(16, 34))), 1.1);
  b.plate(
    moved(
      outline([
        [-4, 0, 'sharp'],
        [4, 0, 'sharp'],
        [4, 5],
        [0, 9],
        [-4, 5],
      ]),
      chain(turn(8), move(16, 30)),
    ),
    1.2,
  );
  b.plate(moved(rectangle(-3.4, -28, 6.8, 2.4, 1.1), chain(turn(8), move(16, 34))), 1);
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

/** A shell that has struck: earth thrown up in a fountain, its heart alight, clods and a post in the air. */
export function blast(b: Burin): void {
  const x = W / 2;
  const plume = outline([
    [x - 15, G + 2, 'sharp'],
    [x - 13, 29],
    [x - 18, 20, 'sharp'],
    [x - 11, 22],
    [x - 14.6, 9, 'sharp'],
    [x - 7.4, 16],
    [x - 7, 3, 'sharp'],
    [x - 2.4, 12],
    [x + 1.6, -1, 'sharp'],
    [x + 4, 12],
    [x + 9.6, 4, 'sharp'],
    [x + 8.6, 16],
    [x + 16.4, 10, 'sharp'],
    [x + 12, 22],
    [x + 19, 20.6, 'sharp'],
    [x + 13.4, 29],
    [x + 15, G + 2, 'sharp'],
  ]);
  b.mass(plume);
  b.cut(
    draw()
      .at(x - 9, 28)
      .bend(x - 10.4, 22, x - 12.6, 15)
      .at(x - 4.6, 25)
      .bend(x - 5.6, 16, x - 5.8, 9)
      .at(x + 0.6, 22)
      .bend(x + 0.8, 13, x + 1.6, 4.6)
      .at(x + 5.4, 25)
      .bend(x + 6.2, 17, x + 8, 10)
      .at(x + 10, 28)
      .bend(x + 11, 22, x + 13.6, 15.6).path,
    1.2,
  );
  const heart = (size: number): Path =>
    outline([
      [x - 9 * size, G + 2, 'sharp'],
      [x - 7.4 * size, G + 2 - 7 * size],
      [x - 3.6 * size, G + 2 - 8 * size],
      [x, G + 2 - 15 * size],
      [x + 3.8 * size, G + 2 - 8.6 * size],
      [x + 7.6 * size, G + 2 - 6.4 * size],
      [x + 9 * size, G + 2, 'sharp'],
    ]);
  b.flat(heart(1), 1);
  b.plate(heart(0.56), 0.9);
  b.mass(
    outline([
      [-2, 46, 'sharp'],
      [-2, G + 2, 'sharp'],
      [7, G + 0.6],
      [15, G + 2.4],
      [x, G + 1],
      [39, G + 2.6],
      [47, G + 0.4],
      [W + 2, G + 2, 'sharp'],
      [W + 2, 46, 'sharp'],
    ]),
  );
  b.cut(
    draw()
      .at(3, G + 4.4)
      .to(13, G + 3.8)
      .at(20, G + 5.6)
      .to(33, G + 4.8)
      .at(39, G + 6)
      .to(50, G + 4.6).path,
    1.2,
  );
  for (const [sx, sy, size, degrees] of [
    [5.6, 17, 1.2, 20],
    [9.6, 8.6, 0.8, -30],
    [45.4, 15, 1, -20],
    [48.6, 24, 1.3, 24],
    [41, 6, 0.7, 50],
    [3.6, 27, 0.8, 10],
  ] as const)
    b.mass(
      moved(
        polygon([
          [-1.4 * size, -0.8 * size],
          [1.2 * size, -1.2 * size],
          [1.6 * size, 0.6 * size],
          [-0.6 * size, 1.2 * size],
        ]),
        chain(turn(degrees), move(sx, sy)),
      ),
    );
  // A post of the wire, torn out.
  b.mass(moved(rectangle(-0.7, -4.6, 1.4, 9.2), chain(turn(52), move(44.6, 29))));
}

/** A breastplate, and the mark of what it stopped. */
export function breastplate(b: Burin): void {
  const x = W / 2;
  const plate = outline([
    [x - 9, 4, 'sharp'],
    [x - 5, 8],
    [x, 9.4],
    [x + 5, 8],
    [x + 9, 4, 'sharp'],
    [x + 14.4, 7, 'sharp'],
    [x + 13, 15],
    [x + 13.4, 24, 'sharp'],
    [x, 25.4],
    [x - 13.4, 24, 'sharp'],
    [x - 13, 15],
    [x - 14.4, 7, 'sharp'],
  ]);
  for (const [top, half] of [
    [37, 8.6],
    [32, 10.4],
    [27, 12.2],
    [23, 13.4],
  ] as const) {
    b.flat(
      outline([
        [x - half - 0.6, top - 1, 'sharp'],
        [x + half + 0.6, top - 1, 'sharp'],
        [x + half - 1, top + 5, 'sharp'],
        [x, top + 6.2],
        [x - half + 1, top + 5, 'sharp'],
      ]),
      1.2,
    );
    b.rivets(
      [
        [x - half + 1.6, top + 2.6],
        [x + half - 1.6, top + 2.6],
      ],
      0.6,
    );
  }
  b.flat(plate, 1.5);
  b.line(line(x, 9.6, x, 25.2), 1);
  b.shade(
    polygon([
      [x + 1, 11],
      [x + 12.4, 11],
      [x + 12.6, 23.6],
      [x + 1, 24.6],
    ]),
    { angle: 0, spacing: 0.9, heavy: 0.35, light: 0.2, reach: 0.7 },
  );
  b.rivets([...row([x - 11, 10], [x - 11.4, 21], 4), ...row([x + 11, 10], [x + 11.4, 21], 4)], 0.6);
  // The bullet it stopped.
  b.plate(circle(x - 5, 17, 1.9), 0.9);
  b.mass(circle(x - 5, 17, 0.9));
  b.fine(
    draw()
      .at(x - 7.4, 14.6)
      .to(x - 9, 13)
      .at(x - 2.8, 15)
      .to(x - 1.6, 13.4)
      .at(x - 7.2, 19)
      .to(x - 9, 20.4).path,
    1.6,
  );
  b.plate(
    outline([
      [x - 9, 4, 'sharp'],
      [x - 14.4, 7, 'sharp'],
      [x - 13, 1],
      [x - 10, -1],
    ]),
    1,
  );
  b.plate(
    outline([
      [x + 9, 4, 'sharp'],
      [x + 14.4, 7, 'sharp'],
      [x + 13, 1],
      [x + 10, -1],
    ]),
    1,
  );
}

/** A biplane from the front, over a trench. */
export function biplane(b: Burin): void {
  const x = W / 2;
  b.line(
    draw()
      .at(x - 17, 13)
      .to(x - 17, 22)
      .at(x + 17, 13)
      .to(x + 17, 22)
      .at(x - 8, 12.6)
      .to(x - 8, 22)
      .at(x + 8, 12.6)
      .to(x + 8, 22).path,
    1.2,
  );
  b.fine(
    draw()
      .at(x - 17, 13)
      .to(x - 8, 22)
      .at(x - 8, 13)
      .to(x - 17, 22)
      .at(x + 17, 13)
      .to(x + 8, 22)
      .at(x + 8, 13)
      .to(x + 17, 22).path,
    1.3,
  );
  b.flat(
    outline([
      [x - 25, 10.4, 'sharp'],
      [x, 9.4],
      [x + 25, 10.4, 'sharp'],
      [x + 25, 13, 'sharp'],
      [x, 12.4],
      [x - 25, 13, 'sharp'],
    ]),
    1.2,
  );
  b.flat(
    outline([
      [x - 22, 21.6, 'sharp'],
      [x, 20.8],
      [x + 22, 21.6, 'sharp'],
      [x + 22, 24, 'sharp'],
      [x, 23.6],
      [x - 22, 24, 'sharp'],
    ]),
    1.2,
  );
  b.plate(ellipse(x, 18.6, 5.2, 6), 1.4);
  b.mass(circle(x, 18.6, 3.6));
  b.cut(
    [0, 60, 120].reduce((pen, degrees) => {
      const [dx, dy] = apply(turn(degrees), [3.2, 0]);
      return pen.at(x - dx, 18.6 - dy).to(x + dx, 18.6 + dy);
    }, draw()).path,
    1.4,
  );
  b.plate(moved(ellipse(0, 0, 11, 0.9), chain(turn(-38), move(x, 18.6))), 1);
  b.plate(circle(x, 18.6, 1.3), 1);
  b.line(
    draw()
      .at(x - 3, 24)
      .to(x - 6, 29)
      .at(x + 3, 24)
      .to(x + 6, 29)
      .at(x - 6, 29)
      .to(x + 6, 29).path,
    1.4,
  );
  b.mass(ellipse(x - 6.6, 29.6, 1.3, 2.6));
  b.mass(ellipse(x + 6.6, 29.6, 1.3, 2.6));
  b.plate(
    outline([
      [x - 2, 12.4, 'sharp'],
      [x - 2.4, 8.6],
      [x, 6.6],
      [x + 2.4, 8.6],
      [x + 2, 12.4, 'sharp'],
    ]),
    0.9,
  );
  // The trench below, seen in time.
  b.mass(
    polygon([
      [-2, 40],
      [6, 37.6],
      [13, 39.6],
      [20, 37.4],
      [27, 39.6],
      [34, 37.4],
      [41, 39.6],
      [48, 37.6],
      [W + 2, 39.4],
      [W + 2, 41.4],
      [48, 39.8],
      [41, 41.8],
      [34, 39.6],
      [27, 41.8],
      [20, 39.6],
      [13, 41.8],
      [6, 39.8],
      [-2, 42],
    ]),
  );
}

/** Smoke from a chimney's mouth, its balls growing. */
function smoke(b: Burin, x: number, y: number): void {
  for (const [dx, dy, r] of [
    [7, -9.4, 4],
    [3.6, -6.4, 3],
    [1.4, -3, 2],
  ] as const)
    b.plate(circle(x + dx, y + dy, r), 0.9);
}

/** A works at full steam, and two piles of coins. */
export function works(b: Burin): void {
  for (const [x, top] of [
    [17, 12],
    [26, 15],
  ] as const) {
    smoke(b, x, top);
    b.flat(
      polygon([
        [x - 2, top],
        [x + 2, top],
        [x + 2.8, G],
        [x - 2.8, G],
      ]),
      1.1,
    );
    b.mass(rectangle(x - 2.6, top - 0.6, 5.2, 1.8));
  }
  b.plate(
    polygon([
      [1, G + 3],
      [1, 26],
      [8, 22],
      [8, 26],
      [15, 22],
      [15, 26],
      [22, 22],
      [22, 26],
      [29, 22],
      [29, G + 3],
    ]),
    1.2,
  );
  for (const x of [4, 11, 18, 25]) b.mass(rectangle(x - 1.4, 28.4, 3.4, 3.6));
  // Two piles of coins, one twice as high.
  for (const [x, count] of [
    [36, 4],
    [46, 8],
  ] as const)
    for (let coin = 0; coin < count; coin += 1) {
      const y = G + 4 - coin * 3;
      b.flat(
        draw()
          .at(x - 5, y - 2)
          .to(x - 5, y)
          .curve(x - 5, y + 2, x + 5, y + 2, x + 5, y)
          .to(x + 5, y - 2)
          .close().path,
        0.9,
      );
      b.flat(ellipse(x, y - 2, 5, 1.7), 0.9);
    }
}

/** A gas mask. */
export function mask(b: Burin): void {
  const [x, y] = [W / 2, 19];
  b.plate(
    draw()
      .at(x - 19, 45)
      .curve(x - 19, y + 18, x - 12, y + 16, x - 7, y + 14)
      .to(x + 7, y + 14)
      .curve(x + 12, y + 16, x + 19, y + 18, x + 19, 45)
      .close().path,
    1.3,
  );
  b.mass(
    draw()
      .at(x, y - 15)
      .curve(x + 11, y - 15, x + 13, y - 5, x + 12, y + 3)
      .curve(x + 11, y + 10, x + 6, y + 15, x, y + 15)
      .curve(x - 6, y + 15, x - 11, y + 10, x - 12, y + 3)
      .curve(x - 13, y - 5, x - 11, y - 15, x, y - 15)
      .close().path,
  );
  b.cut(
    draw()
      .at(x, y - 14)
      .to(x, y - 5)
      .at(x - 11.4, y - 7)
      .bend(x, y - 11.6, x + 11.4, y - 7).path,
    1.6,
  );
  for (const side of [-1, 1]) {
    b.plate(circle(x + side * 5, y - 1.6, 4.1), 1.2);
    b.shade(circle(x + side * 5, y - 1.6, 3.2), {
      angle: 45,
      spacing: 0.9,
      heavy: 0.4,
      light: 0.2,
      reach: 0.6,
    });
    b.cut(circle(x + side * 5, y - 1.6, 4.9), 1.4);
  }
  b.plate(rectangle(x - 3.4, y + 5, 6.8, 3, 1), 1);
  b.flat(rectangle(x - 4.4, y + 8, 8.8, 9, 1.4), 1.3);
  b.fine(
    draw()
      .at(x - 4.4, y + 10.4)
      .to(x + 4.4, y + 10.4)
      .at(x - 4.4, y + 14.6)
      .to(x + 4.4, y + 14.6).path,
    1.8,
  );
  b.spots(circle(x, y + 12.5, 0.7));
  b.fine(
    draw()
      .at(x - 7, y + 16)
      .to(x - 12, 45)
      .at(x + 7, y + 16)
      .to(x + 12, 45).path,
    1.8,
  );
}
