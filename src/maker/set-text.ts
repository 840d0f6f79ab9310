/** Short ways to set text on a face. */
import type { Colour } from '../kit/edition.ts';
import { text, type Rect, type TextBlock, type TextStyle } from '../kit/face.ts';
import { rich as setRich, type RichOptions } from '../kit/type/rich-text.ts';

/** What may be said of a text, beside where it stands. */
export interface TextOptions extends Pick<TextBlock, 'align' | 'valign' | 'balance'> {
  /** Id of a font of the game; `text`, `bold` and `poster` are always there. */
  readonly font?: string;
  /** Points. */
  readonly size?: number;
  /** Points down to which the text shrinks to fit. */
  readonly least?: number;
  /** `#rrggbb`, or a name of CSS. */
  readonly ink?: Colour | (string & {});
  readonly leading?: number;
  readonly tracking?: number;
  readonly hyphenate?: string;
  /** The name in messages. */
  readonly field?: string;
}

const BLACK: Colour = '#1a1a1a';

/** The block's options for the kit; names of colours are made plain with the whole face. */
function setting({
  font = 'text',
  size = 9,
  least,
  ink = BLACK,
  leading,
  tracking,
  hyphenate,
  field = 'text',
  ...rest
}: TextOptions) {
  const style: TextStyle = {
    font,
    size,
    ink: ink as Colour,
    ...(leading !== undefined && { leading }),
    ...(tracking !== undefined && { tracking }),
    ...(hyphenate !== undefined && { hyphenate }),
  };
  return { ...rest, field, style, ...(least !== undefined && { fit: { least } }) };
}

/** Numbers are said as they are; one that is none stays, so that it is told of when the text is set. */
const said = (words: string | number): string => (Number.isFinite(words) ? String(words) : (words as string));

function set(words: string | number, { x, y, width, height }: Rect, options: TextOptions): TextBlock {
  return text({ ...setting(options), x, y, width, height, text: said(words) });
}

const TITLE: TextOptions = {
  field: 'title',
  font: 'bold',
  size: 14,
  least: 7,
  align: 'center',
  valign: 'middle',
  balance: true,
};

const WORDS: TextOptions = { field: 'text', size: 9, least: 6 };

/** A name: bold, in the middle, smaller where it is long. */
export const title = (words: string | number, rect: Rect, options: TextOptions = {}): TextBlock =>
  set(words, rect, { ...TITLE, ...options });

/** Words as they are: 9 pt, from the upper left, smaller where they are many. */
export const words = (written: string | number, rect: Rect, options: TextOptions = {}): TextBlock =>
  set(written, rect, { ...WORDS, ...options });

export interface RichTextOptions extends TextOptions, Pick<RichOptions, 'family' | 'icons' | 'gap'> {}

/** Words with marks: `**bold**`, `*italic*`, icons as `{anchor}`, and lists. */
export function rich(source: string, rect: Rect, options: RichTextOptions = {}): TextBlock {
  const { family, icons, gap, ...others } = { ...WORDS, ...options };
  return setRich(source, rect, {
    ...setting(others),
    ...(family && { family }),
    ...(icons && { icons }),
    ...(gap !== undefined && { gap }),
  });
}
