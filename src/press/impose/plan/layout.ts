/** A layout of cards of one size: where they stand on a sheet, where their backs lie, and who can print it. */
import type { Rect } from '../../../kit/face.ts';
import { printableShare, type Margins, type PaperName, type PrinterShare } from '../../margins.ts';
import { blockAt, gridSize, slotCount, type Block } from './grid.ts';
import { mirrorRect, type Mirror } from '../mirror.ts';
import type { Flip, LayoutName, Sides } from './options.ts';
import { union } from '../../../kit/rects.ts';
import type { SheetWording } from '../../words/press-words.ts';

/** A trimmed size and the bleed it needs, mm. */
export interface Trim {
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
}

/** Everything that a layout depends on. */
export interface LayoutRequest {
  readonly paper: PaperName;
  readonly sides: Sides;
  readonly flip: Flip;
  readonly layout: LayoutName;
  /** Each card has its own bleed and its own cuts, however many a sheet then holds. */
  readonly apart?: boolean;
  /** What the printer leaves unprinted; where left out, what nearly all printers do. */
  readonly margins?: Margins;
  /** Squares of this size in the corners of the page stay bare of cards, mm. */
  readonly corners?: number;
  /** Strip about a fold line that the bend uses up, mm. */
  readonly foldAllowance: number;
}

/** Where a block of fronts stands, and the line in which its backs mirror it. */
export interface Place {
  readonly block: Block;
  readonly mirror: Mirror;
  /** Front and back stand on one page, about a fold line. */
  readonly folded: boolean;
}

export interface Layout extends Place {
  /** It is the one that was asked for by name. */
  readonly named: boolean;
  /** Known printers that print every card of it whole. */
  readonly printers: PrinterShare;
}

/** The rectangle of all cards that a place puts on one page. */
export function cardsRect({ block, mirror, folded }: Place): Rect {
  if (!folded) return block;
  return union([block, mirrorRect<Rect>(block, mirror)]);
}

/** "3 x 3". */
export const layoutWords = (
  { columns, rows, turn, gap }: Block,
  { layout }: Pick<SheetWording, 'layout'>,
): string => layout(columns, rows, turn !== 0, gap > 0);

/** A place with the known printers that print every card of it whole. */
export function layoutAt(place: Place, { paper, sides }: LayoutRequest): Layout {
  const printers = printableShare(cardsRect(place), paper, sides === 'duplex');
  return { ...place, named: false, printers };
}

/** The block with other numbers of columns and rows, in the middle as before and as near to a fold as before. */
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
 * The layout without the columns and rows that would stay empty on every sheet: nobody wants to cut blank paper.
 * As many sheets as before share the cards evenly.
 */
export function withoutEmptyRows(layout: Layout, cards: number, request: LayoutRequest): Layout {
  const sheets = Math.ceil(cards / slotCount(layout.block));
  const piles = Math.ceil(cards / sheets);
  const columns = Math.min(layout.block.columns, piles);
  const block = resized(layout, columns, Math.ceil(piles / columns));
  return { ...layoutAt({ ...layout, block }, request), named: layout.named };
}
