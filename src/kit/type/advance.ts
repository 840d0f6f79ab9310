/**
 * Advances by pairs. A font's own layout weighs every rule it has at every letter; lines are broken by measuring
 * the same words over and over, so the width of a text is put together from what was measured once: each letter,
 * and what two neighbours change (kerning, joining).
 */

/** Measures a text. */
export type Measure = (text: string) => number;

/** How a font lays texts out by itself. */
export interface Setter {
  /** The width of a text, in units of the font. */
  readonly measure: Measure;
  /** Units in an em. */
  readonly em: number;
  /**
   * The advances of a text's letters, in units, by one layout of it: of each letter in the text, and of the same letter
   * where none follows. None where letters are joined or change their shape.
   */
  readonly letters?: (text: string) => readonly (readonly [inText: number, alone: number])[] | undefined;
}

/** Letters that fonts join by more than two are measured as one. */
const UNITS = /f[bfhijklt]*|./gsu;

/** The same measure, which keeps in `known` what it gave for each text. */
function kept(measure: Measure, known = new Map<string, number>()): Measure {
  return (text) => {
    const earlier = known.get(text);
    if (earlier !== undefined) return earlier;
    const width = measure(text);
    known.set(text, width);
    return width;
  };
}

/** Keeps the widths of a text's letters and pairs of letters, all found by one layout of it. */
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
 * The width of any text in em, put together from those of its parts; each text is put together once. A text that can be
 * laid out letter by letter makes all of its parts known at once.
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
