/**
 * Sheets as a vendor's mats and folding boards: the smallest that holds a sheet at its true size, turned where that fits
 * better, with the sheet's own ground around it.
 */
import { ART_REACH } from '../../../kit/component.ts';
import type { DrawnSheet } from '../../../kit/drawn-kit.ts';
import { box, group, type SetFace } from '../../../kit/face.ts';
import { MM_PER_INCH } from '../../../kit/units.ts';
import { groundOf } from '../cutter/chits.ts';
import type { Product, Vendor } from './vendor.ts';

/** A mat with the sheet that it shows. */
export interface SoldMat {
  readonly drawn: DrawnSheet;
  readonly product: Product;
  readonly isTurned: boolean;
}

/** How much of a sheet's edge may be cut off, mm. */
const SPARE = 0.5;

const holds = (product: Product, width: number, height: number): boolean =>
  product.width * MM_PER_INCH >= width - SPARE && product.height * MM_PER_INCH >= height - SPARE;

/** Rulers are cut along their marks, wheels and dice are put together: neither is a mat. */
const isFlat = ({ sheet: { form } }: DrawnSheet): boolean => form.make === 'mat' || form.make === 'poster';

/** The mat for a sheet; undefined where the vendor sells none, or the sheet only replaces another. */
export function matFor({ mats }: Vendor, drawn: DrawnSheet): SoldMat | undefined {
  if (!isFlat(drawn) || drawn.sheet.insteadOf !== undefined) return undefined;
  const { width, height } = drawn.face;
  const product = mats.find((mat) => holds(mat, width, height) || holds(mat, height, width));
  return product && { drawn, product, isTurned: !holds(product, width, height) };
}

const PAPER = '#ffffff';

/** A face of a sheet in the middle of its mat. */
export function onMat(face: SetFace, { product, isTurned }: SoldMat): SetFace {
  const [width, height] = [product.width * MM_PER_INCH, product.height * MM_PER_INCH];
  const [across, down] = isTurned ? [face.height, face.width] : [face.width, face.height];
  const left = (width - across) / 2;
  const top = (height - down) / 2;
  const reach = {
    x: -ART_REACH,
    y: -ART_REACH,
    width: width + 2 * ART_REACH,
    height: height + 2 * ART_REACH,
  };
  const placed = isTurned ? { x: left + across, y: top, rotate: 90 } : { x: left, y: top };
  return {
    ...face,
    id: `${face.id}-mat`,
    width,
    height,
    nodes: [box({ ...reach, fill: groundOf(face) ?? PAPER }), group({ ...placed, nodes: face.nodes })],
  };
}
