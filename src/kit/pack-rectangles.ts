/**
 * Packs rectangles on pages (maximal free rectangles): each goes as high as possible, then as far left. The
 * result is deterministic.
 */
import type { Rect, Size } from './face.ts';
import { SLACK } from './units.ts';

/** An item at its place, mm from the upper left corner of its page's room. */
export interface Packed<Item> {
  readonly item: Item;
  readonly x: number;
  readonly y: number;
}

/** Whether a size fits within another without turning. */
export const fits = (size: Size, room: Size): boolean =>
  size.width <= room.width + SLACK && size.height <= room.height + SLACK;

/** The free rectangles left after taking one out of another: up to four, which may overlap. */
function around(free: Rect, taken: Rect): Rect[] {
  const right = { from: taken.x + taken.width, to: free.x + free.width };
  const below = { from: taken.y + taken.height, to: free.y + free.height };
  const apart =
    taken.x >= right.to - SLACK ||
    right.from <= free.x + SLACK ||
    taken.y >= below.to - SLACK ||
    below.from <= free.y + SLACK;
  if (apart) return [free];
  return [
    { ...free, width: taken.x - free.x },
    { ...free, height: taken.y - free.y },
    { ...free, x: right.from, width: right.to - right.from },
    { ...free, y: below.from, height: below.to - below.from },
  ].filter(({ width, height }) => width > SLACK && height > SLACK);
}

const holds = (outer: Rect, inner: Rect): boolean =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK;

/** Drops rectangles inside others; of equal ones the first stays. */
const largest = (rects: readonly Rect[]): Rect[] =>
  rects.filter(
    (rect, index) =>
      !rects.some((other, at) => at !== index && holds(other, rect) && (at < index || !holds(rect, other))),
  );

interface Page<Item> {
  free: readonly Rect[];
  readonly packed: Packed<Item>[];
}

const highestThenLeft = (a: Rect, b: Rect): number => a.y - b.y || a.x - b.x;

function place<Item extends Size>(page: Page<Item>, item: Item): boolean {
  const [spot] = page.free.filter((room) => fits(item, room)).toSorted(highestThenLeft);
  if (!spot) return false;
  const { x, y } = spot;
  const taken = { x, y, width: item.width, height: item.height };
  page.free = largest(page.free.flatMap((free) => around(free, taken)));
  page.packed.push({ item, x, y });
  return true;
}

/**
 * Packs items, each in one of several orientations, into the first page with room for any of them. At least
 * one orientation must fit an empty page.
 */
export function pack<Item extends Size>(
  things: readonly (readonly Item[])[],
  room: Size,
): (readonly Packed<Item>[])[] {
  const pages: Page<Item>[] = [];
  for (const ways of things) {
    if (ways.some((way) => pages.some((page) => place(page, way)))) continue;
    const page: Page<Item> = { free: [{ x: 0, y: 0, width: room.width, height: room.height }], packed: [] };
    if (ways.some((way) => place(page, way))) pages.push(page);
  }
  return pages.map(({ packed }) => packed);
}
