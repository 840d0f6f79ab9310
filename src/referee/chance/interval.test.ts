import { expect, it } from 'vitest';
import { wilson } from './interval.ts';

it('tells how far a share that was counted can be trusted', () => {
  // The example of Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I.
  const { from, to } = wilson(81, 263);
  expect(from).toBeCloseTo(0.2553, 4);
  expect(to).toBeCloseTo(0.3662, 4);
  expect(wilson(0, 20).from).toBe(0);
  expect(wilson(0, 20).to).toBeCloseTo(0.1611, 4);
});

it('knows nothing where nothing was counted', () => {
  expect(wilson(0, 0)).toEqual({ from: 0, to: 1 });
});
