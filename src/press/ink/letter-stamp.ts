/** Letters as stamps: what one covers is reckoned once for each size, and pressed wherever it is set. */
import type { Outline, Shape } from '../../kit/face.ts';
import { tracePath } from '../paint/path/trace.ts';
import { inkField, type Coverage } from './field.ts';
import { fillingPen } from './outline.ts';

/** What a letter covers, and where its upper left pixel lies from the letter's own origin, in pixels. */
export interface LetterStamp {
  readonly coverage: Coverage;
  readonly x: number;
  readonly y: number;
}

/** Least and most of every second number of an outline, from the first or the second, in its units. */
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

/** The stamp of a letter at `scale` pixels a unit, its curves off by at most `slip` pixels; none where it has no outline to keep it by. */
export function letterStamp(d: Shape['d'], scale: number, slip: number): LetterStamp | undefined {
  if (typeof d === 'string' || d.at.length === 0) return undefined;
  const stamps = known.get(d) ?? new Map<number, LetterStamp>();
  known.set(d, stamps);
  const stamp = stamps.get(scale) ?? stampOf(d, scale, slip);
  stamps.set(scale, stamp);
  return stamp;
}
