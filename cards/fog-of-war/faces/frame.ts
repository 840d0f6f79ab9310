/** What the small cards of The Fog of War have in common: the window of the picture, and the ribbon that reads in a fan. */
import { doubleFrame, ground } from '../../../src/kit/drawing/lettering.ts';
import type { Colour } from '../../../src/kit/edition.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { polygon } from '../../../src/kit/engrave/shapes.ts';
import { art, group, type Face, type Node, type Rect, type Shape } from '../../../src/kit/face.ts';
import { SMALL } from '../box.ts';
import { isBare, lineOf, onDark, type Theme } from '../theme.ts';

export const { width: WIDTH, height: HEIGHT } = SMALL;

/** The picture of a card, mm. */
export const VIEW = { x: 3.4, y: 3.5, width: WIDTH - 6.8, height: 24.2 } as const;
/** Where the ground of a picture begins, from its upper edge. */
export const FLOOR = 19.6;

export const cardFace = (id: string, fill: Colour, nodes: readonly Node[]): Face => ({
  id,
  width: WIDTH,
  height: HEIGHT,
  bleed: SMALL.bleed,
  safe: SMALL.safe,
  nodes: [ground(WIDTH, HEIGHT, fill), ...nodes],
});

/** A picture clipped to its window, in a thick line and a thin one. */
export const plate = (
  view: Rect,
  shapes: readonly Shape[],
  theme: Theme,
  over: readonly Node[] = [],
): Node[] => [
  group({
    x: view.x,
    y: view.y,
    clip: { x: 0, y: 0, width: view.width, height: view.height },
    nodes: [art({ x: 0, y: 0, shapes }), ...over],
  }),
  doubleFrame(view, theme.key, [lineOf(theme, 0.45), lineOf(theme, 0.15), 0.55]),
];

export const RIBBON = { x: VIEW.x + 1.3, width: 6.8, height: 13.4 } as const;

/** A ribbon that hangs from the upper edge, with what it bears. */
export function ribbon(theme: Theme, over: readonly Node[], height: number = RIBBON.height): Node[] {
  const { x, width } = RIBBON;
  const top = VIEW.y - 0.2;
  const { on } = onDark(theme);
  const tail = polygon([
    [x, top],
    [x + width, top],
    [x + width, top + height],
    [x + width / 2, top + height - 2.2],
    [x, top + height],
  ]);
  const stroke = isBare(theme)
    ? ({ colour: theme.key, width: 0.3 } as const)
    : ({ colour: theme.paper, width: 0.4 } as const);
  return [art({ x: 0, y: 0, shapes: [{ d: written(tail), fill: on, stroke }] }), ...over];
}
