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
/** So that a line of 0.3 mm fills a pixel. */
const PX_PER_MM = 6;

/** Of a printed tile: the grey at a pixel, from 0 to 255. */
async function greyOf(mark: (typeof MARKS)[number]): Promise<(x: number, y: number) => number> {
  const set = typeset(tileFace(mark, 'colour'), FONTS);
  if (!set.ok) throw new Error(JSON.stringify(set.faults));
  const svg = await paintSvg(set.value, FONTS, { area: 'trim', dpi: PX_PER_MM * MM_PER_INCH });
  const { width, data } = await svgPixels(svg);
  return (x, y) => {
    const at = 3 * (y * width + x);
    return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  };
}

const SIDE = Math.round(SQUARE * PX_PER_MM);

/** The mean grey of each square of a tile, row by row. */
async function greysOf(mark: (typeof MARKS)[number]): Promise<readonly (readonly number[])[]> {
  const grey = await greyOf(mark);
  const count = Math.round(TILE_SIZE / SQUARE);
  const meanOf = (column: number, row: number): number => {
    let sum = 0;
    for (let y = row * SIDE; y < (row + 1) * SIDE; y += 1)
      for (let x = column * SIDE; x < (column + 1) * SIDE; x += 1) sum += grey(x, y);
    return sum / (SIDE * SIDE);
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

/** Places in a tile where four squares of street meet, as columns and rows of squares. */
const openCorners = (mark: (typeof MARKS)[number]): readonly (readonly [column: number, row: number])[] =>
  [1, 2, 3, 4].flatMap((row) =>
    [1, 2, 3, 4]
      .filter((column) =>
        cityFace(mark)
          .slice(row - 1, row + 1)
          .every((line) => line.slice(column - 1, column + 1) === '..'),
      )
      .map((column) => [column, row] as const),
  );

describe('the squares of the streets', () => {
  it.each(MARKS)(
    '%s has a cross at each corner, beside a tree too, far darker than the paving',
    async (mark) => {
      const grey = await greyOf(mark);
      for (const [column, row] of openCorners(mark)) {
        const [x, y] = [column * SIDE, row * SIDE];
        const across = [-8, 8].map((off) => Math.min(grey(x + off, y - 1), grey(x + off, y)));
        const down = [-8, 8].map((off) => Math.min(grey(x - 1, y + off), grey(x, y + off)));
        expect(Math.max(...across, ...down), `${column} ${row}`).toBeLessThan(140);
      }
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
