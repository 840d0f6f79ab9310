/** The low-ink edition holds to its name: measured on the sheets as they are printed. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PrintedEdition } from '../src/kit/edition.ts';
import { inkOf } from '../src/press/ink.ts';
import { pressFaultSentence } from '../src/press/impose/faults.ts';
import { planSheets } from '../src/press/impose/plan.ts';
import { paintSheetSvg } from '../src/press/paint/sheet-svg.ts';
import { paintNodes } from '../src/press/paint/svg.ts';
import { drawn, shelfKits, type ShelfKit } from './kits.ts';

const DPI = 150;

/** Ink on each page that holds components, as a share of the page, by the page's label. */
async function inkOfPages(shelf: ShelfKit, edition: PrintedEdition): Promise<ReadonlyMap<string, number>> {
  const { kit, fonts } = shelf;
  const plan = planSheets({
    title: kit.title,
    drawn: drawn(shelf, edition),
    paper: 'a4',
    sides: 'duplex',
    fonts,
  });
  if (!plan.ok) throw new Error(plan.faults.map(pressFaultSentence).join('\n'));
  const { pages, faces } = plan.value.document;
  const markup = new Map<string, string>();
  for (const [id, face] of faces) markup.set(id, await paintNodes(face.nodes, fonts));
  const inks = new Map<string, number>();
  for (const page of pages.filter(({ placements }) => placements.length > 0)) {
    const svg = await paintSheetSvg(page, { faces, markup }, fonts, DPI);
    const image = sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: '#ffffff' });
    const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    inks.set(page.label, inkOf({ width: info.width, height: info.height, data }).total);
  }
  return inks;
}

describe.each(shelfKits)('%s', (_, shelf) => {
  it('takes at most a quarter of the colour edition’s ink on every low-ink sheet', async () => {
    const colour = await inkOfPages(shelf, 'colour');
    const low = await inkOfPages(shelf, 'low-ink');
    const shares = [...low].map(([label, ink]) => [label, ink / (colour.get(label) ?? 0)] as const);
    expect(shares.length).toBeGreaterThan(0);
    expect(shares.filter(([, share]) => !(share <= 0.25))).toEqual([]);
  });
});
