/**
 * Compares every face, and a sheet of each sort, with its picture in `tests/pictures`, to catch unintended changes.
 * After an intended change, review and keep the new pictures: `npm run pictures`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { EDITIONS, PRINTED_EDITIONS, type PrintedEdition } from '../src/kit/edition.ts';
import { MM_PER_INCH } from '../src/kit/units.ts';
import { pressFaultSentence } from '../src/press/impose/plan/sheet-faults.ts';
import { SIDES, type Sides } from '../src/press/impose/plan/print-options.ts';
import { planSheets } from '../src/press/impose/plan/sheet-plan.ts';
import { HOME_PAPERS, type PaperName } from '../src/press/papers.ts';
import { paintSheetSvg } from '../src/press/paint/sheet-svg.ts';
import { paintNodes, paintSvg } from '../src/press/paint/svg.ts';
import type { SheetPage } from '../src/press/sheet.ts';
import { foundGoodBy } from './found-good.ts';
import { drawn, facesOf, shelfKits, type ShelfKit } from './kits.ts';

const FACE_PX_PER_MM = 3;
const SHEET_PX_PER_MM = 1.5;
/** Tolerance for antialiasing on other machines; a moved or missing mark exceeds it. */
const TOLERANCE = 0.005;

const renew = import.meta.env.MODE === 'renew';
const folder = new URL('pictures/', import.meta.url);
const found = foundGoodBy(import.meta.url);

const onPaper = (svg: string) => sharp(Buffer.from(svg)).flatten({ background: '#ffffff' });

const pixelsOf = (picture: Sharp) => picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** The share of pixels that differ from the kept picture; 1 if the sizes differ. */
async function difference(svg: string, kept: Buffer): Promise<number> {
  const [now, then] = [await pixelsOf(onPaper(svg)), await pixelsOf(sharp(kept))];
  const { width, height } = now.info;
  if (width !== then.info.width || height !== then.info.height) return 1;
  return pixelmatch(now.data, then.data, undefined, width, height, { threshold: 0.2 }) / (width * height);
}

/** Keeps the current picture if there is none, or if a pixel differs visibly. */
async function renewPicture(file: URL, svg: string): Promise<void> {
  if (existsSync(file) && (await difference(svg, readFileSync(file))) === 0) return;
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, await onPaper(svg).png({ palette: true, colours: 32 }).toBuffer());
}

/** Visible changes against the kept picture, in words; empty if there are none. */
async function changeOf(name: string, svg: string): Promise<readonly string[]> {
  const file = new URL(`${name}.png`, folder);
  if (renew) await renewPicture(file, svg);
  if (!existsSync(file)) return [`${name}: no picture is kept`];
  const kept = readFileSync(file);
  return found.faultsOf(name, [svg, kept], async () => {
    const differs = await difference(svg, kept);
    return differs > TOLERANCE ? [`${name}: ${(100 * differs).toFixed(2)} % of its pixels differ`] : [];
  });
}

/** The first page, the first sheet of cards with its back, and the last sheet, with the counters. */
const someOf = (pages: readonly SheetPage[]): readonly SheetPage[] =>
  [0, 2, 3, pages.length - 2].flatMap((index) => pages[index] ?? []);

async function sheetChanges(
  { kit, fonts }: ShelfKit,
  edition: PrintedEdition,
  paper: PaperName,
  sides: Sides,
): Promise<string[]> {
  const box = { ...drawn({ kit, fonts }, edition), showpieces: [] };
  const plan = planSheets({ title: kit.title, drawn: box, paper, sides, fonts });
  if (!plan.ok) throw new Error(plan.faults.map(pressFaultSentence).join('\n'));
  const { pages, faces } = plan.value.document;
  const markup = new Map<string, string>();
  for (const [id, face] of faces) markup.set(id, await paintNodes(face.nodes, fonts));
  const changes: string[] = [];
  for (const page of someOf(pages)) {
    const svg = await paintSheetSvg(page, { faces, markup }, fonts, SHEET_PX_PER_MM * MM_PER_INCH);
    const name = `${kit.id}/sheets/${paper}-${sides}-${edition}-${page.label.replaceAll(' ', '-')}`;
    changes.push(...(await changeOf(name, svg)));
  }
  return changes;
}

/**
 * Every way to print both sides on one paper, and the other paper once: placement on each is covered by tests of the
 * plan.
 */
const sorts = HOME_PAPERS.flatMap((paper, index) =>
  SIDES.slice(0, index === 0 ? SIDES.length : 1).map((sides) => [paper, sides] as const),
);

/** Games with approved pictures; `npm run pictures` makes those of a new game. */
const approved = shelfKits.filter(([, { kit }]) => renew || existsSync(new URL(`${kit.id}/`, folder)));

describe.each(approved)('%s', (_, shelf) => {
  it.each(EDITIONS)('has the faces that were last approved, in the %s edition', async (edition) => {
    const changed: string[] = [];
    for (const face of facesOf(drawn(shelf, edition))) {
      const svg = await paintSvg(face, shelf.fonts, { dpi: FACE_PX_PER_MM * MM_PER_INCH });
      changed.push(...(await changeOf(`${shelf.kit.id}/${edition}/${face.id}`, svg)));
    }
    expect(changed).toEqual([]);
  });

  it.each(sorts)('has the %s sheets that were last approved, %s', async (paper, sides) => {
    expect(await sheetChanges(shelf, 'colour', paper, sides)).toEqual([]);
  });

  it.each(PRINTED_EDITIONS.slice(1))('has the sheets that were last approved, %s', async (edition) => {
    expect(await sheetChanges(shelf, edition, 'a4', 'duplex')).toEqual([]);
  });
});
