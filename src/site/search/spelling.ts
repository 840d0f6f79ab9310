/**
 * Slips of the finger: a word that nobody here knows is taken for two that somebody does, where it is those in one, or for
 * the nearest.
 */
import MiniSearch from 'minisearch';

/** A word as it was meant. */
export type Spelling = (typed: string) => string;

/** Shorter words differ by too little to be told apart: "tank" and "take" are both meant. */
const SHORTEST = 5;
const TWO_SLIPS = 6;
const SHORTEST_HALF = 4;

/** Two known words written as one: "flamethrower". */
function inTwo(typed: string, known: ReadonlySet<string>): string | undefined {
  const cuts = Array.from({ length: Math.max(0, typed.length - 2 * SHORTEST_HALF + 1) });
  return cuts
    .map((_, index) => [typed.slice(0, SHORTEST_HALF + index), typed.slice(SHORTEST_HALF + index)] as const)
    .find((halves) => halves.every((half) => known.has(half)))
    ?.join(' ');
}

const lettersOf = (word: string): string => [...word].toSorted().join('');

/**
 * Takes words in small letters for those of `known`; what may still become one of them, or is one in another form, stays
 * as it is: "holes" is no slip for "holds" where there is a hole.
 */
export function spellingOf(
  known: readonly string[],
  root: (word: string) => string = (word) => word,
): Spelling {
  const words = [...new Set(known)].filter((word) => word.length >= SHORTEST - 1);
  const whole = new Set(words);
  const roots = new Set([...known].map(root));
  const index = new MiniSearch<{ readonly id: string }>({ fields: ['id'], tokenize: (word) => [word] });
  index.addAll(words.map((id) => ({ id })));
  return (typed) => {
    if (
      typed.length < SHORTEST ||
      whole.has(typed) ||
      roots.has(root(typed)) ||
      words.some((word) => word.startsWith(typed))
    )
      return typed;
    const halves = inTwo(typed, whole);
    if (halves !== undefined) return halves;
    const slips = typed.length < TWO_SLIPS ? 1 : 2;
    const near = index.search(typed, { fuzzy: slips }).map(({ id }) => String(id));
    // Two letters that have changed places are one slip, and the commonest.
    return near.find((word) => lettersOf(word) === lettersOf(typed)) ?? near[0] ?? typed;
  };
}
