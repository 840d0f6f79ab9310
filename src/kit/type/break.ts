/**
 * The line breaker: greedy, from the fonts' own advances, so that every painter sets the same lines.
 * Words are never squeezed, and hyphenated only where the style or a soft hyphen says so; a no-break space
 * keeps words together; "\n" ends a line.
 */
import type { ParagraphStart, Run, TextStyle } from '../face.ts';
import { ptToMm } from '../units.ts';
import type { Fonts } from './font.ts';
import { furtherLetters } from './fonts.ts';
import { lineOf, saidOn, spaceOn, type BrokenLine } from './set-line.ts';
import { partWord, pieceOf, styleOf, wordsOf, type Word } from './word.ts';

export const runsOf = (text: string | readonly Run[]): readonly Run[] =>
  typeof text === 'string' ? [{ text }] : text;

/** Runs with letters that their font lacks moved to its supplementary font, where the kit has one. */
export function letteredRuns(text: string | readonly Run[], style: TextStyle, fonts: Fonts): readonly Run[] {
  return runsOf(text).flatMap((run): readonly Run[] => {
    const { font: id } = styleOf(style, run);
    const [font, further] = [fonts.get(id), fonts.get(furtherLetters(id))];
    if (!font || !further || run.icon) return [run];
    const isFurther = (letter: string): boolean => !font.has(letter) && further.has(letter);
    const parted: Run[] = [];
    for (const letter of run.text) {
      const style = isFurther(letter) ? { ...run.style, font: further.source.id } : run.style;
      const last = parted.at(-1);
      if (last && last.style?.font === style?.font)
        parted[parted.length - 1] = { ...last, text: last.text + letter };
      else parted.push({ text: letter, ...(style && { style }) });
    }
    const [first = { text: '' }, ...rest] = parted;
    return run.begins ? [{ ...first, begins: run.begins }, ...rest] : parted;
  });
}

/**
 * Breaks words into lines of at most `width` mm; a wider word that cannot be hyphenated gets a line of its
 * own.
 */
function fill(words: readonly Word[], width: number): Word[][] {
  const lines: Word[][] = [];
  let line: Word[] = [];
  let used = 0;
  const end = () => {
    lines.push(line);
    line = [];
    used = 0;
  };
  for (const each of words) {
    let word = each;
    for (;;) {
      const space = spaceOn(line);
      const room = width - used - space + 1e-6;
      if (word.width <= room) {
        used += space + word.width;
        break;
      }
      const parts = partWord(word, room);
      if (parts) {
        line.push(parts[0]);
        word = parts[1];
      } else if (line.length === 0) break;
      end();
    }
    line.push(word);
    if (word.ends) end();
  }
  if (line.length > 0) end();
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

/** The runs of a paragraph. */
interface Paragraph {
  readonly starts?: ParagraphStart;
  readonly runs: readonly Run[];
}

/** Paragraphs begin where a run says so; a text without such runs is one. */
function paragraphsOf(runs: readonly Run[]): readonly Paragraph[] {
  const paragraphs: { starts?: ParagraphStart; runs: Run[] }[] = [];
  for (const run of runs) {
    const last = paragraphs.at(-1);
    if (!last || run.begins) paragraphs.push({ runs: [run], ...(run.begins && { starts: run.begins }) });
    else last.runs.push(run);
  }
  return paragraphs;
}

/** Between the marker of an item and its words, em. */
const MARKER_GAP = 0.4;

/** Where the words of an item of each level begin, mm: behind the widest marker of that level. */
function indents(paragraphs: readonly Paragraph[], style: TextStyle, fonts: Fonts): readonly number[] {
  const widest: number[] = [];
  for (const { starts: { marker, level = 0 } = {} } of paragraphs) {
    if (marker === undefined) continue;
    for (let above = 0; above < level; above += 1) widest[above] ??= 0;
    widest[level] = Math.max(widest[level] ?? 0, pieceOf(marker, style, fonts).width);
  }
  let indent = 0;
  return widest.map((width) => (indent += width + ptToMm(style.size) * MARKER_GAP));
}

/** What is the same for all paragraphs of a block; `width` in mm. */
interface Column {
  readonly style: TextStyle;
  readonly width: number;
  readonly fonts: Fonts;
  readonly balance: boolean;
  /** Indents by level, mm. */
  readonly steps: readonly number[];
}

const isFigure = (marker: string): boolean => /\d/.test(marker);

/** The first line of a paragraph: behind its marker, if it has one, which is read if it is a number. */
function firstLine(
  line: BrokenLine,
  { marker, level = 0, gap = 0 }: ParagraphStart,
  { style, fonts, steps }: Column,
): BrokenLine {
  const opened = { ...line, ...(gap > 0 && { gap }) };
  if (marker === undefined) return opened;
  const { runs } = lineOf(wordsOf([{ text: marker }], style, fonts), steps[level - 1]);
  const text = [isFigure(marker) ? marker : '', line.said?.text ?? '']
    .filter((each) => each !== '')
    .join(' ');
  return { ...opened, runs: [...runs, ...line.runs], said: { text, goesOn: false } };
}

function setParagraph({ starts, runs }: Paragraph, column: Column): readonly BrokenLine[] {
  const { style, width, fonts, balance, steps } = column;
  const indent = starts?.marker === undefined ? 0 : (steps[starts.level ?? 0] ?? 0);
  const room = width - indent;
  const words = wordsOf(runs, style, fonts);
  const filled = fill(words, balance ? balancedWidth(words, room) : room);
  const isEmpty = filled.length === 0 && starts?.marker !== undefined;
  const lines = isEmpty ? [[]] : filled;
  if (!starts) return lines.map((line) => lineOf(line));
  return lines.map((line, index) => {
    const said = { text: saidOn(line), goesOn: index > 0 };
    const set = { ...lineOf(line, indent), said };
    return index === 0 ? firstLine(set, starts, column) : set;
  });
}

/** Breaks `text` into lines for a block `width` mm wide. Every font named must be in `fonts`. */
export function breakLines(
  text: string | readonly Run[],
  style: TextStyle,
  width: number,
  fonts: Fonts,
  balance = false,
): readonly BrokenLine[] {
  const paragraphs = paragraphsOf(letteredRuns(text, style, fonts));
  const steps = indents(paragraphs, style, fonts);
  return paragraphs.flatMap((paragraph) => setParagraph(paragraph, { style, width, fonts, balance, steps }));
}
