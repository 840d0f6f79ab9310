/** A line of words, measured: its runs and icons, each with its place from the left. */
import type { Icon, Said, SetRun } from '../face.ts';
import { ptToMm } from '../units.ts';
import { measure } from './font.ts';
import { saidOf, type Piece, type Word } from './word.ts';

/** An icon on a line; `x` in mm where it starts. */
export interface LineIcon {
  readonly icon: Icon;
  readonly x: number;
  /** Height in the line, mm. */
  readonly height: number;
}

/** Runs of one line and the line's width in mm. */
export interface BrokenLine {
  readonly runs: readonly SetRun[];
  readonly width: number;
  readonly icons?: readonly LineIcon[];
  /** Space above in addition to the leading, as a multiple of the distance between lines. */
  readonly gap?: number;
  readonly said?: Said;
}

/** The space after a word has the word's style. */
function spaceAfter(word: Word): Piece | undefined {
  const last = word.pieces.at(-1);
  if (!last) return undefined;
  const { font, size, ink, tracking } = last;
  return { font, size, ink, tracking, text: ' ', width: measure(font, ' ', size, tracking) };
}

const sameStyle = (a: Piece, b: Piece): boolean =>
  a.font === b.font && a.size === b.size && a.ink === b.ink && a.tracking === b.tracking;

/** Joins pieces of one style, except icons, which stay alone. */
function joinedPieces(words: readonly Word[]): readonly Piece[] {
  const pieces = words.flatMap((word, index) => {
    const space = index > 0 ? spaceAfter(words[index - 1] as Word) : undefined;
    return space ? [space, ...word.pieces] : word.pieces;
  });
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && !last.icon && !piece.icon && sameStyle(last, piece))
      joined[joined.length - 1] = { ...last, text: last.text + piece.text };
    else joined.push(piece);
  }
  return joined;
}

/** A line from `indent` mm on; joined pieces are measured again, so that kerning across spaces counts. */
export function lineOf(words: readonly Word[], indent = 0): BrokenLine {
  const pieces = joinedPieces(words);
  const runs: SetRun[] = [];
  const icons: LineIcon[] = [];
  let x = indent;
  for (const { text, font, size, ink, tracking, icon, width: taken } of pieces) {
    const width = icon ? taken : measure(font, text, size, tracking);
    if (icon) icons.push({ icon, x, height: icon.tall ?? 0 });
    else runs.push({ text, x, width, font: font.source.id, size, ink, tracking });
    x += width;
  }
  const last = pieces.at(-1);
  // The tracking after the last letter is not visible: counting it would shift centred capitals to the left.
  const trailing = last ? ptToMm((last.size * last.tracking) / 1000) : 0;
  const isRead = icons.length > 0 || words.some(({ said }) => said !== undefined);
  return {
    runs,
    width: x - trailing,
    ...(icons.length > 0 && { icons }),
    ...(isRead && { said: { text: saidOn(words), goesOn: words[0]?.said === '' } }),
  };
}

export const saidOn = (words: readonly Word[]): string =>
  words
    .map(saidOf)
    .filter((said) => said !== '')
    .join(' ');

/** The width of the space before a word that follows on `line`. */
export const spaceOn = (line: readonly Word[]): number => {
  const last = line.at(-1);
  return last ? (spaceAfter(last)?.width ?? 0) : 0;
};
