/** An open tray with glued corners: turned over and a little larger it is the lid of another. */
import type { Point } from '../engrave/path/matrix.ts';
import { wall, type Carton, type CartonPanel, type Hinge, type Inside } from './carton.ts';

/** The longest corner flap, mm. */
const CORNER = 14;
const TAPER = 1.5;

const hinge = (on: string, from: Point, to: Point): Hinge => ({ on, from, to, angle: 90 });

/** A corner flap at one end of the upper or lower wall, glued under the wall that it meets. */
function corner(
  on: 'north' | 'south',
  meets: 'west' | 'east',
  { width, height, depth }: Inside,
): CartonPanel {
  const x = meets === 'west' ? 0 : width;
  const out = (meets === 'west' ? -1 : 1) * Math.min(CORNER, height / 2 - 1);
  const [foot, rim] = on === 'north' ? [0, -depth] : [height, height + depth];
  const inward = on === 'north' ? -TAPER : TAPER;
  const [from, to]: [Point, Point] = [
    [x, foot],
    [x, rim],
  ];
  return {
    name: `${on} ${meets} flap`,
    outline: [from, [x + out, foot + inward], [x + out, rim - inward], to],
    hinge: hinge(on, from, to),
    glued: meets,
  };
}

/** A tray with a base of `width` x `height` and walls `depth` high. */
export function trayCarton(name: string, inside: Inside): Carton {
  const { width, height, depth } = inside;
  const [nw, ne, se, sw]: [Point, Point, Point, Point] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  return {
    name,
    panels: [
      wall('base', { x: 0, y: 0, width, height }),
      wall('north', { x: 0, y: -depth, width, height: depth }, hinge('base', nw, ne)),
      wall('south', { x: 0, y: height, width, height: depth }, hinge('base', se, sw)),
      wall('west', { x: -depth, y: 0, width: depth, height }, hinge('base', sw, nw)),
      wall('east', { x: width, y: 0, width: depth, height }, hinge('base', ne, se)),
      corner('north', 'west', inside),
      corner('north', 'east', inside),
      corner('south', 'west', inside),
      corner('south', 'east', inside),
    ],
  };
}
