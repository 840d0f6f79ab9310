/**
 * A cut a millimetre off marks no card: what lies on both sides of the trim of a back is the paper that its
 * neighbours on the sheet have there, too.
 */
import { describe, expect, it } from 'vitest';
import { PRINTED_EDITIONS } from '../src/kit/edition.ts';
import { box, type Rect, type SetFace } from '../src/kit/face.ts';
import { MM_PER_INCH } from '../src/kit/units.ts';
import { planSheets } from '../src/press/impose/plan/sheet-plan.ts';
import { paintSvg } from '../src/press/paint/svg.ts';
import type { Placement } from '../src/press/sheet.ts';
import { drawn, shelfKits, type ShelfKit } from './kits.ts';
import { svgPixels } from './raster.ts';

/** How far a pair of scissors strays, mm. */
const ASTRAY = 1;
const PIXELS_PER_MM = 5;

type Edges = ReadonlySet<string>;

/** Every colour within a millimetre of the trim, inside and out. */
async function edgesOf(face: SetFace, fonts: ShelfKit['fonts']): Promise<Edges> {
  const svg = await paintSvg(face, fonts, { area: 'bleed', dpi: PIXELS_PER_MM * MM_PER_INCH });
  const { width, height, data } = await svgPixels(svg);
  const px = (mm: number): number => Math.floor(mm * PIXELS_PER_MM);
  const [from, to] = [px(face.bleed - ASTRAY) + 1, px(face.bleed + ASTRAY) - 1];
  const colours = new Set<string>();
  for (let y = from; y < height - from; y += 1)
    for (let x = from; x < width - from; x += 1) {
      if (Math.min(x, width - 1 - x, y, height - 1 - y) > to) continue;
      const at = 3 * (y * width + x);
      colours.add([...data.subarray(at, at + 3)].join(','));
    }
  return colours;
}

const trimOf = ({ x, y, turn }: Placement, { width, height }: SetFace): Rect =>
  turn % 180 === 0 ? { x, y, width, height } : { x, y, width: height, height: width };

/** Whether a cut that strays from one of them gets into the other. */
const touch = (one: Rect, other: Rect): boolean =>
  one.x - ASTRAY < other.x + other.width &&
  other.x < one.x + one.width + ASTRAY &&
  one.y - ASTRAY < other.y + other.height &&
  other.y < one.y + one.height + ASTRAY;

/** The backs of decks that a straying cut marks, with the neighbour on the sheet that does it. */
async function markedIn(shelf: ShelfKit, edition: (typeof PRINTED_EDITIONS)[number]): Promise<string[]> {
  const box = drawn(shelf, edition);
  const plan = planSheets({ title: 'A game', drawn: box, fonts: shelf.fonts, paper: 'a4', sides: 'duplex' });
  if (!plan.ok) throw new Error(JSON.stringify(plan.faults));
  const { pages, faces } = plan.value.document;
  const backs = new Set(box.cards.flatMap(({ card, back }) => (card.twoFaced ? [] : [back.id])));
  const pairs = new Set<string>();
  for (const { placements } of pages) {
    const placed = placements.flatMap((placement) => {
      const face = faces.get(placement.face);
      return face ? [{ face, trim: trimOf(placement, face) }] : [];
    });
    for (const one of placed)
      for (const other of placed)
        if (backs.has(one.face.id) && touch(one.trim, other.trim))
          pairs.add(`${one.face.id} ${other.face.id}`);
  }
  expect(pairs.size > 0, 'backs that have neighbours').toBe(backs.size > 0);
  const edges = new Map<string, Edges>();
  const known = async (id: string): Promise<Edges> => {
    const face = faces.get(id);
    const made = edges.get(id) ?? (face ? await edgesOf(face, shelf.fonts) : new Set<string>());
    edges.set(id, made);
    return made;
  };
  const marked: string[] = [];
  for (const pair of pairs) {
    const [one = '', other = ''] = pair.split(' ');
    const paper = await known(one);
    const foreign = [...(await known(other))].filter((colour) => !paper.has(colour));
    if (paper.size !== 1 || foreign.length > 0)
      marked.push(`${one} beside ${other}: ${[...paper, ...foreign].slice(0, 3).join(' | ')}`);
  }
  return marked;
}

describe.each(shelfKits)('%s', (_, shelf) => {
  it.each(PRINTED_EDITIONS)(
    'marks no back where a cut is a millimetre off, in the %s edition',
    async (edition) => {
      expect(await markedIn(shelf, edition)).toEqual([]);
    },
  );
});

describe('what is found at the edge of a back', () => {
  const fonts: ShelfKit['fonts'] = new Map();
  const face = (inset: number): SetFace => ({
    id: 'a-back',
    width: 20,
    height: 30,
    bleed: 3,
    safe: 3,
    nodes: [
      box({ x: -4, y: -4, width: 28, height: 38, fill: '#f0e0c0' }),
      box({ x: inset, y: inset, width: 20 - 2 * inset, height: 30 - 2 * inset, fill: '#a03523' }),
    ],
  });

  it('is paper alone, or its picture too', async () => {
    expect((await edgesOf(face(1.2), fonts)).size).toBe(1);
    expect((await edgesOf(face(0.5), fonts)).size).toBeGreaterThan(1);
  });
});
