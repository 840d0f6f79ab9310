/** A cube of paper: the body, and its net, a band of four sides with two beside it. */
import { prism, FORWARD, UP, type Point3, type Solid } from './solid.ts';
import { unfold, type Net } from './unfold.ts';

/** Its sides, opposite ones next to each other, and which way is up on each. */
export const CUBE_SIDES = [
  ['top', FORWARD],
  ['bottom', FORWARD],
  ['front', UP],
  ['back', UP],
  ['left', UP],
  ['right', UP],
] as const satisfies readonly (readonly [name: string, up: Point3])[];
export type CubeSide = (typeof CUBE_SIDES)[number][0];

/** A cube of that side, mm. */
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

/** A band of four with two ends: every free edge of the band bears a tab so deep, the ends none. */
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
