/** An order of `fieldkit print`. */
import { USUAL_BOXES, type BoxOrder } from '../../src/press/box-fit.ts';
import { PRINTED_EDITIONS, type PrintedEdition } from '../../src/kit/edition.ts';
import type { PrintedPart } from '../../src/kit/print-record.ts';
import type { Since } from '../../src/press/impose/plan/earlier-print.ts';
import type { Flip, LayoutName, Sides } from '../../src/press/impose/plan/print-options.ts';
import type { PrintedScale } from '../../src/press/calibrate/printed-scale.ts';
import type { Misfit } from '../../src/press/calibrate/registration-error.ts';
import type { SheetJob } from '../../src/press/impose/plan/sheet-job.ts';
import { type Margins } from '../../src/press/margins.ts';
import { HOME_PAPERS, type PaperName } from '../../src/press/papers.ts';

/** Everything one run makes of a game. */
export interface PrintOrder {
  readonly papers: readonly PaperName[];
  readonly sides: readonly Sides[];
  readonly editions: readonly PrintedEdition[];
  readonly flip: Flip;
  readonly layout: LayoutName;
  readonly margins?: Margins;
  /** The printer's misalignment of backs, to be corrected. */
  readonly misfit?: Misfit;
  /** How long the printer prints, to be corrected. */
  readonly scale?: PrintedScale;
  /** Words for components; default: cards and counters. */
  readonly only?: readonly string[];
  /** Print only what has changed since then. */
  readonly since?: Since;
  /** Also paper models and boxes, in files of their own. */
  readonly models: boolean;
  /** What boxes must hold, if any. */
  readonly boxes: BoxOrder;
  /** Also a picture of each face with bleed, for vendors and virtual tables. */
  readonly pictures: boolean;
  /** Also the whole box in words. */
  readonly words: boolean;
  /** Whether the game has rules to read, which first pages then send for. */
  readonly hasRules?: boolean;
  /** Also the rules as booklets. */
  readonly booklets: boolean;
  /** Link to the test sheet on a site, for the first pages. */
  readonly testSheetAt?: NonNullable<SheetJob['testSheetAt']>;
  /** Only the files with everything, one for each way of printing; no sheets of parts. */
  readonly takeHomeOnly?: boolean;
  /** Sorts files into folders, with one file with everything for each way of printing, and a start page. */
  readonly folders?: boolean;
}

/** All ways of printing at home, so that everybody finds theirs. */
export const EVERY_SHEET = {
  papers: HOME_PAPERS,
  sides: ['duplex', 'fold'],
  editions: PRINTED_EDITIONS,
  flip: 'long',
  layout: 'auto',
  models: true,
  boxes: USUAL_BOXES,
} as const satisfies Omit<PrintOrder, 'pictures' | 'words' | 'booklets'>;

/** Whether a part of an earlier print belongs to an order: by its words, as `select` does; without words, by default. */
export const isChosen = ({ kind, id, words }: PrintedPart, { only, models }: PrintOrder): boolean => {
  if (!only) return models || (kind !== 'model' && kind !== 'box');
  return only.some(
    (word) => words.includes(word) || ((kind === 'card' || kind === 'counter') && word === id),
  );
};
