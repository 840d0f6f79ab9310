/**
 * Chooses the grid of cards on a sheet: a layout requested by name, or the one with the most cards that nearly
 * every known printer can print.
 */
import { POKER } from '../../../kit/component.ts';
import { failed, ok, type Result } from '../../../result.ts';
import { SLACK } from '../../../kit/units.ts';
import { scaledMargins } from '../../calibrate/printed-scale.ts';
import { clippedEdges, distances, WIDE_MARGINS, type Margins } from '../../margins.ts';
import { PAPERS } from '../../papers.ts';
import type { PressFault } from './sheet-faults.ts';
import { foldPlaces } from '../fold.ts';
import { BUTTED, centred, cutLines, gridSize, slotCount, type Gaps, type Grid } from './slot-grid.ts';
import {
  cardsRect,
  layoutAt,
  sentCards,
  type Layout,
  type LayoutRequest,
  type Trim,
} from './sheet-layout.ts';
import { flipMirror } from '../mirror.ts';
import type { LayoutName } from './print-options.ts';

/** The share of known printers that `auto` requires, as long as some layout meets it. */
export const ENOUGH_PRINTERS = 0.95;

interface NamedGrid {
  readonly columns: number;
  readonly rows: number;
  /** Turned a quarter, with the long edge horizontal. */
  readonly lying: boolean;
  /** Each card with bleed on every side. */
  readonly apart: boolean;
}

const NAMED: Readonly<Record<Exclude<LayoutName, 'auto'>, NamedGrid>> = {
  '9': { columns: 3, rows: 3, lying: false, apart: false },
  '8': { columns: 2, rows: 4, lying: true, apart: false },
  '6': { columns: 2, rows: 3, lying: true, apart: true },
};

const gridOf = ({ width, height, bleed }: Trim, { columns, rows, lying, apart }: NamedGrid): Grid => ({
  columns,
  rows,
  cell: lying ? { width: height, height: width } : { width, height },
  turn: lying ? 90 : 0,
  gaps: apart ? { across: 2 * bleed, down: 2 * bleed } : BUTTED,
});

/** Tolerance for sizes sold as poker cards, mm: 63 x 88 counts. */
const LIKE_POKER = 1;

/** Named layouts count poker cards; other sizes have grids of their own. */
const isPoker = ({ width, height }: Trim): boolean =>
  Math.abs(width - POKER.width) <= LIKE_POKER && Math.abs(height - POKER.height) <= LIKE_POKER;

/** A grid centred on the sheet; undefined where the sheet is too small. */
function onSheet(grid: Grid, request: LayoutRequest): Layout | undefined {
  const paper = PAPERS[request.paper];
  const { width, height } = gridSize(grid);
  if (width > paper.width + SLACK || height > paper.height + SLACK) return undefined;
  const block = centred(grid, { x: 0, y: 0, width: paper.width, height: paper.height });
  // Sheets glued together are turned like a page of a book.
  const flip = request.sides === 'single' ? 'long' : request.flip;
  return layoutAt({ block, mirror: flipMirror(paper, flip), folded: false }, request);
}

/** The gaps to try: cards that join, and are the right way up, may share the cuts between rows. */
function gapsFor({ bleed }: Trim, { apart = false, joined = false }: LayoutRequest): readonly Gaps[] {
  const both = { across: 2 * bleed, down: 2 * bleed };
  if (apart) return [both];
  return joined ? [both, { ...both, down: 0 }, BUTTED] : [BUTTED];
}

/** Every grid that fits the paper in either orientation. */
function gridsFor(trim: Trim, request: LayoutRequest): Layout[] {
  const paper = PAPERS[request.paper];
  const ways = [false, true].flatMap((lying) => gapsFor(trim, request).map((gaps) => ({ lying, gaps })));
  return ways.flatMap(({ lying, gaps }) => {
    const one = { ...gridOf(trim, { columns: 1, rows: 1, lying, apart: false }), gaps };
    const { cell } = one;
    const most = (room: number, length: number, gap: number) =>
      Math.floor((room + gap + SLACK) / (length + gap));
    const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    return upTo(most(paper.width, cell.width, gaps.across)).flatMap((columns) =>
      upTo(most(paper.height, cell.height, gaps.down)).flatMap(
        (rows) => onSheet({ ...one, columns, rows }, request) ?? [],
      ),
    );
  });
}

const cutsOf = ({ block }: Layout): number => cutLines(block).x.length + cutLines(block).y.length;

const bledIn = ({ block: { gaps } }: Layout): number => gaps.across + gaps.down;

/** Prefers more cards, then bleed between them where they join, then more printers, then fewer cuts. */
const better = (a: Layout, b: Layout): number =>
  slotCount(b.block) - slotCount(a.block) ||
  bledIn(b) - bledIn(a) ||
  b.printers.share - a.printers.share ||
  cutsOf(a) - cutsOf(b);

/** Whether the corners of the page stay free; checking one is enough, because cards are centred. */
const clearsCorners = (layout: Layout, { corners = 0 }: LayoutRequest): boolean => {
  const { x, y } = cardsRect(layout);
  return x >= corners || y >= corners;
};

const clears = (layout: Layout, request: LayoutRequest, margins: Margins): boolean =>
  clearsCorners(layout, request) &&
  clippedEdges(sentCards(layout, request), PAPERS[request.paper], margins).length === 0;

/** The fault of a layout whose cards are within the margins. */
function marginFault(id: string, layout: Layout, request: LayoutRequest): PressFault | undefined {
  const { margins = WIDE_MARGINS } = request;
  const paper = PAPERS[request.paper];
  const rect = sentCards(layout, request);
  const [edge] = clippedEdges(rect, paper, margins);
  return (
    edge && {
      kind: 'margins',
      id,
      ...(layout.named && { layout: request.layout }),
      paper: paper.name,
      edge,
      distance: distances(rect, paper)[edge],
      margin: margins[edge],
      assumed: request.margins === undefined,
    }
  );
}

/**
 * The best layout within the printer's margins or, for an unknown printer, one that enough printers can print.
 */
function best(layouts: readonly Layout[], request: LayoutRequest): Layout | undefined {
  const { margins } = request;
  const suits = (layout: Layout) =>
    margins ? clears(layout, request, margins) : layout.printers.share >= ENOUGH_PRINTERS;
  return layouts.filter(suits).toSorted(better)[0];
}

function chosen(id: string, trim: Trim, layouts: readonly Layout[], request: LayoutRequest) {
  const choice = best(layouts, request);
  if (choice) return ok(choice);
  const [nearest] = layouts.toSorted((a, b) => b.printers.share - a.printers.share || better(a, b));
  const fault = nearest && marginFault(id, nearest, request);
  const { width, height } = trim;
  return failed<PressFault>(fault ?? { kind: 'size', id, width, height, paper: PAPERS[request.paper].name });
}

/**
 * The layout of the cards of one size. A layout requested by name is used if it fits the paper for this size
 * and respects the margins; a size too large for the named grid gets the best one.
 */
export function layoutFor(id: string, trim: Trim, request: LayoutRequest): Result<Layout, PressFault> {
  if (request.sides === 'fold') {
    const { margins = WIDE_MARGINS, foldAllowance } = request;
    const paper = PAPERS[request.paper];
    const gap = request.joined ? 2 * trim.bleed : 0;
    const room = scaledMargins(margins, paper, request.scale);
    const places = foldPlaces(trim, paper, room, foldAllowance, gap);
    const layouts = places.map((place) => layoutAt(place, request));
    return chosen(id, trim, layouts, request);
  }
  const grid = request.layout === 'auto' || !isPoker(trim) ? undefined : gridOf(trim, NAMED[request.layout]);
  const found = grid && onSheet(grid, request);
  if (!found) return chosen(id, trim, gridsFor(trim, request), request);
  const named = { ...found, named: true };
  const fault = marginFault(id, named, request);
  return fault ? failed(fault) : ok(named);
}
