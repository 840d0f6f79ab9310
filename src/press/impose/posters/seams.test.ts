import { describe, expect, it } from 'vitest';
import type { Line, Rect, SetFace, SetNode } from '../../../kit/face.ts';
import { pageRoom } from '../printable-area.ts';
import { OVERLAP } from './seams.ts';
import { pagesOf, posterTiling } from './tiling.ts';

const wide = pageRoom({ paper: 'a4' }, 6);
const tight = pageRoom({ paper: 'a4' }, 1.5);

/** A word of 30 mm whose letters end at `right`, on a line `down` mm below the upper edge. */
const word = (right: number, down: number): Line => ({
  kind: 'line',
  baseline: down,
  runs: [{ text: 'Odessa', x: right - 30, width: 30, font: 'text', size: 12, ink: '#000000', tracking: 0 }],
});

const tilingOf = (
  width: number,
  height: number,
  nodes: readonly SetNode[] = [],
  rooms: readonly Rect[] = [],
) => {
  const face: SetFace = { id: 'board', width, height, bleed: 3.175, safe: 3, nodes };
  return posterTiling({ id: 'board', name: 'Board', count: 1, face }, rooms[0] ?? wide, rooms[1] ?? tight);
};

describe('a board larger than paper', () => {
  it('takes two sheets where it just fits them lying on their sides, with a margin that gives way', () => {
    const { tiling, room } = tilingOf(252, 376);
    expect([pagesOf(tiling), tiling.turn]).toEqual([2, 90]);
    expect(room).toEqual(tight);
    expect(pagesOf(tilingOf(252, 376, [], [wide, wide]).tiling)).toBe(4);
  });

  it('keeps room for all marks where a narrow margin saves no sheet', () => {
    expect(tilingOf(529, 368).room).toEqual(wide);
    expect(pagesOf(tilingOf(529, 368).tiling)).toBe(6);
  });

  it('is divided in equal parts where no name stands at a seam', () => {
    const { parts } = tilingOf(300, 200).tiling.across;
    expect(parts).toEqual([
      { start: 0, length: 155 },
      { start: 145, length: 155 },
    ]);
  });

  it('has its seam beside a name, not through it', () => {
    const level = tilingOf(300, 200, [word(155, 40)]).tiling.across;
    expect(level.cuts).toBe(0);
    expect(level.parts.map(({ start }) => start)).toEqual([0, 155.5]);
    expect(level.parts.map(({ start, length }) => start + length)).toEqual([155.5 + OVERLAP, 300]);

    const turned: SetNode = { kind: 'group', x: 60, y: 150, rotate: 270, nodes: [word(30, 0)] };
    const upright = tilingOf(180, 300, [turned]).tiling.down;
    expect(upright.cuts).toBe(0);
    expect(upright.parts.map(({ start }) => start)).toEqual([0, 150.5]);
  });

  it('cuts the fewest names where it has to cut some', () => {
    const everywhere = Array.from({ length: 30 }, (_, index) => word(30 + index * 10, 20));
    const half = everywhere.filter((_, index) => index < 12 || index > 15);
    const { across } = tilingOf(300, 200, half).tiling;
    expect(across.cuts).toBeLessThan(tilingOf(300, 200, everywhere).tiling.across.cuts);
    for (const { length } of across.parts) expect(length).toBeLessThanOrEqual(wide.width + 0.1);
  });

  it('has its seam beside what is to stay whole, as beside a name', () => {
    const face: SetFace = { id: 'board', width: 300, height: 200, bleed: 0, safe: 3, nodes: [] };
    const poster = { id: 'board', name: 'Board', count: 1, face };
    const crest: Rect = { x: 140, y: 20, width: 14, height: 14 };
    const { across } = posterTiling({ ...poster, whole: [crest] }, wide, tight).tiling;
    expect(posterTiling(poster, wide, tight).tiling.across.parts[1]?.start).toBe(145);
    expect([across.cuts, across.parts[1]?.start]).toEqual([0, 139.5]);
  });

  it('is turned where that cuts fewer names on as many sheets', () => {
    // Four sheets either way; upright, the seam across has 3 mm to move, and turned, 60 mm.
    const named = tilingOf(354, 354, [word(192, 60)]).tiling;
    expect([pagesOf(named), named.turn, named.across.cuts + named.down.cuts]).toEqual([4, 90, 0]);
    expect(tilingOf(354, 354).tiling.turn).toBe(0);
  });
});
