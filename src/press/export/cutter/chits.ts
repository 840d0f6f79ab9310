/**
 * Counters as square chits of thick board. A counter is never enlarged, because its space on the board is its
 * size; it is reduced a little only if even the smallest chit is smaller.
 */
import { ART_REACH, type CounterForm } from '../../../kit/component.ts';
import type { DrawnPiece } from '../../../kit/drawn-kit.ts';
import type { Colour } from '../../../kit/edition.ts';
import { box, group, type SetFace } from '../../../kit/face.ts';
import { MM_PER_INCH } from '../../../kit/units.ts';
import type { Product, Vendor } from '../shops/vendor.ts';

/** The size of a chit relative to its counter: at least this, and for the smallest chit at most `MOST`. */
const LEAST = 0.7;
const MOST = 1.2;
/** The tolerance for a chit of the same size, mm. */
const SAME_SIZE = 0.2;

/**
 * The largest chit not larger than the counter's long side, or else the smallest; undefined where that differs
 * too much.
 */
export function chitFor({ chits }: Vendor, { width, height }: CounterForm): Product | undefined {
  const long = Math.max(width, height);
  const sideOf = (chit: Product) => chit.width * MM_PER_INCH;
  const chit = chits.findLast((each) => sideOf(each) <= long + SAME_SIZE) ?? chits[0];
  return chit && sideOf(chit) >= LEAST * long && sideOf(chit) <= MOST * long ? chit : undefined;
}

/** The background of a face: its first box, if that covers it. */
function groundOf({ nodes, width, height }: SetFace): Colour | undefined {
  const [first] = nodes;
  if (first?.kind !== 'box') return undefined;
  const covers = first.x <= 0 && first.y <= 0 && first.width >= width && first.height >= height;
  return covers ? first.fill : undefined;
}

/** Beyond the trim, mm: even scaled down, the ground must cover the vendor's cutting tolerance. */
const REACH = ART_REACH / LEAST;

/** A face centred on a square of its own background. */
function squared(face: SetFace): SetFace {
  const { width, height, nodes } = face;
  const side = Math.max(width, height);
  const fill = groundOf(face);
  const reach = { x: -REACH, y: -REACH, width: side + 2 * REACH, height: side + 2 * REACH };
  const ground = fill ? [box({ ...reach, fill })] : [];
  const drawn = group({ x: (side - width) / 2, y: (side - height) / 2, nodes });
  return { ...face, width: side, height: side, nodes: [...ground, drawn] };
}

export const onChit = ({ face, back, ...piece }: DrawnPiece): DrawnPiece => ({
  ...piece,
  face: squared(face),
  ...(back && { back: squared(back) }),
});
