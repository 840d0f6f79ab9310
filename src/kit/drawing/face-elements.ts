/** Helpers for the faces of many games: paper beyond the trim, double frames, words with their sign. */
import { ART_REACH } from '../component.ts';
import type { Colour } from '../edition.ts';
import { written } from '../engrave/path/outline.ts';
import { rectangle } from '../engrave/path/shapes.ts';
import { art, box, text, type Node, type Rect, type TextBlock } from '../face.ts';

/** A background out to `ART_REACH`. */
export const ground = (width: number, height: number, fill: Colour): Node =>
  box({ x: -ART_REACH, y: -ART_REACH, fill, width: width + 2 * ART_REACH, height: height + 2 * ART_REACH });

/** Widths of two lines and how far apart they are, mm. */
export type DoubleLine = readonly [thick: number, thin: number, apart: number];

/** A thick line and a thin one inside it, as round a plate in an atlas. */
export const doubleFrame = (rect: Rect, key: Colour, [thick, thin, apart]: DoubleLine): Node =>
  art({
    x: rect.x,
    y: rect.y,
    shapes: [
      {
        d: written(rectangle(0, 0, rect.width, rect.height)),
        stroke: { colour: key, width: thick, join: 'miter' },
      },
      {
        d: written(rectangle(apart, apart, rect.width - 2 * apart, rect.height - 2 * apart)),
        stroke: { colour: key, width: thin, join: 'miter' },
      },
    ],
  });

export type Words = Omit<Partial<TextBlock>, 'text' | 'style' | 'field'> & {
  readonly size: number;
  readonly ink: Colour;
  readonly on: Colour;
  readonly font?: string;
  readonly tracking?: number;
  readonly leading?: number;
};

/** A text block with the sign that its contrast check needs. */
export function words(
  field: string,
  said: string,
  { x, y, width, height }: Rect,
  { size, ink, on, font = 'text', tracking, leading, ...rest }: Words,
): Node {
  return text({
    field,
    text: said,
    x,
    y,
    width,
    height,
    valign: 'middle',
    ...rest,
    style: {
      font,
      size,
      ink,
      ...(tracking !== undefined && { tracking }),
      ...(leading !== undefined && { leading }),
    },
    sign: { means: said, ink, ground: on },
  });
}
