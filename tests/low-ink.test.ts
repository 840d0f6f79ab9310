/** The ink of sheets, measured on the sheets as printed. */
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PrintedEdition } from '../src/kit/edition.ts';
import { inkOfRgb } from '../src/press/ink-coverage/colour.ts';
import { inkOfFace } from '../src/press/ink-coverage/measure.ts';
import { pressFaultSentence } from '../src/press/impose/plan/sheet-faults.ts';
import { planSheets, type SheetPlan } from '../src/press/impose/plan/sheet-plan.ts';
import { paintSheetSvg } from '../src/press/paint/sheet-svg.ts';
import { paintNodes } from '../src/press/paint/svg.ts';
import { foundGoodBy } from './found-good.ts';
import { drawn, shelfKits, type ShelfKit } from './kits.ts';

const DPI = 100;

/** The share of a sheet that may be inked outside its faces. */
const BESIDE = 0.01;

function planned(shelf: ShelfKit, edition: PrintedEdition): SheetPlan {
  const { kit, fonts } = shelf;
  const plan = planSheets({
    title: kit.title,
    drawn: drawn(shelf, edition),
    fonts,
    paper: 'a4',
    sides: 'duplex',
    inkOf: (face) => inkOfFace(face, fonts),
  });
  if (!plan.ok) throw new Error(plan.faults.map(pressFaultSentence).join('\n'));
  return plan.value;
}

async function inkOfPicture(svg: string): Promise<number> {
  const image = sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: '#ffffff' });
  const { data } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let ink = 0;
  for (let index = 0; index < data.length; index += 3)
    ink += inkOfRgb(data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0);
  return ink / (data.length / 3);
}

/** Pictures of the pages with components, by page label. */
async function picturesOf(
  { document }: SheetPlan,
  { fonts }: ShelfKit,
): Promise<ReadonlyMap<string, string>> {
  const { pages, faces } = document;
  const markup = new Map<string, string>();
  for (const [id, face] of faces) markup.set(id, await paintNodes(face.nodes, fonts));
  const pictures = new Map<string, string>();
  for (const page of pages.filter(({ placements }) => placements.length > 0))
    pictures.set(page.label, await paintSheetSvg(page, { faces, markup }, fonts, DPI));
  return pictures;
}

const found = foundGoodBy(import.meta.url, ['../src/press/ink-coverage/colour.ts']);

describe.each(shelfKits)('%s', (_, shelf) => {
  const { id } = shelf.kit;
  const plans = { colour: planned(shelf, 'colour'), 'low-ink': planned(shelf, 'low-ink') };
  const pictures = { colour: new Map<string, string>(), 'low-ink': new Map<string, string>() };
  const measured = new Map<string, Promise<number>>();

  /** Ink as a share of the page; cached. */
  const inkOf = (picture: string): Promise<number> => {
    const ink = measured.get(picture) ?? inkOfPicture(picture);
    measured.set(picture, ink);
    return ink;
  };

  beforeAll(async () => {
    for (const edition of ['colour', 'low-ink'] as const)
      for (const [label, picture] of await picturesOf(plans[edition], shelf))
        pictures[edition].set(label, picture);
  });

  it('takes at most a quarter of the colour edition’s ink on every low-ink sheet', async () => {
    expect(pictures['low-ink'].size).toBeGreaterThan(0);
    const faults: string[] = [];
    for (const [label, frugal] of pictures['low-ink']) {
      const colour = pictures.colour.get(label) ?? '';
      const look = async () => {
        const share = (await inkOf(frugal)) / (await inkOf(colour));
        return share <= 0.25 ? [] : [`${label}: ${(100 * share).toFixed(1)} % of the colour edition’s`];
      };
      faults.push(...(await found.faultsOf(`${id}/${label}`, [colour, frugal], look)));
    }
    expect(faults).toEqual([]);
  });

  it.each(['colour', 'low-ink'] as const)('says how much ink its sheets take: %s', async (edition) => {
    const pages = [...pictures[edition].values()];
    const { ink = 0 } = plans[edition].facts;
    const look = async () => {
      const inks = await Promise.all(pages.map(inkOf));
      const mean = inks.reduce((sum, page) => sum + page, 0) / pages.length;
      // Tolerances: a picture shows less, as antialiasing makes half-covered pixels paler. Marks, words and bleed
      // outside the faces are not counted; on a nearly bare sheet they are the larger part.
      const isSo = ink < 1.2 * mean && ink > 0.95 * mean - BESIDE;
      return isSo ? [] : [`it says ${ink.toFixed(4)}, and its pictures show ${mean.toFixed(4)}`];
    };
    expect(await found.faultsOf(`${id}/said/${edition}`, [...pages, String(ink)], look)).toEqual([]);
  });
});
