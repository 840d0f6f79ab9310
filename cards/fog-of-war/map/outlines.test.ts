import { describe, expect, test } from 'vitest';
import { AREAS, type AreaId } from '../box/areas.ts';
import { EDGES } from '../box/edges.ts';
import { MAP_FIELD } from './field.ts';
import { OUTLINES, type Ring } from './outlines.ts';

type Piece = readonly [key: string, length: number];

/** The sides of an area's outline, each by its ends in either order, with its length. */
const sidesOf = (rings: readonly Ring[]): Piece[] =>
  rings.flatMap((ring) =>
    ring.map((from, at): Piece => {
      const to = ring[(at + 1) % ring.length] ?? from;
      return [[String(from), String(to)].toSorted().join(' '), Math.hypot(to[0] - from[0], to[1] - from[1])];
    }),
  );

/** How long two drawn areas are next to each other, mm. */
function shared(one: AreaId, other: AreaId): number {
  const sides = new Map(sidesOf(OUTLINES[one]));
  return sidesOf(OUTLINES[other]).reduce((sum, [key, length]) => sum + (sides.has(key) ? length : 0), 0);
}

const pairs = AREAS.flatMap((one, at) => AREAS.slice(at + 1).map((other) => [one, other] as const));
const named = (one: string, other: string): string => [one, other].toSorted().join(' ');
const measured = pairs.map(([one, other]) => ({
  pair: named(one.id, other.id),
  land: one.type === 'land' && other.type === 'land',
  length: shared(one.id, other.id),
}));
const table = EDGES.filter(({ kind }) => kind !== 'allied').map(({ between }) => named(...between));

describe('the drawn areas', () => {
  test('touch along a border that one can see wherever the table says so, and nowhere else', () => {
    const seen = measured.filter(({ length }) => length > 0);
    expect(seen.map(({ pair }) => pair).toSorted()).toEqual(table.toSorted());
  });

  test('have borders long enough to be told from a corner', () => {
    const [shortest] = measured
      .filter(({ length, land }) => length > 0 && land)
      .toSorted((a, b) => a.length - b.length);
    expect(shortest?.length).toBeGreaterThan(5);
  });

  test.each(AREAS)('$name closes, inside the field', ({ id }) => {
    for (const ring of OUTLINES[id]) {
      expect(ring.length).toBeGreaterThan(3);
      for (const [x, y] of ring) {
        expect(x).toBeGreaterThanOrEqual(MAP_FIELD.x);
        expect(x).toBeLessThanOrEqual(MAP_FIELD.x + MAP_FIELD.width);
        expect(y).toBeGreaterThanOrEqual(MAP_FIELD.y);
        expect(y).toBeLessThanOrEqual(MAP_FIELD.y + MAP_FIELD.height);
      }
      const longest = Math.max(
        ...ring.map((from, at) => {
          const to = ring[(at + 1) % ring.length] ?? from;
          const framed = Math.abs(from[0] - to[0]) < 0.2 || Math.abs(from[1] - to[1]) < 0.2;
          return framed ? 0 : Math.hypot(to[0] - from[0], to[1] - from[1]);
        }),
      );
      expect(longest).toBeLessThan(120);
    }
  });
});
