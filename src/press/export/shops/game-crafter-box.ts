/**
 * The tuck boxes that The Game Crafter sells, and a game's artwork on their templates. A template is one picture of
 * the whole net, printed side up: the right side, the back with the lid above and the foot below, the left side, the
 * front with its notch, and a flap for glue. Measured on the vendor's own templates (the layers "cuts" and "folds"
 * of PokerTuckBox72, the outlines of the others).
 */
import type { Colour } from '../../../kit/edition.ts';
import { box, group, type Rect, type SetFace, type SetNode } from '../../../kit/face.ts';
import { MM_PER_INCH } from '../../../kit/units.ts';
import type { BoxSides, Outside } from '../box-sides.ts';
import type { VendorPicture } from './shop-order.ts';
import { GAME_CRAFTER, type Product } from './vendor.ts';

/** Pixels at 300 dpi. */
interface Template {
  /** How many of the vendor's cards it holds. */
  readonly cards: number;
  readonly width: number;
  readonly height: number;
  /** The upper left corner of the walls. */
  readonly corner: readonly [x: number, y: number];
  readonly depth: number;
}

/** Boxes for poker cards, smallest first. */
const TEMPLATES: readonly Template[] = [
  { cards: 36, width: 2100, height: 1800, corner: [37.5, 351.1], depth: 165 },
  { cards: 54, width: 2325, height: 1950, corner: [36.5, 429.4], depth: 243 },
  { cards: 72, width: 2550, height: 1950, corner: [37.5, 512.5], depth: 324 },
  { cards: 90, width: 2775, height: 2100, corner: [36.7, 595.8], depth: 405 },
  { cards: 108, width: 3075, height: 2250, corner: [75, 670.8], depth: 480 },
];
/** The front and the back of each, px. */
const WALL = { width: 758.3, height: 1058.3 } as const;
/** The flap for glue stays bare so far from its fold, px. */
const GLUE_FROM = 24;
/** The thickness of the vendor's cards, mm. */
const CARD_THICKNESS = 0.33;

const inMm = (pixels: number): number => (pixels / GAME_CRAFTER.dpi) * MM_PER_INCH;

/** A tuck box that is sold there. */
export interface TuckBox {
  readonly name: string;
  readonly outside: Outside;
  readonly template: Template;
}

/**
 * The smallest tuck box for a single deck of poker cards; undefined for other orders, or where none is large
 * enough.
 */
export function tuckBoxFor(
  decks: readonly { readonly product: Product; readonly count: number }[],
): TuckBox | undefined {
  const [deck, ...others] = decks;
  if (!deck || others.length > 0 || deck.product.name !== 'Poker Deck') return undefined;
  const thickness = deck.count * CARD_THICKNESS;
  const template = TEMPLATES.find(({ depth }) => thickness <= inMm(depth));
  if (!template) return undefined;
  const outside = {
    width: inMm(WALL.width),
    height: inMm(WALL.height),
    depth: inMm(template.depth),
  };
  return { name: `Poker Tuck Box (${template.cards})`, outside, template };
}

/** The panels with artwork, mm on the template. */
function panelsOf({ corner: [left, top], depth }: Template): Readonly<Record<keyof BoxSides['faces'], Rect>> {
  const panel = (x: number, y: number, width: number, height: number): Rect => ({
    x: inMm(x),
    y: inMm(y),
    width: inMm(width),
    height: inMm(height),
  });
  const back = left + depth;
  const other = back + WALL.width;
  return {
    right: panel(left, top, depth, WALL.height),
    back: panel(back, top, WALL.width, WALL.height),
    left: panel(other, top, depth, WALL.height),
    front: panel(other + depth, top, WALL.width, WALL.height),
    lid: panel(back, top - depth, WALL.width, depth),
    foot: panel(back, top + WALL.height, WALL.width, depth),
  };
}

/** The whole picture of a template: its ground runs past every cut, and paper stays bare for glue. */
function netOf(template: Template, { faces, ground, paper }: BoxSides): SetFace {
  const [width, height] = [inMm(template.width), inMm(template.height)];
  const panels = panelsOf(template);
  const fill = (rect: Rect, colour: Colour): SetNode => box({ ...rect, fill: colour });
  const glue = panels.front.x + panels.front.width + inMm(GLUE_FROM);
  const sides = Object.entries(panels).map(([side, { x, y, ...size }]): SetNode => {
    const { nodes } = faces[side as keyof typeof faces];
    return group({ x, y, clip: { x: 0, y: 0, ...size }, nodes });
  });
  return {
    id: `tuck-box-${template.cards}`,
    width,
    height,
    bleed: 0,
    safe: 0,
    nodes: [
      fill({ x: 0, y: 0, width, height }, ground),
      ...sides,
      fill({ x: glue, y: 0, width: width - glue, height }, paper),
    ],
  };
}

/** The picture of a box, in the pixels of its template; none without artwork. */
export function boxPictures(
  tuckBox: TuckBox | undefined,
  sides: BoxSides | undefined,
): readonly VendorPicture[] {
  if (!tuckBox || !sides) return [];
  const { template } = tuckBox;
  const { width, height } = template;
  return [{ name: `box/poker-tuck-box-${template.cards}.png`, face: netOf(template, sides), width, height }];
}
