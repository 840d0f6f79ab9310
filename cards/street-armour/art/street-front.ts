/** A row of houses from the street, as on the narrow sides of the box: gables, cornices and windows, its lowest line at 0. */
import type { Colour } from '../../../src/kit/edition.ts';
import { hatch } from '../../../src/kit/engrave/hatch.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import type { Path } from '../../../src/kit/engrave/path/path.ts';
import { polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';

interface House {
  readonly width: number;
  /** Height of its wall as a share of the row’s height. */
  readonly wall: number;
  /** Its roof: a gable, a hipped roof, or a flat one with a cornice. */
  readonly roof: 'gable' | 'hipped' | 'flat';
  readonly windows: number;
  readonly storeys: number;
}

const HOUSES: readonly House[] = [
  { width: 9, wall: 0.62, roof: 'gable', windows: 3, storeys: 3 },
  { width: 13, wall: 0.74, roof: 'flat', windows: 5, storeys: 4 },
  { width: 8, wall: 0.52, roof: 'gable', windows: 2, storeys: 2 },
  { width: 12, wall: 0.66, roof: 'hipped', windows: 4, storeys: 3 },
  { width: 7, wall: 0.82, roof: 'flat', windows: 2, storeys: 4 },
  { width: 11, wall: 0.58, roof: 'gable', windows: 3, storeys: 2 },
];

export interface StreetInks {
  readonly key: Colour;
  /** Cut lines of roofs, and windows. */
  readonly light: Colour;
  /** Whether walls are left bare and only their outlines drawn. */
  readonly isBare: boolean;
  /** Contours, mm. */
  readonly line: number;
}

/** The roof above a wall that begins at `x` and whose top is at `y`. */
function roofOf({ roof, width }: House, x: number, y: number, rise: number): Path {
  switch (roof) {
    case 'gable':
      return polygon([
        [x, y],
        [x + width / 2, y - rise],
        [x + width, y],
      ]);
    case 'hipped':
      return polygon([
        [x - 0.3, y],
        [x + width * 0.22, y - rise * 0.7],
        [x + width * 0.78, y - rise * 0.7],
        [x + width + 0.3, y],
      ]);
    case 'flat':
      return rectangle(x - 0.3, y - rise * 0.16, width + 0.6, rise * 0.16);
  }
}

function windowsOf({ width, windows, storeys }: House, x: number, wall: number): Path[] {
  const [across, down] = [width / (windows + 0.6), wall / (storeys + 0.5)];
  const [wide, high] = [across * 0.42, down * 0.5];
  return Array.from({ length: windows * storeys }, (_, index) => {
    const [column, storey] = [index % windows, Math.floor(index / windows)];
    return rectangle(
      x + across * (column + 0.3) + (across - wide) / 2,
      -wall + down * (storey + 0.4),
      wide,
      high,
    );
  });
}

/** Houses along `length` mm, the tallest about `tall` mm high; `from` is the index of the first. */
export function houses(length: number, tall: number, from: number, inks: StreetInks): Shape[] {
  const { key, light, isBare, line: width } = inks;
  const contour = { stroke: { colour: key, width, join: 'round' as const } };
  const shapes: Shape[] = [];
  let x = -2;
  for (let index = from; x < length; index++) {
    const house = HOUSES[index % HOUSES.length] as House;
    const wall = house.wall * tall;
    const roof = roofOf(house, x, -wall, tall * 0.24);
    shapes.push(
      {
        d: written(rectangle(x, -wall, house.width, wall)),
        ...(isBare ? { fill: light, ...contour } : { fill: key }),
      },
      { d: written(roof), fill: isBare ? light : key, ...(isBare && contour) },
      ...(house.roof === 'flat'
        ? []
        : [
            {
              d: hatch(roof, { angle: 90, spacing: 0.8, heavy: width, light: -1 }),
              fill: isBare ? key : light,
            },
          ]),
      { d: written(...windowsOf(house, x, wall)), fill: isBare ? key : light },
    );
    x += house.width + 0.5;
  }
  return shapes;
}
