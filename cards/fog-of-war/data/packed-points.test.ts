import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../src/kit/engrave/chance.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { packPoints, unpackPoints } from './packed-points.ts';

describe('points of the map, packed', () => {
  const tried: readonly (readonly Point[])[] = [
    [],
    [[0, 0]],
    [
      [2400, 200],
      [2399, 231],
      [-16, 5460],
      [-16, 5460],
    ],
  ];

  it.each(tried.map((points) => [points] as const))('come back as they were, in mm: %j', (points) => {
    expect(unpackPoints(packPoints(points))).toEqual(points.map(([x, y]) => [x / 10, y / 10]));
  });

  it('come back by the thousand', () => {
    const chance = chanceOf('points of the map');
    const points = Array.from({ length: 2000 }, (): Point => [
      Math.round(chance.between(-9000, 9000)),
      Math.round(chance.between(-9000, 9000)),
    ]);
    expect(unpackPoints(packPoints(points))).toEqual(points.map(([x, y]) => [x / 10, y / 10]));
  });
});
