/** The thickness of cards by way of printing, and names for files of boxes. */
import {
  THICKNESS_GLUED,
  THICKNESS_OF_SHEET,
  THICKNESS_SLEEVED,
  type BoxFit,
} from '../../../kit/boxes/card-thickness.ts';
import { BOXES } from '../../../kit/component.ts';
import type { Sides } from './print-options.ts';

/** The thickness of cards that are printed this way, mm. */
export function cardThickness(sides: Sides): number {
  if (sides === 'fronts') return THICKNESS_SLEEVED;
  return sides === 'duplex' ? THICKNESS_OF_SHEET : THICKNESS_GLUED;
}

/** Describes the cards that boxes are for; defaults are omitted. */
export const stockWords = ({ thickness, sleeves }: BoxFit): readonly string[] => [
  ...(thickness === THICKNESS_OF_SHEET ? [] : [`${thickness}-mm`]),
  ...(sleeves === 'none' ? [] : [`${sleeves}-sleeves`]),
];

/** The words of a file name for boxes. */
export const boxWords = (fit: BoxFit): readonly string[] => [BOXES, ...stockWords(fit)];
