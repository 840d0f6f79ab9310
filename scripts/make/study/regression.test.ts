import { expect, it } from 'vitest';
import { lotsOf } from '../../../src/referee/chance/random.ts';
import { fittedTo, lossOf, type Seen } from './regression.ts';

const TRUE = [0.8, -0.3, 0];

/** Results of positions that are won as often as true weights say; the last figure says nothing. */
function seen(count: number): readonly Seen[] {
  const lot = lotsOf('figures');
  return Array.from({ length: count }, () => {
    const figures = TRUE.map(() => lot(9) - 4);
    const sum = figures.reduce((all, figure, index) => all + figure * (TRUE[index] ?? 0), 0);
    const result = lot(1_000_000) / 1_000_000 < 1 / (1 + Math.exp(-sum)) ? 1 : 0;
    return { figures, result, counts: 1 };
  });
}

it('weights are found again in results that were drawn by them', () => {
  const all = seen(4000);
  const found = fittedTo(all, [0, 0, 0], 1);
  found.forEach((weight, index) => expect(Math.abs(weight - (TRUE[index] ?? 0))).toBeLessThan(0.08));
  expect(lossOf(all, found)).toBeLessThan(lossOf(all, [0, 0, 0]) - 0.1);
  expect(lossOf(all, [0, 0, 0])).toBeCloseTo(Math.log(2));
});

it('few games move weights little, and what never differs stays as it was', () => {
  const few = seen(20);
  const [first = 0] = fittedTo(few, [0, 0, 0], 400);
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(0.3);
  const same = few.map((one) => ({ ...one, figures: [one.figures[0] ?? 0, 0, 0] }));
  expect(fittedTo(same, [0, 0.7, 0], 4)[1]).toBe(0.7);
});
