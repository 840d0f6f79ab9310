/** The armies' badges: red a round with a Brodie helmet, gray a lozenge with a Pickelhaube. */
import { chain, IDENTITY, move, scale, turn, type Matrix } from '../../../src/kit/engrave/matrix.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { moved } from '../../../src/kit/engrave/path.ts';
import { circle, star } from '../../../src/kit/engrave/shapes.ts';
import type { Colour } from '../../../src/kit/edition.ts';
import type { Outline, Shape } from '../../../src/kit/face.ts';
import type { Army } from '../box/battlefield.ts';
import type { Theme } from '../theme.ts';
import { HEADGEAR } from './headgear.ts';
import { paintParts } from '../../../src/kit/engrave/linocut.ts';

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
