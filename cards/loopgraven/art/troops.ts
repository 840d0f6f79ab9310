/** The three kinds of troops of a side: three men of a platoon, an armoured car and a tank, driving to the right. */
import { burin, type Burin, type Detail, type Inks } from '../../../src/kit/engrave/burin.ts';
import { chain, move, scale } from '../../../src/kit/engrave/path/matrix.ts';
import type { Path } from '../../../src/kit/engrave/path/path.ts';
import { polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Side } from '../data/pieces.ts';
import type { UnitType } from '../data/tables.ts';
import { platoon } from './platoon.ts';
import { beltedTank, bonnetedCar, boxCar, boxTank } from './vehicles.ts';

/** Pictures are drawn a hundred units wide, the middle of their foot at the origin, y down. */
const UNIT = 100;

/** The two sides differ in their helmets, cars and tanks: both are known in grey. */
const DRAWN: Readonly<Record<UnitType, Readonly<Record<Side, (b: Burin) => void>>>> = {
  platoon: { a: (b) => platoon(b, 'a'), b: (b) => platoon(b, 'b') },
  car: { a: bonnetedCar, b: boxCar },
  tank: { a: beltedTank, b: boxTank },
};

export interface TroopPlace {
  /** The middle of its foot, mm. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Side A's where left out. */
  readonly side?: Side;
}

/** A troop `width` mm wide, the middle of its foot at (x, y). */
export function troop(
  type: UnitType,
  { x, y, width, side = 'a' }: TroopPlace,
  inks: Inks,
  detail: Detail,
  left = false,
): readonly Shape[] {
  const size = width / UNIT;
  const tool = burin(inks, detail, chain(scale(left ? -size : size, size), move(x, y)));
  DRAWN[type][side](tool);
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
