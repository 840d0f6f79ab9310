/**
 * The line breaker: greedy, from the fonts' own advances, so that every painter sets the same lines.
 * Words are never hyphenated or squeezed; a no-break space keeps words together; "\n" ends a line.
 */
import type { Colour } from '../edition.ts';
import type { Run, SetRun, TextStyle } from '../face.ts';
import { ptToMm } from '../units.ts';
import { measure, type Font, type Fonts } from './font.ts';
import { furtherLetters } from './fonts.ts';

/** Replaced by a space once lines are broken: fontkit cannot measure its empty glyph in some WOFF files. */
const NO_BREAK_SPACE = '\u00a0';

/** A stretch of a word in one style, measured in mm. */
interface Piece {
  readonly text: string;
  readonly width: number;
  readonly font: Font;
  readonly size: number;
  readonly ink: Colour;
  readonly tracking: number;
}

/** Pieces that stay together on a line. */
interface Word {
  readonly pieces: readonly Piece[];
  readonly width: number;
  /** Whether the line must end after this word. */
  readonly ends: boolean;
}

/** Runs of one line and the line's width in mm. */
export interface BrokenLine {
  readonly runs: readonly SetRun[];
  readonly width: number;
}

export const runsOf = (text: string | readonly Run[]): readonly Run[] =>
  typeof text === 'string' ? [{ text }] : text;

/** The style of a run: the block's, with the run's overrides. */
export const styleOf = (style: TextStyle, run: Run): TextStyle => ({ ...style, ...run.style });

/** Runs with letters that their font lacks moved to its supplementary font, where the kit has one. */
export function letteredRuns(text: string | readonly Run[], style: TextStyle, fonts: Fonts): readonly Run[] {
  return runsOf(text).flatMap((run): readonly Run[] => {
    const { font: id } = styleOf(style, run);
    const [font, further] = [fonts.get(id), fonts.get(furtherLetters(id))];
    if (!font || !further) return [run];
    const isFurther = (letter: string): boolean => !font.has(letter) && further.has(letter);
    const parted: Run[] = [];
    for (const letter of run.text) {
      const style = isFurther(letter) ? { ...run.style, font: further.source.id } : run.style;
      const last = parted.at(-1);
      if (last && last.style?.font === style?.font)
        parted[parted.length - 1] = { ...last, text: last.text + letter };
      else parted.push({ text: letter, ...(style && { style }) });
    }
    return parted;
  });
}

/** Set as an ordinary space: no-break spaces no longer matter once words are split. */
function pieceOf(word: string, style: TextStyle, fonts: Fonts): Piece {
  const text = word.replaceAll('\u00a0', ' ');
  const font = fonts.get(style.font);
  if (!font) throw new Error(`font ${style.font} was not checked before lines were broken`);
  const tracking = style.tracking ?? 0;
  const width = measure(font, text, style.size, tracking);
  return { text, width, font, size: style.size, ink: style.ink, tracking };
}

/** Splits runs at spaces; a word may reach over a change of style. */
function wordsOf(runs: readonly Run[], style: TextStyle, fonts: Fonts): Word[] {
  const words: Word[] = [];
  let pieces: Piece[] = [];
  const close = (ends: boolean) => {
    words.push({ pieces, width: pieces.reduce((sum, piece) => sum + piece.width, 0), ends });
    pieces = [];
  };
  for (const run of runs) {
    const runStyle = styleOf(style, run);
    for (const part of run.text.split(/([ \n])/)) {
      if (part === ' ') {
        if (pieces.length > 0) close(false);
      } else if (part === '\n') close(true);
      else if (part !== '') pieces.push(pieceOf(part.replaceAll(NO_BREAK_SPACE, ' '), runStyle, fonts));
    }
  }
  if (pieces.length > 0) close(false);
  return words;
}

/** The space after a word has the word's style. */
function spaceAfter(word: Word): Piece | undefined {
  const last = word.pieces.at(-1);
  if (!last) return undefined;
  return { ...last, text: ' ', width: measure(last.font, ' ', last.size, last.tracking) };
}

const sameStyle = (a: Piece, b: Piece): boolean =>
  a.font === b.font && a.size === b.size && a.ink === b.ink && a.tracking === b.tracking;

/** Joins pieces of one style and measures them again, so that kerning across spaces counts. */
function lineOf(words: readonly Word[]): BrokenLine {
  const pieces = words.flatMap((word, index) => {
    const space = index > 0 ? spaceAfter(words[index - 1] as Word) : undefined;
    return space ? [space, ...word.pieces] : word.pieces;
  });
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && sameStyle(last, piece)) joined[joined.length - 1] = { ...last, text: last.text + piece.text };
    else joined.push(piece);
  }
  let x = 0;
  const runs = joined.map(({ text, font, size, ink, tracking }): SetRun => {
    const run = {
      text,
      x,
      width: measure(font, text, size, tracking),
      font: font.source.id,
      size,
      ink,
      tracking,
    };
    x += run.width;
    return run;
  });
  const last = runs.at(-1);
  // The tracking after the last letter is not visible: counting it would shift centred capitals to the left.
  const trailing = last ? ptToMm((last.size * last.tracking) / 1000) : 0;
  return { runs, width: x - trailing };
}

/** Breaks words into lines of at most `width` mm; a wider word gets a line of its own. */
function fill(words: readonly Word[], width: number): Word[][] {
  const lines: Word[][] = [];
  let line: Word[] = [];
  let used = 0;
  for (const word of words) {
    const space = line.length > 0 ? (spaceAfter(line[line.length - 1] as Word)?.width ?? 0) : 0;
    if (line.length > 0 && used + space + word.width > width + 1e-6) {
      lines.push(line);
      line = [];
      used = 0;
    } else used += space;
    line.push(word);
    used += word.width;
    if (word.ends) {
      lines.push(line);
      line = [];
      used = 0;
    }
  }
  if (line.length > 0) lines.push(line);
  return lines;
}

/** The narrowest width that needs no more lines than `width`, to 0.1 mm. */
function balancedWidth(words: readonly Word[], width: number): number {
  const most = fill(words, width).length;
  let low = Math.max(...words.map((word) => word.width), 0);
  let high = width;
  while (high - low > 0.1) {
    const middle = (low + high) / 2;
    if (fill(words, middle).length > most) low = middle;
    else high = middle;
  }
  return high;
}

/** Breaks `text` into lines for a block `width` mm wide. Every font named must be in `fonts`. */
export function breakLines(
  text: string | readonly Run[],
  style: TextStyle,
  width: number,
  fonts: Fonts,
  balance = false,
): readonly BrokenLine[] {
  const words = wordsOf(letteredRuns(text, style, fonts), style, fonts);
  return fill(words, balance ? balancedWidth(words, width) : width).map(lineOf);
}
