/** A line of text along a strip, as large as fits. */
import { text, type Reads, type Run, type TextStyle } from '../../../kit/face.ts';
import { measure, type Fonts } from '../../../kit/type/font.ts';
import type { Strip, StripItem } from './strip.ts';

/** Measured word by word, as lines are broken: kerning across spaces does not shorten the line. */
const widthOf = (runs: readonly Run[], style: TextStyle, fonts: Fonts): number =>
  runs.reduce((sum, run) => {
    const font = fonts.get(run.style?.font ?? style.font);
    const size = run.style?.size ?? style.size;
    const tracking = run.style?.tracking ?? style.tracking;
    const words = run.text.split(/( )/);
    return words.reduce((width, word) => width + (font ? measure(font, word, size, tracking) : 0), sum);
  }, 0);

/** The smallest legible size, points. */
const LEAST_SIZE = 5;

/** Scales the sizes that runs set themselves. */
const scaled = (runs: readonly Run[], factor: number): Run[] =>
  runs.map((run) =>
    run.style?.size ? { ...run, style: { ...run.style, size: run.style.size * factor } } : run,
  );

export interface StripText {
  readonly field: string;
  /** What may be said, from the fullest to the shortest. */
  readonly ways: readonly (readonly Run[])[];
  readonly style: TextStyle;
  readonly from: number;
  readonly to: number;
  readonly align: 'left' | 'right';
  readonly reads: Reads;
}

/**
 * A line of text between `from` and `to` along a strip: shrunk if necessary, and in fewer words if even the least
 * size is too large. Undefined where nothing fits.
 */
export function stripText(strip: Strip, words: StripText, fonts: Fonts): StripItem | undefined {
  const { field, from, to, align, style, reads } = words;
  const room = to - from;
  for (const runs of words.ways) {
    const factor = Math.min(1, (room - 0.1) / widthOf(runs, style, fonts));
    if (factor * style.size < LEAST_SIZE) continue;
    const size = style.size * factor;
    const set = scaled(runs, factor);
    const width = widthOf(set, { ...style, size }, fonts) + 0.1;
    const rect = { x: align === 'left' ? from : to - width, y: 0, width, height: strip.depth };
    return {
      rect,
      node: text({ field, text: set, style: { ...style, size }, ...rect, align, valign: 'middle', reads }),
    };
  }
  return undefined;
}
