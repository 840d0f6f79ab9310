/** Cards of each way of printing in their boxes: how thick they are, and what files of boxes are called. */
import { THICKNESS_GLUED, THICKNESS_OF_SHEET, type BoxFit } from '../../../kit/boxes/fit.ts';
import { BOXES } from '../../../kit/component.ts';
import type { Sides } from './options.ts';

/** How thick cards are that come of a way of printing, mm. */
export const cardThickness = (sides: Sides): number =>
  sides === 'duplex' ? THICKNESS_OF_SHEET : THICKNESS_GLUED;

/** Words for the cards that boxes are for; what is usual is not said. */
export const stockWords = ({ thickness, sleeves }: BoxFit): readonly string[] => [
  ...(thickness === THICKNESS_OF_SHEET ? [] : [`${thickness}-mm`]),
  ...(sleeves === 'none' ? [] : [`${sleeves}-sleeves`]),
];

/** Words for the name of a file of boxes. */
export const boxWords = (fit: BoxFit): readonly string[] => [BOXES, ...stockWords(fit)];
