/**
 * End to end on rasters: a misregistering printer prints the test sheet, it is read, and afterwards backs meet
 * fronts.
 */
import { describe, expect, it } from 'vitest';
import { AGAIN, ofToday } from '../../../tests/lot.ts';
import { planned } from '../../../tests/plain-sheets.ts';
import { openPdf, pagePixels } from '../../../tests/raster.ts';
import { fonts } from '../../../tests/sample-faces.ts';
import { readScales } from '../../../tests/scale-reader.ts';
import { greyOf, printedAt, seenThrough, type Flaw, type Grey } from '../../../tests/simulated-printer.ts';
import { POKER } from '../../kit/component.ts';
import { FLIPS, type Flip } from '../impose/plan/print-options.ts';
import { HOME_PAPERS, type PaperName } from '../papers.ts';
import { printSheets } from '../paint/pdf/paint-document.ts';
import type { SheetDocument } from '../sheet.ts';
import { misfitOf } from './registration-error.ts';
import { readNumbers } from './scale-readings.ts';
import { GAUGE, LAID, type Gauge } from './size-gauge.ts';
import { gaugesOn } from './size-page.ts';
import { testSheet } from './test-sheet.ts';

const DPI = 160;
const PIXELS = DPI / 25.4;

/** Rasters of some pages of a document, by number from 1. */
async function rasters(document: SheetDocument, numbers: readonly number[]): Promise<readonly Grey[]> {
  const pages = numbers.flatMap((number) => document.pages[number - 1] ?? []);
  const pdf = await openPdf(await printSheets({ ...document, pages }, fonts));
  const made: Grey[] = [];
  for (let page = 1; page <= pages.length; page += 1) made.push(greyOf(await pagePixels(pdf, page, DPI)));
  await pdf.loadingTask.destroy();
  return made;
}

/** The two rasters, where exactly two are expected. */
function pairOf(made: readonly Grey[]): readonly [Grey, Grey] {
  const [front, back] = made;
  if (!front || !back) throw new Error('a sheet has two sides');
  return [front, back];
}

type Direction = readonly [x: number, y: number];

/** The distance from a point inside the cards to bare paper in a direction, mm: the mean of adjacent lines. */
function edgeFrom({ width, at: inkAt }: Grey, [x, y]: Direction, [dx, dy]: Direction): number {
  const reach = Math.round(1.5 * PIXELS);
  let sum = 0;
  for (let beside = -reach; beside <= reach; beside += 1) {
    let steps = 0;
    const at = (step: number) =>
      inkAt(Math.round(x) + beside * dy * dy + step * dx, Math.round(y) + beside * dx * dx + step * dy);
    const card = at(0);
    const middle = (card + 255) / 2;
    while (at(steps + 1) < middle && steps < width) steps += 1;
    sum += steps + (middle - at(steps)) / (at(steps + 1) - at(steps));
  }
  return sum / (2 * reach + 1) / PIXELS;
}

/** Distances from points well inside the four corner cards to their outer edges. */
function edgesOf(side: Grey): readonly number[] {
  const [near, far] = [0.25, 0.75];
  return [near, far].flatMap((across) =>
    [near, far].flatMap((down) => {
      const point: Direction = [across * side.width, down * side.height];
      return [
        edgeFrom(side, point, [across < 0.5 ? -1 : 1, 0]),
        edgeFrom(side, point, [0, down < 0.5 ? -1 : 1]),
      ];
    }),
  );
}

/** The largest difference between the edges of fronts and backs, mm. */
function worstOff(front: Grey, through: Grey): number {
  const backs = edgesOf(through);
  return Math.max(...edgesOf(front).map((edge, index) => Math.abs(edge - (backs[index] ?? Infinity))));
}

const PRINTERS: readonly Flaw[] = [
  { right: 0.42, down: -0.87, turn: 0.17, scale: 1.0013 },
  { right: -2.31, down: 1.68, turn: -0.34, scale: 0.9978 },
  { right: 1.04, down: 3.12, turn: 0, scale: 1 },
];

async function testSheetOf(paper: PaperName, flip: Flip) {
  const sheet = testSheet({ paper, sides: 'duplex', flip, fonts });
  if (!sheet.ok) throw new Error('the test sheet cannot be set');
  return pairOf(await rasters(sheet.value, [1, 2]));
}

/** Most combinations of printers, papers and flip edges; not all, because rasters are slow. */
const printersFor = (paper: (typeof HOME_PAPERS)[number], flip: Flip): readonly Flaw[] =>
  PRINTERS.filter((_, index) => index !== HOME_PAPERS.indexOf(paper) + FLIPS.indexOf(flip));

describe('a printer that puts backs a little off', () => {
  for (const paper of ofToday('printers', HOME_PAPERS))
    for (const flip of FLIPS)
      it(`prints them within 0.1 mm of their fronts after its test sheet was read: ${paper}, ${flip} edge (${AGAIN})`, async () => {
        const [front, back] = await testSheetOf(paper, flip);
        const plain = planned({ paper, flip, layout: '8' });
        const [cards, plainBacks] = pairOf(await rasters(plain.document, [3, 4]));
        for (const printer of printersFor(paper, flip)) {
          const read = readScales(front, seenThrough(back, printer, flip, DPI), DPI);
          const readings = readNumbers(read.map(String));
          const misfit = readings.ok ? misfitOf(readings.value) : readings;
          if (!misfit.ok) throw new Error(`unreadable: ${read.join(', ')}`);
          const corrected = planned({ paper, flip, layout: '8', misfit: misfit.value });
          const [moved] = await rasters(corrected.document, [4]);
          if (!moved) throw new Error('there is no back');
          const [before, after] = [plainBacks, moved].map((each) =>
            worstOff(cards, seenThrough(each, printer, flip, DPI)),
          );
          expect(before).toBeGreaterThan(0.9);
          expect(after).toBeLessThan(0.1);
        }
      });
});

/** The lengths of a card on a sheet of two by four that lie, as its outer edges and bleed tell, mm. */
function cardOn(sheet: Grey): { readonly width: number; readonly height: number } {
  const { bleed } = POKER;
  const [near, far] = [0.25, 0.75];
  const middle: Direction = [sheet.width / 4, sheet.height / 4];
  const [x, y] = middle;
  const across =
    ((far - near) * sheet.width) / PIXELS +
    edgeFrom(sheet, middle, [-1, 0]) +
    edgeFrom(sheet, [far * sheet.width, y], [1, 0]);
  const along =
    ((far - near) * sheet.height) / PIXELS +
    edgeFrom(sheet, middle, [0, -1]) +
    edgeFrom(sheet, [x, far * sheet.height], [0, 1]);
  return { height: (across - 2 * bleed) / 2, width: (along - 2 * bleed) / 4 };
}

/** Where the first stroke right of a place begins on a line of the raster, mm, between pixels. */
function strokeAfter(ink: (along: number) => number, from: number): number {
  let at = Math.round(from * PIXELS);
  while (ink(at) > 170) at += 1;
  const [before, after] = [ink(at - 1), ink(at)];
  return (at - 1 + (before - 170) / (before - after)) / PIXELS;
}

/** The page of the test sheet for the size, as it is set. */
async function sizePage(paper: PaperName): Promise<Grey> {
  const sheet = testSheet({ paper, sides: 'fronts', flip: 'long', fonts });
  const [page] = sheet.ok ? await rasters(sheet.value, [1]) : [];
  if (!page) throw new Error('the test sheet cannot be set');
  return page;
}

/** Reads a gauge: the tick at which a ruler of 150 mm, or a card, reaches from the start line to the slanting one. */
function readGauge(print: Grey, { along, x, y }: Gauge, length: number, tickStretch: number): number {
  const isAcross = along === 'across';
  const [u, v] = isAcross ? [x, y] : [y, x];
  const middle = (isAcross ? print.height : print.width) / PIXELS / 2;
  const ticks = Array.from({ length: 10 * (GAUGE.most - GAUGE.least) + 1 }, (_, tick) => tick);
  const offs = ticks.map((tick) => {
    // Ticks lie on the far side of the slanting line, and are stretched with the page.
    const row = Math.round((middle + ((v + tick * GAUGE.step - middle) * tickStretch) / 100) * PIXELS);
    const ink = (at: number) => (isAcross ? print.at(at, row) : print.at(row, at));
    const start = strokeAfter(ink, u - 4);
    return Math.abs(strokeAfter(ink, start + length - 6) - start - length);
  });
  return GAUGE.least + offs.indexOf(Math.min(...offs)) / 10;
}

const LENGTHS = [
  { across: 98.5, along: 101.5 },
  { across: 101.5, along: 98.5 },
  { across: 99.6, along: 100.2 },
] as const;

describe('a printer that prints too short or too long', () => {
  it.each(HOME_PAPERS)(
    'is measured on its test sheet with a ruler, or a bank card, to a tenth of a per cent: %s',
    async (paper) => {
      const page = await sizePage(paper);
      const [across, along] = gaugesOn(paper);
      for (const scale of LENGTHS) {
        const print = printedAt(page, scale);
        for (const length of [LAID.ruler, LAID.card]) {
          const read = [
            readGauge(print, across, length, scale.along),
            readGauge(print, along, length, scale.across),
          ];
          const off = [scale.across, scale.along].map((is, index) => Math.abs(is - (read[index] ?? 0)));
          expect(Math.max(...off)).toBeLessThan(0.11);
        }
      }
    },
  );

  it.each(LENGTHS)('prints cards of their size within 0.1 mm: $across %, $along %', async (scale) => {
    const sheet = { layout: '8', sides: 'single' } as const;
    const [plain, front] = pairOf([
      ...(await rasters(planned(sheet).document, [3])),
      ...(await rasters(planned({ ...sheet, scale }).document, [3])),
    ]);
    const off = (page: Grey) => {
      const { width, height } = cardOn(printedAt(page, scale));
      return [width - POKER.width, height - POKER.height].map(Math.abs);
    };
    expect(Math.max(...off(plain))).toBeGreaterThan(0.15);
    expect(Math.max(...off(front))).toBeLessThan(0.1);
  });

  it('prints backs that meet their fronts as well, where both are corrected', async () => {
    const [scale] = LENGTHS;
    const flaw = { right: 0.42, down: -0.87, turn: 0.17, scale: 1 };
    const { document } = planned({ layout: '8', scale, misfit: flaw });
    const [front, back] = pairOf(await rasters(document, [3, 4]));
    const through = seenThrough(printedAt(back, scale), flaw, 'long', DPI);
    expect(worstOff(printedAt(front, scale), through)).toBeLessThan(0.1);
  });
});
