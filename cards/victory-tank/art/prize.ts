/** The picture behind the tank's portrait. */
import { POKER } from '../../../src/kit/component.ts';
import type { Shape } from '../../../src/kit/face.ts';
import { joined, written } from '../../../src/kit/engrave/outline.ts';
import type { Theme } from '../theme.ts';
import { outline, trail } from '../../../src/kit/engrave/knots.ts';
import { rayLines, rays, type Burst } from '../../../src/kit/engrave/rays.ts';
import {
  castShadow,
  crater,
  farBelt,
  land,
  openGround,
  ridgeLine,
} from '../../../src/kit/engrave/open-ground.ts';

/** The tank that both armies want: red's light on it from the west, gray's from the east; `width` mm of it. */
export function prize(theme: Theme, width: number = POKER.width): Shape[] {
  const burst: Burst = { x: width / 2, y: 36, inner: 0, outer: 80, count: 32, share: 0.5 };
  const { red, gray } = theme.army;
  const drawn = theme.edition === 'low-ink';
  const terrain = {
    left: 0,
    right: width,
    horizon: 43.4,
    bottom: 57,
    sun: width / 2,
    rows: drawn ? 6 : 9,
    heavy: drawn ? 0.18 : 0.7,
    seed: 5,
  };
  const far = ridgeLine(-2, width + 2, 43.2, 1.6, 4);
  return [
    ...(drawn
      ? [
          rayLines({ ...burst, inner: 10 }, 2, red.flat, 0.125, 'left'),
          rayLines({ ...burst, inner: 10 }, 2, gray.flat, 0.125, 'right'),
        ]
      : [rays(burst, red.flat, 'left'), rays(burst, gray.flat, 'right')]),
    { d: land(far, 70), fill: theme.paper, stroke: { colour: theme.paper, width: 0.9 } },
    drawn
      ? { d: written(trail(far)), stroke: { colour: theme.key, width: 0.3 } }
      : { d: farBelt(far, 1.2), fill: theme.key },
    openGround(terrain, theme.key),
    {
      d: joined([
        castShadow(width / 2 - 0.75, 46.6, 44, -3),
        crater(width - 11.5, 53, 11),
        crater(11, 52.6, 8),
      ]),
      ...(drawn ? { stroke: { colour: theme.key, width: 0.125 } } : { fill: theme.key }),
    },
  ];
}

/** The tank's outline at the size of its portrait, about its middle: paper round it parts it from the rays. */
const HALO = outline([
  [-25.6, 6.6],
  [-24.6, 3.2],
  [-18.4, 3.6],
  [-16.4, -1.2],
  [-9, -3],
  [-1.4, -4],
  [-0.8, -9.6],
  [4.6, -10.8],
  [10.4, -9.4],
  [17, -7.8],
  [16.8, -6.2],
  [12, -5.4],
  [14.6, -2.4],
  [20, -2.6],
  [25, 1],
  [25.4, 5.6],
  [21, 10.8],
  [-6, 10.9],
  [-14.6, 8.4],
  [-19, 6.8],
]);

export const halo = ({ paper }: Theme): Shape => ({
  d: written(HALO),
  fill: paper,
  stroke: { colour: paper, width: 1.8, join: 'round' },
});
