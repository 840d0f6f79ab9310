/** Makes foreign text safe for a terminal: it cannot move the cursor, colour or hide anything. */

/** Longest line that is printed; any path a system allows fits. */
const LONGEST = 5000;

/** Control characters, bidi marks, lone surrogates, and uncommon line separators. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

const codes = (text: string): string =>
  [...Array(text.length).keys()]
    .map((at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('');

/**
 * Escapes a multi-line text: keeps line ends and tabs, writes other invisible characters as "\u001b". JSON escaped like
 * this means the same.
 */
export const shownText = (text: string): string =>
  text.replaceAll(UNSEEN, (unseen) => (unseen === '\n' || unseen === '\t' ? unseen : codes(unseen)));

/** Escapes a text for one line, and shortens it. */
export function shownLine(text: string): string {
  const line = text.replaceAll(UNSEEN, codes);
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST / 2)} … ${line.slice(-LONGEST / 2)}`;
}
