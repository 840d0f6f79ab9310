/**
 * Crop marks: hairlines in the margin that extend every cut line to the edge of the paper, so that after each
 * cut the others are still marked. They stay off the finished card, and have a white edge where they cross the
 * bleed, so that they are visible on any art.
 */
import { art, type Art, type Rect } from '../../kit/face.ts';
import type { Colour } from '../../kit/edition.ts';
import { round2 } from '../../kit/units.ts';
import { cutLines, type Block } from './plan/slot-grid.ts';

export const BLACK: Colour = '#000000';
export const WHITE: Colour = '#ffffff';

/** Line width of crop marks, mm. */
export const MARK_WIDTH = 0.15;

/** Between the trim and a mark, mm: twice the error of a careful cut. */
export const MARK_OFFSET = 2;

/** How far marks extend from the trim, mm, where several blocks share a page. */
export const SHORT_MARK = 6;

/** The white edge on either side of a mark on art, mm. */
const WHITE_EDGE = 0.3;

/**
 * A stretch of a cut line: vertical at x = `at` from y = `from` to `to`, or horizontal with x and y exchanged.
 */
export interface Mark {
  readonly line: 'upright' | 'level';
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The marks that extend a block's cut lines outward, up to `limits`. */
export function cropMarks(block: Block, limits: Rect): Mark[] {
  const { x, y } = cutLines(block);
  const outward = (
    line: Mark['line'],
    at: number,
    start: number,
    length: number,
    low: number,
    high: number,
  ) =>
    [
      { line, at, from: low, to: start - MARK_OFFSET },
      { line, at, from: start + length + MARK_OFFSET, to: high },
    ].filter(({ from, to }) => to > from);
  const { y: top, x: left } = limits;
  const bottom = top + limits.height;
  const right = left + limits.width;
  return [
    ...x.flatMap((at) => outward('upright', at, block.y, block.height, top, bottom)),
    ...y.flatMap((at) => outward('level', at, block.x, block.width, left, right)),
  ];
}

/** The stretch of a mark's line covered by a rectangle; undefined where there is none. */
function covered(
  { line, at }: Mark,
  { x, y, width, height }: Rect,
): { from: number; to: number } | undefined {
  const [start, length, cross, breadth] = line === 'upright' ? [y, height, x, width] : [x, width, y, height];
  return at > cross && at < cross + breadth ? { from: start, to: start + length } : undefined;
}

/** Removes rectangles from marks, so that nothing in the margin is crossed out. */
export function interrupted(marks: readonly Mark[], around: readonly Rect[]): Mark[] {
  return around.reduce<Mark[]>(
    (left, rect) =>
      left.flatMap((mark) => {
        const gap = covered(mark, rect);
        if (!gap) return [mark];
        const parts = [
          { ...mark, to: Math.min(mark.to, gap.from) },
          { ...mark, from: Math.max(mark.from, gap.to) },
        ];
        return parts.filter(({ from, to }) => to > from);
      }),
    [...marks],
  );
}

const pathOf = (marks: readonly Mark[]): string =>
  marks
    .map(({ line, at, from, to }) => {
      const [a, b, c] = [round2(at), round2(from), round2(to)];
      return line === 'upright' ? `M${a} ${b}V${c}` : `M${b} ${a}H${c}`;
    })
    .join('');

const within = (marks: readonly Mark[], rect: Rect): Mark[] =>
  marks.flatMap((mark) => {
    const stretch = covered(mark, rect);
    if (!stretch) return [];
    const from = Math.max(mark.from, stretch.from);
    const to = Math.min(mark.to, stretch.to);
    return to > from ? [{ ...mark, from, to }] : [];
  });

/** Marks as art, if there are any; `inked` are the printed areas of blocks, bleed included. */
export function drawMarks(marks: readonly Mark[], inked: readonly Rect[]): readonly Art[] {
  if (marks.length === 0) return [];
  const onArt = pathOf(inked.flatMap((rect) => within(marks, rect)));
  const white = { d: onArt, stroke: { colour: WHITE, width: MARK_WIDTH + 2 * WHITE_EDGE } };
  const black = { d: pathOf(marks), stroke: { colour: BLACK, width: MARK_WIDTH } };
  return [art({ x: 0, y: 0, shapes: onArt === '' ? [black] : [white, black] })];
}

/** A dashed fold line. */
export const drawFold = (fold: Mark): Art =>
  art({ x: 0, y: 0, shapes: [{ d: pathOf([fold]), stroke: { colour: BLACK, width: 0.2, dash: [2, 1.5] } }] });
