/**
 * A tuck box for a deck: four walls in a row, a lid that tucks in, a foot glued shut, and a notch for the thumb. On the
 * page the back stands left, its print upright; the foot is below.
 */
import type { Point } from '../engrave/path/matrix.ts';
import { cornersOf, wall, type Carton, type CartonPanel, type Hinge, type Inside } from './carton.ts';

/** The length of the lid's tongue, mm. */
const TONGUE = 15;
/** The widest glue flap between walls, mm. */
const SEAM = 12;
/** The longest dust flap, mm; the two of an end do not meet. */
const DUST = 18;
/** How much narrower flaps are at their ends than at their folds, so that they slide in, mm. */
const TAPER = 2;
/** The depth of the thumb notch, mm. */
export const NOTCH = 7;
/** Points of the notch's arc. */
const NOTCH_STEPS = 16;

const RIGHT_ANGLE = 90;

interface Column {
  readonly name: string;
  readonly x: number;
  readonly width: number;
}

const hinge = (on: string, from: Point, to: Point): Hinge => ({ on, from, to, angle: RIGHT_ANGLE });

/** A tapered flap above or below a wall. */
function endFlap(name: string, { name: on, x, width }: Column, y: number, reach: number): CartonPanel {
  const [from, to]: [Point, Point] = [
    [x, y],
    [x + width, y],
  ];
  const taper = Math.min(TAPER, width / 4);
  return {
    name,
    outline: [from, [x + taper, y + reach], [x + width - taper, y + reach], to],
    hinge: hinge(on, from, to),
  };
}

/** The glue flap at the left of a wall; another wall is glued over it. */
function seam(on: Column, over: string, height: number, depth: number): CartonPanel {
  const reach = Math.min(SEAM, depth - 1);
  const { x } = on;
  return {
    name: `${on.name} seam`,
    outline: [
      [x, 0],
      [x, height],
      [x - reach, height - TAPER],
      [x - reach, TAPER],
    ],
    hinge: hinge(on.name, [x, 0], [x, height]),
    glued: over,
  };
}

/** The front wall, with the notch in its upper edge. */
function front({ name, x, width }: Column, height: number): CartonPanel {
  const radius = Math.min(NOTCH, width / 5);
  const middle = x + width / 2;
  const notch = Array.from({ length: NOTCH_STEPS + 1 }, (_, step): Point => {
    const angle = Math.PI * (1 - step / NOTCH_STEPS);
    return [middle + radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  const [upperLeft, upperRight, lowerRight, lowerLeft] = cornersOf({ x, y: 0, width, height });
  return { name, outline: [upperLeft, ...notch, upperRight, lowerRight, lowerLeft] };
}

/** The lid above the back, with a round-cornered tongue. */
function lid(back: Column, depth: number): CartonPanel[] {
  const { x, width } = back;
  const tongue = Math.min(TONGUE, width / 3);
  const round = tongue * 0.6;
  const top = -depth - tongue;
  const inset = TAPER / 4;
  const corner = (middle: Point, from: number): Point[] =>
    [0, 0.25, 0.5, 0.75, 1].map((share): Point => {
      const angle = ((from + 90 * share) * Math.PI) / 180;
      return [middle[0] + round * Math.cos(angle), middle[1] + round * Math.sin(angle)];
    });
  return [
    wall('lid', { x, y: -depth, width, height: depth }, hinge(back.name, [x, 0], [x + width, 0])),
    {
      name: 'tongue',
      outline: [
        [x + inset, -depth],
        ...corner([x + inset + round, top + round], 180),
        ...corner([x + width - inset - round, top + round], 270),
        [x + width - inset, -depth],
      ],
      hinge: hinge('lid', [x + inset, -depth], [x + width - inset, -depth]),
    },
  ];
}

/** A side wall with its flaps; those at the foot are glued under the front's. */
function side(column: Column, on: string, { height, depth, width }: Inside): CartonPanel[] {
  const reach = Math.min(DUST, (width - 1) / 2);
  const { name, x } = column;
  return [
    wall(name, { x, y: 0, width: depth, height }, hinge(on, [x, 0], [x, height])),
    endFlap(`${name} dust flap`, column, 0, -reach),
    { ...endFlap(`${name} foot flap`, column, height, reach), glued: 'front foot' },
  ];
}

const backHalf = (back: Column, left: Column, over: string, inside: Inside): CartonPanel[] => {
  const { width, height, depth } = inside;
  const { x } = back;
  return [
    wall(back.name, { x, y: 0, width, height }),
    seam(back, over, height, depth),
    ...lid(back, depth),
    wall('foot', { x, y: height, width, height: depth }, hinge(back.name, [x, height], [x + width, height])),
    ...side(left, back.name, inside),
  ];
};

function frontHalf(column: Column, right: Column, inside: Inside): CartonPanel[] {
  const { height, depth } = inside;
  return [
    front(column, height),
    // A little shorter than the foot, which covers it.
    { ...endFlap('front foot', column, height, depth - 0.5), glued: 'foot' },
    ...side(right, column.name, inside),
  ];
}

/** The walls side by side. */
function columns({ width, depth }: Inside) {
  const column = (name: string, x: number, of: number): Column => ({ name, x, width: of });
  return {
    back: column('back', 0, width),
    left: column('left', width, depth),
    front: column('front', width + depth, width),
    right: column('right', 2 * width + depth, depth),
  };
}

/** A tuck box of one piece with these inner dimensions. */
export function tuckBox(name: string, inside: Inside): Carton {
  const { back, left, front: of, right } = columns(inside);
  const [first, ...others] = frontHalf(of, right, inside);
  if (!first) throw new Error('A front has a wall.');
  const joined = { ...first, hinge: hinge(left.name, [of.x, 0], [of.x, inside.height]) };
  return { name, panels: [...backHalf(back, left, right.name, inside), joined, ...others] };
}

/** The same box in two pieces, for paper that is too narrow: each half is glued over the other's flap. */
export function tuckBoxHalves(name: string, inside: Inside): readonly [Carton, Carton] {
  const { back, left, front: of, right } = columns(inside);
  return [
    { name: `${name}, back`, panels: backHalf(back, left, right.name, inside) },
    {
      name: `${name}, front`,
      panels: [...frontHalf(of, right, inside), seam(of, left.name, inside.height, inside.depth)],
    },
  ];
}
