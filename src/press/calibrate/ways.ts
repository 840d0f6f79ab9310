/** Ways of printing that put a back on a side of its own: apart from the sheet, so that a page can name them without it. */
import type { Flip, Sides } from '../impose/options.ts';
import { PAPERS, type PaperName } from '../margins.ts';

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
export function wayWords({ paper, sides, flip }: Way): string {
  const way = sides === 'duplex' ? `both sides, ${flip} edge` : 'fronts and backs on sheets of their own';
  return `${PAPERS[paper].name}, ${way}`;
}

/** "test-sheet-a4-duplex-short-edge.pdf". */
export const testSheetName = ({ paper, sides, flip }: Way): string =>
  `${['test-sheet', paper, sides, ...(sides === 'duplex' && flip === 'short' ? ['short-edge'] : [])].join('-')}.pdf`;
