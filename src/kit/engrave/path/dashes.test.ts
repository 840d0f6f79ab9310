import { expect, it } from 'vitest';
import { dashes } from './dashes.ts';
import { written } from './outline.ts';
import { circle, line, rectangle } from './shapes.ts';

it('breaks a line into strokes of one length with gaps of another', () => {
  expect(written(dashes(line(0, 0, 10, 0), 2, 1))).toEqual({
    steps: 'MLmLmLmL',
    at: [0, 0, 200, 0, 300, 0, 500, 0, 600, 0, 800, 0, 900, 0, 1000, 0],
  });
});

it('goes round corners without beginning anew, and closes what is closed', () => {
  const strokes = dashes(rectangle(0, 0, 3, 3), 4, 2);
  expect(strokes.map(({ to }) => to)).toEqual(['start', 'line', 'line', 'start', 'line', 'line']);
  expect(strokes.at(-1)?.points.at(-1)).toEqual([0, 2]);
});

it('follows a curve', () => {
  const all = dashes(circle(0, 0, 5), 1, 1).flatMap(({ points }) => points);
  for (const [x, y] of all) expect(Math.abs(Math.hypot(x, y) - 5)).toBeLessThan(0.2);
  expect(all.length).toBeGreaterThan(20);
});
