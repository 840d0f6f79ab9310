/** Sizes as makers give them. */
import { CARD_SIZES, type CardSizeName } from '../kit/card-sizes.ts';
import { cardSize, type CardSize } from '../kit/component.ts';
import { nearest } from '../kit/nearest-name.ts';
import { MM_PER_INCH, round2 } from '../kit/units.ts';
import { shown } from '../kit/untrusted-input.ts';
import { failed, ok, type Result } from '../result.ts';
import type { Size } from './definition.ts';

/** A size in inches: `inches(2.5, 3.5)`. */
export const inches = (width: number, height: number): readonly [number, number] => [
  width * MM_PER_INCH,
  height * MM_PER_INCH,
];

const isName = (name: string): name is CardSizeName => Object.hasOwn(CARD_SIZES, name);

/** "63x88mm", "63 x 88", "6.3x8.8cm", "2.5 × 3.5 in". */
const WRITTEN = /^(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)\s*(mm|cm|in|")?$/i;

const MM_PER: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: MM_PER_INCH, '"': MM_PER_INCH };

/** How a size is written. */
const FORMS = 'write "poker", [63, 88], "63x88mm" or "2.5x3.5in"';

/** Smallest and largest side of anything that is printed at home, mm. */
const [LEAST, MOST] = [4, 2000];

function measured(width: number, height: number): Result<CardSize, string> {
  const isLength = (mm: number): boolean => mm >= LEAST && mm <= MOST;
  if (isLength(width) && isLength(height))
    return ok({ ...cardSize([width, height]), name: `${round2(width)}x${round2(height)}` });
  return failed(`${width} x ${height} mm is no size: sides are ${LEAST} to ${MOST} mm long`);
}

/** A size as two numbers of millimetres. Whoever writes JavaScript may have given one, or texts. */
function fromNumbers(size: readonly unknown[]): Result<CardSize, string> {
  const [width, height] = size;
  return size.length === 2 && typeof width === 'number' && typeof height === 'number'
    ? measured(width, height)
    : failed(`${JSON.stringify(size)} is no size: ${FORMS}`);
}

/** A card's size, or what is wrong with it in a few words. Whoever writes JavaScript may have left it out. */
export function sizeOf(size: Size | undefined): Result<CardSize, string> {
  if (size === undefined) return failed(`none is given: ${FORMS}`);
  if (typeof size === 'object') {
    if ('width' in size)
      return measured(size.width, size.height).ok ? ok(size) : measured(size.width, size.height);
    return fromNumbers(size);
  }
  const name = size.trim().toLowerCase();
  if (isName(name)) return ok(cardSize(name));
  const [, width, height, unit = 'mm'] = WRITTEN.exec(name) ?? [];
  if (width === undefined || height === undefined) {
    const meant = nearest(name, Object.keys(CARD_SIZES));
    return failed(
      `there is no size "${shown(size)}": ${meant === undefined ? FORMS : `did you mean "${meant}"`}`,
    );
  }
  // Rounded to 0.001 mm: products of floating point are not exact.
  const mm = (length: string): number => Math.round(Number(length) * (MM_PER[unit] ?? 1) * 1000) / 1000;
  return measured(mm(width), mm(height));
}

/** The largest sheet that is printed, A2, mm. */
const LARGEST = { width: 420, height: 594 };

/** Whether something that is printed in one piece fits no sheet at all. */
export const isTooLarge = ({ width, height }: Pick<CardSize, 'width' | 'height'>): boolean =>
  Math.min(width, height) > LARGEST.width || Math.max(width, height) > LARGEST.height;

/** Why it is not printed; the usual reason is a length in another unit. */
export const tooLargeText = ({ width, height }: Pick<CardSize, 'width' | 'height'>): string =>
  `${round2(width)} x ${round2(height)} mm is larger than the largest sheet, ${LARGEST.width} x ${LARGEST.height} mm: lengths are millimetres`;
