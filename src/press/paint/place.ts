/** Where a placed face comes to lie on a page: in millimetres, and in the PDF's terms. */
import { chain, type Matrix } from '../../kit/engrave/matrix.ts';
import type { Rect } from '../../kit/face.ts';
import { mmToPt } from '../../kit/units.ts';
import type { Placement, Turn } from '../sheet.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Width and height as they lie on the page. */
export function placedSize({ turn, scale = 1 }: Placement, face: Size): Size {
  const [width, height] = [face.width * scale, face.height * scale];
  return turn === 90 || turn === 270 ? { width: height, height: width } : { width, height };
}

/** A vector in the face's mm, turned clockwise as y grows downward. */
const TURNED: Readonly<Record<Turn, readonly [xx: number, xy: number, yx: number, yy: number]>> = {
  0: [1, 0, 0, 1],
  90: [0, 1, -1, 0],
  180: [-1, 0, 0, -1],
  270: [0, -1, 1, 0],
};

/** Where the face's upper left corner goes, as a share of the placed size. */
const CORNER: Readonly<Record<Turn, readonly [x: number, y: number]>> = {
  0: [0, 0],
  90: [1, 0],
  180: [1, 1],
  270: [0, 1],
};

/** Where the face's upper left corner comes to lie on the page, in mm from the page's own. */
export function cornerOf(placement: Placement, face: Size): { readonly x: number; readonly y: number } {
  const { x, y, turn } = placement;
  const size = placedSize(placement, face);
  const [shareX, shareY] = CORNER[turn];
  return { x: x + shareX * size.width, y: y + shareY * size.height };
}

/** What shows of a placed face, in mm of the page: its trim, and what it reaches beyond it. */
export function shownArea(placement: Placement, face: Size): Rect {
  const { x, y, reach } = placement;
  const size = placedSize(placement, face);
  return {
    x: x - reach.left,
    y: y - reach.top,
    width: size.width + reach.left + reach.right,
    height: size.height + reach.top + reach.bottom,
  };
}

/**
 * From mm of the face (origin in the upper left corner of the trim) to points of a page `pageHeight` mm high, from its
 * lower left corner, y upward.
 */
export function placedMatrix(placement: Placement, face: Size, pageHeight: number): Matrix {
  const corner = cornerOf(placement, face);
  const [xx, xy, yx, yy] = TURNED[placement.turn];
  const unit = mmToPt(placement.scale ?? 1);
  return [xx * unit, -xy * unit, yx * unit, -yy * unit, mmToPt(corner.x), mmToPt(pageHeight - corner.y)];
}

/** What moves a page by `moved`, in its mm, as a PDF has it; `pageHeight` in mm. */
export function movedMatrix(moved: Matrix, pageHeight: number): Matrix {
  const unit = mmToPt(1);
  const toPoints: Matrix = [unit, 0, 0, -unit, 0, mmToPt(pageHeight)];
  const toMillimetres: Matrix = [1 / unit, 0, 0, -1 / unit, 0, pageHeight];
  return chain(toMillimetres, moved, toPoints);
}
