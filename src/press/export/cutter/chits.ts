/**
 * Counters as chits of thick board: every vendor's are square. A counter does not grow, for its places have room for it
 * alone; only one that is smaller than all chits does, a little.
 */
import { ART_REACH, type CounterForm } from '../../../kit/component.ts';
import type { DrawnPiece } from '../../../kit/drawn-kit.ts';
import type { Colour } from '../../../kit/edition.ts';
import { box, group, type SetFace } from '../../../kit/face.ts';
import { MM_PER_INCH } from '../../../kit/units.ts';
import type { Product, Vendor } from '../shops/vendor.ts';

/** A chit is at least so large beside its counter, and where it is the smallest there is, at most so. */
const LEAST = 0.7;
const MOST = 1.2;
/** A counter is taken for a chit's size where it is no farther off than this, mm. */
const SAME_SIZE = 0.2;

/** The largest chit that is not larger than a counter is long, or else the smallest; undefined where that is far off. */
export function chitFor({ chits }: Vendor, { width, height }: CounterForm): Product | undefined {
  const long = Math.max(width, height);
  const sideOf = (chit: Product) => chit.width * MM_PER_INCH;
  const chit = chits.findLast((each) => sideOf(each) <= long + SAME_SIZE) ?? chits[0];
  return chit && sideOf(chit) >= LEAST * long && sideOf(chit) <= MOST * long ? chit : undefined;
}

/** What a face is drawn on: its first box, where it covers all of it. */
function groundOf({ nodes, width, height }: SetFace): Colour | undefined {
  const [first] = nodes;
  if (first?.kind !== 'box') return undefined;
  const covers = first.x <= 0 && first.y <= 0 && first.width >= width && first.height >= height;
  return covers ? first.fill : undefined;
}

/** Beyond the trim, mm: drawn so much smaller, the ground still reaches as far as a vendor cuts amiss. */
const REACH = ART_REACH / LEAST;

/** A face in the middle of a square of its own ground. */
function squared(face: SetFace): SetFace {
  const { width, height, nodes } = face;
  const side = Math.max(width, height);
  const fill = groundOf(face);
  const reach = { x: -REACH, y: -REACH, width: side + 2 * REACH, height: side + 2 * REACH };
  const ground = fill ? [box({ ...reach, fill })] : [];
  const drawn = group({ x: (side - width) / 2, y: (side - height) / 2, nodes });
  return { ...face, width: side, height: side, nodes: [...ground, drawn] };
}

/** A piece as it is drawn on a square chit. */
export const onChit = ({ face, back, ...piece }: DrawnPiece): DrawnPiece => ({
  ...piece,
  face: squared(face),
  ...(back && { back: squared(back) }),
});
