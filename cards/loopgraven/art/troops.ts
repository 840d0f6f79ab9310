/** The three kinds of troops: three men of a platoon, an armoured car and a tank from their side, driving to the right. */
import { burin, type Burin, type Detail, type Inks } from '../../../src/kit/engrave/burin.ts';
import { chain, move, scale, type Point } from '../../../src/kit/engrave/path/matrix.ts';
import { belt, walk } from '../../../src/kit/engrave/figures/belt.ts';
import { draw, type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, ellipse, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { row } from '../../../src/kit/engrave/rivets.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { UnitType } from '../data/tables.ts';

/** Pictures are drawn a hundred units wide, the middle of their foot at the origin, y down. */
const UNIT = 100;

/** One man from the front to his chest: shoulders, face, a helmet with a brim all round; `at` is his chin. */
function bust(b: Burin, [x, y]: Point, size: number): void {
  const on = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  const pen = (steps: readonly Point[]): Path => polygon(steps);
  b.flat(
    draw()
      .at(...on(-15, 24))
      .curve(...on(-15, 8), ...on(-10, 6), ...on(-4, 4))
      .to(...on(4, 4))
      .curve(...on(10, 6), ...on(15, 8), ...on(15, 24))
      .close().path,
  );
  b.fine(
    draw()
      .at(...on(-4, 5))
      .to(...on(0, 12))
      .to(...on(4, 5))
      .at(...on(0, 12))
      .to(...on(0, 24)).path,
  );
  b.plate(
    draw()
      .at(...on(-6.5, -8))
      .curve(...on(-6.5, 0), ...on(-4, 4), ...on(0, 4))
      .curve(...on(4, 4), ...on(6.5, 0), ...on(6.5, -8))
      .close().path,
    0.8,
  );
  b.spots(
    pen([on(-4.4, -6.6), on(4.4, -6.6), on(4.8, -4.6), on(1, -4.4), on(0, -2), on(-1, -4.4), on(-4.8, -4.6)]),
  );
  b.flat(
    draw()
      .at(...on(-13, -7))
      .curve(...on(-9, -8.6), ...on(-9, -18.5), ...on(0, -18.5))
      .curve(...on(9, -18.5), ...on(9, -8.6), ...on(13, -7))
      .curve(...on(6, -9.4), ...on(-6, -9.4), ...on(-13, -7))
      .close().path,
  );
  b.fine(
    draw()
      .at(...on(3.4, -15.6))
      .curve(...on(6, -14), ...on(6.4, -11.6), ...on(7, -9.8)).path,
  );
}

function platoon(b: Burin): void {
  bust(b, [-27, -26], 1.06);
  bust(b, [27, -26], 1.06);
  bust(b, [0, -28], 1.28);
}

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

function car(b: Burin): void {
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

function tank(b: Burin): void {
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

const DRAWN: Readonly<Record<UnitType, (b: Burin) => void>> = { platoon, car, tank };

/** A troop `width` mm wide, the middle of its foot at (x, y). */
export function troop(
  type: UnitType,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  inks: Inks,
  detail: Detail,
  left = false,
): readonly Shape[] {
  const size = width / UNIT;
  const tool = burin(inks, detail, chain(scale(left ? -size : size, size), move(x, y)));
  DRAWN[type](tool);
  return tool.shapes();
}

/** The sides of a die as its outline: a triangle of four, a square of six, a kite of ten. */
export function dieOutline(sides: 4 | 6 | 10, x: number, y: number, reach: number): Path {
  if (sides === 6) return rectangle(x - reach * 0.9, y - reach * 0.9, reach * 1.8, reach * 1.8, reach * 0.25);
  if (sides === 4)
    return polygon([
      [x, y - reach * 1.25],
      [x + reach * 1.25, y + reach * 0.9],
      [x - reach * 1.25, y + reach * 0.9],
    ]);
  return polygon([
    [x, y - reach * 1.25],
    [x + reach * 1.2, y + reach * 0.1],
    [x, y + reach * 1.25],
    [x - reach * 1.2, y + reach * 0.1],
  ]);
}
