/** Short ways to set text on a face. */
import type { Colour } from '../kit/edition.ts';
import { text, type Rect, type TextBlock } from '../kit/face.ts';

/** What may be said of a text, beside where it stands. */
export interface TextOptions extends Pick<TextBlock, 'align' | 'valign' | 'balance'> {
  /** Id of a font of the game; `text`, `bold` and `poster` are always there. */
  readonly font?: string;
  /** Points. */
  readonly size?: number;
  /** Points down to which the text shrinks to fit. */
  readonly least?: number;
  readonly ink?: Colour;
  readonly leading?: number;
  readonly tracking?: number;
  /** The name in messages. */
  readonly field?: string;
}

const BLACK: Colour = '#1a1a1a';

/** A text block in `rect`; `usual` is what holds where the options say nothing. */
function set(words: string, rect: Rect, usual: TextOptions, options: TextOptions): TextBlock {
  const {
    font = 'text',
    size = 9,
    least,
    ink = BLACK,
    leading,
    tracking,
    field = 'text',
    ...rest
  } = {
    ...usual,
    ...options,
  };
  const { x, y, width, height } = rect;
  return text({
    ...rest,
    x,
    y,
    width,
    height,
    field,
    text: words,
    style: {
      font,
      size,
      ink,
      ...(leading !== undefined && { leading }),
      ...(tracking !== undefined && { tracking }),
    },
    ...(least !== undefined && { fit: { least } }),
  });
}

/** A name: bold, in the middle, smaller where it is long. */
export const title = (words: string, rect: Rect, options: TextOptions = {}): TextBlock =>
  set(
    words,
    rect,
    { field: 'title', font: 'bold', size: 14, least: 7, align: 'center', valign: 'middle', balance: true },
    options,
  );

/** Words as they are: 9 pt, from the upper left, smaller where they are many. */
export const words = (said: string, rect: Rect, options: TextOptions = {}): TextBlock =>
  set(said, rect, { field: 'text', size: 9, least: 6 }, options);
