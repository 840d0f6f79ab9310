import fc from 'fast-check';
import { expect, test } from 'vitest';
import { follow, ribbon, type Samples } from './curve-fitting.ts';
import { draw, type Path } from './path/path.ts';
import type { Point } from './path/matrix.ts';

const PACE = 0.6;

const sampled = (length: number, height: (x: number) => number): Samples => {
  const x = Array.from({ length: Math.round(length / PACE) + 1 }, (_, index) => index * PACE);
  return { x, y: x.map(height) };
};

const fitted = (line: Samples, tolerance: number): Path => {
  const pen = draw().at(line.x[0] ?? 0, line.y[0] ?? 0);
  follow(pen, line, tolerance);
  return pen.path;
};

/** Points close together along a path of bends. */
function along(path: Path): Point[] {
  let here: Point = [0, 0];
  return path.flatMap((segment): Point[] => {
    const from = here;
    here = segment.points.at(-1) ?? here;
    if (segment.to !== 'bend') return [];
    const [[cx, cy], [ex, ey]] = segment.points;
    return Array.from({ length: 8 }, (_, index): Point => {
      const t = index / 8;
      const s = 1 - t;
      return [s * s * from[0] + 2 * s * t * cx + t * t * ex, s * s * from[1] + 2 * s * t * cy + t * t * ey];
    });
  });
}

test('a fitted line stays with a rolling one, to about its tolerance', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 0.8, noNaN: true }),
      fc.double({ min: 8, max: 30, noNaN: true }),
      fc.double({ min: 0, max: 6, noNaN: true }),
      (height, across, phase) => {
        const roll = (x: number): number => height * Math.sin((2 * Math.PI * x) / across + phase);
        const path = fitted(sampled(57, roll), 0.05);
        for (const [x, y] of along(path)) expect(Math.abs(y - roll(x))).toBeLessThan(0.12);
      },
    ),
  );
});

test('a straight line takes a few pieces, a crooked one more', () => {
  const straight = fitted(
    sampled(57, () => 3),
    0.05,
  );
  const crooked = fitted(
    sampled(57, (x) => Math.sin(2 * x)),
    0.05,
  );
  expect(straight.length).toBeLessThan(12);
  expect(crooked.length).toBeGreaterThan(2 * straight.length);
});

test('a fitted line begins and ends where the line does, and has no corners', () => {
  const line = sampled(20, (x) => 0.5 * Math.sin(x));
  const path = fitted(line, 0.05);
  expect(path.at(-1)?.points.at(-1)).toEqual([line.x.at(-1), line.y.at(-1)]);
  path.slice(1, -1).forEach((segment, index) => {
    const next = path[index + 2];
    if (segment.to !== 'bend' || next?.to !== 'bend') return;
    const [control, [x, y]] = segment.points;
    expect(x).toBeCloseTo((control[0] + next.points[0][0]) / 2);
    expect(y).toBeCloseTo((control[1] + next.points[0][1]) / 2);
  });
});

test('a ribbon is as wide as it is told and runs out to points', () => {
  const pen = draw();
  const line = sampled(12, () => 5);
  ribbon(
    pen,
    line,
    line.x.map((_, index) => (index === 0 || index === line.x.length - 1 ? 0 : 0.4)),
    0.02,
  );
  const within = along(pen.path).filter(([x]) => x > 3 && x < 9);
  for (const [, y] of within) expect(Math.abs(Math.abs(y - 5) - 0.2)).toBeLessThan(0.04);
  expect(pen.path[0]?.points[0]).toEqual([0, 5]);
  expect(pen.path.at(-1)?.to).toBe('close');
});
