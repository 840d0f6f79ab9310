/** Sizes as makers give them. */
import { CARD_SIZES, type CardSizeName } from '../kit/card-sizes.ts';
import { cardSize, type CardSize } from '../kit/component.ts';
import { hintFor } from '../kit/nearest-name.ts';
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

/** "63x88mm", "63 x 88", "2.5 × 3.5 in". */
const WRITTEN = /^(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)\s*(mm|in|")?$/i;

/** Smallest and largest side of anything that is printed at home, mm. */
const [LEAST, MOST] = [4, 2000];

function measured(width: number, height: number): Result<CardSize, string> {
  const isLength = (mm: number): boolean => mm >= LEAST && mm <= MOST;
  if (isLength(width) && isLength(height))
    return ok({ ...cardSize([width, height]), name: `${round2(width)}x${round2(height)}` });
  return failed(`${width} x ${height} mm is no size: sides are ${LEAST} to ${MOST} mm long`);
}

/** A card's size, or what is wrong with it in a few words. Whoever writes JavaScript may have left it out. */
export function sizeOf(size: Size | undefined): Result<CardSize, string> {
  if (size === undefined) return failed('none is given: write "poker", [63, 88] or inches(2.5, 3.5)');
  if (typeof size === 'object') {
    if ('width' in size)
      return measured(size.width, size.height).ok ? ok(size) : measured(size.width, size.height);
    return measured(size[0], size[1]);
  }
  const name = size.trim().toLowerCase();
  if (isName(name)) return ok(cardSize(name));
  const [, width, height, unit = 'mm'] = WRITTEN.exec(name) ?? [];
  if (width === undefined || height === undefined)
    return failed(
      `there is no size "${shown(size)}"${hintFor(name, Object.keys(CARD_SIZES)).replace(/[?.]$/, '')}`,
    );
  const factor = unit === 'mm' ? 1 : MM_PER_INCH;
  return measured(Number(width) * factor, Number(height) * factor);
}
