/** Numbers beside the crop marks: the order of the cuts. */
import { text, type Node, type Rect, type TextStyle } from '../../kit/face.ts';
import { cutLines } from './grid.ts';
import type { Leaf } from './leaf.ts';
import { BLACK, type Mark } from './marks.ts';

const STYLE: TextStyle = { font: 'bold', size: 5.5, ink: BLACK };

export interface CutNumber {
  readonly number: number;
  readonly rect: Rect;
}

/** Right of an upright mark above the cards; above a level mark on their left. */
const placeOf = (line: Mark['line'], at: number, clear: Rect): Rect =>
  line === 'upright'
    ? { x: at + 0.7, y: clear.y - 2.6, width: 4, height: 2.4 }
    : { x: clear.x - 4.5, y: at - 2.6, width: 4, height: 2.2 };

/**
 * The cuts of a sheet of cards in order: the level ones from the top down, while both side margins still carry
 * their marks, then the upright ones from the left.
 *
 * @param clear what the fronts print on, bleed included: numbers stand outside it.
 */
export function cutNumbers({ kind, blocks }: Leaf, clear: Rect): CutNumber[] {
  const [block] = blocks;
  if (kind !== 'cards' || !block) return [];
  const { x, y } = cutLines(block);
  return [...y.map((at) => placeOf('level', at, clear)), ...x.map((at) => placeOf('upright', at, clear))].map(
    (rect, index) => ({ number: index + 1, rect }),
  );
}

/** A number beside its mark. */
export const drawNumber = ({ number, rect }: CutNumber, clear: Rect): Node =>
  text({
    field: 'cut',
    text: String(number),
    style: STYLE,
    ...rect,
    align: rect.x < clear.x - 1 ? 'right' : 'left',
    valign: 'bottom',
    // Spoken, the order of the cuts is told on the first page.
    reads: 'decoration',
  });
