import type { Outline } from '../face.ts';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { readPath } from './path/path-data.ts';
import { circle, rectangle } from './path/shapes.ts';
import { draw } from './path/path.ts';
import { belt, walk } from './figures/belt.ts';
import { hatch, seatHatch, rings } from './hatch.ts';

const linesOf = (d: Outline) => rings(readPath(d));

describe('hatching', () => {
  it('stays within what it shades, whatever its angle, and wide as its lines are', () => {
    const angles = fc.integer({ min: -180, max: 180 });
    const heavies = fc.integer({ min: 5, max: 40 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(angles, heavies, (angle, heavy) => {
        const d = hatch(circle(3, -2, 5), { angle, spacing: 0.5, heavy });
        const far = linesOf(d)
          .flat()
          .map(([x, y]) => Math.hypot(x - 3, y + 2));
        return Math.max(...far) <= 5 + heavy;
      }),
    );
  });

  it('draws as many lines as there is room for', () => {
    expect(linesOf(hatch(rectangle(0, 0, 10, 5), { angle: 0, spacing: 0.5, heavy: 0.2 }))).toHaveLength(10);
  });

  it('runs out to a point, or stays as wide as it began', () => {
    const [wedge] = linesOf(hatch(rectangle(0, 0, 10, 1), { angle: 0, spacing: 1, heavy: 0.4 }));
    expect(wedge).toHaveLength(3);
    const [bar] = linesOf(hatch(rectangle(0, 0, 10, 1), { angle: 0, spacing: 1, heavy: 0.4, light: 1 }));
    expect(bar).toHaveLength(4);
  });

  it('leaves out the holes of a ring', () => {
    const ring = draw()
      .add(circle(0, 0, 5))
      .add(circle(0, 0, 3)).path;
    const near = linesOf(hatch(ring, { angle: 0, spacing: 0.4, heavy: 0.1 }))
      .flat()
      .map(([x, y]) => Math.hypot(x, y));
    expect(Math.min(...near)).toBeGreaterThan(2.8);
  });

  it('ends short of the far side where it is told how far to reach', () => {
    const right = linesOf(hatch(rectangle(0, 0, 10, 6), { angle: 0, spacing: 0.5, heavy: 0.1, reach: 0.5 }))
      .flat()
      .map(([x]) => x);
    expect(Math.max(...right)).toBeLessThanOrEqual(5);
    expect(new Set(right).size).toBeGreaterThan(3);
  });

  it('bends its lines sideways by as much as is asked', () => {
    const points = linesOf(
      hatch(rectangle(0, 0, 10, 4), { angle: 0, spacing: 4, heavy: 0.1, bow: 1, light: 1 }),
    ).flat();
    const heights = points.map(([, y]) => y);
    expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(1 + 0.1, 1);
  });

  it('has nothing to say about nothing', () => {
    expect(hatch([], { angle: 0, spacing: 1, heavy: 0.1 }).steps).toBe('');
  });
});

describe('a belt', () => {
  const wheels = [
    { at: [0, 0], r: 2 },
    { at: [10, 0], r: 3 },
  ] as const;

  it('runs round its wheels without cutting into one', () => {
    for (const [x, y] of belt(wheels, 0.3)) {
      for (const { at, r } of wheels) expect(Math.hypot(x - at[0], y - at[1])).toBeGreaterThan(r - 0.001);
    }
  });

  it('has links at even distances all round', () => {
    const stops = walk(belt(wheels, 0.05), 1);
    const gaps = stops.slice(1).map(({ at: [x, y] }, index) => {
      const [bx, by] = stops[index]?.at ?? [0, 0];
      return Math.hypot(x - bx, y - by);
    });
    for (const gap of gaps) expect(gap).toBeGreaterThan(0.95);
    for (const gap of gaps) expect(gap).toBeLessThan(1.001);
  });
});

it('tells six seats apart in grey: the lines of each run another way', () => {
  const hatchings = [0, 1, 2, 3, 4, 5].map((seat) => seatHatch(rectangle(0, 0, 20, 20), seat, 2, 0.2));
  expect(new Set(hatchings.map(({ at }) => at.join(' '))).size).toBe(6);
});
