/** The benchmark's assumptions, as far as they can be tested without a clock. */
import { expect, test } from 'vitest';
import { median, rounded } from './measurement.ts';
import { sizeOf } from './referee-size.ts';

test('a median is the middle of the figures, whatever their order', () => {
  expect(median([30, 1, 2])).toBe(2);
  expect(median([4, 3, 2, 1])).toBe(3);
});

test('a figure is shown with three digits that mean something', () => {
  expect([412_345, 51.04, 0.00123].map(rounded)).toEqual(['412,000', '51', '0.0012']);
});

test('a page loads at most 20 kB for the referee', async () => {
  const { plain, gzip } = await sizeOf('../../src/games/victory-tank/rules/judge.ts');
  expect(gzip).toBeLessThan(plain);
  expect(gzip).toBeLessThanOrEqual(20_000);
});
