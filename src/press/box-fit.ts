/** What boxes are made for: cards of which thickness, in which sleeves, on which papers. */
import type { BoxFit, Sleeves } from '../kit/boxes/fit.ts';
import type { Sides } from './impose/plan/options.ts';
import { cardThickness } from './impose/plan/box-names.ts';
import { roomForNets } from './impose/printable-area.ts';
import type { Margins, PaperName } from './margins.ts';

/** What someone says of the cards that a box is for. */
export interface BoxOrder {
  /** Of one card, mm; where left out, what comes of printing it that way. */
  readonly thickness?: number;
  readonly sleeves: Sleeves;
}

export const USUAL_BOXES: BoxOrder = { sleeves: 'none' };

/** Cards of one thickness, and the way of printing that makes them. */
export interface BoxStock {
  readonly sides: Sides;
  readonly thickness: number;
}

/** The cards that come of a way of printing. */
export const stockOf = ({ thickness }: BoxOrder, sides: Sides): BoxStock => ({
  sides,
  thickness: thickness ?? cardThickness(sides),
});

/** How thick cards are that come of each way of printing; each thickness once. */
export function stocksOf(order: BoxOrder, sides: readonly Sides[]): readonly BoxStock[] {
  const all = sides.map((way) => stockOf(order, way));
  return all.filter((one, index) => all.findIndex((other) => other.thickness === one.thickness) === index);
}

/** What boxes for such cards hold, and the sheets that they are cut from. */
export const boxFit = (
  { sleeves }: BoxOrder,
  { thickness }: BoxStock,
  papers: readonly PaperName[],
  margins?: Margins,
): BoxFit => ({ thickness, sleeves, room: roomForNets(papers, margins) });
