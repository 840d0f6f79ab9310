/** The armoured cars and tanks of the two sides, from their side, driving to the right. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { belt, walk } from '../../../src/kit/engrave/figures/belt.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { draw, type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, ellipse, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { row } from '../../../src/kit/engrave/rivets.ts';

// The cars.

/** A wheel with spokes of wood. */
function wheel(b: Burin, [x, y]: Point, r: number): void {
  b.mass(circle(x, y, r));
  b.hole(circle(x, y, r * 0.72));
  const spokes = [0, 1, 2, 3].reduce((pen, spoke) => {
    const angle = (spoke * Math.PI) / 4 + 0.2;
    const [dx, dy] = [Math.cos(angle) * r * 0.72, Math.sin(angle) * r * 0.72];
    return pen.at(x - dx, y - dy).to(x + dx, y + dy);
  }, draw());
  b.fine(spokes.path, 1.2);
  b.spots(circle(x, y, r * 0.2));
}

/** Side A: a low car with a long bonnet and a turret behind it. */
export function bonnetedCar(b: Burin): void {
  const hull = draw()
    .at(-46, -15)
    .to(-46, -30)
    .to(-14, -31)
    .to(-9, -40)
    .to(18, -40)
    .to(22, -31)
    .to(41, -29)
    .to(47, -25)
    .to(47, -15)
    .close().path;
  b.flat(hull);
  b.flat(
    draw()
      .at(-11, -40)
      .to(-9, -54)
      .curve(-8, -57, -6, -58, -3, -58)
      .to(11, -58)
      .to(15, -54)
      .to(17, -40)
      .close().path,
  );
  b.mass(rectangle(14, -51, 28, 3.4));
  b.mass(rectangle(-2, -51, 8, 2.6));
  b.fine(
    draw().at(-9, -40).to(18, -40).at(-13, -31).to(23, -31).at(-2, -40).to(-2, -16).at(11, -40).to(11, -16)
      .path,
  );
  b.mass(rectangle(13, -37, 4.4, 2.4));
  b.fine(draw().at(31, -29).to(31, -17).at(35, -29).to(35, -17).at(39, -28).to(39, -17).path);
  b.rivets([...row([-43, -27], [-16, -28], 6), ...row([-43, -18], [-38, -18], 2)], 0.7);
  b.shade(
    polygon([
      [-46, -22],
      [-13, -22],
      [-13, -15],
      [-46, -15],
    ]),
    { angle: 0, spacing: 0.5, heavy: 0.1, light: 1 },
  );
  b.plate(rectangle(-50, -17, 100, 3.4, 1));
  wheel(b, [-30, -12], 12);
  wheel(b, [32, -12], 12);
  b.plate(circle(47, -31, 3.2), 0.8);
}

/** Side B: a tall box of plates with a dome on its roof, on wheels of steel. */
export function boxCar(b: Burin): void {
  b.flat(
    polygon([
      [-47, -14],
      [-47, -38],
      [-40, -44],
      [14, -44],
      [24, -31],
      [44, -29],
      [48, -24],
      [48, -14],
    ]),
  );
  b.flat(draw().at(-26, -44).curve(-26, -61, 2, -61, 2, -44).close().path);
  b.mass(rectangle(-2, -54, 24, 3.6));
  b.mass(rectangle(-18, -53, 8, 2.6));
  b.fine(draw().at(-24, -44).to(-24, -16).at(0, -44).to(0, -16).at(24, -31).to(24, -16).path);
  b.mass(rectangle(6, -39, 6, 2.8));
  b.mass(rectangle(-38, -39, 6, 2.8));
  b.rivets([...row([-45, -28], [-4, -28], 8), ...row([4, -28], [20, -28], 4)], 0.7);
  b.shade(rectangle(-47, -22, 71, 7), { angle: 0, spacing: 0.5, heavy: 0.1, light: 1 });
  b.fine(draw().at(29, -29).to(29, -17).at(34, -29).to(34, -17).at(39, -28).to(39, -17).path);
  for (const x of [-29, 31]) {
    b.mass(circle(x, -12, 12));
    b.hole(circle(x, -12, 7));
    b.spots(circle(x, -12, 2.4));
  }
}

// The tanks.

/** The belt of a tank of 1916: all round the hull. */
const BELT = belt(
  [
    { at: [34, -38], r: 9 },
    { at: [42, -34], r: 7 },
    { at: [20, -7], r: 7 },
    { at: [-38, -8], r: 8 },
    { at: [-42, -20], r: 8 },
    { at: [-34, -36], r: 8 },
  ],
  3,
);

/** The belt scaled towards its middle. */
const within = (share: number, middle: Point = [-1, -23]): Path =>
  polygon(
    BELT.map(([x, y]): Point => [middle[0] + (x - middle[0]) * share, middle[1] + (y - middle[1]) * share]),
  );

/** Side A: belts all round the hull, and a gun in a bay at its side. */
export function beltedTank(b: Burin): void {
  b.flat(draw().at(4, -42).to(6, -52).to(24, -52).to(27, -42).close().path);
  b.mass(rectangle(19, -49, 5, 2.4));
  b.mass(polygon(BELT));
  const links = walk(BELT, 6.2).reduce(
    (pen, { at: [x, y], heading: [hx, hy] }) => pen.at(x, y).to(x + hy * -4.6, y + hx * 4.6),
    draw(),
  );
  b.cut(links.path, 0.75);
  b.flat(within(0.8), 0.8);
  b.fine(within(0.68));
  b.rivets(row([-30, -31], [24, -31], 11), 0.7);
  b.rivets(row([-30, -14], [16, -14], 9), 0.7);
  b.shade(
    polygon([
      [-34, -19],
      [14, -19],
      [10, -11.5],
      [-34, -11.5],
    ]),
    { angle: 0, spacing: 0.5, heavy: 0.1, light: 1 },
  );
  b.plate(
    polygon([
      [-16, -33],
      [8, -33],
      [16, -28],
      [16, -18],
      [8, -14],
      [-16, -14],
    ]),
  );
  b.fine(draw().at(8, -33).to(8, -14).path);
  b.mass(rectangle(10, -26.5, 30, 4.6));
  b.mass(rectangle(36, -27.4, 6, 6.4));
  b.fine(ellipse(-6, -23.5, 4.5, 5.5));
}

/** Side B: a house of plates over its belts, a lookout on the roof, a gun in the bow. */
export function boxTank(b: Burin): void {
  b.mass(rectangle(-41, -9, 80, 9, 4));
  for (const x of [-33, -20, -7, 6, 19, 31]) b.hole(circle(x, -4, 2.4));
  b.mass(rectangle(38, -28, 10, 4.4));
  b.flat(
    polygon([
      [-45, -7],
      [-49, -23],
      [-39, -40],
      [36, -40],
      [46, -24],
      [43, -7],
    ]),
  );
  b.flat(
    polygon([
      [-15, -40],
      [-13, -54],
      [11, -54],
      [14, -40],
    ]),
  );
  b.mass(rectangle(-10, -50, 7, 3));
  b.mass(rectangle(2, -50, 7, 3));
  b.fine(
    draw().at(-39, -40).to(-36, -8).at(-12, -40).to(-12, -8).at(12, -40).to(12, -8).at(34, -40).to(34, -8)
      .path,
  );
  b.rivets([...row([-34, -37], [31, -37], 13), ...row([-34, -11], [31, -11], 13)], 0.7);
  b.shade(rectangle(-44, -19, 86, 10), { angle: 0, spacing: 0.5, heavy: 0.1, light: 1 });
  for (const x of [-25, 22]) {
    b.plate(circle(x, -25, 4.6));
    b.mass(rectangle(x, -26.4, 12, 2.8));
  }
  b.plate(circle(41, -26, 5));
}
