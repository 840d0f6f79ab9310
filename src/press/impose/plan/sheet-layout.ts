/** A layout of cards of one size: their places, those of their backs, and who can print it. */
import type { Rect } from '../../../kit/face.ts';
import { sentRect, type PrintedScale } from '../../calibrate/printed-scale.ts';
import { printableShare, type Margins, type PrinterShare } from '../../margins.ts';
import { PAPERS, type PaperName } from '../../papers.ts';
import { blockAt, gridSize, slotCount, type Block } from './slot-grid.ts';
import { mirrorRect, type Mirror } from '../mirror.ts';
import type { Flip, LayoutName, Sides } from './print-options.ts';
import { union } from '../../../kit/rects.ts';
import type { SheetWording } from '../../words/press-words.ts';

/** A trimmed size with its bleed, mm. */
export interface Trim {
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
}

/** All inputs of a layout. */
export interface LayoutRequest {
  readonly paper: PaperName;
  readonly sides: Sides;
  readonly flip: Flip;
  readonly layout: LayoutName;
  /** Whether each card has its own bleed and cuts, even if fewer then fit. */
  readonly apart?: boolean;
  /** Whether cards join to one picture: columns have their bleed between them, and rows where that costs no card. */
  readonly joined?: boolean;
  /** The printer's margins; left out, those of nearly all printers. */
  readonly margins?: Margins;
  /** How long the printer prints; left out, as long as it should. */
  readonly scale?: PrintedScale;
  /** The size of squares in the page's corners to keep free, mm. */
  readonly corners?: number;
  /** The paper that a fold uses up, mm. */
  readonly foldAllowance: number;
}

/** A block of fronts, and the mirror line for its backs. */
export interface Place {
  readonly block: Block;
  readonly mirror: Mirror;
  /** Whether front and back are on one page, about a fold line. */
  readonly folded: boolean;
}

export interface Layout extends Place {
  /** Whether it was requested by name. */
  readonly named: boolean;
  /** The share of known printers that print all its cards whole. */
  readonly printers: PrinterShare;
}

/** The bounding box of all cards on one page. */
export function cardsRect({ block, mirror, folded }: Place): Rect {
  if (!folded) return block;
  return union([block, mirrorRect<Rect>(block, mirror)]);
}

/** What of a page the printer must reach for a rectangle on it. */
export const sentOn = (rect: Rect, { paper, scale }: Pick<LayoutRequest, 'paper' | 'scale'>): Rect =>
  sentRect(rect, PAPERS[paper], scale);

/** What of a page the printer must reach for all cards. */
export const sentCards = (place: Place, request: LayoutRequest): Rect => sentOn(cardsRect(place), request);

/** "3 x 3". */
export const layoutWords = (
  { columns, rows, turn, gaps }: Block,
  { layout }: Pick<SheetWording, 'layout'>,
): string => layout(columns, rows, turn !== 0, gaps.across > 0);

export function layoutAt(place: Place, request: LayoutRequest): Layout {
  const { paper, sides } = request;
  const printers = printableShare(sentCards(place, request), paper, sides === 'duplex');
  return { ...place, named: false, printers };
}

/** The block with another number of columns and rows, still centred, and still as close to a fold. */
function resized({ block, mirror, folded }: Place, columns: number, rows: number): Block {
  const { width, height } = gridSize({ ...block, columns, rows });
  const [across, down] = [block.width - width, block.height - height];
  const toFold = (line: Mirror['line']) => (folded && mirror.line === line ? 1 : 1 / 2);
  return blockAt(
    { ...block, columns, rows },
    block.x + across * toFold('upright'),
    block.y + down * toFold('level'),
  );
}

/**
 * The layout without columns and rows that would be empty on every sheet. The cards are spread evenly over the
 * same number of sheets.
 */
export function withoutEmptyRows(layout: Layout, cards: number, request: LayoutRequest): Layout {
  const sheets = Math.ceil(cards / slotCount(layout.block));
  const piles = Math.ceil(cards / sheets);
  const columns = Math.min(layout.block.columns, piles);
  const block = resized(layout, columns, Math.ceil(piles / columns));
  return { ...layoutAt({ ...layout, block }, request), named: layout.named };
}
