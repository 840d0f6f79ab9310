/** A cache of letters' coverage by size, to stamp wherever they are set. */
import type { Outline, Shape } from '../../kit/face.ts';
import { tracePath } from '../paint/path/trace.ts';
import { inkField, type Coverage } from './field.ts';
import { fillingPen } from './ink-pens.ts';

/** A letter's coverage, and its upper left pixel relative to the letter's origin. */
export interface LetterStamp {
  readonly coverage: Coverage;
  readonly x: number;
  readonly y: number;
}

/** Minimum and maximum of an outline's x (0) or y (1), in its units. */
function span({ at }: Outline, first: 0 | 1): readonly [least: number, most: number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let index = first; index < at.length; index += 2) {
    const value = (at[index] ?? 0) / 100;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}

function stampOf(d: Outline, scale: number, slip: number): LetterStamp {
  const [[left, right], [top, bottom]] = [span(d, 0), span(d, 1)];
  const field = inkField((right - left) * scale, (bottom - top) * scale);
  const pen = fillingPen(field, { a: scale, b: 0, x: -left * scale, y: -top * scale });
  tracePath(d, pen, slip / scale);
  pen.end();
  field.lay(1, false);
  return { coverage: field.coverage(), x: left * scale, y: top * scale };
}

const known = new WeakMap<Outline, Map<number, LetterStamp>>();

/**
 * The stamp of a letter at `scale` pixels a unit, flattened within `slip` pixels; undefined for text data or
 * an empty outline.
 */
export function letterStamp(d: Shape['d'], scale: number, slip: number): LetterStamp | undefined {
  if (typeof d === 'string' || d.at.length === 0) return undefined;
  const stamps = known.get(d) ?? new Map<number, LetterStamp>();
  known.set(d, stamps);
  const stamp = stamps.get(scale) ?? stampOf(d, scale, slip);
  stamps.set(scale, stamp);
  return stamp;
}
