/** The school plates of the round card: a flare over the wire where something may happen, a mug and a letter where nothing does. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { draw, type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, ellipse, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { PLATE } from './shapes.ts';

const { width: W, height: H, ground: G } = PLATE;

/** A star of light, its long rays by turns with short ones. */
const rayed = (x: number, y: number, long: number): Path =>
  polygon(
    Array.from({ length: 32 }, (_, at) => {
      const reach = at % 2 === 1 ? long * 0.3 : at % 4 === 0 ? long : long * 0.66;
      const angle = (at * Math.PI) / 16;
      return [x + Math.sin(angle) * reach, y - Math.cos(angle) * reach] as const;
    }),
  );

/** Wire on three pickets, with its barbs. */
function wire(b: Burin): void {
  for (const x of [6, 24, 44]) {
    b.mass(
      polygon([
        [x - 0.7, H + 1],
        [x - 0.4, 24],
        [x + 0.6, 23.6],
        [x + 0.8, H + 1],
      ]),
    );
    for (const y of [26, 31, 36]) b.line(circle(x, y, 0.9), 1);
  }
  for (const y of [26, 31, 36]) {
    const pen = draw()
      .at(-1, y + 1)
      .bend(2, y + 1.4, 6, y)
      .bend(15, y + 4, 24, y)
      .bend(34, y + 4.4, 44, y)
      .bend(49, y + 2, W + 1, y + 1.6);
    b.line(pen.path, 1.2);
    const barbs = draw();
    for (const [x, drop] of [
      [10, 1.3],
      [14.6, 2],
      [19.4, 1.5],
      [29, 1.7],
      [34, 2.2],
      [39, 1.7],
      [49, 1],
    ] as const)
      barbs
        .at(x - 0.9, y + drop - 0.9)
        .to(x + 0.9, y + drop + 0.9)
        .at(x + 0.9, y + drop - 0.9)
        .to(x - 0.9, y + drop + 0.9);
    b.line(barbs.path, 1.1);
  }
}

/** A flare that burns over the wire. */
export function flare(b: Burin): void {
  const [x, y] = [34, 11.4];
  b.plate(rayed(x, y, 10.4), 0.9);
  b.flat(rayed(x, y, 6.4), 0.8);
  b.hole(circle(x, y, 1.5));
  b.line(draw().at(31, G).curve(33.6, 26, 34.4, 21, x, 18).path, 1.2);
  b.mass(
    draw()
      .at(-1, H + 1)
      .to(-1, 37)
      .curve(8, 34.6, 14, 38.6, 24, 37)
      .curve(34, 35.6, 42, 38.6, W + 1, 36.4)
      .to(W + 1, H + 1)
      .close().path,
  );
  wire(b);
}

/** A curl of steam. */
const steam = (x: number, y: number): Path =>
  draw()
    .at(x, y)
    .curve(x - 2.6, y - 3, x + 2.6, y - 4.6, x, y - 7.6)
    .curve(x - 1.8, y - 9.6, x + 1, y - 11, x + 0.4, y - 12.6).path;

/** A mug that steams, on a letter from home and a box. */
export function mug(b: Burin): void {
  b.plate(rectangle(4, 33, 45, 11), 1.2);
  b.line(line(4, 36.6, 49, 36.6), 0.9);
  b.fine(draw().at(9, 38.4).to(27, 38.4).at(32, 38.4).to(44, 38.4).at(12, 40.4).to(38, 40.4).path, 1);
  // The letter, its flap open.
  b.plate(
    polygon([
      [31, 33],
      [33.6, 27.4],
      [48, 27.4],
      [46, 33],
    ]),
    1,
  );
  b.fine(draw().at(33.6, 27.4).to(39.4, 31).to(48, 27.4).path, 1);
  b.flat(rectangle(43.4, 30.2, 2.2, 1.8), 0.7);
  // The mug of enamel.
  b.line(draw().at(28.4, 20.6).curve(35, 20, 35, 29.4, 28.2, 29).path, 3.4);
  b.flat(draw().at(12, 17.4).to(12.8, 31.6).bend(20.6, 34.6, 28.2, 31.6).to(29, 17.4).close().path, 1.2);
  b.plate(ellipse(20.5, 17.4, 8.5, 2.4), 1.1);
  b.mass(ellipse(20.5, 17.8, 6.9, 1.5));
  b.fine(draw().at(15, 21).to(15.6, 30.4).at(17.6, 21.6).to(18, 31).path, 1.2);
  for (const [x, y] of [
    [16.4, 14.4],
    [20.6, 14.8],
    [24.8, 14.4],
  ] as const)
    b.line(steam(x, y), 1.6);
}
