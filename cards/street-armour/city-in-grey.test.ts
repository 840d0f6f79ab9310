/** The city without colour: what stops a shot is dark, and what a tank may drive on is not. */
import { describe, expect, it } from 'vitest';
import { svgPixels } from '../../tests/raster.ts';
import { readPath } from '../../src/kit/engrave/path/path-data.ts';
import { MM_PER_INCH } from '../../src/kit/units.ts';
import { paintSvg } from '../../src/press/paint/svg.ts';
import { loadFonts } from '../../src/site/package-fonts.ts';
import { typeset } from '../../src/kit/type/typeset.ts';
import { tankAbove } from './art/tank-above.ts';
import { COUNTER_SIZE, SQUARE, TILES, TILE_SIZE, WEIGHTS, cityFace } from './data/box.ts';
import { tileFace } from './faces/tile.ts';
import { streetArmourKit } from './kit.ts';
import { themeOf } from './theme.ts';

const MARKS = TILES.flatMap(({ front, rear }) => [front, rear]);
const FONTS = loadFonts(streetArmourKit);
const PX_PER_MM = 2;

/** The mean grey of each square of a tile, row by row, from 0 to 255. */
async function greysOf(mark: (typeof MARKS)[number]): Promise<readonly (readonly number[])[]> {
  const set = typeset(tileFace(mark, 'colour'), FONTS);
  if (!set.ok) throw new Error(JSON.stringify(set.faults));
  const svg = await paintSvg(set.value, FONTS, { area: 'trim', dpi: PX_PER_MM * MM_PER_INCH });
  const { width, data } = await svgPixels(svg);
  const side = Math.round(SQUARE * PX_PER_MM);
  const count = Math.round(TILE_SIZE / SQUARE);
  const meanOf = (column: number, row: number): number => {
    let sum = 0;
    for (let y = row * side; y < (row + 1) * side; y += 1)
      for (let x = column * side; x < (column + 1) * side; x += 1) {
        const at = 3 * (y * width + x);
        sum += 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
      }
    return sum / (side * side);
  };
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (__, column) => meanOf(column, row)),
  );
}

describe('the city in grey', () => {
  it.each(MARKS)(
    '%s has no block that could be a street, and no street that could be a block',
    async (mark) => {
      const greys = await greysOf(mark);
      const built: number[] = [];
      const open: number[] = [];
      for (const [row, line] of cityFace(mark).entries())
        for (const [column, square] of [...line].entries())
          (square === '#' ? built : open).push(greys[row]?.[column] ?? NaN);
      expect(Math.max(...built)).toBeLessThan(150);
      expect(Math.min(...open)).toBeGreaterThan(185);
    },
  );
});

/** The length and width of a tank on its counter, mm. */
function sizeOf(weight: (typeof WEIGHTS)[number]): readonly [long: number, wide: number] {
  const { key, paper } = themeOf('colour');
  const points = tankAbove(weight, key, paper, 0.16).flatMap(({ d }) =>
    readPath(d).flatMap((segment) => segment.points),
  );
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.max(...ys) - Math.min(...ys), Math.max(...xs) - Math.min(...xs)];
}

describe('a tank on its counter', () => {
  it('takes up most of it', () => {
    for (const weight of WEIGHTS) {
      const [long, wide] = sizeOf(weight);
      expect(Math.hypot(long, wide), weight).toBeGreaterThan(0.72 * COUNTER_SIZE);
      expect(Math.hypot(long, wide), weight).toBeLessThan(COUNTER_SIZE);
    }
  });

  it('is the broader the heavier, by more than a hair', () => {
    const [heavy = 0, medium = 0, light = 0] = WEIGHTS.map((weight) => sizeOf(weight)[1]);
    expect(heavy - medium).toBeGreaterThan(0.6);
    expect(medium - light).toBeGreaterThan(0.6);
  });
});
