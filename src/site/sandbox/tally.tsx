/** A small number as strokes, every fifth across the four before it, as scores are kept in pencil. */

/** More than these are no quicker to see than to read. */
const MOST = 15;
const FIVE = 5;
const STROKE = 4;
const HEIGHT = 14;
/** A five and the room after it. */
const BUNDLE = FIVE * STROKE + 2;

/** The number that words begin with, where it can be tallied and they say nothing else that is counted. */
export function countIn(says: string): number | null {
  const [, figures] = /^(\d+)(?: [^\d,]*)?$/.exec(says) ?? [];
  const count = Number(figures ?? 0);
  return count >= 1 && count <= MOST ? count : null;
}

/** The strokes for a number, as the path of a picture `HEIGHT` high. */
export const strokesOf = (count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const [start, place] = [Math.floor(index / FIVE) * BUNDLE, index % FIVE];
    return place === FIVE - 1
      ? `M${start} ${HEIGHT - 3}L${start + BUNDLE - STROKE - 2} 3`
      : `M${start + 2 + place * STROKE} 1V${HEIGHT - 1}`;
  }).join('');

/** Strokes beside words that begin with a number; they say no more than the words. Nothing beside others. */
export function Tally({ says }: { readonly says: string }) {
  const count = countIn(says);
  if (count === null) return null;
  const width = Math.ceil(count / FIVE) * BUNDLE;
  return (
    <svg class="tally" viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} aria-hidden="true">
      <path d={strokesOf(count)} />
    </svg>
  );
}
