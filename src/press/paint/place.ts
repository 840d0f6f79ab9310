/** The geometry of a placed face, in millimetres and in PDF coordinates. */
import { chain, type Matrix } from '../../kit/engrave/path/matrix.ts';
import type { Rect, Size } from '../../kit/face.ts';
import { mmToPt } from '../../kit/units.ts';
import type { Placement } from '../sheet.ts';

/** A clockwise rotation matrix, with y growing downward; exact for quarter turns. */
function turned(degrees: number): readonly [xx: number, xy: number, yx: number, yy: number] {
  const angle = (degrees * Math.PI) / 180;
  const quarter = degrees % 90 === 0;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)].map((share) => (quarter ? Math.round(share) : share));
  return [cos ?? 1, sin ?? 0, -(sin ?? 0), cos ?? 1];
}

export function placedSize({ turn, scale = 1 }: Placement, { width, height }: Size): Size {
  const [xx, xy, yx, yy] = turned(turn).map((share) => Math.abs(share * scale));
  return {
    width: width * (xx ?? 1) + height * (yx ?? 0),
    height: width * (xy ?? 0) + height * (yy ?? 1),
  };
}

/** The position of the face's upper left corner on the page, mm. */
export function cornerOf(placement: Placement, face: Size): { readonly x: number; readonly y: number } {
  const { x, y, turn, scale = 1 } = placement;
  const [xx, xy, yx, yy] = turned(turn);
  const [width, height] = [face.width * scale, face.height * scale];
  return {
    x: x - Math.min(0, xx * width, yx * height, xx * width + yx * height),
    y: y - Math.min(0, xy * width, yy * height, xy * width + yy * height),
  };
}

/** The visible area of a placed face on the page, mm: its trim extended by its reach. */
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

/** The visible part of a placed face's trim on the page, mm. */
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
 * Maps mm of the face (origin in the upper left corner of the trim) to PDF points of a page `pageHeight` mm
 * high, with y upward from its lower left corner.
 */
export function placedMatrix(placement: Placement, face: Size, pageHeight: number): Matrix {
  const corner = cornerOf(placement, face);
  const [xx, xy, yx, yy] = turned(placement.turn);
  const unit = mmToPt(placement.scale ?? 1);
  return [xx * unit, -xy * unit, yx * unit, -yy * unit, mmToPt(corner.x), mmToPt(pageHeight - corner.y)];
}

/** The PDF matrix for a transformation of the page in mm; `pageHeight` in mm. */
export function movedMatrix(moved: Matrix, pageHeight: number): Matrix {
  const unit = mmToPt(1);
  const toPoints: Matrix = [unit, 0, 0, -unit, 0, mmToPt(pageHeight)];
  const toMillimetres: Matrix = [1 / unit, 0, 0, -1 / unit, 0, pageHeight];
  return chain(toMillimetres, moved, toPoints);
}
