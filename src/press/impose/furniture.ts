/** What stands in the margins of a page: crop marks, fold line, flip mark, 100 mm bar, and what the sheet is. */
import type { Node, Rect } from '../../kit/face.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { COMMON_MARGINS, type Margins, type PaperSize } from '../margins.ts';
import { drawCounterSlot } from './counter-slot.ts';
import { cutNumbers, drawNumber } from './strips/cut-numbers.ts';
import { flipMark } from './flip-mark.ts';
import type { Block } from './plan/grid.ts';
import type { Leaf } from './leaf.ts';
import { cropMarks, drawFold, drawMarks, interrupted, MARK_OFFSET, SHORT_MARK, type Mark } from './marks.ts';
import { joinMarks } from './posters/poster-seams.ts';
import { mirrorBlock, mirrorRect, type Mirror } from './mirror.ts';
import type { MarkKind } from './plan/options.ts';
import { centreOf, grown, union } from '../../kit/rects.ts';
import { registrationMarks } from './registration.ts';
import { mirrorStrip, onPage, stripGroup, stripsBeside, type Strip } from './strips/strip.ts';
import { footItems, headItems, type SheetWords, type Taken } from './strips/strip-items.ts';

/** Which side of a leaf a page shows; a folded leaf shows both. */
export type Shown = 'front' | 'back' | 'both';

/** The trims that a leaf's fronts take up, and how far they bleed, mm. */
export interface Inked {
  readonly trims: readonly Rect[];
  readonly bleed: number;
}

/** A page to be furnished. */
export interface PageSide {
  readonly leaf: Leaf;
  readonly shown: Shown;
  readonly inked: Inked;
  readonly page: PaperSize;
  /** Where printers stop; what nine in ten leave where nothing is known. */
  readonly margins?: Margins;
  readonly marks: MarkKind;
  /** Backs have to meet their fronts: a mark shows whether they do. */
  readonly meets: boolean;
  readonly words: SheetWords;
}

/** Between bleed and strips, mm; wider where short marks end there. */
const stripGap = ({ kind, tile }: Leaf): number => (kind === 'counters' || tile ? 4 : 0.8);

/** The front alone, the back alone, or both: for whatever has a mirror image on the other side. */
const onShown = <Thing>(shown: Shown, fronts: readonly Thing[], backs: readonly Thing[]): Thing[] => [
  ...(shown === 'back' ? [] : fronts),
  ...(shown === 'front' ? [] : backs),
];

/** How far a block's marks may run: to the edges of the page or the fold, or a few mm where other blocks follow. */
function limitsOf({ leaf, shown, page }: PageSide, block: Block): Rect {
  if (leaf.kind === 'counters') return grown(block, SHORT_MARK);
  const all = { x: 0, y: 0, width: page.width, height: page.height };
  if (shown !== 'both') return all;
  const { line, at } = leaf.mirror;
  const half = line === 'upright' ? { ...all, width: at } : { ...all, height: at };
  const before = line === 'upright' ? block.x < at : block.y < at;
  return before ? half : mirrorRect(half, leaf.mirror);
}

/** At the corners of what stands apart and has no cut line of its own: across its bleed, and a little beyond. */
function cornerMarks({ trims, bleed }: Inked): Mark[] {
  const out = bleed + 1.5;
  return trims.flatMap(({ x, y, width, height }) =>
    [
      ...[x, x + width].map((at) => ({ line: 'upright', at, low: y, high: y + height }) as const),
      ...[y, y + height].map((at) => ({ line: 'level', at, low: x, high: x + width }) as const),
    ].flatMap(({ line, at, low, high }): Mark[] => [
      { line, at, from: low - out, to: low - MARK_OFFSET },
      { line, at, from: high + MARK_OFFSET, to: high + out },
    ]),
  );
}

function marksOf(side: PageSide): Mark[] {
  if (side.marks === 'registration') return [];
  const { kind, tile } = side.leaf;
  if (kind === 'sheets' && !tile) return side.shown === 'back' ? [] : cornerMarks(side.inked);
  const { blocks, mirror } = side.leaf;
  const backs = blocks.map((block) => mirrorBlock(block, mirror));
  return onShown(side.shown, blocks, backs).flatMap((block) => cropMarks(block, limitsOf(side, block)));
}

/** From the middle of the strip, mm: clear of a cut line in the middle of the page. */
const FLIP_MARK_ASIDE = 14;
const FLIP_MARK_RADIUS = 2.1;

/** The square of the flip mark on the front. */
function flipSquare({ rect, edge, depth }: Strip): Rect {
  const radius = Math.min(FLIP_MARK_RADIUS, depth / 2);
  const { x, y } = centreOf(rect);
  const level = edge === 'top' || edge === 'bottom';
  const centre = level ? { x: x - FLIP_MARK_ASIDE, y } : { x, y: y - FLIP_MARK_ASIDE };
  return grown({ ...centre, width: 0, height: 0 }, radius);
}

const flipNode = (square: Rect): Node => {
  const { x, y } = centreOf(square);
  return flipMark(x, y, square.width / 2);
};

/** Room on either side of a line that words keep clear of, mm. */
const CLEARANCE = 1;

const markRect = ({ line, at, from, to }: Mark): Rect =>
  line === 'upright'
    ? grown({ x: at, y: from, width: 0, height: to - from }, CLEARANCE)
    : grown({ x: from, y: at, width: to - from, height: 0 }, CLEARANCE);

const foldMark = ({ line, at }: Mirror, { width, height }: PageSide['page']): Mark => ({
  line,
  at,
  from: 0,
  to: line === 'upright' ? height : width,
});

/** The strips of the page shown: those of the front, or what lies against them. */
function stripsOf({ leaf, shown, page, margins = COMMON_MARGINS }: PageSide, clear: Rect) {
  const strips = stripsBeside(clear, stripGap(leaf), page, margins);
  const shownStrip = (strip: Strip) => (shown === 'back' ? mirrorStrip(strip, leaf.mirror) : strip);
  return { front: strips.head, head: shownStrip(strips.head), foot: shownStrip(strips.foot) };
}

/** Everything in the margins of a page. */
export function furnish(side: PageSide, fonts: Fonts): readonly Node[] {
  const { leaf, shown, inked, page, words } = side;
  const fronts = inked.trims.map((rect) => grown(rect, inked.bleed));
  const backs = fronts.map((rect) => mirrorRect(rect, leaf.mirror));
  const clear = union(leaf.folded ? [...fronts, ...backs] : fronts);
  const { front, head, foot } = stripsOf(side, clear);

  const fold = shown === 'both' ? foldMark(leaf.mirror, page) : undefined;
  const square = flipSquare(front);
  const flips =
    !side.meets || leaf.backs.length === 0 ? [] : onShown(shown, [square], [mirrorRect(square, leaf.mirror)]);
  const byHand = side.marks === 'crop' && shown !== 'back';
  const numbers = !byHand ? [] : cutNumbers(leaf, inked.bleed);
  const marks = marksOf(side);
  const around = [...flips.map((rect) => grown(rect, CLEARANCE)), ...numbers.map(({ rect }) => rect)];
  const taken: Taken = { hard: around, soft: [...marks, ...(fold ? [fold] : [])].map(markRect) };

  const heads = headItems(head, taken, words, fonts);
  // A back that stays empty says which it is, and no more.
  const empty = shown === 'back' && leaf.backs.length === 0;
  const feet = empty ? [] : footItems(foot, taken, words, fonts);
  const stops = [
    ...flips.map((rect) => grown(rect, CLEARANCE)),
    ...heads.map(({ rect }) => grown(onPage(head, rect), CLEARANCE / 2)),
    ...feet.map(({ rect }) => grown(onPage(foot, rect), CLEARANCE / 2)),
  ];
  return [
    ...drawMarks(interrupted(marks, stops), onShown(shown, fronts, backs)),
    ...(side.marks === 'registration' && shown !== 'back' ? [registrationMarks(page)] : []),
    ...(fold ? [drawFold(fold)] : []),
    ...(leaf.tile && byHand ? joinMarks(leaf.tile) : []),
    ...flips.map(flipNode),
    ...numbers.map(drawNumber),
    stripGroup(head, heads),
    stripGroup(foot, feet),
    ...(byHand ? (leaf.counterSlots ?? []).flatMap((slot) => drawCounterSlot(slot, fonts)) : []),
  ];
}
