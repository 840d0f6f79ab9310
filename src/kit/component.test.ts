import { describe, expect, it } from 'vitest';
import { POKER } from './component.ts';
import { mmToPx, mmToPt, ptToMm } from './units.ts';

describe('a poker card', () => {
  it('with its bleed is 825 x 1125 px at 300 dpi, as vendors ask', () => {
    const px = (mm: number) => mmToPx(mm + 2 * POKER.bleed, 300);
    expect(px(POKER.width)).toBeCloseTo(825, 6);
    expect(px(POKER.height)).toBeCloseTo(1125, 6);
  });
});

describe('units', () => {
  it('72 points are an inch, and back again', () => {
    expect(ptToMm(72)).toBe(25.4);
    expect(mmToPt(ptToMm(11))).toBeCloseTo(11, 12);
  });
});
