/** What a run of `fieldkit print` is asked for. */
import { USUAL_BOXES, type BoxOrder } from '../../src/press/box-fit.ts';
import { PRINTED_EDITIONS, type PrintedEdition } from '../../src/kit/edition.ts';
import type { Since } from '../../src/press/impose/plan/earlier-print.ts';
import type { Flip, LayoutName, Sides } from '../../src/press/impose/plan/options.ts';
import type { Misfit } from '../../src/press/calibrate/registration-error.ts';
import type { SheetJob } from '../../src/press/impose/plan/job.ts';
import { HOME_PAPERS, type Margins, type PaperName } from '../../src/press/margins.ts';

/** All that one run of the command is to make of a game. */
export interface PrintOrder {
  readonly papers: readonly PaperName[];
  readonly sides: readonly Sides[];
  readonly editions: readonly PrintedEdition[];
  readonly flip: Flip;
  readonly layout: LayoutName;
  readonly margins?: Margins;
  /** How the printer puts backs against fronts, to be undone. */
  readonly misfit?: Misfit;
  /** Words for components; cards and counters where left out. */
  readonly only?: readonly string[];
  /** Only what changed since this was printed. */
  readonly since?: Since;
  /** Paper models and boxes too, in files of their own. */
  readonly models: boolean;
  /** What boxes are for, where there are any. */
  readonly boxes: BoxOrder;
  /** A picture of each face too, with bleed, as vendors and virtual tables want them. */
  readonly pictures: boolean;
  /** The whole box in words too. */
  readonly words: boolean;
  /** The rules as booklets too. */
  readonly booklets: boolean;
  /** Where a site has the test sheet, for the first pages. */
  readonly testSheetAt?: NonNullable<SheetJob['testSheetAt']>;
  /** Files in folders that say what is in them, one file with everything for each way of printing, and a page to start from. */
  readonly folders?: boolean;
}

/** What everybody who prints at home finds theirs among. */
export const EVERY_SHEET = {
  papers: HOME_PAPERS,
  sides: ['duplex', 'fold'],
  editions: PRINTED_EDITIONS,
  flip: 'long',
  layout: 'auto',
  models: true,
  boxes: USUAL_BOXES,
} as const satisfies Omit<PrintOrder, 'pictures' | 'words' | 'booklets'>;
