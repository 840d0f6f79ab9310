/** What somebody else wrote, as a terminal may be told it: nothing in it moves the cursor, colours or hides. */

/** As long as a line that is said gets; a path that systems allow fits. */
const LONGEST = 5000;

/** Control characters, marks of direction, half characters, and line ends that only some programs know. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

const codes = (text: string): string =>
  [...Array(text.length).keys()]
    .map((at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('');

/** A text of several lines: line ends and tabs stay, all else that cannot be seen is written as "\u001b". Such JSON stays the same JSON. */
export const shownText = (text: string): string =>
  text.replaceAll(UNSEEN, (unseen) => (unseen === '\n' || unseen === '\t' ? unseen : codes(unseen)));

/** A text as one line of a sensible length. */
export function shownLine(text: string): string {
  const line = text.replaceAll(UNSEEN, codes);
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST / 2)} … ${line.slice(-LONGEST / 2)}`;
}
