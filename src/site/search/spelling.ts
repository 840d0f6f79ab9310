/** Spelling correction: an unknown word is split into two known ones if possible, or replaced by the nearest. */
import MiniSearch from 'minisearch';

/** Corrects a word. */
export type Spelling = (typed: string) => string;

/** Shorter words are too similar: "tank" and "take" are both meant. */
const SHORTEST = 5;
const TWO_SLIPS = 6;
const SHORTEST_HALF = 4;

/** Splits a compound of two known words: "flamethrower". */
function inTwo(typed: string, known: ReadonlySet<string>): string | undefined {
  const cuts = Array.from({ length: Math.max(0, typed.length - 2 * SHORTEST_HALF + 1) });
  return cuts
    .map((_, index) => [typed.slice(0, SHORTEST_HALF + index), typed.slice(SHORTEST_HALF + index)] as const)
    .find((halves) => halves.every((half) => known.has(half)))
    ?.join(' ');
}

const lettersOf = (word: string): string => [...word].toSorted().join('');

/**
 * Corrects lower-case words to `known` ones. Leaves alone what may still be completed to one, or is another form of
 * one: "holes" is no slip for "holds" where there is a hole.
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
    // Two swapped letters are the most common slip, so they win.
    return near.find((word) => lettersOf(word) === lettersOf(typed)) ?? near[0] ?? typed;
  };
}
