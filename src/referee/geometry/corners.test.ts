import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cornerShut, passedBetween, type CornerRule, type CornerSquares } from './corners.ts';
import { ahead, beside, FACINGS, type Square } from './squares.ts';

describe('a corner', () => {
  const between: CornerSquares = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ];
  const shutBy = (rule: CornerRule) =>
    [[], [between[0]], [between[1]], between].map((blocked: readonly Square[]) =>
      cornerShut(rule, between, (square) => blocked.includes(square)),
    );

  it('is shut by both, by any, or never', () => {
    expect(shutBy('both')).toEqual([false, false, false, true]);
    expect(shutBy('any')).toEqual([false, true, true, true]);
    expect(shutBy('never')).toEqual([false, false, false, false]);
  });
});

describe('a diagonal step', () => {
  const coordinate = fc.integer({ min: -9, max: 9 });
  it('passes between the two squares that share an edge with both its ends', () => {
    fc.assert(
      fc.property(coordinate, coordinate, fc.constantFrom(...FACINGS), (x, y, facing) => {
        const [from, to] = [{ x, y }, ahead({ x, y }, facing)];
        const around = JSON.stringify(beside(to, 4));
        const shared = beside(from, 4).filter((square) => around.includes(JSON.stringify(square)));
        const passed = passedBetween(from, facing);
        expect(passed ?? []).toEqual(shared.toSorted((one, other) => one.y - other.y));
        expect(passed?.length ?? 0).toBe(facing % 2 === 0 ? 0 : 2);
      }),
    );
  });
});
