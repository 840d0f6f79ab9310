import { expect, it } from 'vitest';
import { dailyOf } from './daily.ts';

const days = (count: number, month: number) =>
  Array.from({ length: 12 }, (_, day) => dailyOf(new Date(2026, month, day + 20, 23, 30), count));

it('is another puzzle each day by the calendar, and every puzzle in its turn', () => {
  expect(new Set(days(12, 1)).size).toBe(12);
  expect(days(12, 9).slice(1)).toEqual(
    days(12, 9)
      .slice(0, -1)
      .map((puzzle) => (puzzle + 1) % 12),
  );
});

it('is the same puzzle from midnight to midnight', () => {
  expect(dailyOf(new Date(2026, 2, 29, 0, 5), 12)).toBe(dailyOf(new Date(2026, 2, 29, 23, 55), 12));
});
