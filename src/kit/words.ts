/** Numbers and lists in sentences. */

/** "1 cut", "8 cuts". */
export const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

/** "top", "top and left", "top, bottom and left". */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** A share for a sentence; never 100 where it is not all. */
export const percent = (share: number): string =>
  share === 1 ? '100 %' : `${Math.min(99.9, Math.round(share * 1000) / 10)} %`;

/** The words as a sentence begins. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
