/** The armies' badges: red a round with a Brodie helmet, gray a lozenge with a Pickelhaube. */
import { chain, IDENTITY, move, scale, turn, type Matrix } from '../../../src/kit/engrave/matrix.ts';
import { moved, written } from '../../../src/kit/engrave/path.ts';
import { circle, star } from '../../../src/kit/engrave/shapes.ts';
import type { Colour } from '../../../src/kit/edition.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Army } from '../box.ts';
import type { Theme } from '../theme.ts';
import { paintParts, part, type Part } from './linocut.ts';

/** Ten wide, about the origin, facing right. */
const BRODIE: readonly Part[] = [
  part(
    [
      [-3.05, 1.1],
      [-2.9, -1.1],
      [-1.5, -2.75],
      [0, -3.05],
      [1.5, -2.75],
      [2.9, -1.1],
      [3.05, 1.1],
    ],
    {
      cuts: [
        [
          [0.9, -2.2],
          [1.9, -1.4],
          [2.25, -0.2],
        ],
        [
          [0.1, -2.35],
          [0.5, -2.3],
        ],
      ],
    },
  ),
  part(
    [
      [-5, 1.55],
      [-3.5, 0.55],
      [0, 0.1],
      [3.5, 0.55],
      [5, 1.55],
      [3.4, 1.75],
      [0, 1.3],
      [-3.4, 1.75],
    ],
    {
      cuts: [
        [
          [-3.4, 0.98],
          [0, 0.62],
          [3.4, 0.98],
        ],
      ],
    },
  ),
  part([
    [-2.7, 2.1],
    [-2.2, 2],
    [-1.5, 3.5],
    [0, 4.1],
    [1.5, 3.5],
    [2.2, 2],
    [2.7, 2.1],
    [1.9, 3.9],
    [0, 4.7],
    [-1.9, 3.9],
  ]),
];

const PICKELHAUBE: readonly Part[] = [
  part([
    [-0.8, -2.5],
    [-0.3, -3.3],
    [-0.18, -4],
    [0, -5.6, 'sharp'],
    [0.18, -4],
    [0.3, -3.3],
    [0.8, -2.5],
  ]),
  part(
    [
      [-3.5, 0.9, 'sharp'],
      [-3.3, -0.9],
      [-1.9, -2.4],
      [0, -2.85],
      [1.9, -2.4],
      [3.2, -0.9],
      [3.35, 0.9, 'sharp'],
    ],
    {
      cuts: [
        [
          [-3, -0.1],
          [-2.3, -1.4],
        ],
      ],
    },
  ),
  // The plate on its front.
  part([
    [1.3, -1.9],
    [2.6, -1.6],
    [3, -0.3],
    [2.2, 0.9],
    [1.2, 0.2],
    [0.7, -0.8],
  ]),
  // Front and neck peaks in one band.
  part(
    [
      [-3.6, 0.7],
      [0, 1.1],
      [3.3, 0.6],
      [5.1, 1.9, 'sharp'],
      [2.9, 2],
      [0, 2.1],
      [-2.6, 2.3],
      [-4.9, 3.6, 'sharp'],
      [-4.4, 1.9],
    ],
    {
      cuts: [
        [
          [-3.7, 1.5],
          [0, 1.6],
          [3.4, 1.3],
        ],
      ],
    },
  ),
  part([
    [-2, 2.5],
    [-1.5, 2.4],
    [-0.8, 3.8],
    [0.7, 4.2],
    [2.2, 3.4],
    [2.7, 2.3],
    [3.2, 2.4],
    [2.5, 4],
    [0.7, 4.9],
    [-1.2, 4.4],
  ]),
];

const HELMETS: Readonly<Record<Army, readonly Part[]>> = { red: BRODIE, gray: PICKELHAUBE };

/** An army's helmet, ten units wide, in one colour with lines of another cut into it. */
export const helmet = (army: Army, matrix: Matrix, solid: Colour, cut: Colour, line: number): Shape[] =>
  paintParts(HELMETS[army], matrix, { solid, cut, light: solid, contour: line, line });

/** The badge's edge: a round of `radius`, or a lozenge that reaches `radius` up and down. */
const edge = (army: Army, matrix: Matrix, radius: number): string => {
  const path = army === 'red' ? circle(0, 0, radius) : star(0, 0, 2, radius, radius);
  return written(moved(path, matrix));
};

/** The round is 20 mm across, the lozenge 26 from corner to corner: they weigh the same to the eye. */
const RADIUS: Readonly<Record<Army, number>> = { red: 10, gray: 13 };
const DEVICE: Readonly<Record<Army, number>> = { red: 1.42, gray: 1.3 };

export interface BadgeInks {
  readonly field: Colour;
  readonly device: Colour;
  /** The line round the field, where the field is as light as the ground. */
  readonly rim?: Colour;
}

/** The badge of an army about the origin of `matrix`. */
export function badge(
  army: Army,
  matrix: Matrix,
  { field, device, rim = device }: BadgeInks,
  line: number,
): Shape[] {
  const radius = RADIUS[army];
  return [
    { d: edge(army, matrix, radius), fill: field, stroke: { colour: rim, width: 2 * line } },
    { d: edge(army, matrix, radius * 0.9), stroke: { colour: device, width: line } },
    ...helmet(army, chain(scale(DEVICE[army]), matrix), device, field, line),
  ];
}

/** A badge with two helmets crown to crown, as a court card has its kings: the same turned by half. */
export function doubleBadge(army: Army, theme: Theme): Shape[] {
  const drawn = theme.edition === 'low-ink';
  const flat = theme.army[army].flat;
  const [field, device] = drawn ? [theme.paper, flat] : [flat, theme.paper];
  const radius = RADIUS[army] * 1.5;
  const half = chain(scale(army === 'red' ? 1.25 : 1.12), move(0, army === 'red' ? -6.9 : -7.4));
  return [
    {
      d: edge(army, IDENTITY, radius),
      fill: field,
      stroke: { colour: drawn ? flat : theme.paper, width: drawn ? 0.4 : 1.4 },
    },
    { d: edge(army, IDENTITY, radius * 0.93), stroke: { colour: device, width: 0.3 } },
    ...[half, chain(half, turn(180))].flatMap((place) => helmet(army, place, device, field, 0.25)),
  ];
}
