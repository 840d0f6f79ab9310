/** The tiles as they are printed: what lies at a cut has to go on beyond it. */
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
/** How far from the cut is looked, mm: a knife that is off by so much still meets what was promised. */
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

/** A point beside an edge, mm from the tile's corner: so far along it, and so far from the cut. */
function beside(edge: Edge, along: number, from: number): readonly [x: number, y: number] {
  if (edge === 'north') return [along, from];
  if (edge === 'south') return [along, TILE_SIZE - from];
  return edge === 'west' ? [from, along] : [TILE_SIZE - from, along];
}

/** The share of a square's edge that is darker than streets are, at the darkest line beside the cut. */
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

/** What the city has along an edge. */
function built(mark: TileMark, edge: Edge): readonly boolean[] {
  const rows = cityFace(mark);
  const last = TILE_SQUARES - 1;
  return Array.from({ length: TILE_SQUARES }, (_, square) => {
    const [column, row] = beside(edge, square, 0).map((at) => (at === TILE_SIZE ? last : at));
    return rows[row ?? 0]?.[column ?? 0] === '#';
  });
}

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
});
