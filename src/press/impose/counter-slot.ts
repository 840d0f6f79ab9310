/** Marks and labels for counters in a card's slot. */
import { art, text, type Node, type Rect, type TextStyle } from '../../kit/face.ts';
import { breakLines } from '../../kit/type/break.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { round2 } from '../../kit/units.ts';
import { SLOT_EDGE, SLOT_LINE } from './card-leaves.ts';
import { cutLines, type Block } from './plan/slot-grid.ts';
import type { CounterSlot } from './leaf.ts';
import { BLACK, MARK_WIDTH } from './marks.ts';

/** The gap between counters and their marks, and between marks and the card's cut, mm. */
const CLEAR = 0.3;
const LONGEST = 3;

const STYLE: TextStyle = { font: 'text', size: 6, ink: BLACK };

/** Short marks at both ends of each cut of a block; they end before the card's own cut. */
function ticks(block: Block, { rect }: CounterSlot): string {
  const { x, y } = cutLines(block);
  const stretch = (edge: number, end: number): readonly [number, number] => {
    const toward = Math.sign(end - edge);
    const length = Math.min(LONGEST, Math.abs(end - edge) - CLEAR);
    return [round2(edge + toward * CLEAR), round2(edge + toward * length)];
  };
  const [right, bottom] = [block.x + block.width, block.y + block.height];
  const level = [stretch(block.x, rect.x), stretch(right, rect.x + rect.width)];
  const upright = [stretch(block.y, block.y - SLOT_EDGE), stretch(bottom, bottom + SLOT_EDGE)];
  return [
    ...y.flatMap((at) => level.map(([from, to]) => `M${from} ${round2(at)}H${to}`)),
    ...x.flatMap((at) => upright.map(([from, to]) => `M${round2(at)} ${from}V${to}`)),
  ].join('');
}

const lineBelow = (named: string, rect: Rect, width: number): Node =>
  text({
    field: 'counters',
    text: named,
    style: STYLE,
    x: rect.x + SLOT_EDGE,
    y: rect.y + rect.height - SLOT_EDGE - SLOT_LINE + 0.6,
    width,
    height: SLOT_LINE - 0.6,
    align: 'center',
    valign: 'middle',
  });

/** A slot's marks, and the line below with its contents. */
export function drawCounterSlot(slot: CounterSlot, fonts: Fonts): readonly Node[] {
  const { rect, blocks, holds } = slot;
  const named = holds.join(', ');
  const width = rect.width - 2 * SLOT_EDGE;
  const d = blocks.map((block) => ticks(block, slot)).join('');
  return [
    art({ x: 0, y: 0, shapes: [{ d, stroke: { colour: BLACK, width: MARK_WIDTH } }] }),
    // Many kinds are only listed on the second page.
    ...(breakLines(named, STYLE, width, fonts).length > 1 ? [] : [lineBelow(named, rect, width)]),
  ];
}
