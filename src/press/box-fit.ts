/** The cards that boxes are made for: their thickness, sleeves and papers. */
import type { BoxFit, Sleeves } from '../kit/boxes/card-thickness.ts';
import type { Sides } from './impose/plan/print-options.ts';
import { cardThickness } from './impose/plan/box-names.ts';
import { roomForNets } from './impose/printable-area.ts';
import type { PrintedScale } from './calibrate/printed-scale.ts';
import type { Margins } from './margins.ts';
import type { PaperName } from './papers.ts';

/** What the user says about the cards. */
export interface BoxOrder {
  /** Thickness of a card, mm; left out, it follows from the way of printing. */
  readonly thickness?: number;
  readonly sleeves: Sleeves;
}

export const USUAL_BOXES: BoxOrder = { sleeves: 'none' };

/** A thickness of cards, and the way of printing that results in it. */
export interface BoxStock {
  readonly sides: Sides;
  readonly thickness: number;
}

/** The cards that a way of printing results in. */
export const stockOf = ({ thickness }: BoxOrder, sides: Sides): BoxStock => ({
  sides,
  thickness: thickness ?? cardThickness(sides),
});

/** The thicknesses that several ways of printing result in, without duplicates. */
export function stocksOf(order: BoxOrder, sides: readonly Sides[]): readonly BoxStock[] {
  const all = sides.map((way) => stockOf(order, way));
  return all.filter((one, index) => all.findIndex((other) => other.thickness === one.thickness) === index);
}

/** The dimensions that boxes for such cards must have, and the sheets to cut them from. */
export const boxFit = (
  { sleeves }: BoxOrder,
  { sides, thickness }: BoxStock,
  papers: readonly PaperName[],
  margins?: Margins,
  scale?: PrintedScale,
): BoxFit => ({
  thickness,
  // Fronts alone are always sleeved.
  sleeves: sides === 'fronts' && sleeves === 'none' ? 'thin' : sleeves,
  room: roomForNets(papers, margins, scale),
});
