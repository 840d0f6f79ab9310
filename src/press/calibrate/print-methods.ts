/** Ways of printing that put a back on a side of its own: apart from the sheet, so that a page can name them without it. */
import type { Flip, Sides } from '../impose/plan/options.ts';
import { PAPERS, type PaperName } from '../margins.ts';
import { CALIBRATE_EN } from '../words/calibrate.en.ts';
import type { TestSheetWording } from '../words/press-words.ts';

export const TEST_SIDES = ['duplex', 'single'] as const satisfies readonly Sides[];
export type TestSides = (typeof TEST_SIDES)[number];

/** What a test sheet is printed on, and how. */
export interface Way {
  readonly paper: PaperName;
  readonly sides: TestSides;
  /** Only a sheet that is printed on both sides is flipped. */
  readonly flip: Flip;
}

/** A way of printing, for a sentence: "A4, both sides, long edge". */
export const wayWords = (
  { paper, sides, flip }: Way,
  { way }: Pick<TestSheetWording, 'way'> = CALIBRATE_EN,
): string => way(PAPERS[paper].name, sides === 'duplex' ? flip : undefined);

/** "test-sheet-a4-duplex-short-edge.pdf". */
export const testSheetName = ({ paper, sides, flip }: Way): string =>
  `${['test-sheet', paper, sides, ...(sides === 'duplex' && flip === 'short' ? ['short-edge'] : [])].join('-')}.pdf`;
