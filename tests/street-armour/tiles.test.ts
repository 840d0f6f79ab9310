/** Printed tiles: buildings at a cut have to continue on the other side. */
import { describe, expect, it } from 'vitest';
import {
  CITY_COLUMNS,
  CITY_ROWS,
  cityFace,
  SQUARE,
  TILE_SIZE,
  TILE_SQUARES,
  type TileMark,
} from '../../cards/street-armour/data/box.ts';
import { tileFace } from '../../cards/street-armour/faces/tile.ts';
import { streetArmourKit } from '../../cards/street-armour/kit.ts';
import { PRINTED_EDITIONS, type PrintedEdition } from '../../src/kit/edition.ts';
import { typeset } from '../../src/kit/type/typeset.ts';
import { paintSvg } from '../../src/press/paint/svg.ts';
import { loadFonts } from '../../src/site/package-fonts.ts';
import { svgPixels, type Pixels } from '../raster.ts';

const PX_PER_MM = 8;
/** The distances from the cut to check, mm: the edges must match even if the knife is off by this much. */
const NEAR_CUT = [0.2, 0.4, 0.8, 1.4, 2] as const;
const EDGES = ['north', 'east', 'south', 'west'] as const;
type Edge = (typeof EDGES)[number];

const MARKS = CITY_COLUMNS.flatMap((column) => CITY_ROWS.map((row): TileMark => `${column}${row}`));
const fonts = loadFonts(streetArmourKit);

async function printed(mark: TileMark, edition: PrintedEdition): Promise<Pixels> {
  const set = typeset(tileFace(mark, edition), fonts);
  if (!set.ok) throw new Error(`${mark} cannot be set`);
  return svgPixels(await paintSvg(set.value, fonts, { dpi: PX_PER_MM * 25.4 }));
}

/** The point at a distance `along` an edge and `from` the cut, in mm from the tile's corner. */
function beside(edge: Edge, along: number, from: number): readonly [x: number, y: number] {
  if (edge === 'north') return [along, from];
  if (edge === 'south') return [along, TILE_SIZE - from];
  return edge === 'west' ? [from, along] : [TILE_SIZE - from, along];
}

/** The share of a square's edge that is darker than a street, on the darkest of the checked lines. */
function inkAt(pixels: Pixels, edge: Edge, square: number): number {
  const shares = NEAR_CUT.map((from) => {
    let dark = 0;
    // Corners belong to the walls of neighbours.
    const steps = Math.round((SQUARE - 3) * PX_PER_MM);
    for (let step = 0; step < steps; step += 1) {
      const [x, y] = beside(edge, square * SQUARE + 1.5 + step / PX_PER_MM, from);
      const at = (Math.floor(y * PX_PER_MM) * pixels.width + Math.floor(x * PX_PER_MM)) * 3;
      if ((pixels.data[at] ?? 255) < 170) dark += 1;
    }
    return dark / steps;
  });
  return Math.max(...shares);
}

/** Which squares along an edge are built up. */
function built(mark: TileMark, edge: Edge): readonly boolean[] {
  const rows = cityFace(mark);
  const last = TILE_SQUARES - 1;
  return Array.from({ length: TILE_SQUARES }, (_, square) => {
    const [column, row] = beside(edge, square, 0).map((at) => (at === TILE_SIZE ? last : at));
    return rows[row ?? 0]?.[column ?? 0] === '#';
  });
}

/** The mean brightness of each square in grey, 0 to 255, without what is at its edges. */
function tonesOf(pixels: Pixels): readonly { readonly square: string; readonly tone: number }[] {
  const step = (TILE_SIZE / TILE_SQUARES) * PX_PER_MM;
  return Array.from({ length: TILE_SQUARES * TILE_SQUARES }, (_, index) => {
    const [column, row] = [index % TILE_SQUARES, Math.floor(index / TILE_SQUARES)];
    let [sum, count] = [0, 0];
    for (let y = Math.ceil(row * step + EDGE); y < (row + 1) * step - EDGE; y += 1)
      for (let x = Math.ceil(column * step + EDGE); x < (column + 1) * step - EDGE; x += 1) {
        const at = (y * pixels.width + x) * 3;
        const [r = 0, g = 0, b = 0] = pixels.data.subarray(at, at + 3);
        sum += 0.2126 * r + 0.7152 * g + 0.0722 * b;
        count += 1;
      }
    return { square: `${column} ${row}`, tone: sum / count };
  });
}
/** Pixels. */
const EDGE = PX_PER_MM;

/** How much paler the darkest street has to be than the palest block, in grey. */
const APART = { colour: 90, 'low-ink': 2 } as const satisfies Record<PrintedEdition, number>;

describe.each(PRINTED_EDITIONS)('every tile, %s', (edition) => {
  it('walls its houses off along its cuts where the city has them, and has streets bare of ink where it has none', async () => {
    for (const mark of MARKS) {
      const pixels = await printed(mark, edition);
      for (const edge of EDGES)
        for (const [square, isBuilt] of built(mark, edge).entries()) {
          const ink = inkAt(pixels, edge, square);
          if (isBuilt) expect(ink, `${mark}, ${edge}, square ${square + 1}`).toBeGreaterThan(0.9);
          else expect(ink, `${mark}, ${edge}, square ${square + 1}`).toBe(0);
        }
    }
  });

  it('has no street as dark as a block, and no block as pale as a street, in grey', async () => {
    const [streets, blocks]: [number[], number[]] = [[], []];
    for (const mark of MARKS)
      for (const { square, tone } of tonesOf(await printed(mark, edition))) {
        const [column = 0, row = 0] = square.split(' ').map(Number);
        (cityFace(mark)[row]?.[column] === '#' ? blocks : streets).push(tone);
      }
    expect(streets.length).toBeGreaterThan(blocks.length);
    expect(Math.min(...streets) - Math.max(...blocks)).toBeGreaterThan(APART[edition]);
  });
});
