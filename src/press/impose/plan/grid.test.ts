import { describe, expect, it } from 'vitest';
import { plainFace } from '../../../../tests/plain-box.ts';
import { blockAt, BUTTED, cutLines, placeFaces, slotRect, type Grid } from './slot-grid.ts';

const butted: Grid = { columns: 2, rows: 2, cell: { width: 60, height: 90 }, turn: 0, gaps: BUTTED };
const apart: Grid = { ...butted, gaps: { across: 6, down: 6 } };
const face = plainFace('card', 60, 90, 3);

describe('butted neighbours', () => {
  const block = blockAt(butted, 10, 20);

  it('share a cut', () => {
    expect(cutLines(block)).toEqual({ x: [10, 70, 130], y: [20, 110, 200] });
  });

  it('bleed outward from the block and never onto the finished card beside them', () => {
    const [first, second, third, fourth] = placeFaces(block, [face, face, face, face]);
    expect(first?.reach).toEqual({ top: 3, right: 0.1, bottom: 0.1, left: 3 });
    expect(second?.reach).toEqual({ top: 3, right: 3, bottom: 0.1, left: 0 });
    expect(third?.reach).toEqual({ top: 0, right: 0.1, bottom: 3, left: 3 });
    expect(fourth?.reach).toEqual({ top: 0, right: 3, bottom: 3, left: 0 });
  });

  it('are painted in reading order, so that what reaches under a neighbour is covered by it', () => {
    const corners = placeFaces(block, [face, face, face, face]).map(({ x, y }) => [x, y]);
    expect(corners).toEqual([
      [10, 20],
      [70, 20],
      [10, 110],
      [70, 110],
    ]);
  });

  it('bleed into a slot that stays empty', () => {
    const placed = placeFaces(block, [face, face, face, undefined]);
    expect(placed).toHaveLength(3);
    expect(placed[1]?.reach.bottom).toBe(3);
    expect(placed[2]?.reach.right).toBe(3);
  });
});

describe('cards set apart', () => {
  const block = blockAt(apart, 0, 0);

  it('have two cuts between them', () => {
    expect(cutLines(block).x).toEqual([0, 60, 66, 126]);
  });

  it('have their full bleed on every side', () => {
    for (const { reach } of placeFaces(block, [face, face, face, face])) {
      expect(reach).toEqual({ top: 3, right: 3, bottom: 3, left: 3 });
    }
  });

  it('stand where the cuts run', () => {
    expect(slotRect(block, 3)).toEqual({ x: 66, y: 96, width: 60, height: 90 });
  });
});
