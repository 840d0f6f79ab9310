/** Numbers beside the crop marks, for the order of cuts. */
import { text, type Node, type Rect, type TextStyle } from '../../../kit/face.ts';
import { grown } from '../../../kit/rects.ts';
import { cutLines, type Block } from '../plan/slot-grid.ts';
import type { Leaf } from '../leaf.ts';
import { BLACK, type Mark } from '../marks.ts';

const STYLE: TextStyle = { font: 'bold', size: 5.5, ink: BLACK };

export interface CutNumber {
  readonly number: number;
  readonly rect: Rect;
  /** The printed area of its block, bleed included. */
  readonly clear: Rect;
}

/** Right of a vertical mark above the cards; above a horizontal mark on their left. */
const placeOf = (line: Mark['line'], at: number, clear: Rect): Rect =>
  line === 'upright'
    ? { x: at + 0.7, y: clear.y - 2.6, width: 4, height: 2.4 }
    : { x: clear.x - 4.5, y: at - 2.6, width: 4, height: 2.2 };

/**
 * Horizontal cuts from the top down, while both side margins still have their marks, then the vertical ones.
 */
function placesOf(block: Block, clear: Rect): Rect[] {
  const { x, y } = cutLines(block);
  return [...y.map((at) => placeOf('level', at, clear)), ...x.map((at) => placeOf('upright', at, clear))];
}

/**
 * The cuts of a sheet of cards or counters in order, block by block.
 *
 * @param bleed how far fronts print beyond their blocks, mm: numbers are placed outside it.
 */
export function cutNumbers({ kind, blocks, tile }: Leaf, bleed: number): CutNumber[] {
  if ((kind !== 'cards' && kind !== 'counters') || tile) return [];
  return blocks
    .flatMap((block) => {
      const clear = grown(block, bleed);
      return placesOf(block, clear).map((rect) => ({ rect, clear }));
    })
    .map((each, index) => ({ ...each, number: index + 1 }));
}

export const drawNumber = ({ number, rect, clear }: CutNumber): Node =>
  text({
    field: 'cut',
    text: String(number),
    style: STYLE,
    ...rect,
    align: rect.x < clear.x - 1 ? 'right' : 'left',
    valign: 'bottom',
    // Screen readers get the order of cuts from the first page.
    reads: 'decoration',
  });
