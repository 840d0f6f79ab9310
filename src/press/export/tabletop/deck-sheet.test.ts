import { describe, expect, it } from 'vitest';
import { gridFor } from './deck-sheet.ts';

const POKER = { width: 63.5, height: 88.9 };
const LIMITS = { columns: 10, rows: 7, pixels: 4096 };

describe('a deck sheet', () => {
  it.each([1, 2, 3, 19, 36, 54, 69, 70])('of %i cards has a place for each and keeps the limits', (count) => {
    const { columns, rows, width, height } = gridFor(count, POKER, 300, LIMITS);
    expect(columns * rows).toBeGreaterThanOrEqual(count);
    expect(columns).toBeLessThanOrEqual(LIMITS.columns);
    expect(rows).toBeLessThanOrEqual(LIMITS.rows);
    expect(Math.max(columns * width, rows * height)).toBeLessThanOrEqual(LIMITS.pixels);
    expect(width / height).toBeCloseTo(POKER.width / POKER.height, 2);
  });

  it('shows few cards at their full resolution and many as large as they can be', () => {
    expect(gridFor(3, POKER, 300, LIMITS)).toEqual({ columns: 2, rows: 2, width: 750, height: 1050 });
    // 10 x 7 poker cards in 4096 pixels leave 409 x 585 for each at most.
    const full = gridFor(70, POKER, 300, LIMITS);
    expect(full).toMatchObject({ columns: 10, rows: 7 });
    expect(full.width).toBeGreaterThan(400);
  });

  it('refuses more cards than a sheet has places', () => {
    expect(() => gridFor(71, POKER, 300, LIMITS)).toThrow('71 cards do not fit 10 x 7');
  });
});
