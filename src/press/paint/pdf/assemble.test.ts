import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extentOf, openPdf, pagePixels } from '../../../../tests/raster.ts';
import {
  blankFace,
  fonts,
  lettering,
  picture,
  placed,
  RED,
  sampleSheets,
  setFace,
} from '../../../../tests/sample-faces.ts';
import { box } from '../../../kit/face.ts';
import { hashBytes } from '../../../kit/content-hash.ts';
import type { SheetDocument } from '../../sheet.ts';
import { assemble } from './assemble.ts';
import { facePages } from './face-pages.ts';
import { alphabetOf, faceSubject, HOUSE_ALPHABET } from './form-xobject.ts';
import { drawPlates } from './form-xobjects.ts';
import { printSheets } from './paint-document.ts';

const name = (of: string) => PDFName.of(of);

/** The streams whose dictionary has all of `entries`. */
const streamsWith = (pdf: PDFDocument, entries: Readonly<Record<string, string>>): PDFRawStream[] =>
  pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFRawStream)
    .filter(({ dict }) =>
      Object.entries(entries).every(([key, value]) => dict.get(name(key)) === name(value)),
    );

describe('a file of sheets', () => {
  let bytes: Uint8Array;
  let pdf: PDFDocument;
  let shown: Awaited<ReturnType<typeof openPdf>>;
  beforeAll(async () => {
    bytes = await printSheets(sampleSheets(), fonts);
    pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    shown = await openPdf(bytes);
  });
  afterAll(() => shown.loadingTask.destroy());

  const textOf = async (number: number): Promise<string> => {
    const { items } = await (await shown.getPage(number)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  };

  test('has text that can be searched, joined and spaced letters too', async () => {
    const text = await textOf(1);
    expect(text).toContain('Bunker 17');
    expect(text).toContain('official tally');
    expect(text).toContain('OFFICE FIRE');
    expect(text).toContain('2 points');
    expect(text).toContain('“AV To Ty” – an officer’s flag');
    expect(text).toContain('Sheet 1 front');
    expect(await textOf(2)).toContain('Sheet 1 back');
  });

  test('embeds a subset of each font that it sets, once', () => {
    const embedded = pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict && object.has(name('FontFile2')) ? [object] : []))
      .map((descriptor) => String(descriptor.get(name('FontName'))));
    expect(embedded).toHaveLength(4);
    for (const font of embedded) expect(font).toMatch(/^\/[A-Z]{6}\+/);
    expect(embedded.join()).toContain('AlfaSlabOne');
  });

  test('embeds a face once, however often it stands on its sheets', () => {
    const forms = streamsWith(pdf, { Type: 'XObject', Subtype: 'Form' });
    expect(forms).toHaveLength(2);
  });

  test('labels its pages and marks where something new begins', async () => {
    expect(await shown.getPageLabels()).toEqual(['1 front', '1 back']);
    const outline = await shown.getOutline();
    expect(outline.map(({ title }) => title)).toEqual(['Cards 1–4']);
  });

  test('says what it is, in which language, and shows its title', async () => {
    const { info } = await shown.getMetadata();
    expect(info).toMatchObject({ Title: 'Samples: a sheet', Subject: 'For tests', Producer: 'Fieldkit' });
    expect(info).not.toHaveProperty('CreationDate');
    expect(pdf.catalog.lookup(name('Lang'), PDFString, PDFHexString).decodeText()).toBe('en');
  });

  test('asks the printer for its true size and the right edge', async () => {
    const asked = pdf.catalog.getViewerPreferences();
    expect(asked?.getPrintScaling()).toBe('None');
    expect(asked?.getDuplex()).toBe('DuplexFlipLongEdge');
    expect(asked?.getDisplayDocTitle()).toBe(true);
  });

  test('has pages of the size of the paper, without a trim of their own', () => {
    for (const page of pdf.getPages()) {
      expect(page.getWidth()).toBeCloseTo((210 * 72) / 25.4, 3);
      expect(page.getHeight()).toBeCloseTo((297 * 72) / 25.4, 3);
      expect(page.node.get(name('TrimBox'))).toBeUndefined();
    }
  });

  test('has the same bytes whenever and wherever it is made', () => {
    const script = fileURLToPath(new URL('../../../../tests/print-sample.ts', import.meta.url));
    expect(execFileSync(process.execPath, [script], { encoding: 'utf8' })).toBe(hashBytes(bytes));
  });
});

test('a page that is one face has its trim and its bleed in its boxes', async () => {
  const pdf = await PDFDocument.load(await printSheets(facePages('Faces', '', [picture()]), fonts));
  const [page] = pdf.getPages();
  expect(page?.getBleedBox()).toEqual(page?.getMediaBox());
  const trim = page?.getTrimBox();
  expect(trim?.x).toBeCloseTo(9, 3);
  expect(trim?.y).toBeCloseTo(9, 3);
  expect(trim?.width).toBeCloseTo(180, 3);
  expect(trim?.height).toBeCloseTo(252, 3);
});

describe('a face placed on a page', () => {
  const dpi = 300;
  const mm = (px: number) => (px * 25.4) / dpi;
  const isRed = (red: number, green: number) => red > 160 && green < 120;
  /** A mark 10 mm right of and 20 mm below the trim's corner, 12 x 6 mm. */
  const marked = setFace(blankFace('marked', [box({ x: 10, y: 20, width: 12, height: 6, fill: RED })]));

  const onPage = (face: typeof marked, turn: number, scale = 1): SheetDocument => ({
    title: '',
    subject: '',
    pages: [
      {
        label: '1',
        title: '',
        width: 120,
        height: 110,
        placements: [{ ...placed(face.id, 15, 8, turn), scale }],
        furniture: [],
      },
    ],
    faces: new Map([[face.id, face]]),
  });

  const extent = async (document: SheetDocument) => {
    const pdf = await openPdf(await printSheets(document, fonts));
    const { left, top, right, bottom } = extentOf(await pagePixels(pdf, 1, dpi), isRed);
    await pdf.loadingTask.destroy();
    return [left, top, right, bottom].map(mm);
  };

  const [cos, sin] = [Math.cos(Math.PI / 6), 0.5];
  /** A point of the face on the page, rotated by 30 degrees. */
  const tilted = (u: number, v: number) => [15 + 88.9 * sin + u * cos - v * sin, 8 + u * sin + v * cos];

  test.each<[number, number[]]>([
    [0, [25, 28, 37, 34]],
    // After a clockwise turn, what was below the upper edge is left of the right one.
    [90, [15 + 88.9 - 26, 18, 15 + 88.9 - 20, 30]],
    [180, [15 + 63.5 - 22, 8 + 88.9 - 26, 15 + 63.5 - 10, 8 + 88.9 - 20]],
    [270, [35, 8 + 63.5 - 22, 41, 8 + 63.5 - 10]],
    // Not a quarter turn: each side of the bounding box touches a corner.
    [30, [tilted(10, 26)[0] ?? 0, tilted(10, 20)[1] ?? 0, tilted(22, 20)[0] ?? 0, tilted(22, 26)[1] ?? 0]],
  ])('turned by %i degrees lies where it should to 0.1 mm', async (turn, expected) => {
    const found = await extent(onPage(marked, turn));
    for (const [index, at] of expected.entries())
      expect(Math.abs((found[index] ?? 0) - at)).toBeLessThan(0.1);
  });

  test('smaller than it is drawn keeps its corner', async () => {
    const upright = await extent(onPage(marked, 0, 0.5));
    const lying = await extent(onPage(marked, 90, 0.5));
    const expected = [20, 18, 26, 21, 15 + 44.45 - 13, 13, 15 + 44.45 - 10, 19];
    for (const [index, at] of expected.entries())
      expect(Math.abs(([...upright, ...lying][index] ?? 0) - at)).toBeLessThan(0.1);
  });

  test('is cut at its reach beyond the trim', async () => {
    const full = setFace(blankFace('full', [box({ x: -4, y: -4, width: 71.5, height: 96.9, fill: RED })]));
    const found = await extent(onPage(full, 90));
    const expected = [12, 5, 15 + 88.9 + 3, 8 + 63.5 + 3];
    for (const [index, at] of expected.entries())
      expect(Math.abs((found[index] ?? 0) - at)).toBeLessThan(0.1);
  });
});

describe('plates that are kept', () => {
  const subjects = [picture(), lettering()].map(faceSubject);

  test('come out the same whichever faces they are drawn with, and go together', async () => {
    const alphabet = alphabetOf(subjects);
    expect(alphabet).toBe(HOUSE_ALPHABET);
    const both = await drawPlates(subjects, fonts, alphabet);
    const alone = await drawPlates(subjects.slice(1), fonts, alphabet);
    expect(alone.pack).toEqual(both.pack);
    expect(alone.plates.get('lettering')).toEqual(both.plates.get('lettering'));
  });

  test('take the fonts of a pack that is there, and other fonts where its letters do not do', async () => {
    const { pack, plates } = await drawPlates(subjects, fonts, HOUSE_ALPHABET);
    const again = await drawPlates(subjects, fonts, HOUSE_ALPHABET, { pack });
    expect(again.pack).toBe(pack);
    expect(again.plates).toEqual(plates);
    const other = await drawPlates([], fonts, HOUSE_ALPHABET.slice(0, 60), { pack });
    expect(other.pack.id).not.toBe(pack.id);
    const document = facePages('', '', [lettering()]);
    expect(await assemble(document, again.plates, again.pack)).toEqual(
      await assemble(document, plates, pack),
    );
  });

  test('are refused with the fonts of another alphabet', async () => {
    const { plates } = await drawPlates(subjects, fonts, HOUSE_ALPHABET);
    const { pack } = await drawPlates([], fonts, HOUSE_ALPHABET.slice(0, 60));
    await expect(assemble(facePages('', '', [picture()]), plates, pack)).rejects.toThrow(
      'the plate of picture was drawn with other fonts than the pack',
    );
  });

  test('need every letter in their alphabet', async () => {
    await expect(drawPlates(subjects, fonts, 'abc')).rejects.toThrow('lettering sets "B');
  });

  test('keep to their own face, bare ones too', async () => {
    const bare = ['bare', 'bald'].map((id) => faceSubject(setFace(blankFace(id, []))));
    const [first, ...rest] = subjects;
    if (!first) throw new Error('no sample');
    const mixed = await drawPlates([first, ...bare, ...rest], fonts, HOUSE_ALPHABET);
    const plain = await drawPlates(subjects, fonts, HOUSE_ALPHABET);
    for (const { id } of subjects) expect(mixed.plates.get(id)).toEqual(plain.plates.get(id));
    expect(mixed.plates.get('bare')?.fonts).toEqual([]);
  });

  test('are missed by name', async () => {
    const { pack } = await drawPlates([], fonts, HOUSE_ALPHABET);
    await expect(assemble(facePages('', '', [picture()]), new Map(), pack)).rejects.toThrow(
      'no plate was given for picture',
    );
  });
});

test('art that several faces show is embedded once', async () => {
  const heavy = [{ d: `M0 0${'c1 2 3 4 5 6'.repeat(150)}z`, fill: RED } as const];
  const faces = ['one', 'two', 'three'].map((id, index) => {
    const shapes = heavy.map((shape) => ({ ...shape }));
    return setFace(blankFace(id, [{ kind: 'art', x: index, y: 0, scale: 0.1, shapes }]));
  });
  const pdf = await PDFDocument.load(await printSheets(facePages('', '', faces), fonts));
  const lengths = streamsWith(pdf, { Subtype: 'Form' }).map(({ contents }) => contents.length);
  expect(lengths).toHaveLength(4);
});

test('a slip in the art is named with its face', async () => {
  const broken = setFace(
    blankFace('broken', [{ kind: 'art', x: 0, y: 0, shapes: [{ d: 'M0 0Q1', fill: RED }] }]),
  );
  await expect(printSheets(facePages('', '', [broken]), fonts)).rejects.toThrow(
    'broken: path data cannot be read',
  );
});
