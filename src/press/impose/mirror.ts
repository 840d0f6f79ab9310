/**
 * The geometry of flipping a sheet: a point of the front coincides with its mirror image on the back. Flipped
 * about its long edge, a portrait page is mirrored in its vertical centre line; about its short edge, in the
 * horizontal one. A fold mirrors in the fold line, on the same page.
 */
import type { Rect } from '../../kit/face.ts';
import type { PaperSize } from '../papers.ts';
import type { Turn } from '../sheet.ts';
import type { Block } from './plan/slot-grid.ts';
import type { Flip } from './plan/print-options.ts';

/** A mirror line: vertical at x = `at`, or horizontal at y = `at`, mm. */
export interface Mirror {
  readonly line: 'upright' | 'level';
  readonly at: number;
}

/** How a duplex sheet is mirrored when it is turned about its long or short edge. */
export const flipMirror = (paper: PaperSize, flip: Flip): Mirror =>
  flip === 'long' ? { line: 'upright', at: paper.width / 2 } : { line: 'level', at: paper.height / 2 };

export const mirrorRect = <R extends Rect>(rect: R, { line, at }: Mirror): R =>
  line === 'upright'
    ? { ...rect, x: 2 * at - rect.x - rect.width }
    : { ...rect, y: 2 * at - rect.y - rect.height };

/**
 * The turn of a back whose top edge meets the top edge of a front turned by `turn`. A card turned a quarter
 * needs its back turned the opposite way, or it would be upside down.
 */
export const mirrorTurn = (turn: Turn, { line }: Mirror): Turn =>
  (((line === 'upright' ? 360 : 540) - turn) % 360) as Turn;

export const mirrorBlock = (block: Block, mirror: Mirror): Block => ({
  ...mirrorRect(block, mirror),
  turn: mirrorTurn(block.turn, mirror),
});

/** The slot of the mirrored block behind slot `index`, both in reading order. */
export function mirrorSlot({ columns, rows }: Block, index: number, { line }: Mirror): number {
  const column = index % columns;
  const row = Math.floor(index / columns);
  return line === 'upright' ? row * columns + (columns - 1 - column) : (rows - 1 - row) * columns + column;
}
