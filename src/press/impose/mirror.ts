/**
 * What turning a sheet over does: a point of the front lies against its mirror image on the back. Turned about
 * its long edge, an upright page is mirrored in its upright middle line; about its short edge, in its level one.
 * A fold mirrors in the fold line, on the same page.
 */
import type { Rect } from '../../kit/face.ts';
import type { PaperSize } from '../margins.ts';
import type { Turn } from '../sheet.ts';
import type { Block } from './plan/grid.ts';
import type { Flip } from './plan/options.ts';

/** A line to mirror in: upright at x = `at`, or level at y = `at`, mm. */
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
 * The turn of a back whose top edge lies against the top edge of a front turned by `turn`. A card turned a
 * quarter has to have its back turned the other way, or it stands on its head when the card is turned over.
 */
export const mirrorTurn = (turn: Turn, { line }: Mirror): Turn =>
  (((line === 'upright' ? 360 : 540) - turn) % 360) as Turn;

/** The block of backs that lies against a block of fronts. */
export const mirrorBlock = (block: Block, mirror: Mirror): Block => ({
  ...mirrorRect(block, mirror),
  turn: mirrorTurn(block.turn, mirror),
});

/** The slot of the mirrored block that lies against slot `index`, both counted in reading order. */
export function mirrorSlot({ columns, rows }: Block, index: number, { line }: Mirror): number {
  const column = index % columns;
  const row = Math.floor(index / columns);
  return line === 'upright' ? row * columns + (columns - 1 - column) : (rows - 1 - row) * columns + column;
}
