/** Tally marks: a small number as strokes, every fifth across the four before it. */

/** Larger numbers get no strokes: they would take longer to count than to read. */
const MOST = 15;
const FIVE = 5;
const STROKE = 4;
const HEIGHT = 14;
/** Width of five strokes and the gap after them. */
const BUNDLE = FIVE * STROKE + 2;

/** The strokes for a number as an SVG path, `HEIGHT` high. */
export const strokesOf = (count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const [start, place] = [Math.floor(index / FIVE) * BUNDLE, index % FIVE];
    return place === FIVE - 1
      ? `M${start} ${HEIGHT - 3}L${start + BUNDLE - STROKE - 2} 3`
      : `M${start + 2 + place * STROKE} 1V${HEIGHT - 1}`;
  }).join('');

/** Renders nothing for null, 0 or more than `MOST`. Hidden from screen readers: the number stands beside it in words. */
export function Tally({ count }: { readonly count: number | null }) {
  if (count === null || count < 1 || count > MOST) return null;
  const width = Math.ceil(count / FIVE) * BUNDLE;
  return (
    <svg class="tally" viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} aria-hidden="true">
      <path d={strokesOf(count)} />
    </svg>
  );
}
