/**
 * Advances by pairs. A font's own layout weighs every rule it has at every letter; lines are broken by measuring
 * the same words over and over, so the width of a text is put together from what was measured once: each letter,
 * and what two neighbours change (kerning, joining).
 */

/** Measures a text by the font's own layout, in any unit. */
export type Measure = (text: string) => number;

/** Letters that fonts join by more than two are measured as one. */
const UNITS = /f[bfhijklt]*|./gsu;

/** The width of any text, put together from widths that `measure` gave for its parts. */
export function byPairs(measure: Measure): Measure {
  const parts = new Map<string, number>();
  const measured = (part: string): number => {
    const known = parts.get(part) ?? measure(part);
    parts.set(part, known);
    return known;
  };
  return (text) => {
    let width = 0;
    let last = '';
    for (const unit of text.match(UNITS) ?? []) {
      width += last === '' ? measured(unit) : measured(last + unit) - measured(last);
      last = unit;
    }
    return width;
  };
}
