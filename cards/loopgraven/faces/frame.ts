/** What the cards of Loopgraven have in common: paper, thin double frames, words. */
import { ART_REACH, POKER } from '../../../src/kit/component.ts';
import type { Colour } from '../../../src/kit/edition.ts';
import { art, box, text, type Face, type Node, type Rect, type TextBlock } from '../../../src/kit/face.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { rectangle } from '../../../src/kit/engrave/shapes.ts';
import { lineOf, type Theme } from '../theme.ts';

export const { width: WIDTH, height: HEIGHT } = POKER;

/** Paper out to the art's reach. */
export const ground = (width: number, height: number, fill: Colour): Node =>
  box({
    ...{ x: -ART_REACH, y: -ART_REACH, fill },
    ...{ width: width + 2 * ART_REACH, height: height + 2 * ART_REACH },
  });

export const cardFace = (id: string, fill: Colour, nodes: readonly Node[]): Face => ({
  ...{ id, width: WIDTH, height: HEIGHT, bleed: POKER.bleed, safe: POKER.safe },
  nodes: [ground(WIDTH, HEIGHT, fill), ...nodes],
});

/** A thick line and a thin one inside it, as round a plate in an atlas. */
export const doubleFrame = (
  rect: Rect,
  theme: Theme,
  [thick, thin, apart]: readonly [thick: number, thin: number, apart: number],
): Node =>
  art({
    ...{ x: rect.x, y: rect.y },
    shapes: [
      {
        d: written(rectangle(0, 0, rect.width, rect.height)),
        stroke: { colour: theme.key, width: lineOf(theme, thick), join: 'miter' },
      },
      {
        d: written(rectangle(apart, apart, rect.width - 2 * apart, rect.height - 2 * apart)),
        stroke: { colour: theme.key, width: lineOf(theme, thin), join: 'miter' },
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

/** Words in a room, with the sign that holds their legibility to its measure. */
export function words(
  field: string,
  said: string,
  { x, y, width, height }: Rect,
  { size, ink, on, font = 'text', tracking, leading, ...rest }: Words,
): Node {
  return text({
    ...{ field, text: said, x, y, width, height, valign: 'middle' },
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
