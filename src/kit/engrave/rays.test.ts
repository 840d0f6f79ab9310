import { expect, it } from 'vitest';
import type { Shape } from '../face.ts';
import { rings } from './hatch.ts';
import type { Point } from './path/matrix.ts';
import { readPath } from './path/path-data.ts';
import { rays, type Burst } from './rays.ts';
import { armWhirl, squareWhirl } from './whirl.ts';

const BURST: Burst = { x: 30, y: 40, inner: 5, outer: 20, count: 12, share: 0.5 };

const points = (drawn: Shape['d']): readonly Point[] => rings(readPath(drawn)).flat();
const across = ({ d }: Shape): readonly number[] => points(d).map(([x]) => x);

it('shares a sky between two sides that keep off each other', () => {
  expect(Math.max(...across(rays(BURST, '#000000', 'left')))).toBeLessThan(30);
  expect(Math.min(...across(rays(BURST, '#000000', 'right')))).toBeGreaterThan(30);
});

it.each([
  ['arms', armWhirl({ inner: 10, outer: 40, count: 20, sweep: 90, thin: 0.2, full: 0.7 })],
  ['squares', squareWhirl({ inner: 10, outer: 40, twist: 3 })],
])('whirls in %s that are the same turned by half', (_, whirl) => {
  const turned = (sign: 1 | -1): readonly string[] =>
    points(whirl)
      .map(([x, y]) => `${(sign * x + 0).toFixed(1)} ${(sign * y + 0).toFixed(1)}`.replaceAll('-0.0', '0.0'))
      .toSorted();
  expect(turned(-1)).toEqual(turned(1));
});
