/** A small number as strokes, every fifth across the four before it, as scores are kept in pencil. */

/** More than these are no quicker to see than to read. */
const MOST = 15;
const FIVE = 5;
const STROKE = 4;
const HEIGHT = 14;
/** A five and the room after it. */
const BUNDLE = FIVE * STROKE + 2;

/** The strokes for a number, as the path of a picture `HEIGHT` high. */
export const strokesOf = (count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const [start, place] = [Math.floor(index / FIVE) * BUNDLE, index % FIVE];
    return place === FIVE - 1
      ? `M${start} ${HEIGHT - 3}L${start + BUNDLE - STROKE - 2} 3`
      : `M${start + 2 + place * STROKE} 1V${HEIGHT - 1}`;
  }).join('');

/** Strokes beside a number in words; they say no more than the words. Nothing beside what takes longer to count. */
export function Tally({ count }: { readonly count: number | null }) {
  if (count === null || count < 1 || count > MOST) return null;
  const width = Math.ceil(count / FIVE) * BUNDLE;
  return (
    <svg class="tally" viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} aria-hidden="true">
      <path d={strokesOf(count)} />
    </svg>
  );
}
