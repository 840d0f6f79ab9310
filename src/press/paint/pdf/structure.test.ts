import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFArray, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainBox, plainCards } from '../../../../tests/plain-box.ts';
import { planned } from '../../../../tests/plain-sheets.ts';
import { openPdf } from '../../../../tests/raster.ts';
import { asLines, inOrder, readAloud, unheardWords } from '../../../../tests/read-aloud.ts';
import { fonts, lettering } from '../../../../tests/sample-faces.ts';
import { mmToPt } from '../../../kit/units.ts';
import type { SheetDocument } from '../../sheet.ts';
import { facePages } from './face-pages.ts';
import { streamContent } from './pdf-bytes.ts';
import { placedSize } from '../place.ts';
import { printSheets } from './paint-document.ts';

type Shown = Awaited<ReturnType<typeof openPdf>>;

/** The content streams of a page in order. */
function operatorsOf(pdf: PDFDocument, page: number): readonly string[] {
  const streams = pdf.getPage(page).node.lookup(PDFName.of('Contents'), PDFArray);
  const texts = streams
    .asArray()
    .map((each) => streamContent(pdf.context.lookup(each, PDFStream), Number.POSITIVE_INFINITY));
  return texts.flatMap((each) => new TextDecoder().decode(each).split('\n'));
}

/** Operators that paint something. */
const PAINTS = /(?:^|\s)(?:f\*?|S|B\*?|b\*?|s|Do|Tj|TJ)$/;
const OPENS = /\s(?:BDC|BMC)$/;

/** The operators that paint outside of any marked content. */
function unmarked(operators: readonly string[]): readonly string[] {
  let depth = 0;
  return operators.filter((operator) => {
    if (OPENS.test(operator)) depth += 1;
    if (operator === 'EMC') depth -= 1;
    return depth === 0 && PAINTS.test(operator);
  });
}

describe('sheets read aloud', () => {
  let document: SheetDocument;
  let bytes: Uint8Array;
  let shown: Shown;
  const heard: (readonly string[])[] = [];
  beforeAll(async () => {
    document = planned({ drawn: plainBox(), colophon: 'Made by nobody.' }).document;
    bytes = await printSheets(document, fonts);
    shown = await openPdf(bytes);
    for (const [index] of document.pages.entries()) heard.push(asLines(await readAloud(shown, index + 1)));
  });
  afterAll(() => shown.loadingTask.destroy());

  test('the file says that it is marked up, and in which language', async () => {
    // A Map, although the library's types say otherwise.
    const marked = (await shown.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null;
    expect(marked?.get('Marked')).toBe(true);
    const { info } = await shown.getMetadata();
    expect(info).toMatchObject({ Language: 'en' });
  });

  test('the first page has its title, headings in their order, and lists', () => {
    const [first = []] = heard;
    expect(first.filter((line) => /^H\d/.test(line))).toEqual([
      'H1 Plain Game',
      'H2 1 Set the printer',
      'H2 2 Turn on the long edge',
      'H2 3 Check the size',
      'H2 4 Hold it to the light',
    ]);
    const size = first.indexOf('Lbl Size');
    expect(first.slice(size - 1, size + 3)).toEqual([
      'LI',
      'Lbl Size',
      'LBody',
      'P 100 %, also called “Actual size”. Not “Fit”, not “Shrink”: the cards would come out small.',
    ]);
    expect(first).toContain('P 10 sheets of A4');
    expect(first).toContainEqual(expect.stringMatching(/^Figure: A sheet and the same sheet turned over/));
  });

  test('words that are broken into lines are read as one paragraph, apart at the ends of lines', () => {
    expect(heard[0]).toContainEqual(
      expect.stringMatching(
        /^P It covers the outline exactly, .* set the size to 100 % and print this page again\.$/,
      ),
    );
  });

  test('a sheet says what it is before its cards, and each card what it shows', () => {
    const [, , sheet = []] = heard;
    const from = sheet.indexOf('Sect');
    expect(sheet.slice(from + 1, from + 4)).toEqual([
      'H2 Plain Game Ground · Red actions · Gray actions · Counters',
      'P Sheet 1 of 9 · front',
      'Figure: Bar of 100 mm',
    ]);
    expect(sheet.filter((line) => line.startsWith('Figure: Card, '))[0]).toBe('Figure: Card, ground-1');
  });

  test('every placed face is there with its words, where it stands', async () => {
    for (const [index, { placements, height }] of document.pages.entries()) {
      const figures = inOrder(await readAloud(shown, index + 1)).filter(({ box }) => box);
      const expected = placements.map((placement) => {
        const { face, x, y } = placement;
        const drawn = document.faces.get(face);
        if (!drawn) throw new Error('no such face');
        const size = placedSize(placement, drawn);
        const sides = [x, height - y - size.height, x + size.width, height - y];
        return { alt: document.alts?.[face], box: sides.map((side) => Math.round(mmToPt(side))) };
      });
      expect(figures.map(({ alt, box }) => ({ alt, box }))).toEqual(expected);
    }
    expect(document.pages.flatMap(({ placements }) => placements).length).toBeGreaterThan(150);
  });

  test('nothing stands outside of what is read and of what is decoration', async () => {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    for (const [index] of document.pages.entries()) {
      expect(unmarked(operatorsOf(pdf, index))).toEqual([]);
      expect(await unheardWords(shown, index + 1)).toBe('');
    }
    // The check itself works.
    expect(unmarked(['/Artifact BMC', 'f', 'EMC', '/A Do'])).toEqual(['/A Do']);
  });

  test('cuts by number are told once, on the page that says how to cut', () => {
    expect(heard[1]).toContainEqual(
      expect.stringMatching(
        /^Figure: A sheet with its cuts by number: 4 cuts across .* then 4 cuts downward/,
      ),
    );
    for (const sheet of heard.slice(2)) expect(sheet).not.toContain('P 1');
  });
});

test.each(['fold', 'single'] as const)(
  'sheets that are printed for %s are read from end to end',
  async (sides) => {
    const { document } = planned({ drawn: { ...plainBox(), counters: [] }, sides });
    const shown = await openPdf(await printSheets(document, fonts));
    for (const [index, { placements }] of document.pages.entries()) {
      const lines = asLines(await readAloud(shown, index + 1));
      const alts = placements.map(({ face }) => `Figure: ${document.alts?.[face]}`);
      expect(lines.slice(lines.length - alts.length)).toEqual(alts);
      expect(await unheardWords(shown, index + 1)).toBe('');
    }
    await shown.loadingTask.destroy();
  },
);

test('a face with a page of its own is told by its words where nobody gave others', async () => {
  const shown = await openPdf(await printSheets(facePages('Faces', '', [lettering()]), fonts));
  const lines = asLines(await readAloud(shown, 1));
  expect(lines).toEqual([
    'Document',
    expect.stringMatching(/^Figure: Bunker 17; OFFICE FIRE; Each soldier .* no more than ½\. Upside down$/),
  ]);
  await shown.loadingTask.destroy();
});

const pdfinfo = (file: string) => spawnSync('pdfinfo', ['-struct-text', file], { encoding: 'utf8' });

const withPoppler = pdfinfo('-v').error === undefined ? ['Poppler'] : [];

// A second PDF reader, where it is installed.
test.each(withPoppler)('%s reads the same parts as pdf.js', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldkit-structure-'));
  try {
    const { document } = planned({ drawn: { ...plainBox(), cards: plainCards().slice(0, 4) } });
    const bytes = await printSheets(document, fonts);
    writeFileSync(join(folder, 'sheets.pdf'), bytes);
    const { stdout, stderr } = pdfinfo(join(folder, 'sheets.pdf'));
    const roles = [...stdout.matchAll(/^ *([A-Z][A-Za-z0-9]*)(?: \(\w+\))?:?$/gm)].map(([, role]) => role);
    const shown = await openPdf(bytes);
    const heard: string[] = [];
    for (const [index] of document.pages.entries())
      heard.push(...inOrder(await readAloud(shown, index + 1)).map(({ role }) => role));
    expect(stderr).toBe('');
    expect(roles.filter((role) => role !== 'Document')).toEqual(heard.filter((role) => role !== 'Document'));
    expect(stdout).toContain('"A4, 210 × 297 mm, portrait."');
    await shown.loadingTask.destroy();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
