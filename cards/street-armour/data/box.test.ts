import { describe, expect, it } from 'vitest';
import { countAll } from '../../../src/kit/component.ts';
import {
  BOX,
  CITY_COLUMNS,
  cityFace,
  DIE,
  FIGURES,
  NARROW_CITY,
  TANKS,
  TILE_SQUARES,
  TILES,
  WIDE_CITY,
  WINDOW_ROWS,
  WINDOWS,
} from './box.ts';

const CITIES = [WIDE_CITY, NARROW_CITY];

describe('the box of Street Armour', () => {
  it('has twelve tiles with twenty-four faces, each mark once', () => {
    expect(TILES).toHaveLength(12);
    const marks = TILES.flatMap(({ front, rear }) => [front, rear]);
    expect(new Set(marks).size).toBe(24);
  });

  it('has sixteen tanks a side and the figures that the rulebook’s table still shows', () => {
    expect(countAll(TANKS)).toBe(32);
    const { heavy, medium, light } = FIGURES;
    expect([heavy.front, heavy.side, heavy.rear, heavy.value]).toEqual([7, 4, 3, 10]);
    expect([medium.front, medium.side, medium.rear]).toEqual([4, 2, 2]);
    expect([light.front, light.side, light.rear, light.value]).toEqual([2, 1, 1, 4]);
    expect([heavy.speed, medium.speed, light.speed]).toEqual([-2, 0, 1]);
  });

  it('has dice that shoot the worse the farther they go', () => {
    for (const [at, { small }] of DIE.entries())
      expect(small).toBeGreaterThanOrEqual(DIE[at + 1]?.small ?? 0);
  });

  it('names each part once', () => {
    const ids = [...BOX.cards, ...BOX.pieces, ...(BOX.sheets ?? [])].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a city', () => {
  it('is laid from one set in each of four windows, no tile twice', () => {
    for (const window of WINDOWS) {
      const used = CITY_COLUMNS.flatMap((column) =>
        Array.from({ length: WINDOW_ROWS }, (_, row) =>
          TILES.findIndex(({ front, rear }) =>
            [front, rear].some((mark) => mark === `${column}${window + row}`),
          ),
        ),
      );
      expect(used.toSorted((one, other) => one - other)).toEqual(TILES.map((_, tile) => tile));
    }
  });

  it('is five squares by five of each face, as it is on the whole map', () => {
    for (const city of CITIES)
      for (const [at, column] of CITY_COLUMNS.entries())
        expect(cityFace(`${column}2`, city)).toEqual(
          city
            .slice(TILE_SQUARES, 2 * TILE_SQUARES)
            .map((row) => row.slice(at * TILE_SQUARES, (at + 1) * TILE_SQUARES)),
        );
  });

  it('is the same for both sides, and its streets hang together in every window', () => {
    for (const city of CITIES) {
      for (const row of city) expect([...row].reverse().join('')).toBe(row);
      for (const window of WINDOWS) {
        const rows = city.slice((window - 1) * TILE_SQUARES, (window - 1 + WINDOW_ROWS) * TILE_SQUARES);
        const streets = rows.join('').replaceAll('#', '').length;
        expect(streetsFrom(rows)).toBe(streets);
      }
    }
  });
});

/** How many squares of street are joined, edge to edge, with the north-western corner. */
function streetsFrom(rows: readonly string[]): number {
  const seen = new Set<string>();
  const walk = (x: number, y: number): void => {
    if (rows[y]?.[x] !== '.' || seen.has(`${x},${y}`)) return;
    seen.add(`${x},${y}`);
    for (const [east, south] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      walk(x + east, y + south);
  };
  walk(0, 0);
  return seen.size;
}
