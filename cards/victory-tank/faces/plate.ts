/** What every card face begins with: paper out to the bleed, a picture clipped to the fog, the fog itself. */
import { ART_REACH, POKER } from '../../../src/kit/component.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { art, box, group, type Face, type Node } from '../../../src/kit/face.ts';
import type { Shape } from '../../../src/kit/face.ts';
import { EDGE, fogFrame, type Layer, type Opening } from '../../../src/kit/engrave/fog-frame.ts';
import type { Theme } from '../theme.ts';

export const WIDTH = POKER.width;
export const HEIGHT = POKER.height;

/** A card face on plain paper. */
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
      width: WIDTH + 2 * ART_REACH,
      height: HEIGHT + 2 * ART_REACH,
      fill: theme.paper,
    }),
    ...nodes,
  ],
});

/** Inside this nothing but the common fog stands at the edge: neighbours share their cuts. */
const SHARED_EDGE = 3;

/** The lower edge of an opening. */
const bottomOf = ({ top, left }: Opening): number => left.reduce((y, { height }) => y + height, top);

/** Width of the drawn edge of the fog, mm. */
const EDGE_WIDTH: Readonly<Record<Edition, number>> = { colour: 0.35, 'low-ink': 0.2, screen: 0.6 };

/** A picture seen through an opening in the fog. */
export function throughFog(picture: readonly Shape[], opening: Opening, theme: Theme): Node[] {
  const clip = {
    x: SHARED_EDGE,
    y: SHARED_EDGE,
    width: WIDTH - 2 * SHARED_EDGE,
    height: Math.min(HEIGHT - SHARED_EDGE, bottomOf(opening) + 1) - SHARED_EDGE,
  };
  const fog = fogFrame(opening, HEIGHT, {
    paper: theme.paper,
    line: theme.key,
    edge: EDGE_WIDTH[theme.edition],
    fine: theme.edition !== 'screen',
  });
  return [
    group({ x: 0, y: 0, clip, nodes: [art({ x: 0, y: 0, shapes: picture })] }),
    art({ x: 0, y: 0, shapes: fog }),
  ];
}

/** An opening over the whole card that looks the same turned by half: its right side is its left, reversed. */
export const turningOpening = (left: readonly Layer[]): Opening => ({
  width: WIDTH,
  top: EDGE,
  left,
  right: [...left].reverse(),
});
