/** Small diagrams of the sheets, made from their layout. */
import { art, box, group, text, type Node, type Rect, type TextStyle, type Size } from '../../../kit/face.ts';
import { round2 } from '../../../kit/units.ts';
import { cutLines, slotCount, slotRect, type Block } from '../plan/slot-grid.ts';
import type { Place } from '../plan/sheet-layout.ts';
import { BLACK, WHITE } from '../marks.ts';
import { mirrorBlock, mirrorRect, mirrorSlot, type Mirror } from '../mirror.ts';
import { union } from '../../../kit/rects.ts';
import type { SheetWording } from '../../words/press-words.ts';
import { strokes, type Drawing } from './flow.ts';

const scaledRect = ({ x, y, width, height }: Rect, k: number): Rect => ({
  x: round2(x * k),
  y: round2(y * k),
  width: round2(width * k),
  height: round2(height * k),
});

const outline = (rect: Rect, width: number): Node =>
  box({ ...rect, fill: WHITE, stroke: { colour: BLACK, width } });

/** The slots of a block as boxes; one is black, to be recognized on both sides. */
const slots = (block: Block, k: number, black: number): Node[] =>
  Array.from({ length: slotCount(block) }, (_, index) => {
    const rect = scaledRect(slotRect(block, index), k);
    return index === black
      ? box({ ...rect, fill: BLACK, stroke: { colour: BLACK, width: 0.15 } })
      : outline(rect, 0.15);
  });

/** Room for the arrow beside the pages, mm. */
const ARROW_ROOM = 6;

/** An arc with an arrowhead, from (x, y) to its mirror image. */
function turnArrow({ line, at }: Mirror, from: number, across: number): Node {
  const reach = Math.abs(at - from) * 2;
  const bow = round2(Math.min(reach * 0.28, ARROW_ROOM - 1));
  const [head, back] = [1.5, 0.9];
  const d =
    line === 'upright'
      ? `M${from} ${across}Q${at} ${across - 2 * bow} ${from + reach} ${across}`
      : `M${across} ${from}Q${across + 2 * bow} ${at} ${across} ${from + reach}`;
  const tip =
    line === 'upright'
      ? `M${from + reach} ${across}l${-head} ${-back * 0.2}l${head * 0.65} ${-back * 1.5}Z`
      : `M${across} ${from + reach}l${back * 0.2} ${-head}l${back * 1.5} ${head * 0.65}Z`;
  return art({
    x: 0,
    y: 0,
    shapes: [
      { d, stroke: { colour: BLACK, width: 0.3 } },
      { d: tip, fill: BLACK, stroke: { colour: BLACK, width: 0.2, join: 'round' } },
    ],
  });
}

/** Between the two pages of a diagram, mm of the diagram. */
const PAGE_GAP = 7;

/**
 * A diagram of a sheet and its back: a front page and its mirror image beside the flip edge, or one page with
 * its fold line. A black card shows which back belongs to which front.
 */
export function turnDrawing(
  { block, mirror, folded }: Place,
  page: Size,
  most: Size,
  { drawings }: SheetWording,
): Drawing {
  const { line } = mirror;
  const upright = line === 'upright';
  const doubled = folded ? 1 : 2;
  const gap = folded ? 0 : PAGE_GAP;
  const arrowRoom = upright ? { width: 0, height: ARROW_ROOM } : { width: ARROW_ROOM, height: 0 };
  const k = Math.min(
    (most.width - arrowRoom.width - (upright ? gap : 0)) / (page.width * (upright ? doubled : 1)),
    (most.height - arrowRoom.height - (upright ? 0 : gap)) / (page.height * (upright ? 1 : doubled)),
  );
  const front = scaledRect({ x: 0, y: 0, ...page }, k);
  const axis: Mirror = folded
    ? { line, at: round2(mirror.at * k) }
    : { line, at: round2((upright ? front.width : front.height) + gap / 2) };
  const slot = 0;
  const backSlot = mirrorSlot(block, slot, mirror);
  // The back page is drawn where flipping the front about the axis would put it.
  const backBlock = folded ? mirrorBlock(block, mirror) : mirrorBlock(block, { line, at: axis.at / k });
  const pages = folded ? [front] : [front, mirrorRect(front, axis)];
  const whole = union(pages);
  const start = slotRect(block, slot);
  const from = round2((upright ? start.x + start.width / 2 : start.y + start.height / 2) * k);
  const long = upright ? whole.height : whole.width;
  const fold = upright ? `M${axis.at} -2V${long + 2}` : `M-2 ${axis.at}H${long + 2}`;
  const nodes = [
    ...pages.map((rect) => outline(rect, 0.3)),
    ...slots(block, k, slot),
    ...slots(backBlock, k, backSlot),
    strokes(fold, 0.25, [1.6, 0.8, 0.3, 0.8]),
    turnArrow(axis, from, upright ? -0.8 : whole.width + 0.8),
  ];
  const size = { width: whole.width + arrowRoom.width, height: whole.height + arrowRoom.height };
  const alt = folded ? drawings.fold : drawings.turned[line];
  return { ...size, alt, nodes: [group({ x: 0, y: arrowRoom.height, nodes })] };
}

const NUMERAL: TextStyle = { font: 'bold', size: 6.5, ink: WHITE };

/** A cut's number, white on a black disc. */
function disc(number: number, x: number, y: number): Node[] {
  const r = 1.55;
  const circle = `M${r} 0A${r} ${r} 0 0 1 ${-r} 0A${r} ${r} 0 0 1 ${r} 0Z`;
  const square = { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
  return [
    art({ x, y, shapes: [{ d: circle, fill: BLACK }] }),
    text({
      field: 'cut',
      text: String(number),
      style: NUMERAL,
      ...square,
      align: 'center',
      valign: 'middle',
    }),
  ];
}

/** Room for the discs beside the page, mm. */
const DISC_ROOM = 4.4;

/** The least distance of discs, mm. */
const DISC_STEP = 3.3;

/** Moves positions apart where they are too close, as little as possible. */
function spread(positions: readonly number[]): number[] {
  const moved: number[] = [];
  for (const position of positions) {
    const last = moved.at(-1);
    moved.push(last === undefined ? position : Math.max(position, last + DISC_STEP));
  }
  const over = moved.map((position, index) => position - (positions[index] ?? position));
  const shift = Math.max(0, ...over) / 2;
  return moved.map((position) => position - shift);
}

/** A diagram of a sheet's front with numbered cuts and piles; empty slots have no number. */
export function cutDrawing(
  place: Place,
  piles: number,
  page: Size,
  most: Size,
  { drawings }: SheetWording,
): Drawing {
  const { block, mirror, folded } = place;
  const k = Math.min((most.width - DISC_ROOM) / page.width, (most.height - DISC_ROOM) / page.height);
  const sheet = scaledRect({ x: 0, y: 0, ...page }, k);
  const { x, y } = cutLines(block);
  const level = spread(y.map((at) => at * k));
  const upright = spread(x.map((at) => at * k));
  const cuts = strokes(
    [
      ...y.map((at) => `M-1 ${round2(at * k)}H${sheet.width}`),
      ...x.map((at) => `M${round2(at * k)} -1V${sheet.height}`),
    ].join(''),
    0.2,
  );
  const numerals = Array.from({ length: piles }, (_, index) => {
    const rect = scaledRect(slotRect(block, index), k);
    const size = Math.min(17, rect.height * 1.7, rect.width * 1.5);
    return text({
      field: 'pile',
      text: String(index + 1),
      style: { font: 'poster', size, ink: BLACK },
      ...rect,
      align: 'center',
      valign: 'middle',
    });
  });
  const at = round2(mirror.at * k);
  const fold = mirror.line === 'upright' ? `M${at} 0V${sheet.height}` : `M0 ${at}H${sheet.width}`;
  const nodes = [
    outline(sheet, 0.3),
    ...(folded ? slots(mirrorBlock(block, mirror), k, -1) : []),
    cuts,
    ...(folded ? [strokes(fold, 0.3, [1.6, 1])] : []),
    ...level.flatMap((position, index) => disc(index + 1, -2.6, position)),
    ...upright.flatMap((position, index) => disc(y.length + index + 1, position, -2.6)),
    ...numerals,
  ];
  const size = { width: sheet.width + DISC_ROOM, height: sheet.height + DISC_ROOM };
  const alt = drawings.cuts(y.length, x.length, piles);
  return { ...size, alt, nodes: [group({ x: DISC_ROOM, y: DISC_ROOM, nodes })] };
}
