import { describe, expect, it } from 'vitest';
import { creepOf, saddleSheets, type SaddleSheet } from './saddle.ts';

/**
 * Folds a stack of sheets and leafs through it. A sheet lies front up, its pages left and right; turned about its short
 * edge (the left and the right one of a sheet that lies down), what was on the left of the back is behind the right of
 * the front. Folded backward along the middle and nested, the right halves are read from the outside in, the left ones
 * from the inside out.
 */
function leafedThrough(sheets: readonly SaddleSheet[]): number[] {
  const leaves = sheets.map(({ front, back }) => ({
    right: { recto: front.right, verso: back.left },
    left: { recto: back.right, verso: front.left },
  }));
  return [
    ...leaves.flatMap(({ right }) => [right.recto, right.verso]),
    ...leaves.toReversed().flatMap(({ left }) => [left.recto, left.verso]),
  ];
}

describe('sheets folded and stapled', () => {
  it.each(Array.from({ length: 12 }, (_, index) => 4 * (index + 1)))(
    'read in order with %i pages',
    (pages) => {
      const sheets = saddleSheets(pages);
      expect(sheets).toHaveLength(pages / 4);
      expect(leafedThrough(sheets)).toEqual(Array.from({ length: pages }, (_, index) => index + 1));
    },
  );

  it('have the middle of the booklet on one side of the innermost sheet', () => {
    expect(saddleSheets(16).at(-1)?.back).toEqual({ left: 8, right: 9 });
  });

  it('are not made of pages that leave a sheet half empty', () => {
    expect(() => saddleSheets(6)).toThrow('a stapled booklet has a multiple of 4 pages, not 6');
  });

  it('keep their margins when the inner ones stand out and are cut', () => {
    const sheets = saddleSheets(48).length;
    const moved = Array.from({ length: sheets }, (_, sheet) => creepOf(sheet));
    expect(moved[0]).toBe(0);
    // Twelve sheets are 1.2 mm thick: the innermost sticks out by the thickness of those about it.
    expect(moved.at(-1)).toBeCloseTo(1.1);
  });
});
