/** The rules as pictures of their pages, for vendors that make booklets. */
import type { ShelfGame } from '../../../src/book/shelf-game.ts';
import type { PrintedEdition } from '../../../src/kit/edition.ts';
import { MM_PER_INCH } from '../../../src/kit/units.ts';
import { planBooklet } from '../../../src/press/booklet/booklet-plan.ts';
import { pixelsOf, type Product, type Vendor } from '../../../src/press/export/shops/vendor.ts';
import type { ParcelFile } from '../../../src/press/export/zip.ts';
import { pressFaultSentence } from '../../../src/press/impose/plan/sheet-faults.ts';
import { paintSheetSvg } from '../../../src/press/paint/sheet-svg.ts';
import { paintNodes } from '../../../src/press/paint/svg.ts';
import { composeBooklet } from '../../../src/site/booklet/compose-booklet.ts';
import { refusalOf } from '../../cli/command-error.ts';
import { readRules } from '../booklet.ts';
import { sharp } from '../pictures/sharp.ts';

const PAPER = '#ffffff';

/** Margins that centre a page in a larger picture, px. */
const around = (page: { width: number; height: number }, picture: { width: number; height: number }) => {
  const left = Math.floor((picture.width - page.width) / 2);
  const top = Math.floor((picture.height - page.height) / 2);
  return {
    left,
    top,
    background: PAPER,
    right: picture.width - page.width - left,
    bottom: picture.height - page.height - top,
  };
};

/** A picture of each page, in order, in the product's size, with white margins. */
export async function rulesPages(
  game: ShelfGame,
  edition: PrintedEdition,
  vendor: Vendor,
  product: Product,
): Promise<readonly ParcelFile[]> {
  const rules = await readRules(game);
  const { fonts } = rules;
  const booklet = composeBooklet({ ...rules, edition });
  const plan = planBooklet({ booklet, edition, paper: 'letter', form: 'plain', sides: 'duplex', fonts });
  if (!plan.ok) throw refusalOf(plan.faults.map(pressFaultSentence));
  const { pages, faces } = plan.value.document;
  const placed = new Set(pages.flatMap(({ placements }) => placements.map(({ face }) => face)));
  const markup = new Map<string, string>();
  for (const [id, face] of faces) if (placed.has(id)) markup.set(id, await paintNodes(face.nodes, fonts));
  const picture = pixelsOf(vendor, product);
  const files: ParcelFile[] = [];
  for (const [index, page] of pages.entries()) {
    const scale = Math.min(
      (product.width * MM_PER_INCH) / page.width,
      (product.height * MM_PER_INCH) / page.height,
    );
    const svg = await paintSheetSvg(page, { faces, markup }, fonts, vendor.dpi * scale);
    const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
      .flatten({ background: PAPER })
      .png()
      .toBuffer({ resolveWithObject: true });
    const content = await sharp(data)
      .extend(around(info, picture))
      .withMetadata({ density: vendor.dpi })
      .png()
      .toBuffer();
    files.push([`rules/page-${String(index + 1).padStart(2, '0')}.png`, content]);
  }
  return files;
}
