/** The words of one game put together with those in common to all, when what is searched is gathered. */
import type { Synonyms } from '../../book/search-words.ts';

/**
 * The words in common and those of a game as one list, the game's last: a finder takes each word by the last group it is in.
 * Where a game names the first word of a group in common, the rest comes along: one that calls a space "field" need not
 * list "square", "hex" and "spot" again. Words that the game uses otherwise do not.
 */
export function synonymsFor(common: Synonyms, own: Synonyms): Synonyms {
  const named = new Set(own.flat());
  const left = common.map(
    ([first, ...others]) => [first, others.filter((word) => !named.has(word))] as const,
  );
  const others = left.flatMap(([first, words]): Synonyms => (named.has(first) ? [] : [[first, ...words]]));
  const widened = own.map(([first, ...words]): Synonyms[number] => {
    const along = [first, ...words].flatMap((word) =>
      left.flatMap(([head, more]) => (head === word ? more : [])),
    );
    return [first, ...words, ...along];
  });
  return [...others, ...widened];
}
