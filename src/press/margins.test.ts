import { describe, expect, it } from 'vitest';
import {
  clippedEdges,
  COMMON_MARGINS,
  printableShare,
  readMargins,
  WIDE_MARGINS,
  type Margins,
} from './margins.ts';
import { HOME_PAPERS, PAPERS, type PaperName } from './papers.ts';

const inside = (paper: PaperName, { top, right, bottom, left }: Margins) => ({
  x: left,
  y: top,
  width: PAPERS[paper].width - left - right,
  height: PAPERS[paper].height - top - bottom,
});

const centred = (paper: PaperName, width: number, height: number) => ({
  x: (PAPERS[paper].width - width) / 2,
  y: (PAPERS[paper].height - height) / 2,
  width,
  height,
});

describe.each(HOME_PAPERS)('on %s', (paper) => {
  it('the margins taken for an unknown printer are enough for 95 in 100 known ones', () => {
    expect(printableShare(inside(paper, WIDE_MARGINS), paper).share).toBeGreaterThanOrEqual(0.95);
  });

  it('the margins taken for marks are enough for 90 in 100', () => {
    expect(printableShare(inside(paper, COMMON_MARGINS), paper).share).toBeGreaterThanOrEqual(0.9);
  });

  it('no printer prints the whole sheet, and every one a stamp in its middle', () => {
    const { width, height } = PAPERS[paper];
    expect(printableShare({ x: 0, y: 0, width, height }, paper).share).toBe(0);
    expect(printableShare(centred(paper, 40, 20), paper).share).toBe(1);
  });

  it('printers that turn the sheet themselves are counted where both sides are printed', () => {
    const rect = centred(paper, 100, 100);
    expect(printableShare(rect, paper, true).models).toBeGreaterThan(printableShare(rect, paper).models);
  });
});

it('knows what research found: nine poker cards suit A4, eight suit Letter', () => {
  const nine = { width: 3 * 63.5, height: 3 * 88.9 };
  const eight = { width: 2 * 88.9, height: 4 * 63.5 };
  const share = (paper: PaperName, block: typeof nine) =>
    printableShare(centred(paper, block.width, block.height), paper).share;
  expect(share('a4', nine)).toBeCloseTo(0.986, 3);
  expect(share('letter', nine)).toBeCloseTo(0.941, 3);
  expect(share('letter', eight)).toBeCloseTo(0.982, 3);
});

it('a rectangle off the middle has to be printed whichever end of the sheet goes in first', () => {
  const high = { x: 20, y: 5, width: 100, height: 100 };
  const low = { ...high, y: PAPERS.a4.height - 105 };
  expect(printableShare(high, 'a4')).toEqual(printableShare(low, 'a4'));
});

it('names the edges at which something is clipped, and forgives rounding', () => {
  const margins = { top: 10, right: 5, bottom: 10, left: 5 };
  expect(clippedEdges({ x: 5, y: 10, width: 200, height: 277 }, PAPERS.a4, margins)).toEqual([]);
  expect(clippedEdges({ x: 4.9, y: 9.9, width: 200, height: 200 }, PAPERS.a4, margins)).toEqual([
    'top',
    'left',
  ]);
});

describe('margins as someone types them', () => {
  it.each([
    ['4.2', { top: 4.2, right: 4.2, bottom: 4.2, left: 4.2 }],
    ['12.7, 6.35', { top: 12.7, right: 6.35, bottom: 12.7, left: 6.35 }],
    ['1 2 3 4', { top: 1, right: 2, bottom: 3, left: 4 }],
    ['0', { top: 0, right: 0, bottom: 0, left: 0 }],
  ])('"%s" is understood', (text, margins) => {
    expect(readMargins(text)).toEqual(margins);
  });

  it.each(['', ' ', 'wide', '-1', '1,2,3', '1,2,3,4,5', 'NaN', '1e999', '4.2,', ',5', '0x10'])(
    '"%s" is not',
    (text) => {
      expect(readMargins(text)).toBeUndefined();
    },
  );
});
