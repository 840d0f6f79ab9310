/**
 * Advances by pairs. A font's own layout weighs every rule it has at every letter; lines are broken by measuring
 * the same words over and over, so the width of a text is put together from what was measured once: each letter,
 * and what two neighbours change (kerning, joining).
 */

/** Measures a text by the font's own layout, in any unit. */
export type Measure = (text: string) => number;

/** Letters that fonts join by more than two are measured as one. */
const UNITS = /f[bfhijklt]*|./gsu;

/** The same measure, which keeps what it gave for each text. */
function kept(measure: Measure): Measure {
  const known = new Map<string, number>();
  return (text) => {
    const earlier = known.get(text);
    if (earlier !== undefined) return earlier;
    const width = measure(text);
    known.set(text, width);
    return width;
  };
}

/** The width of any text, put together from widths that `measure` gave for its parts; each text is put together once. */
export function byPairs(measure: Measure): Measure {
  const measured = kept(measure);
  return kept((text) => {
    let width = 0;
    let last = '';
    for (const unit of text.match(UNITS) ?? []) {
      width += last === '' ? measured(unit) : measured(last + unit) - measured(last);
      last = unit;
    }
    return width;
  });
}
