/**
 * Rectangles of a face, cut from an area by rows and columns, mm:
 *
 *     const picture = area.top(40); // the upper 40 mm
 *     const name = area.row(42, 9); // 9 mm high, 42 mm below the upper edge
 *     const words = area.rest(1); // what is left below those, 1 mm lower
 */
import type { Rect } from '../kit/face.ts';

/** How parts are cut from an area. */
export interface Cuts {
  /** The upper `height` mm. */
  readonly top: (height: number) => Area;
  /** The lower `height` mm. */
  readonly bottom: (height: number) => Area;
  /** `height` mm, `y` mm below the upper edge. */
  readonly row: (y: number, height: number) => Area;
  /** The left `width` mm. */
  readonly left: (width: number) => Area;
  /** The right `width` mm. */
  readonly right: (width: number) => Area;
  /** What is left between what was taken from the top and from the bottom so far, `gap` mm away from both. */
  readonly rest: (gap?: number) => Area;
  /** So many columns of equal width, `gap` mm apart. */
  readonly columns: (count: number, gap?: number) => readonly Area[];
  /** So many rows of equal height, `gap` mm apart. */
  readonly rows: (count: number, gap?: number) => readonly Area[];
  /** Smaller by so many mm at the sides and, where given, above and below. */
  readonly inset: (sides: number, ends?: number) => Area;
  /** `width` x `height` mm in the middle. */
  readonly center: (width: number, height: number) => Area;
}

/** A rectangle of a face, from which others are cut. */
export type Area = Rect & Cuts;

/** Starts and lengths of `count` equal parts of a length. */
function parts(start: number, length: number, count: number, gap: number): readonly [number, number][] {
  const each = (length - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => [start + index * (each + gap), each]);
}

/** An area of a face; it remembers what was taken of it from above and below, for `rest`. */
export function areaOf({ x, y, width, height }: Rect): Area {
  let [from, to] = [y, y + height];
  const taken = (start: number, tall: number): Area => areaOf({ x, y: start, width, height: tall });
  const fromAbove = (start: number, tall: number): Area => {
    from = Math.max(from, start + tall);
    return taken(start, tall);
  };
  const cuts: Cuts = {
    top: (tall) => fromAbove(y, tall),
    row: (down, tall) => fromAbove(y + down, tall),
    bottom: (tall) => {
      to = Math.min(to, y + height - tall);
      return taken(y + height - tall, tall);
    },
    left: (wide) => areaOf({ x, y, width: wide, height }),
    right: (wide) => areaOf({ x: x + width - wide, y, width: wide, height }),
    rest: (gap = 0) => {
      const start = from === y ? y : from + gap;
      const end = to === y + height ? to : to - gap;
      return taken(start, end - start);
    },
    columns: (count, gap = 0) =>
      parts(x, width, count, gap).map(([start, wide]) => areaOf({ x: start, y, width: wide, height })),
    rows: (count, gap = 0) => parts(y, height, count, gap).map(([start, tall]) => taken(start, tall)),
    inset: (sides, ends = sides) =>
      areaOf({ x: x + sides, y: y + ends, width: width - 2 * sides, height: height - 2 * ends }),
    center: (wide, tall) =>
      areaOf({ x: x + (width - wide) / 2, y: y + (height - tall) / 2, width: wide, height: tall }),
  };
  // An area that is spread into a node leaves only its rectangle there.
  return Object.assign(Object.create(cuts) as Cuts, { x, y, width, height });
}
