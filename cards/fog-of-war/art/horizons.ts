/** What stands on the horizon of action cards, by their set: each year is fought in another country. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { draw, type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { CardSet } from '../data/components.ts';

/** Draws on a horizon at 0, in a picture 25 wide: what is to the left of a figure, low, and what is to the right of it. */
type Horizon = (left: Burin, b: Burin) => void;

/** A line this heavy, as a share of a contour, is far off. */
const FAR = 0.62;

const poplar = (b: Burin, x: number, high: number): void => {
  b.plate(
    draw()
      .at(x - 0.15, 0)
      .to(x - 0.15, -high * 0.14)
      .curve(x - high * 0.2, -high * 0.3, x - high * 0.12, -high * 0.86, x, -high)
      .curve(x + high * 0.12, -high * 0.86, x + high * 0.2, -high * 0.3, x + 0.15, -high * 0.14)
      .to(x + 0.15, 0)
      .close().path,
    FAR,
  );
  b.fine(line(x, -high * 0.2, x, -high * 0.7), 0.8);
};

const cottage = (b: Burin, x: number, wide: number): void => {
  b.plate(rectangle(x, -wide * 0.5, wide, wide * 0.5), FAR);
  b.plate(
    polygon([
      [x - wide * 0.08, -wide * 0.5],
      [x + wide * 0.16, -wide * 0.92],
      [x + wide * 0.84, -wide * 0.92],
      [x + wide * 1.08, -wide * 0.5],
    ]),
    FAR,
  );
  b.spots(rectangle(x + wide * 0.4, -wide * 0.34, wide * 0.2, wide * 0.34));
};

/** The Low Countries: a mill, and cottages. */
const lowlands: Horizon = (left, b) => {
  cottage(left, 1.4, 3.4);
  b.plate(
    polygon([
      [20.6, 0],
      [21.2, -5],
      [23.2, -5],
      [23.8, 0],
    ]),
    FAR,
  );
  b.plate(draw().at(21, -5).curve(21.2, -6.6, 23.2, -6.6, 23.4, -5).close().path, FAR);
  b.line(draw().at(19.2, -8.6).to(25.2, -2.8).at(25.1, -8.7).to(19.3, -2.7).path, 0.9);
  b.spots(rectangle(21.9, -1.6, 0.8, 1.6));
};

/** France: a church among poplars. */
const france: Horizon = (left, b) => {
  for (const [x, high] of [
    [1.4, 5.2],
    [3.2, 6],
    [5, 4.8],
  ] as const)
    poplar(left, x, high);
  b.plate(
    polygon([
      [20.2, 0],
      [20.2, -3.4],
      [20.9, -4.4],
      [23.2, -4.4],
      [23.2, 0],
    ]),
    FAR,
  );
  b.plate(
    polygon([
      [22.6, 0],
      [22.6, -5.4],
      [23.5, -10],
      [24.4, -5.4],
      [24.4, 0],
    ]),
    FAR,
  );
  b.fine(
    draw().at(22.6, -5.4).to(24.4, -5.4).at(23.5, -10).to(23.5, -11).at(23.1, -10.6).to(23.9, -10.6).path,
    0.9,
  );
  b.spots(rectangle(21.3, -2.6, 0.6, 1.4));
};

const palm = (b: Burin, x: number, high: number): void => {
  b.line(
    draw()
      .at(x, 0)
      .bend(x + 0.5, -high * 0.5, x + 0.1, -high).path,
    1.1,
  );
  const frond = (dx: number, dy: number): Path =>
    draw()
      .at(x + 0.1, -high)
      .bend(x + 0.1 + dx * 0.5, -high - dy, x + 0.1 + dx, -high + 0.5).path;
  for (const [dx, dy] of [
    [-2.6, 1.4],
    [2.6, 1.4],
    [-1.6, 2.2],
    [1.6, 2.2],
  ] as const)
    b.line(frond(dx, dy), 0.9);
};

/** Africa: palms between dunes. */
const desert: Horizon = (left, b) => {
  left.plate(draw().at(-1, 0).bend(3, -4.4, 8, 0).close().path, FAR);
  b.plate(draw().at(15, 0).bend(22, -5, 27, -0.6).to(27, 0).close().path, FAR);
  palm(b, 21.8, 7.6);
  palm(b, 23.9, 5.8);
};

/** The east: a works that has been shot to pieces. */
const ruins: Horizon = (left, b) => {
  left.plate(
    polygon([
      [0, 0],
      [0, -3.6],
      [1.2, -4.6],
      [2, -3],
      [3.2, -3.8],
      [4.4, -1.4],
      [6, -1],
      [6.4, 0],
    ]),
    FAR,
  );
  for (const x of [0.8, 2.6]) left.spots(rectangle(x, -2.2, 0.8, 1));
  b.plate(
    polygon([
      [18.6, 0],
      [18.6, -3],
      [20, -4.6],
      [20.6, -3.4],
      [21.8, -5],
      [22.6, -3.2],
      [25.4, -2.6],
      [25.4, 0],
    ]),
    FAR,
  );
  b.plate(
    polygon([
      [22.8, 0],
      [23.1, -8.8],
      [23.7, -9.4],
      [24.3, -8.4],
      [24.6, 0],
    ]),
    FAR,
  );
  for (const x of [19.4, 21]) b.spots(rectangle(x, -2.2, 0.8, 1));
};

/** Italy: mountains, a village on a spur. */
const mountains: Horizon = (left, b) => {
  left.plate(
    polygon([
      [-1, 0],
      [2.4, -5.2],
      [4.4, -3],
      [7.6, 0],
    ]),
    FAR,
  );
  b.plate(
    polygon([
      [14.6, 0],
      [19.4, -7.6],
      [21, -6],
      [23, -9.6],
      [27, -3.6],
      [27, 0],
    ]),
    FAR,
  );
  b.fine(draw().at(19.4, -7.6).to(20.2, -4.6).at(23, -9.6).to(23.6, -6.2).to(22.8, -4).path, 0.9);
  b.plate(rectangle(20.2, -2.6, 1.6, 2.6), FAR);
  b.plate(rectangle(21.6, -3.8, 1.2, 3.8), FAR);
  b.plate(rectangle(22.6, -2.2, 1.8, 2.2), FAR);
};

/** The New World: towers. */
const skyline: Horizon = (left, b) => {
  const tower = (on: Burin, x: number, wide: number, high: number): void => {
    on.plate(rectangle(x, -high, wide, high), FAR);
    on.fine(line(x + wide / 2, -high + 0.7, x + wide / 2, -0.8), 0.7);
  };
  tower(left, 0.4, 1.8, 4.4);
  tower(left, 2.2, 1.4, 5.8);
  tower(left, 3.6, 2, 3.6);
  for (const [x, wide, high] of [
    [18.4, 1.8, 4.4],
    [20.2, 1.6, 7.4],
    [23.6, 2, 5.6],
  ] as const)
    tower(b, x, wide, high);
  b.plate(
    polygon([
      [21.6, 0],
      [21.6, -7.6],
      [22.1, -7.6],
      [22.1, -9.4],
      [22.6, -10],
      [23.1, -9.4],
      [23.1, -7.6],
      [23.6, -7.6],
      [23.6, 0],
    ]),
    FAR,
  );
  b.fine(line(22.6, -10, 22.6, -12), 0.9);
};

const onion = (b: Burin, x: number, foot: number, r: number): void => {
  b.plate(rectangle(x - r * 0.6, -foot, r * 1.2, foot), FAR);
  b.plate(
    draw()
      .at(x - r * 0.5, -foot)
      .curve(x - r * 1.5, -foot - r * 0.9, x - r * 0.3, -foot - r * 1.7, x, -foot - r * 2.5)
      .curve(x + r * 0.3, -foot - r * 1.7, x + r * 1.5, -foot - r * 0.9, x + r * 0.5, -foot)
      .close().path,
    FAR,
  );
};

/** Russia: domes like onions. */
const domes: Horizon = (left, b) => {
  cottage(left, 1.2, 3.2);
  onion(b, 20.2, 2.6, 1);
  onion(b, 24, 3, 1);
  onion(b, 22.1, 4.4, 1.3);
};

/** Chalk cliffs, and a ship under them. */
const cliffs: Horizon = (_, b) => {
  b.plate(
    polygon([
      [27, 0],
      [19.6, 0],
      [20.2, -3.4],
      [21.4, -4],
      [22.6, -5.2],
      [27, -5.6],
    ]),
    FAR,
  );
  b.fine(
    draw().at(21.4, -3.6).to(21.2, -0.8).at(22.8, -4.8).to(22.9, -1.6).at(24.2, -5).to(24, -1).path,
    0.8,
  );
};

/** A lighthouse on its rock. */
const lighthouse: Horizon = (_, b) => {
  b.plate(draw().at(19.6, 0).bend(22.4, -2.2, 25.8, 0).close().path, FAR);
  b.plate(
    polygon([
      [21.6, -1],
      [22, -7],
      [23.2, -7],
      [23.6, -1],
    ]),
    FAR,
  );
  b.plate(rectangle(21.8, -8.6, 1.6, 1.6), FAR);
  b.spots(circle(22.6, -7.8, 0.4));
  b.fine(line(21.8, -3, 23.4, -3), 1);
  b.fine(line(21.9, -5, 23.3, -5), 1);
};

const ON_LAND: Readonly<Record<CardSet, Horizon>> = {
  start: lowlands,
  1940: france,
  1941: desert,
  1942: ruins,
  1943: mountains,
  usa: skyline,
  ussr: domes,
};

/** From the sea one sees coasts. */
const AT_SEA: Readonly<Partial<Record<CardSet, Horizon>>> = { start: lighthouse, 1940: cliffs };

/** Two tools: one for what is left of a figure, one for what is right of it. */
export function horizon(left: Burin, right: Burin, set: CardSet, atSea: boolean): void {
  const draws = (atSea ? AT_SEA[set] : undefined) ?? ON_LAND[set];
  draws(left, right);
}
