/** The pictures at the heads of the stairs of upgrades: a howitzer and its shells, a general's cap on his map. */
import { burin, type Burin, type Detail, type Inks } from '../../../src/kit/engrave/burin.ts';
import { chain, move, turn } from '../../../src/kit/engrave/path/matrix.ts';
import { draw, moved, type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { row } from '../../../src/kit/engrave/rivets.ts';
import type { Shape } from '../../../src/kit/face.ts';

/** A wheel of wood with an iron tyre. */
function wheel(b: Burin, x: number, y: number, r: number): void {
  b.mass(circle(x, y, r));
  b.hole(circle(x, y, r * 0.8));
  const spokes = Array.from({ length: 6 }, (_, spoke) => (spoke * Math.PI) / 6).reduce(
    (pen, angle) =>
      pen
        .at(x - Math.cos(angle) * r * 0.8, y - Math.sin(angle) * r * 0.8)
        .to(x + Math.cos(angle) * r * 0.8, y + Math.sin(angle) * r * 0.8),
    draw(),
  );
  b.line(spokes.path, 1.2);
  b.mass(circle(x, y, r * 0.22));
}

/** A shell on its foot. */
function shell(b: Burin, x: number, high: number): void {
  const half = high * 0.17;
  b.flat(
    draw()
      .at(x - half, 0)
      .to(x - half, -high * 0.6)
      .curve(x - half, -high * 0.84, x - half * 0.3, -high, x, -high)
      .curve(x + half * 0.3, -high, x + half, -high * 0.84, x + half, -high * 0.6)
      .to(x + half, 0)
      .close().path,
    0.9,
  );
  b.line(line(x - half, -high * 0.2, x + half, -high * 0.2), 0.9);
  b.line(line(x - half * 0.7, -high * 0.78, x + half * 0.7, -high * 0.78), 0.8);
}

/** A howitzer about its wheel, standing on 0, and shells behind it; 28 wide. */
function howitzer(b: Burin): void {
  const barrel = chain(turn(-32), move(-0.6, -6.4));
  const put = (path: Path): Path => moved(path, barrel);
  b.mass(
    polygon([
      [-12.6, 0],
      [-12.2, -1.6],
      [0, -5.6],
      [1, -3.6],
      [-10.4, 0],
    ]),
  );
  b.flat(put(rectangle(-4.2, -1.7, 7, 3.4, 0.6)), 1);
  b.flat(put(rectangle(2.4, -1.15, 9, 2.3, 0.2)), 1);
  b.mass(put(rectangle(10.6, -1.5, 1.4, 3)));
  b.line(put(draw().at(-2.6, -1.7).to(-2.6, 1.7).at(4.4, -1.1).to(4.4, 1.1).path), 0.9);
  b.plate(
    polygon([
      [0.4, -10.6],
      [2, -10.9],
      [3.6, -2.4],
      [2, -2.1],
    ]),
    1,
  );
  b.rivets(row([1.7, -9.6], [2.7, -3.4], 4), 0.2);
  wheel(b, 0.8, -4.2, 4.2);
  for (const [x, high] of [
    [-13.4, 5.4],
    [-11, 5.4],
    [-8.6, 5.4],
  ] as const)
    shell(b, x + 22.4, high);
}

/** A general's cap with its peak and braid, on a map with an arrow; 28 wide, standing on 0. */
function cap(b: Burin): void {
  b.plate(
    polygon([
      [-13, 0],
      [-9.6, -5],
      [11, -5],
      [13.4, 0],
    ]),
    1,
  );
  b.fine(draw().at(-4.4, 0).to(-3.2, -5).at(4.6, 0).to(4, -5).path, 1);
  b.line(draw().at(6.4, -1.4).bend(8.6, -3.6, 10.6, -3.2).path, 1.4);
  b.mass(
    polygon([
      [10, -4.2],
      [11.8, -3.1],
      [9.9, -2.3],
    ]),
  );
  b.fine(draw().at(-10.6, -1.2).to(-9.2, -2.6).at(-9.2, -1.2).to(-10.6, -2.6).path, 1.3);
  // The crown, wider than its band.
  b.flat(
    draw()
      .at(-7.6, -9.4)
      .curve(-9.4, -12.6, -7, -15.6, 0, -15.8)
      .curve(7, -15.6, 9.4, -12.6, 7.6, -9.4)
      .close().path,
    1.1,
  );
  b.fine(draw().at(-6, -11.6).bend(0, -13.4, 6, -11.6).path, 1);
  b.mass(draw().at(-7.2, -9.6).bend(0, -8, 7.2, -9.6).to(6.6, -5.8).bend(0, -4.2, -6.6, -5.8).close().path);
  b.cut(
    draw().at(-5.6, -7.4).bend(-3.4, -8.2, -2.2, -6.4).at(5.6, -7.4).bend(3.4, -8.2, 2.2, -6.4).path,
    1.3,
  );
  b.hole(circle(0, -7, 1.1));
  b.spots(circle(0, -7, 0.5));
  b.mass(
    draw()
      .at(-6.4, -5.6)
      .bend(0, -4, 6.4, -5.6)
      .curve(6.2, -3.2, 3, -2.2, 0, -2.2)
      .curve(-3, -2.2, -6.2, -3.2, -6.4, -5.6)
      .close().path,
  );
  b.cut(draw().at(-4.6, -3.9).bend(0, -2.4, 4.6, -3.9).path, 1.1);
}

const PICTURES = { artillery: howitzer, general: cap } as const;

/** The picture of a stair, the middle of its foot at (x, y). */
export function upgradePicture(
  of: keyof typeof PICTURES,
  x: number,
  y: number,
  inks: Inks,
  detail: Detail,
): readonly Shape[] {
  const tool = burin(inks, detail, move(x, y));
  PICTURES[of](tool);
  return tool.shapes();
}
