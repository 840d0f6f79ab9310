/** Page furniture in the margins: crop marks, fold line, flip mark, 100 mm bar, and the sheet's texts. */
import type { Node, Rect } from '../../kit/face.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { COMMON_MARGINS, type Margins } from '../margins.ts';
import { type PaperSize } from '../papers.ts';
import { drawCounterSlot } from './counter-slot.ts';
import { cutNumbers, drawNumber } from './strips/cut-numbers.ts';
import { flipMark } from './flip-mark.ts';
import type { Block } from './plan/slot-grid.ts';
import type { Leaf } from './leaf.ts';
import { cropMarks, drawFold, drawMarks, interrupted, MARK_OFFSET, SHORT_MARK, type Mark } from './marks.ts';
import { joinMarks } from './posters/poster-seams.ts';
import { mirrorBlock, mirrorRect, type Mirror } from './mirror.ts';
import type { MarkKind } from './plan/print-options.ts';
import { centreOf, grown, union } from '../../kit/rects.ts';
import { REGISTRATION_CLEARANCE, registrationAreas, registrationMarks } from './registration.ts';
import { mirrorStrip, onPage, stripGroup, stripsBeside, type Strip } from './strips/strip.ts';
import { footItems, headItems, type SheetWords, type Taken } from './strips/strip-items.ts';

/** The side of a leaf that a page shows; for a folded leaf `both`. */
export type Shown = 'front' | 'back' | 'both';

/** The trims of a leaf's fronts, and their bleed, mm. */
export interface Inked {
  readonly trims: readonly Rect[];
  readonly bleed: number;
}

export interface PageSide {
  readonly leaf: Leaf;
  readonly shown: Shown;
  readonly inked: Inked;
  readonly page: PaperSize;
  /** The printer's margins; left out, those of nine in ten printers. */
  readonly margins?: Margins;
  readonly marks: MarkKind;
  /** Whether backs have to meet fronts, so that the flip mark is needed. */
  readonly meets: boolean;
  readonly words: SheetWords;
}

/** Between bleed and strips, mm; wider for short marks. */
const stripGap = ({ kind, tile }: Leaf): number => (kind === 'counters' || tile ? 4 : 0.8);

/** Selects the fronts, the backs, or both, for anything with a mirror image. */
const onShown = <Thing>(shown: Shown, fronts: readonly Thing[], backs: readonly Thing[]): Thing[] => [
  ...(shown === 'back' ? [] : fronts),
  ...(shown === 'front' ? [] : backs),
];

/**
 * How far a block's marks may extend: to the edges of the page or the fold, or a few mm where there are other
 * blocks.
 */
function limitsOf({ leaf, shown, page }: PageSide, block: Block): Rect {
  if (leaf.kind === 'counters') return grown(block, SHORT_MARK);
  const all = { x: 0, y: 0, width: page.width, height: page.height };
  if (shown !== 'both') return all;
  const { line, at } = leaf.mirror;
  const half = line === 'upright' ? { ...all, width: at } : { ...all, height: at };
  const before = line === 'upright' ? block.x < at : block.y < at;
  return before ? half : mirrorRect(half, leaf.mirror);
}

/** Corner marks for items apart without cut lines of their own: across the bleed, and slightly beyond. */
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

/**
 * The offset of the flip mark from the middle of the strip, mm: clear of a cut line in the middle of the page.
 */
const FLIP_MARK_ASIDE = 14;
const FLIP_MARK_RADIUS = 2.1;

/** The flip mark's square on the front. */
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

/** The clearance of text on either side of a line, mm. */
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

/** The strips of a page: those of the front, or their mirror images. */
function stripsOf({ leaf, shown, page, margins = COMMON_MARGINS }: PageSide, clear: Rect) {
  const strips = stripsBeside(clear, stripGap(leaf), page, margins);
  const shownStrip = (strip: Strip) => (shown === 'back' ? mirrorStrip(strip, leaf.mirror) : strip);
  return { front: strips.head, head: shownStrip(strips.head), foot: shownStrip(strips.foot) };
}

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
  const registers = side.marks === 'registration' && shown !== 'back';
  const around = [
    ...flips.map((rect) => grown(rect, CLEARANCE)),
    ...numbers.map(({ rect }) => rect),
    ...(registers ? registrationAreas(page).map((rect) => grown(rect, REGISTRATION_CLEARANCE)) : []),
  ];
  const taken: Taken = { hard: around, soft: [...marks, ...(fold ? [fold] : [])].map(markRect) };

  const heads = headItems(head, taken, words, fonts);
  // An empty back only has its title.
  const empty = shown === 'back' && leaf.backs.length === 0;
  const feet = empty ? [] : footItems(foot, taken, words, fonts);
  const stops = [
    ...flips.map((rect) => grown(rect, CLEARANCE)),
    ...heads.map(({ rect }) => grown(onPage(head, rect), CLEARANCE / 2)),
    ...feet.map(({ rect }) => grown(onPage(foot, rect), CLEARANCE / 2)),
  ];
  return [
    ...drawMarks(interrupted(marks, stops), onShown(shown, fronts, backs)),
    ...(registers ? [registrationMarks(page)] : []),
    ...(fold ? [drawFold(fold)] : []),
    ...(leaf.tile && byHand ? joinMarks(leaf.tile, stops) : []),
    ...flips.map(flipNode),
    ...numbers.map(drawNumber),
    stripGroup(head, heads),
    stripGroup(foot, feet),
    ...(byHand ? (leaf.counterSlots ?? []).flatMap((slot) => drawCounterSlot(slot, fonts)) : []),
  ];
}
