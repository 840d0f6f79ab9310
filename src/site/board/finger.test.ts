import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aimOf, FINGER, frameToChoose } from './finger.ts';
import { middleOf } from './frame.ts';
import { seenIn } from './camera-math.ts';

/** Squares of 18 mm in a row, as in a city of twenty by fifteen. */
const square = (column: number, row = 0) => ({
  id: `${column} ${row}`,
  x: column * 18,
  y: row * 18,
  width: 18,
  height: 18,
});
const phone = { width: 390, height: 500 };
/** The whole city on a phone: a square has 18 px. */
const SCALE = 1;

describe('a finger', () => {
  it('touches what lies under it where that is large enough, whatever lies beside it', () => {
    const open = [square(0), square(1)];
    expect(aimOf(open, '0 0', { x: 17, y: 9 }, FINGER / 18)).toEqual({ touch: '0 0' });
  });

  it('touches a small place that is alone within its width, and beside it, too', () => {
    const open = [square(4, 4)];
    expect(aimOf(open, '4 4', middleOf(square(4, 4)), SCALE)).toEqual({ touch: '4 4' });
    expect(aimOf(open, null, { x: 4 * 18 - 12, y: 4.5 * 18 }, SCALE)).toEqual({ touch: '4 4' });
    expect(aimOf(open, null, { x: 4 * 18 - 40, y: 4.5 * 18 }, SCALE)).toBeNull();
  });

  it('brings the board nearer where it covers several, until each has the width of a thumb', () => {
    const open = [square(4, 4), square(5, 4)];
    expect(aimOf(open, '4 4', middleOf(square(4, 4)), SCALE)).toEqual({ nearer: FINGER / 18 });
    expect(aimOf(open, '4 4', middleOf(square(4, 4)), FINGER / 18)).toEqual({ touch: '4 4' });
  });

  it('does not take a tap beside a large place for that place', () => {
    expect(aimOf([square(0)], null, { x: 20, y: 9 }, 3)).toBeNull();
  });
});

describe('a board where one chooses', () => {
  it('shows all that can be chosen, as near as a finger needs and no nearer', () => {
    const cells = fc.uniqueArray(fc.tuple(fc.nat(19), fc.nat(14)), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(cells, (all) => {
        const open = all.map(([column, row]) => square(column, row));
        const part = frameToChoose(open, [], phone, SCALE);
        if (part === null) return;
        const seen = seenIn(part, phone);
        const scale = phone.width / seen.width;
        expect(scale * 18).toBeLessThanOrEqual(FINGER + 1e-6);
        expect(scale).toBeGreaterThan(SCALE);
        for (const { x, y, width, height } of open) {
          expect(x).toBeGreaterThanOrEqual(seen.x);
          expect(x + width).toBeLessThanOrEqual(seen.x + seen.width);
          expect(y).toBeGreaterThanOrEqual(seen.y);
          expect(y + height).toBeLessThanOrEqual(seen.y + seen.height);
        }
      }),
    );
  });

  it('comes as near as a thumb is wide where what can be chosen is close together', () => {
    const part = frameToChoose([square(3), square(4)], [square(3)], phone, SCALE);
    expect(part && (phone.width / part.width) * 18).toBeCloseTo(FINGER);
  });

  it('comes as near as letters need, where a finger needs less', () => {
    const part = frameToChoose([square(3)], [], phone, FINGER / 18, (2 * FINGER) / 18);
    expect(part && (phone.width / part.width) * 18).toBeCloseTo(2 * FINGER);
  });

  it('stays where it is if it can hardly come nearer, or is near enough', () => {
    expect(frameToChoose([square(0), square(19, 14)], [], phone, SCALE)).toBeNull();
    expect(frameToChoose([square(0), square(1)], [], phone, FINGER / 18)).toBeNull();
    expect(frameToChoose([], [], phone, SCALE)).toBeNull();
  });
});
