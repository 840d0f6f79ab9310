/** Frames whose corners tell nations apart in grey as well: cut, round, scooped. */
import { QUARTER, rectangle } from '../../../src/kit/engrave/shapes.ts';
import { draw, type Path } from '../../../src/kit/engrave/path.ts';
import type { Livery } from '../theme.ts';

/** A rectangle with a livery's corners, `size` mm large; the tactics' are square. */
export function cornered(livery: Livery, x: number, y: number, w: number, h: number, size: number): Path {
  const [right, bottom] = [x + w, y + h];
  if (livery === 'tactics') return rectangle(x, y, w, h);
  if (livery === 'american') return rectangle(x, y, w, h, size);
  if (livery === 'german')
    return draw()
      .at(x + size, y)
      .to(right - size, y)
      .to(right, y + size)
      .to(right, bottom - size)
      .to(right - size, bottom)
      .to(x + size, bottom)
      .to(x, bottom - size)
      .to(x, y + size)
      .close().path;
  const k = size * QUARTER;
  return draw()
    .at(x + size, y)
    .to(right - size, y)
    .curve(right - size, y + k, right - k, y + size, right, y + size)
    .to(right, bottom - size)
    .curve(right - k, bottom - size, right - size, bottom - k, right - size, bottom)
    .to(x + size, bottom)
    .curve(x + size, bottom - k, x + k, bottom - size, x, bottom - size)
    .to(x, y + size)
    .curve(x + k, y + size, x + size, y + k, x + size, y)
    .close().path;
}

/** What of the rectangle lies outside of the frame: to be covered where a picture runs under it. */
export const outsideOf = (livery: Livery, x: number, y: number, w: number, h: number, size: number): Path =>
  draw()
    .add(rectangle(x - 0.3, y - 0.3, w + 0.6, h + 0.6))
    .add(cornered(livery, x, y, w, h, size)).path;
