/** The paper that suits the pages of a file. */
import type { LeafKind } from '../leaf.ts';
import type { Sides } from './print-options.ts';
import type { MadePage } from '../sheet-pages.ts';

/** The number of first pages: instructions for before printing, and for after. */
export const COVER_PAGES = 2;

/** Pages in a row, from 1. */
export type PageRange = readonly [first: number, last: number];

/** Pages that need one weight of paper. */
export interface PaperFacts {
  readonly pages: readonly PageRange[];
  /** Grams a square metre. */
  readonly weight: readonly [low: number, high: number];
}

/** Folded and glued sheets become twice as thick. */
const WEIGHTS = { duplex: [200, 250], fold: [120, 160], single: [120, 160], fronts: [200, 250] } as const;

/** Cards in sleeves need no stiffness of their own. */
const SLEEVED_WEIGHT = [80, 100] as const;

/** For clean folds; heavier paper cracks. */
const NET_WEIGHT = [120, 160] as const;

/** Boxes must be stiff, and their folds are scored. */
const BOX_WEIGHT = [200, 250] as const;

/** Ranges of consecutive pages, from 1 in the file. */
export function pageRuns(
  pages: readonly MadePage[],
  before: number,
  belongs: (page: MadePage, index: number) => boolean,
): [number, number][] {
  const runs: [number, number][] = [];
  pages.forEach((page, index) => {
    if (!belongs(page, index)) return;
    const number = before + COVER_PAGES + index + 1;
    const last = runs.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  });
  return runs;
}

const weightOf = (kind: LeafKind, sides: Sides): PaperFacts['weight'] => {
  if (kind === 'boxes') return BOX_WEIGHT;
  if (kind === 'cards' && sides === 'fronts') return SLEEVED_WEIGHT;
  return kind === 'showpieces' ? NET_WEIGHT : WEIGHTS[sides];
};

/** The papers of a file with their pages; `before` is the number of pages before its own. */
export function paperFacts(pages: readonly MadePage[], sides: Sides, before: number): PaperFacts[] {
  const weights = pages.map(({ kind }) => weightOf(kind, sides));
  const different = [...new Map(weights.map((weight) => [weight.join(), weight])).values()];
  return different.map((weight) => ({
    pages: pageRuns(pages, before, ({ kind }) => weightOf(kind, sides).join() === weight.join()),
    weight,
  }));
}

/** Ranges of pages whose sheets have nothing on their backs; fronts and backs take turns. */
export function bareRanges(pages: readonly MadePage[], before: number): readonly PageRange[] {
  const isBare = (index: number): boolean => pages[index | 1]?.page.placements.length === 0;
  return pageRuns(pages, before, (_, index) => isBare(index));
}
