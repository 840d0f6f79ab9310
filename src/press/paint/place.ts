/** Where a placed face comes to lie on a page: in millimetres, and in the PDF's terms. */
import { chain, type Matrix } from '../../kit/engrave/path/matrix.ts';
import type { Rect } from '../../kit/face.ts';
import { mmToPt } from '../../kit/units.ts';
import type { Placement } from '../sheet.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A vector in the face's mm, turned clockwise as y grows downward; quarter turns are exact. */
function turned(degrees: number): readonly [xx: number, xy: number, yx: number, yy: number] {
  const angle = (degrees * Math.PI) / 180;
  const quarter = degrees % 90 === 0;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)].map((share) => (quarter ? Math.round(share) : share));
  return [cos ?? 1, sin ?? 0, -(sin ?? 0), cos ?? 1];
}

/** Width and height of what a face takes up on the page. */
export function placedSize({ turn, scale = 1 }: Placement, { width, height }: Size): Size {
  const [xx, xy, yx, yy] = turned(turn).map((share) => Math.abs(share * scale));
  return {
    width: width * (xx ?? 1) + height * (yx ?? 0),
    height: width * (xy ?? 0) + height * (yy ?? 1),
  };
}

/** Where the face's upper left corner comes to lie on the page, in mm from the page's own. */
export function cornerOf(placement: Placement, face: Size): { readonly x: number; readonly y: number } {
  const { x, y, turn, scale = 1 } = placement;
  const [xx, xy, yx, yy] = turned(turn);
  const [width, height] = [face.width * scale, face.height * scale];
  return {
    x: x - Math.min(0, xx * width, yx * height, xx * width + yx * height),
    y: y - Math.min(0, xy * width, yy * height, xy * width + yy * height),
  };
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

/** What shows of the trim of a placed face, in mm of the page. */
export function trimmedArea(placement: Placement, face: Size): Rect {
  const { x, y, reach } = placement;
  const size = placedSize(placement, face);
  const [left, top] = [Math.max(0, -reach.left), Math.max(0, -reach.top)];
  return {
    x: x + left,
    y: y + top,
    width: size.width - left - Math.max(0, -reach.right),
    height: size.height - top - Math.max(0, -reach.bottom),
  };
}

/**
 * From mm of the face (origin in the upper left corner of the trim) to points of a page `pageHeight` mm high, from its
 * lower left corner, y upward.
 */
export function placedMatrix(placement: Placement, face: Size, pageHeight: number): Matrix {
  const corner = cornerOf(placement, face);
  const [xx, xy, yx, yy] = turned(placement.turn);
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
