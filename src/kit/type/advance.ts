/**
 * Fast text widths by letter pairs. A font's layout engine is slow, and line breaking measures the same words
 * over and over, so widths are composed from cached measurements: each letter, and the change by each pair of
 * neighbours (kerning, ligatures).
 */

export type Measure = (text: string) => number;

/** A font's own layout. */
export interface Setter {
  /** The width of a text, in units of the font. */
  readonly measure: Measure;
  /** Units an em. */
  readonly em: number;
  /**
   * The advances of a text's letters from a single layout, in units: in the text, and for the same letter
   * alone. Undefined where letters form ligatures or change their shape.
   */
  readonly letters?: (text: string) => readonly (readonly [inText: number, alone: number])[] | undefined;
}

/** Sequences that fonts may join into ligatures of three or more are measured as one unit. */
const UNITS = /f[bfhijklt]*|./gsu;

/** Memoizes a measure, in `known`. */
function kept(measure: Measure, known = new Map<string, number>()): Measure {
  return (text) => {
    const earlier = known.get(text);
    if (earlier !== undefined) return earlier;
    const width = measure(text);
    known.set(text, width);
    return width;
  };
}

/** Caches the widths of a text's letters and letter pairs, all from one layout. */
function learn(text: string, { letters, em }: Setter, known: Map<string, number>): void {
  const found = letters?.(text);
  if (!found) return;
  let [last, before] = ['', 0];
  for (const [index, letter] of [...text].entries()) {
    const [inText, alone] = found[index] ?? [0, 0];
    known.set(letter, alone / em);
    if (last !== '') known.set(last + letter, (before + alone) / em);
    [last, before] = [letter, inText];
  }
}

/**
 * The width of any text in em, composed from cached parts; whole texts are cached too. One letter-by-letter
 * layout fills the cache for all parts of a text.
 */
export function byPairs(setter: Setter): Measure {
  const parts = new Map<string, number>();
  const measured = kept((text) => setter.measure(text) / setter.em, parts);
  return kept((text) => {
    const units = text.match(UNITS) ?? [];
    const isNew = units.some((unit, index) => !parts.has(index === 0 ? unit : `${units[index - 1]}${unit}`));
    if (isNew && units.length > 2) learn(text, setter, parts);
    let width = 0;
    let last = '';
    for (const unit of units) {
      width += last === '' ? measured(unit) : measured(last + unit) - measured(last);
      last = unit;
    }
    return width;
  });
}
