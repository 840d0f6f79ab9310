/**
 * Counters as square chits of thick board. Sizes keep their order: what is larger than another counter is no smaller as a
 * chit, and larger where the vendor's few sizes allow it, as a damage marker must show around the tank that it lies under.
 */
import { ART_REACH, type CounterForm } from '../../../kit/component.ts';
import type { DrawnPiece } from '../../../kit/drawn-kit.ts';
import type { Colour } from '../../../kit/edition.ts';
import { box, group, type SetFace } from '../../../kit/face.ts';
import { MM_PER_INCH } from '../../../kit/units.ts';
import type { Product, Vendor } from '../shops/vendor.ts';

/** The size of a chit relative to its counter: at least, and at most. */
const LEAST = 0.7;
const MOST = 1.2;
/** The tolerance for counters and chits of the same size, mm. */
const SAME_SIZE = 0.2;
/** What it costs to enlarge, times the logarithm of the scale: a counter's place on the board is its size. */
const ENLARGED = 1.5;
/** What it costs that two sizes become one, and that a counter has no chit. */
const MERGED = 0.2;
const MISSING = 10;

export const chitSide = ({ width }: Product): number => width * MM_PER_INCH;

const longSide = ({ width, height }: CounterForm): number => Math.max(width, height);

/** What a chit costs a counter of that size; undefined where it differs too much. */
function costOf(chit: Product, size: number): number | undefined {
  const side = chitSide(chit);
  const ratio = side / size;
  if (ratio < LEAST || ratio > MOST) return undefined;
  return Math.abs(Math.log(ratio)) * (side > size + SAME_SIZE ? ENLARGED : 1);
}

interface Choice {
  readonly cost: number;
  /** The chit of each size, by its place in the vendor's list. */
  readonly chits: readonly (number | undefined)[];
}

/** The cheapest chits for sizes in rising order, none smaller than the one before it. */
function cheapest(chits: readonly Product[], sizes: readonly number[], last = -1): Choice {
  const [size, ...larger] = sizes;
  if (size === undefined) return { cost: 0, chits: [] };
  const options = chits.flatMap((chit, index): Choice[] => {
    const cost = index < last ? undefined : costOf(chit, size);
    if (cost === undefined) return [];
    const rest = cheapest(chits, larger, index);
    return [{ cost: cost + (index === last ? MERGED : 0) + rest.cost, chits: [index, ...rest.chits] }];
  });
  const without = cheapest(chits, larger, last);
  const none: Choice = { cost: MISSING + without.cost, chits: [undefined, ...without.chits] };
  return [...options, none].reduce((best, each) => (each.cost < best.cost ? each : best));
}

/** Chooses a chit for each counter of a box; undefined for one whose size or form no chit has. */
export function chitsFor(
  { chits }: Vendor,
  counters: readonly CounterForm[],
): (counter: CounterForm) => Product | undefined {
  const sizes = counters.map(longSide).toSorted((one, other) => one - other);
  const distinct = sizes.filter((size, place) => place === 0 || size - (sizes[place - 1] ?? 0) > SAME_SIZE);
  const found = cheapest(chits, distinct).chits;
  return (counter) => {
    const place = distinct.findLastIndex((size) => size <= longSide(counter) + SAME_SIZE);
    const chit = found[place];
    return chit === undefined ? undefined : chits[chit];
  };
}

/** The background of a face: its first box, if that covers it. */
export function groundOf({ nodes, width, height }: SetFace): Colour | undefined {
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
