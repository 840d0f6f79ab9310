/** Shared by every face: paper out to the bleed, and a panel with the corners of its livery. */
import { ART_REACH, POKER } from '../../../src/kit/component.ts';
import type { Colour } from '../../../src/kit/edition.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import {
  art,
  box,
  group,
  text,
  type Face,
  type Node,
  type Rect,
  type Run,
  type Shape,
  type TextBlock,
} from '../../../src/kit/face.ts';
import { cornered, outsideOf } from '../art/nation-emblems.ts';
import { fillOf, isBare, type Livery, type Theme } from '../theme.ts';

export const WIDTH = POKER.width;
export const HEIGHT = POKER.height;

export const cardFace = (id: string, theme: Theme, nodes: readonly Node[]): Face => ({
  id,
  width: WIDTH,
  height: HEIGHT,
  bleed: POKER.bleed,
  safe: POKER.safe,
  nodes: [
    box({
      x: -ART_REACH,
      y: -ART_REACH,
      fill: theme.paper,
      width: WIDTH + 2 * ART_REACH,
      height: HEIGHT + 2 * ART_REACH,
    }),
    ...nodes,
  ],
});

/** Line widths of frames, mm. */
export const frameWidth = (theme: Theme): number => (isBare(theme) ? 0.2 : 0.45);

/** A picture in a frame with a livery's corners: its ground, what is clipped to it, its edge. */
export function panel(
  livery: Livery,
  rect: Rect,
  corner: number,
  theme: Theme,
  inside: readonly Node[],
  fill: Colour = fillOf(theme, livery),
): Node[] {
  const { x, y, width, height } = rect;
  const frame = cornered(livery, x, y, width, height, corner);
  const edge: Shape = {
    d: written(frame),
    stroke: { colour: theme.key, width: frameWidth(theme), join: 'round' },
  };
  return [
    box({ ...rect, fill }),
    group({ x: 0, y: 0, clip: rect, nodes: inside }),
    art({
      x: 0,
      y: 0,
      shapes: [
        ...(livery === 'tactics'
          ? []
          : [
              {
                d: written(outsideOf(livery, x, y, width, height, corner)),
                fill: theme.paper,
                fillRule: 'evenodd' as const,
              },
            ]),
        edge,
      ],
    }),
  ];
}

/** Letters whose foot the stencil cuts off, so that it reads as a full stop or a line below: "RAL.LY", "M4.-76", "PZ". */
const FOOTED = /([L4Z]+)/;

/** Text in the stencil, its footed letters from the same face without the cuts. */
const stencilled = (said: string): TextBlock['text'] => {
  const runs = said.split(FOOTED).flatMap((part): Run[] => {
    if (part === '') return [];
    return FOOTED.test(part) ? [{ text: part, style: { font: 'uncut' } }] : [{ text: part }];
  });
  return runs.length > 1 ? runs : said;
};

type Words = Pick<TextBlock, 'field'> & { readonly text: string } & Rect &
  Partial<Pick<TextBlock, 'align' | 'valign' | 'fit'>>;

/** Text in one of the game's fonts that stands out from its background. */
export const words = (
  { text: said, ...rest }: Words,
  font: 'crate' | 'figures' | 'plain',
  size: number,
  [ink, ground]: readonly [ink: Colour, ground: Colour],
  tracking = 0,
): Node =>
  text({
    ...rest,
    text: font === 'crate' ? stencilled(said) : said,
    style: { font, size, ink, tracking, leading: 1.12 },
    sign: { means: rest.field, ink, ground },
  });
