/**
 * The scales of the test sheet: verniers whose two halves meet when the sheet is held against the light. The
 * front has lanes and ticks 1 mm apart, the back an arrow and ten ticks 2.9 mm apart. The lane that the arrow
 * points to gives whole millimetres; the one back tick that lines up with a front tick gives tenths, because
 * every next tick lags by another tenth. No reading is negative: a perfect match reads 4.5.
 *
 * Positions are in mm from the middle of the page as seen from the front, x to the right and y downward.
 */

/** The reading of a perfect match. */
export const MEETS = 4.5;

/** Lanes of a scale, 1 mm each. */
export const LANES = 9;

/** Ticks on the back, one for each tenth. */
export const TENTHS = 10;

/** Distance of ticks on the front and on the back, mm: the back's is a tenth less than three of the front's. */
export const FRONT_STEP = 1;
export const BACK_STEP = 2.9;

/** The position of a back tick, mm from the middle of its scale, by tenth; halves lie between two ticks. */
export const backTick = (tenth: number): number => (tenth - (TENTHS - 1) / 2) * BACK_STEP;

/** The number of front ticks: enough for the back's from any lane. */
export const FRONT_TICKS = 3 * (TENTHS - 1) + LANES;

/** The position of a front tick, placed so that a back tick meets one where the error is that tick's tenths. */
export const frontTick = (index: number): number => backTick(0) - MEETS + index * FRONT_STEP;

/** The left edge of a lane on the front; `LANES` gives the right edge of the last one. */
export const laneEdge = (lane: number): number => lane - MEETS;

/** A scale measures the error of the back to the right (`across`), or downward (`down`). */
export interface Scale {
  /** The scale's number on the sheet and the print desk, from 1. */
  readonly number: number;
  readonly along: 'across' | 'down';
  /** The centre of its ticks. */
  readonly x: number;
  readonly y: number;
}

/**
 * Two scales in the upper left and two in the lower right corner: far enough apart to tell rotation from
 * shift, and within what nearly every printer prints, on both papers.
 */
export const SCALES = [
  { number: 1, along: 'across', x: -77, y: -99 },
  { number: 2, along: 'down', x: -72, y: -68 },
  { number: 3, along: 'across', x: 77, y: 76 },
  { number: 4, along: 'down', x: 82, y: 107 },
] as const satisfies readonly Scale[];
