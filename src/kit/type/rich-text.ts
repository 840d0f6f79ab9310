/**
 * Rich text on a face: bold and italic words, icons, lists and paragraphs, written with a few marks.
 *
 * ```ts
 * rich('**Sail** {anchor} twice.\n\n- Draw a card\n- Pass', area, {
 *   style: { font: 'text', size: 9, ink: '#1f1b18' },
 *   icons: { anchor: { shapes, width: 10, height: 10 } },
 *   fit: { least: 7 },
 * });
 * ```
 */
import {
  art,
  text,
  type Emphasis,
  type Icon,
  type IconFile,
  type MarkTrouble,
  type ParagraphStart,
  type Rect,
  type Run,
  type Shape,
  type TextBlock,
} from '../face.ts';
import type { FontFamily } from './font-family.ts';
import { fontsource, type FontSource } from './fonts.ts';
import { marksOf, type Marked } from './text-marks.ts';

/** The italics of the house's text font, which a kit declares if it sets rich text in it. */
export const TEXT_ITALICS: readonly FontSource[] = [
  fontsource('italic', 'Zilla Slab', 500, 'latin', 'italic'),
  fontsource('bold-italic', 'Zilla Slab', 700, 'latin', 'italic'),
];

/** The house's text font with its `TEXT_ITALICS`. */
export const TEXT_FAMILY: FontFamily = {
  regular: 'text',
  bold: 'bold',
  italic: 'italic',
  boldItalic: 'bold-italic',
};

/** What an icon may say of itself: how it is read, its name where left out, and its height in the line, mm. */
interface IconOptions {
  readonly means?: string;
  readonly height?: number;
}

/** An icon: the path of a picture, the same with options, or a drawing in mm with its size. */
export type IconSource =
  | string
  | (IconOptions & { readonly file: string })
  | {
      readonly shapes: readonly Shape[];
      readonly size: readonly [width: number, height: number];
      readonly means?: string;
      readonly height?: number;
    };

export interface RichOptions extends Pick<
  TextBlock,
  'style' | 'align' | 'valign' | 'fit' | 'balance' | 'sign' | 'reads' | 'family'
> {
  /** The name used in messages: "text" where left out. */
  readonly field?: string;
  /** Icons by the name between the braces. */
  readonly icons?: Readonly<Record<string, IconSource>>;
  /** Space between paragraphs, as a multiple of the distance between lines; half of it where left out. */
  readonly gap?: number;
}

/** The words for an icon without a meaning of its own: "iron-ore" is read "iron ore". */
const spelled = (name: string): string => name.replaceAll(/[-_]+/g, ' ');

function iconOf(name: string, source: IconSource): Icon | IconFile {
  const { means = spelled(name), height } = typeof source === 'string' ? {} : source;
  const common = { means, ...(height !== undefined && { tall: height }) };
  if (typeof source === 'string') return { ...common, file: source };
  if ('file' in source) return { ...common, file: source.file };
  const [width, tall] = source.size;
  return { ...common, width, height: tall, nodes: [art({ x: 0, y: 0, shapes: source.shapes })] };
}

/** The style that marks ask for. */
const emphasisOf = ({ bold, italic }: Marked): Emphasis | undefined => {
  if (bold) return italic ? 'bold italic' : 'bold';
  return italic ? 'italic' : undefined;
};

/** A line of the source with the paragraph that it begins, if it does. */
interface SourceLine {
  readonly text: string;
  readonly begins?: ParagraphStart;
}

const ITEM = /^( *)(-|\d{1,4}\.) +(?=\S)/;

/** Spaces before an item that make it one of a list inside a list. */
const DEEPER = 2;
const DEEPEST = 2;

/** The lines of a source: tabs and foreign line ends are made plain. */
const linesOf = (source: string): readonly string[] =>
  source
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll(/[\t\v\f]/g, ' ')
    .split('\n');

/** Items of lists and what follows a blank line begin paragraphs; other line ends are kept. */
function* paragraphLines(source: string, gap: number): Generator<SourceLine> {
  let [isFirst, isBlank, inList] = [true, false, false];
  for (const line of linesOf(source)) {
    if (line.trim() === '') {
      isBlank = !isFirst;
      continue;
    }
    const [head, indent = '', mark] = ITEM.exec(line) ?? [];
    const space = isBlank ? { gap } : {};
    const isItem = head !== undefined && mark !== undefined;
    // An indented line goes on with the item above it.
    const leaves = inList && !isItem && !line.startsWith(' ');
    if (isItem) {
      const level = Math.min(DEEPEST, Math.floor(indent.length / DEEPER));
      yield { text: line.slice(head.length), begins: { marker: mark === '-' ? '•' : mark, level, ...space } };
    } else yield isFirst || isBlank || leaves ? { text: line.trim(), begins: space } : { text: line.trim() };
    inList = isItem || (inList && !leaves && !isBlank);
    [isFirst, isBlank] = [false, false];
  }
}

interface SourceParagraph {
  readonly begins: ParagraphStart;
  readonly text: string;
}

function paragraphsIn(source: string, gap: number): readonly SourceParagraph[] {
  const paragraphs: SourceParagraph[] = [];
  for (const { text, begins } of paragraphLines(source, gap)) {
    const last = paragraphs.at(-1);
    if (begins || !last) paragraphs.push({ begins: begins ?? {}, text });
    else paragraphs[paragraphs.length - 1] = { ...last, text: `${last.text}\n${text}` };
  }
  return paragraphs;
}

/** A run of the block, or a trouble with its mark; an unknown icon stays as typed. */
function runOf(
  marked: Marked,
  icons: Readonly<Record<string, IconSource>>,
): { readonly run: Run; readonly trouble?: MarkTrouble } {
  const emphasis = emphasisOf(marked);
  const style = emphasis && { emphasis };
  if (!marked.isIcon) return { run: { text: marked.text, ...style } };
  const name = marked.text;
  const source = Object.hasOwn(icons, name) ? icons[name] : undefined;
  if (source !== undefined) return { run: { text: '', icon: iconOf(name, source), ...style } };
  const trouble: MarkTrouble = { kind: 'icon', name, known: Object.keys(icons) };
  return { run: { text: `{${name}}`, ...style }, trouble };
}

const sameTrouble = (a: MarkTrouble, b: MarkTrouble): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A block of rich text in a rectangle. Whatever is wrong with its marks is said when it is typeset. */
export function rich(source: string, rect: Rect, options: RichOptions): TextBlock {
  const { field = 'text', icons = {}, gap = 0.5, ...block } = options;
  const troubles: MarkTrouble[] = [];
  const runs = paragraphsIn(source, gap).flatMap(({ begins, text: written }): Run[] => {
    const marks = marksOf(written);
    troubles.push(...marks.unclosed.map((each) => ({ kind: 'unclosed', ...each }) as const));
    const [first, ...rest] = marks.runs.map((marked): Run => {
      const { run, trouble } = runOf(marked, icons);
      if (trouble && !troubles.some((known) => sameTrouble(known, trouble))) troubles.push(trouble);
      return run;
    });
    return first ? [{ ...first, begins }, ...rest] : [];
  });
  const { x, y, width, height } = rect;
  return text({ ...block, field, x, y, width, height, text: runs, ...(troubles.length > 0 && { troubles }) });
}
