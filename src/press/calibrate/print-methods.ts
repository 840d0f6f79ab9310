/**
 * Ways of printing in which front and back are on different sides; separate from the test sheet, so that a
 * page can name them without loading it.
 */
import type { Flip, Sides } from '../impose/plan/print-options.ts';
import { PAPERS, type PaperName } from '../papers.ts';
import { CALIBRATE_EN } from '../words/calibrate.en.ts';
import type { TestSheetWording } from '../words/press-words.ts';

export const TEST_SIDES = ['duplex', 'single'] as const satisfies readonly Sides[];
export type TestSides = (typeof TEST_SIDES)[number];

/** Whether a way of printing puts backs on sides of their own, which the test sheet then has scales for. */
export const hasBacks = (sides: Sides): sides is TestSides => TEST_SIDES.some((each) => each === sides);

/** The paper of a test sheet, and how it is printed. */
export interface Way {
  readonly paper: PaperName;
  readonly sides: Sides;
  /** Only matters for duplex. */
  readonly flip: Flip;
}

/** A way of printing, for a sentence: "A4, both sides, long edge". */
export const wayWords = (
  { paper, sides, flip }: Way,
  { way }: Pick<TestSheetWording, 'way'> = CALIBRATE_EN,
): string => way(PAPERS[paper].name, sides, flip);

/** "test-sheet-a4-duplex-short-edge.pdf". */
export const testSheetName = ({ paper, sides, flip }: Way): string =>
  `${['test-sheet', paper, sides, ...(sides === 'duplex' && flip === 'short' ? ['short-edge'] : [])].join('-')}.pdf`;
