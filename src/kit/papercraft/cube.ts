/** A paper cube: the solid, and its net of a band of four sides and two beside it. */
import { prism, DOWN, FORWARD, UP, type Point3, type Solid } from './solid.ts';
import { unfold, type Net } from './unfold.ts';

const LEFTWARD: Point3 = [0, 1, 0];

/** Its sides, opposite ones adjacent in the list, with the up direction of each. */
export const CUBE_SIDES = [
  ['top', FORWARD],
  ['bottom', FORWARD],
  ['front', UP],
  ['back', UP],
  ['left', UP],
  ['right', UP],
] as const satisfies readonly (readonly [name: string, up: Point3])[];

/** The up directions with which all sides stand upright on the flat net of `netOfCube`, its band lying across the page. */
export const UP_ON_NET: Readonly<Record<CubeSide, Point3>> = {
  top: LEFTWARD,
  bottom: LEFTWARD,
  front: LEFTWARD,
  back: LEFTWARD,
  left: DOWN,
  right: UP,
};
export type CubeSide = (typeof CUBE_SIDES)[number][0];

/** A cube with sides of this length, mm. */
export const cube = (side: number): Solid =>
  prism(
    [
      { at: [0, 0], face: 'bottom' },
      { at: [side, 0], face: 'front' },
      { at: [side, side], face: 'top' },
      { at: [0, side], face: 'back' },
    ],
    side,
  );

/** The net of a cube: every free edge of the band carries a tab, the ends none. */
export const netOfCube = (solid: Solid, depth: number): Net =>
  unfold(solid, {
    root: 'top',
    hinges: [
      ['top', 'front'],
      ['top', 'back'],
      ['back', 'bottom'],
      ['top', 'left'],
      ['top', 'right'],
    ],
    bearers: ['bottom', 'front', 'back', 'top'],
    tabs: { depth },
  });
