/**
 * The scales of the test sheet. Each is two scales that meet when the sheet is held against the light: on the front
 * lanes and ticks that stand 1 mm apart, on the back an arrow and ten ticks that stand 2.9 mm apart. The lane in which
 * the arrow points gives whole millimetres; the one tick that runs straight on into a tick of the front gives tenths,
 * because every tick after it is a tenth more behind. No number is negative: backs that meet read 4.5.
 *
 * Places are in mm from the middle of the page as it is seen from the front, x to the right and y downward.
 */

/** What a scale reads where front and back meet. */
export const MEETS = 4.5;

/** Lanes of a scale, 1 mm each, counted from 0. */
export const LANES = 9;

/** Ticks on the back, one for each tenth. */
export const TENTHS = 10;

/** Between ticks on the front, and between those on the back, mm: a tenth less than three of the front's. */
export const FRONT_STEP = 1;
export const BACK_STEP = 2.9;

/** Where on the back, mm from the middle of its scale, the tick for a tenth stands: between two ticks for halves. */
export const backTick = (tenth: number): number => (tenth - (TENTHS - 1) / 2) * BACK_STEP;

/** Ticks on the front: as many as the back's can meet, from whichever lane. */
export const FRONT_TICKS = 3 * (TENTHS - 1) + LANES;

/** Where the front's ticks stand, so that a tick of the back meets one when the back is off by its tenths. */
export const frontTick = (index: number): number => backTick(0) - MEETS + index * FRONT_STEP;

/** The left edge of a lane on the front; the right edge of the last one is that of a lane more. */
export const laneEdge = (lane: number): number => lane - MEETS;

/** A scale tells how far the back is off to the right (`across`), or downward (`down`). */
export interface Scale {
  /** As the sheet and the desk number it, from 1. */
  readonly number: number;
  readonly along: 'across' | 'down';
  /** Where the middle of its ticks is. */
  readonly x: number;
  readonly y: number;
}

/**
 * Two in the upper left and two in the lower right corner: far enough apart to tell a turn from a shift, and within what
 * nearly every printer prints, on both papers.
 */
export const SCALES = [
  { number: 1, along: 'across', x: -77, y: -99 },
  { number: 2, along: 'down', x: -72, y: -68 },
  { number: 3, along: 'across', x: 77, y: 76 },
  { number: 4, along: 'down', x: 82, y: 107 },
] as const satisfies readonly Scale[];
