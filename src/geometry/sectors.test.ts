import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inFrontHalf, sectorsOf, type Sector } from './sectors.ts';
import { FACINGS, turned, type Facing, type Square } from './squares.ts';

const facing = fc.constantFrom(...FACINGS);
const offset = fc
  .record({ x: fc.integer({ min: -30, max: 30 }), y: fc.integer({ min: -30, max: 30 }) })
  .filter(({ x, y }) => x !== 0 || y !== 0);
const ORIGIN: Square = { x: 0, y: 0 };

/** Degrees between a facing and a square, 0 to 180, to a millionth. */
function degrees(towards: Facing, { x, y }: Square): number {
  const clockwise = (Math.atan2(x, -y) * 180) / Math.PI - towards * 45;
  const turn = ((clockwise % 360) + 360) % 360;
  return Math.round(Math.min(turn, 360 - turn) * 1e6) / 1e6;
}

const sectorsByAngle = (angle: number): readonly Sector[] => [
  ...(angle <= 45 ? (['front'] as const) : []),
  ...(angle >= 45 && angle <= 135 ? (['side'] as const) : []),
  ...(angle >= 135 ? (['rear'] as const) : []),
];

describe('the sectors of a hull', () => {
  it('are those of the angle, both of them on the line between two', () => {
    fc.assert(
      fc.property(facing, offset, (towards, at) => {
        expect(sectorsOf(towards, ORIGIN, at)).toEqual(sectorsByAngle(degrees(towards, at)));
      }),
    );
  });

  it('are two on every diagonal of a hull that faces along rows or columns, and on every line of one that faces slantwise', () => {
    for (const towards of FACINGS) {
      const diagonal = [3, -3].flatMap((x) =>
        [3, -3].map((y) => sectorsOf(towards, ORIGIN, { x, y }).length),
      );
      const straight = [4, -4].flatMap((by) => [
        sectorsOf(towards, ORIGIN, { x: by, y: 0 }).length,
        sectorsOf(towards, ORIGIN, { x: 0, y: by }).length,
      ]);
      expect(new Set([...diagonal, ...straight]).size).toBe(2);
      expect(new Set(towards % 2 === 0 ? diagonal : straight)).toEqual(new Set([2]));
    }
  });

  it('turn with the hull: what was in front is at the rear of one that turned about', () => {
    const behind: Readonly<Record<Sector, Sector>> = { front: 'rear', side: 'side', rear: 'front' };
    fc.assert(
      fc.property(facing, offset, (towards, at) => {
        const about = sectorsOf(turned(towards, 4), ORIGIN, at);
        expect(about).toEqual(
          sectorsOf(towards, ORIGIN, at)
            .map((sector) => behind[sector])
            .toReversed(),
        );
      }),
    );
  });

  it('of a tank that faces north at (5,5) lie as the shooter stands', () => {
    const hull = { x: 5, y: 5 };
    const seen = (x: number, y: number, towards: Facing = 0) => sectorsOf(towards, hull, { x, y });
    expect(seen(5, 0)).toEqual(['front']);
    expect(seen(9, 5)).toEqual(['side']);
    expect(seen(8, 2)).toEqual(['front', 'side']);
    expect(seen(8, 8)).toEqual(['side', 'rear']);
    expect(seen(5, 9)).toEqual(['rear']);
    expect(seen(8, 2, 1)).toEqual(['front']);
  });
});

describe('the half in front', () => {
  it('holds what lies within 90 degrees, the lines at 90 included', () => {
    fc.assert(
      fc.property(facing, offset, (towards, at) => {
        expect(inFrontHalf(towards, ORIGIN, at)).toBe(degrees(towards, at) <= 90);
      }),
    );
  });

  it('of a tank that faces north at (5,5) ends beside it', () => {
    const hull = { x: 5, y: 5 };
    expect(inFrontHalf(0, hull, { x: 9, y: 5 })).toBe(true);
    expect(inFrontHalf(0, hull, { x: 9, y: 6 })).toBe(false);
  });
});
