/** Slips of the finger: a word that nobody here knows is taken for the nearest that somebody does. */
import MiniSearch from 'minisearch';

/** A word as it was meant. */
export type Spelling = (typed: string) => string;

/** Shorter words differ by too little to be told apart: "tank" and "take" are both meant. */
const SHORTEST = 5;
const TWO_SLIPS = 6;

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
    const slips = typed.length < TWO_SLIPS ? 1 : 2;
    const near = index.search(typed, { fuzzy: slips }).map(({ id }) => String(id));
    // Two letters that have changed places are one slip, and the commonest.
    return near.find((word) => lettersOf(word) === lettersOf(typed)) ?? near[0] ?? typed;
  };
}
