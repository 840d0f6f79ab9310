/** Rows, columns and what is left of a face. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rect } from '../kit/face.ts';
import { areaOf } from './face-area.ts';

const SAFE: Rect = { x: 3, y: 3, width: 57, height: 82 };
const rect = ({ x, y, width, height }: Rect): readonly number[] => [x, y, width, height];

describe('an area', () => {
  it('gives its upper, lower, left and right part, a row, its middle, and itself smaller', () => {
    const area = areaOf(SAFE);
    expect(
      [
        area.top(40),
        area.row(42, 9),
        area.bottom(10),
        area.left(20),
        area.right(20),
        area.center(7, 2),
        area.inset(2),
        area.inset(2, 1),
      ].map(rect),
    ).toEqual([
      [3, 3, 57, 40],
      [3, 45, 57, 9],
      [3, 75, 57, 10],
      [3, 3, 20, 82],
      [40, 3, 20, 82],
      [28, 43, 7, 2],
      [5, 5, 53, 78],
      [5, 4, 53, 80],
    ]);
  });

  it('knows what is left between what was taken from above and from below', () => {
    const area = areaOf(SAFE);
    expect(rect(area.rest())).toEqual([3, 3, 57, 82]);
    area.top(40);
    area.row(42, 9);
    expect(rect(area.rest(1))).toEqual([3, 55, 57, 30]);
    area.bottom(10);
    expect(rect(area.rest(1))).toEqual([3, 55, 57, 19]);
  });

  it('is cut into parts of equal size that fill it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 3 }), (count, gap) => {
        const area = areaOf(SAFE);
        const [columns, rows] = [area.columns(count, gap), area.rows(count, gap)];
        const wide = columns.reduce((sum, { width }) => sum + width, 0) + gap * (count - 1);
        const high = rows.reduce((sum, { height }) => sum + height, 0) + gap * (count - 1);
        expect([wide, high]).toEqual([expect.closeTo(SAFE.width), expect.closeTo(SAFE.height)]);
        expect(columns[0]?.x).toBe(SAFE.x);
      }),
    );
  });

  it('leaves only its rectangle where it is spread into a node', () => {
    expect({ ...areaOf(SAFE) }).toEqual(SAFE);
    expect(Object.keys(areaOf(SAFE))).toEqual(['x', 'y', 'width', 'height']);
  });
});
