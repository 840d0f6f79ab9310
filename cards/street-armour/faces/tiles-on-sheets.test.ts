/**
 * Tiles are cut from a sheet by hand. What lies within a millimetre beyond a tile's cut is its own bleed, or the tile
 * that lies there in the city too: a slip of the knife leaves no roof on a street that has none beside it.
 */
import { describe, expect, it } from 'vitest';
import { drawKit } from '../../../src/kit/drawn-kit.ts';
import { HOME_PAPERS } from '../../../src/press/papers.ts';
import { FLIPS, SIDES } from '../../../src/press/impose/plan/print-options.ts';
import { planSheets } from '../../../src/press/impose/plan/sheet-plan.ts';
import type { Placement } from '../../../src/press/sheet.ts';
import { loadFonts } from '../../../src/site/package-fonts.ts';
import { TILES, TILE_SIZE, type TileMark } from '../data/box.ts';
import { cornerOf } from '../data/street-map.ts';
import { streetArmourKit } from '../kit.ts';

const FONTS = loadFonts(streetArmourKit);
const MARKS: ReadonlyMap<string, TileMark> = new Map(
  TILES.flatMap(({ front, rear }) => [front, rear]).map((mark) => [`tile-${mark.toLowerCase()}`, mark]),
);

/** How far a pair of scissors strays, mm. */
const ASTRAY = 1;

interface Laid extends Placement {
  readonly mark: TileMark;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < TILE_SIZE + ASTRAY;

/** Whether a cut that strays from one of them gets into the other. */
const touch = (a: Laid, b: Laid): boolean => a !== b && near(a.x, b.x) && near(a.y, b.y);

/** Whether they lie so in the city, however the sheet lies. */
function areNeighbours(a: Laid, b: Laid): boolean {
  const [[ax, ay], [bx, by]] = [cornerOf(a.mark), cornerOf(b.mark)];
  const way = a.turn === 180 ? -1 : 1;
  const off = Math.abs(b.x - a.x - way * (bx - ax)) + Math.abs(b.y - a.y - way * (by - ay));
  return a.turn === b.turn && a.turn % 180 === 0 && off < 0.1;
}

const drawn = drawKit(streetArmourKit, 'colour', FONTS, { showpieces: false });

const WAYS = HOME_PAPERS.flatMap((paper) =>
  SIDES.flatMap((sides) => FLIPS.map((flip) => ({ paper, sides, flip }))),
);

describe.each(WAYS)('on $paper, $sides, turned on its $flip edge', ({ paper, sides, flip }) => {
  if (!drawn.ok) throw new Error('nothing is drawn');
  const plan = planSheets({ title: 'A city', drawn: drawn.value, fonts: FONTS, paper, sides, flip });
  if (!plan.ok) throw new Error(JSON.stringify(plan.faults));
  const sheets = plan.value.sheets.map(({ placements }) =>
    placements.flatMap((placed): Laid[] => {
      const mark = MARKS.get(placed.face);
      return mark ? [{ ...placed, mark }] : [];
    }),
  );

  it('every tile has beyond its cut its own bleed, or its neighbour of the city', () => {
    const laid = sheets.flat();
    expect(laid).toHaveLength(sides === 'fronts' ? 12 : 24);
    const foreign = sheets.flatMap((tiles) =>
      tiles.flatMap((one) =>
        tiles
          .filter((other) => touch(one, other) && !areNeighbours(one, other))
          .map(({ mark }) => `${one.mark} ${mark}`),
      ),
    );
    expect(foreign).toEqual([]);
  });

  it('every tile has at least a millimetre of bleed where no neighbour shares its cut', () => {
    for (const tiles of sheets)
      for (const one of tiles) {
        const edges = Object.entries(one.reach).filter(([, reach]) => reach < ASTRAY);
        expect(edges.length, one.mark).toBeLessThanOrEqual(tiles.filter((other) => touch(one, other)).length);
      }
  });
});

it('takes two sheets of A4 for the twelve tiles, and one for all other cards and counters', () => {
  if (!drawn.ok) throw new Error('nothing is drawn');
  const plan = planSheets({
    title: 'A city',
    drawn: drawn.value,
    fonts: FONTS,
    paper: 'a4',
    sides: 'duplex',
  });
  if (!plan.ok) throw new Error(JSON.stringify(plan.faults));
  expect(plan.value.facts.runs.map(({ sheets }) => sheets)).toEqual([2, 1]);
});
