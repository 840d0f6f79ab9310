/** What the cards of Loopgraven have in common: paper and thin double frames. */
import { POKER } from '../../../src/kit/component.ts';
import { doubleFrame as framed, ground, type DoubleLine } from '../../../src/kit/drawing/lettering.ts';
import type { Colour } from '../../../src/kit/edition.ts';
import type { Face, Node, Rect } from '../../../src/kit/face.ts';
import { lineOf, type Theme } from '../theme.ts';

export const { width: WIDTH, height: HEIGHT } = POKER;

export const cardFace = (id: string, fill: Colour, nodes: readonly Node[]): Face => ({
  id,
  width: WIDTH,
  height: HEIGHT,
  bleed: POKER.bleed,
  safe: POKER.safe,
  nodes: [ground(WIDTH, HEIGHT, fill), ...nodes],
});

/** A thick line and a thin one inside it, finer where ink is spared. */
export const doubleFrame = (rect: Rect, theme: Theme, [thick, thin, apart]: DoubleLine): Node =>
  framed(rect, theme.key, [lineOf(theme, thick), lineOf(theme, thin), apart]);
