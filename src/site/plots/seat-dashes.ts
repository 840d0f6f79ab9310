import type { Seat } from '../../referee/seats.ts';

/** Crossing lines differ in their dashes, as seats do in their shapes. */
export const DASHES: Readonly<Record<Seat['shape'], string | undefined>> = {
  round: undefined,
  square: '7 3',
  diamond: '2 3',
  triangle: '9 3 2 3',
  hexagon: '12 4',
  cross: '4 4',
  shield: '1 3',
};
