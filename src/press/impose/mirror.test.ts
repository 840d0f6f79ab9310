import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Turn } from '../sheet.ts';
import { blockAt, slotCount, slotRect, type Block } from './plan/slot-grid.ts';
import { flipMirror, mirrorBlock, mirrorRect, mirrorSlot, mirrorTurn, type Mirror } from './mirror.ts';

const A4 = { width: 210, height: 297 };

/** The direction of a card's top on the page; right and down are positive. */
const TOP: Readonly<Record<Turn, readonly [number, number]>> = {
  0: [0, -1],
  90: [1, 0],
  180: [0, 1],
  270: [-1, 0],
};

const block = fc
  .record({
    columns: fc.integer({ min: 1, max: 5 }),
    rows: fc.integer({ min: 1, max: 5 }),
    width: fc.integer({ min: 10, max: 60 }),
    height: fc.integer({ min: 10, max: 60 }),
    gap: fc.constantFrom(0, 6),
    turn: fc.constantFrom<Turn>(0, 90, 180, 270),
    x: fc.integer({ min: 0, max: 50 }),
    y: fc.integer({ min: 0, max: 50 }),
  })
  .map(({ columns, rows, width, height, gap, turn, x, y }): Block =>
    blockAt({ columns, rows, cell: { width, height }, gaps: { across: gap, down: gap / 2 }, turn }, x, y),
  );

const mirror = fc.record({
  line: fc.constantFrom('upright', 'level'),
  at: fc.integer({ min: 0, max: 300 }),
}) as fc.Arbitrary<Mirror>;

describe('turning a sheet over', () => {
  it('about its long edge swaps left and right, about its short edge top and bottom', () => {
    const corner = { x: 0, y: 0, width: 10, height: 20 };
    expect(mirrorRect(corner, flipMirror(A4, 'long'))).toEqual({ ...corner, x: 200 });
    expect(mirrorRect(corner, flipMirror(A4, 'short'))).toEqual({ ...corner, y: 277 });
  });

  it.each(['upright', 'level'] as const)('keeps the top of a card at its top (%s line)', (line) => {
    for (const turn of [0, 90, 180, 270] as const) {
      const [right, down] = TOP[turn];
      const seen = line === 'upright' ? [-right, down] : [right, -down];
      expect(TOP[mirrorTurn(turn, { line, at: 0 })].map((length) => length + 0)).toEqual(
        seen.map((length) => length + 0),
      );
    }
  });

  it('twice brings everything back', () => {
    fc.assert(
      fc.property(block, mirror, (fronts, line) => {
        expect(mirrorBlock(mirrorBlock(fronts, line), line)).toEqual(fronts);
      }),
    );
  });

  it('brings each back behind its front', () => {
    fc.assert(
      fc.property(block, mirror, (fronts, line) => {
        const backs = mirrorBlock(fronts, line);
        for (let slot = 0; slot < slotCount(fronts); slot += 1) {
          const back = slotRect(backs, mirrorSlot(fronts, slot, line));
          expect(back).toEqual(mirrorRect(slotRect(fronts, slot), line));
        }
      }),
    );
  });
});
