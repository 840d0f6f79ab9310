/**
 * The unprintable margins of home printers, and the share of known printers that can print a given rectangle.
 * The figures come from printer descriptions: see margins-data.ts.
 */
import type { Rect } from '../kit/face.ts';
import { SLACK } from '../kit/units.ts';
import { MARGIN_ROWS, type MarginRow } from './margins-data.ts';
import { HOME_PAPERS, type HomePaper, PAPERS, type PaperName, type PaperSize } from './papers.ts';

/** Distances from the edges of a portrait sheet, mm. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const EDGES = ['top', 'right', 'bottom', 'left'] as const satisfies readonly (keyof Margins)[];
export type Edge = (typeof EDGES)[number];

/** For an unknown printer: at least 95 of 100 known printers need no more on any side. */
export const WIDE_MARGINS: Margins = { top: 12.7, right: 6.35, bottom: 12.7, left: 6.35 };

/** For marks, which are expendable: 90 of 100 known printers need no more on any side. */
export const COMMON_MARGINS: Margins = { top: 5.1, right: 6.35, bottom: 5.1, left: 6.35 };

/** A share of the known printer models, and how many are known. */
export interface PrinterShare {
  /** From 0 to 1. */
  readonly share: number;
  /** 0 for papers that no home printer takes. */
  readonly models: number;
}

/** The distance of a rectangle from each edge of the paper, mm; negative outside it. */
export function distances(rect: Rect, paper: PaperSize): Margins {
  return {
    top: rect.y,
    right: paper.width - rect.x - rect.width,
    bottom: paper.height - rect.y - rect.height,
    left: rect.x,
  };
}

/** The edges at which a rectangle extends into the margins. */
export function clippedEdges(rect: Rect, paper: PaperSize, margins: Margins): readonly Edge[] {
  const room = distances(rect, paper);
  return EDGES.filter((edge) => room[edge] < margins[edge] - SLACK);
}

const marginsOf = ([left, bottom, right, top]: MarginRow): Margins => ({ top, right, bottom, left });

/** A sheet may go in either way up, and its back comes out rotated: margins must hold both ways. */
const turnedAbout = ({ top, right, bottom, left }: Margins): Margins => ({
  top: bottom,
  right: left,
  bottom: top,
  left: right,
});

/** The margins of all known printers; for duplex also those of printers that turn the sheet themselves. */
function rowsFor(paper: HomePaper, bothSides: boolean): readonly MarginRow[] {
  const rows = MARGIN_ROWS[paper];
  return bothSides ? [...rows, ...MARGIN_ROWS[`${paper}Duplex`]] : rows;
}

/**
 * The share of known printer models that can print all of `rect` on a portrait sheet at 100 %, whichever end
 * goes in first. Counts models, not sales. For papers that no home printer takes, no model is known: 0 or 1,
 * by `WIDE_MARGINS`.
 */
export function printableShare(rect: Rect, paper: PaperName, bothSides = false): PrinterShare {
  const size = PAPERS[paper];
  const whole = (margins: Margins) => clippedEdges(rect, size, margins).length === 0;
  const home = HOME_PAPERS.find((name) => name === paper);
  if (home === undefined) return { share: whole(WIDE_MARGINS) ? 1 : 0, models: 0 };
  let models = 0;
  let printing = 0;
  for (const row of rowsFor(home, bothSides)) {
    const margins = marginsOf(row);
    models += row[4];
    if (whole(margins) && whole(turnedAbout(margins))) printing += row[4];
  }
  return { share: printing / models, models };
}

/**
 * Parses typed margins in mm: one number for all edges, two for top and bottom, left and right, or four
 * clockwise from the top. Undefined for other text.
 */
export function readMargins(text: string): Margins | undefined {
  const parts = text.trim().split(/\s*,\s*|\s+/);
  if (!parts.every((part) => /^(\d+\.?\d*|\.\d+)$/.test(part))) return undefined;
  const numbers = parts.map(Number);
  const [top = 0, right = top, bottom = top, left = right] = numbers;
  return [1, 2, 4].includes(numbers.length) ? { top, right, bottom, left } : undefined;
}
