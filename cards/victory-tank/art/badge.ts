/** The armies' badges: red a round with a Brodie helmet, gray a lozenge with a Pickelhaube. */
import { IDENTITY, type Matrix, chain, move, scale, turn } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { moved } from '../../../src/kit/engrave/path/path.ts';
import { circle, star } from '../../../src/kit/engrave/path/shapes.ts';
import type { Colour } from '../../../src/kit/edition.ts';
import type { Outline, Shape } from '../../../src/kit/face.ts';
import type { Army } from '../data/battlefield.ts';
import type { Theme } from '../theme.ts';
import { type Part, paintParts, part } from '../../../src/kit/engrave/linocut.ts';

// The armies' helmets.

/** Helmets ten wide about the origin, facing right. */
const BRODIE: readonly Part[] = [
  part(
    [
      [-3.3, 0.8, 'sharp'],
      [-3.15, -0.9],
      [-1.95, -2.35],
      [0, -2.8],
      [1.95, -2.35],
      [3.15, -0.9],
      [3.3, 0.8, 'sharp'],
    ],
    {
      cuts: [
        [
          [0.5, -2.1],
          [1.7, -1.7],
          [2.5, -0.5],
        ],
        [
          [1.2, -1.1],
          [1.8, -0.3],
        ],
      ],
    },
  ),
  part(
    [
      [-5.2, 1.6, 'sharp'],
      [-3.6, 0.45],
      [0, 0],
      [3.6, 0.45],
      [5.2, 1.6, 'sharp'],
      [3.4, 1.7],
      [0, 1.3],
      [-3.4, 1.7],
    ],
    {
      cuts: [
        [
          [-3.7, 1.05],
          [0, 0.62],
          [3.7, 1.05],
        ],
      ],
    },
  ),
];

const PICKELHAUBE: readonly Part[] = [
  part([
    [-1.05, -2.7],
    [-0.5, -3.35],
    [-0.3, -4.2],
    [0, -6, 'sharp'],
    [0.3, -4.2],
    [0.5, -3.35],
    [1.05, -2.7],
  ]),
  part(
    [
      [-3.6, 1.2, 'sharp'],
      [-3.5, -0.7],
      [-2.2, -2.5],
      [0, -3],
      [2.2, -2.5],
      [3.3, -0.8],
      [3.4, 1.1, 'sharp'],
    ],
    {
      cuts: [
        [
          [-3.1, 0],
          [-2.8, -1],
          [-2, -1.8],
        ],
        // The star on its front.
        [
          [2, -2.1, 'sharp'],
          [2.25, -1.1, 'sharp'],
          [3.1, -0.75, 'sharp'],
          [2.25, -0.4, 'sharp'],
          [2, 0.6, 'sharp'],
          [1.75, -0.4, 'sharp'],
          [0.9, -0.75, 'sharp'],
          [1.75, -1.1, 'sharp'],
          [2, -2.1, 'sharp'],
        ],
      ],
    },
  ),
  // Front and neck peaks in one band.
  part(
    [
      [-3.8, 0.7],
      [0, 1.1],
      [3.4, 0.6],
      [5.5, 2, 'sharp'],
      [3, 2.1],
      [0, 2.2],
      [-2.6, 2.4],
      [-5.2, 3.9, 'sharp'],
      [-4.7, 1.9],
    ],
    {
      cuts: [
        [
          [-4, 1.5],
          [0, 1.65],
          [3.6, 1.3],
        ],
      ],
    },
  ),
];

/** The chin straps that hang from them. */
const BRODIE_STRAP: Part = part([
  [-2.9, 2.1],
  [-2.3, 2],
  [-1.5, 3.4],
  [0, 3.95],
  [1.5, 3.4],
  [2.3, 2],
  [2.9, 2.1],
  [1.9, 3.85],
  [0, 4.6],
  [-1.9, 3.85],
]);

const PICKELHAUBE_STRAP: Part = part([
  [-2, 2.7],
  [-1.4, 2.6],
  [-0.7, 3.8],
  [0.7, 4.2],
  [2.1, 3.5],
  [2.6, 2.5],
  [3.2, 2.5],
  [2.5, 4],
  [0.7, 4.9],
  [-1.2, 4.4],
]);

/** A helmet, and the strap that hangs from it. */
export interface Headgear {
  readonly helmet: readonly Part[];
  readonly strap: Part;
}

const HEADGEAR: Readonly<Record<Army, Headgear>> = {
  red: { helmet: BRODIE, strap: BRODIE_STRAP },
  gray: { helmet: PICKELHAUBE, strap: PICKELHAUBE_STRAP },
};

/** An army's helmet, ten units wide, over the curve of its strap; `line` mm wide lines of `cut` in `solid`. */
export const helmet = (army: Army, matrix: Matrix, solid: Colour, cut: Colour, line: number): Shape[] =>
  paintParts([...HEADGEAR[army].helmet, HEADGEAR[army].strap], matrix, {
    solid,
    cut,
    light: solid,
    contour: line,
    line,
  });

/** The helmet without its strap. */
const bareHelmet = (army: Army, matrix: Matrix, solid: Colour, cut: Colour): Shape[] =>
  paintParts(HEADGEAR[army].helmet, matrix, { solid, cut, light: solid, contour: 0.3, line: 0.3 });

/** The badge's edge: a round of `radius`, or a lozenge that reaches `radius` up and down. */
const edge = (army: Army, matrix: Matrix, radius: number): Outline => {
  const path = army === 'red' ? circle(0, 0, radius) : star(0, 0, 2, radius, radius);
  return written(moved(path, matrix));
};

/** The round is 20 mm across, the lozenge 26 from corner to corner: they weigh the same to the eye. */
const RADIUS: Readonly<Record<Army, number>> = { red: 10, gray: 13 };
const DEVICE: Readonly<Record<Army, number>> = { red: 1.5, gray: 1.4 };

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
  // Where ink is spared the helmets are outlines: paper with the lines of their cuts.
  const [field, rim] = drawn ? [theme.paper, flat] : [flat, theme.paper];
  const radius = RADIUS[army] * 1.5;
  const half = army === 'red' ? chain(scale(2.05), move(0, -5.3)) : chain(scale(1.62), move(0, -7));
  return [
    {
      d: edge(army, IDENTITY, radius),
      fill: field,
      stroke: { colour: drawn ? flat : theme.paper, width: drawn ? 0.4 : 1.4 },
    },
    { d: edge(army, IDENTITY, radius * 0.93), stroke: { colour: rim, width: drawn ? 0.18 : 0.3 } },
    ...[half, chain(half, turn(180))].flatMap((place) => bareHelmet(army, place, theme.paper, flat)),
    { d: written(star(0, 0, 4, 1.1, 0.36)), fill: rim },
  ];
}
