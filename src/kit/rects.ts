/** Rectangles on a page, mm. */
import type { Rect } from './face.ts';

/** A rectangle extended by `by` mm on every side. */
export const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export function union(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}

export const centreOf = ({ x, y, width, height }: Rect): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Whether two rectangles share an area, not just an edge. */
export const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Whether a rectangle lies in another; they may share edges. */
export const encloses = (outer: Rect, { x, y, width, height }: Rect): boolean =>
  x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height;

/** Whether a point lies within a rectangle, not on its edge. */
export const surrounds = (rect: Rect, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  x > rect.x && x < rect.x + rect.width && y > rect.y && y < rect.y + rect.height;
