/** The ink that sheets take, measured on the sheets as they are printed. */
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PrintedEdition } from '../src/kit/edition.ts';
import { inkOfRgb } from '../src/press/ink/colour.ts';
import { inkOfFace } from '../src/press/ink/measure.ts';
import { pressFaultSentence } from '../src/press/impose/faults.ts';
import { planSheets, type SheetPlan } from '../src/press/impose/plan.ts';
import { paintSheetSvg } from '../src/press/paint/sheet-svg.ts';
import { paintNodes } from '../src/press/paint/svg.ts';
import { drawn, shelfKits, type ShelfKit } from './kits.ts';

const DPI = 100;

function planned(shelf: ShelfKit, edition: PrintedEdition): SheetPlan {
  const { kit, fonts } = shelf;
  const plan = planSheets({
    ...{ title: kit.title, drawn: drawn(shelf, edition), fonts },
    ...{ paper: 'a4', sides: 'duplex', inkOf: (face) => inkOfFace(face, fonts) },
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

/** Ink on each page that holds components, as a share of the page, by the page's label. */
async function inkOfPages(
  { document }: SheetPlan,
  { fonts }: ShelfKit,
): Promise<ReadonlyMap<string, number>> {
  const { pages, faces } = document;
  const markup = new Map<string, string>();
  for (const [id, face] of faces) markup.set(id, await paintNodes(face.nodes, fonts));
  const inks = new Map<string, number>();
  for (const page of pages.filter(({ placements }) => placements.length > 0))
    inks.set(page.label, await inkOfPicture(await paintSheetSvg(page, { faces, markup }, fonts, DPI)));
  return inks;
}

describe.each(shelfKits)('%s', (_, shelf) => {
  const inks = { colour: new Map<string, number>(), 'low-ink': new Map<string, number>() };
  const plans = { colour: planned(shelf, 'colour'), 'low-ink': planned(shelf, 'low-ink') };

  beforeAll(async () => {
    for (const edition of ['colour', 'low-ink'] as const)
      for (const [label, ink] of await inkOfPages(plans[edition], shelf)) inks[edition].set(label, ink);
  });

  it('takes at most a quarter of the colour edition’s ink on every low-ink sheet', () => {
    const shares = [...inks['low-ink']].map(
      ([label, ink]) => [label, ink / (inks.colour.get(label) ?? 0)] as const,
    );
    expect(shares.length).toBeGreaterThan(0);
    expect(shares.filter(([, share]) => !(share <= 0.25))).toEqual([]);
  });

  it.each(['colour', 'low-ink'] as const)('says how much ink its sheets take: %s', (edition) => {
    const pages = [...inks[edition].values()];
    const mean = pages.reduce((sum, ink) => sum + ink, 0) / pages.length;
    const { ink = 0 } = plans[edition].facts;
    // A little more than a picture shows: colour that covers half a pixel is paler there than half the colour.
    expect(ink / mean).toBeGreaterThan(0.95);
    expect(ink / mean).toBeLessThan(1.2);
  });
});
