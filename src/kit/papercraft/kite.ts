/** The shape of a side of a paper die of ten, whose kites must be flat and meet all round: measures for a long edge of 1. */

/** Sides about each tip. */
export const AROUND = 5;
/** Half of a side's angle about the axis from tip to tip. */
export const STEP = Math.PI / AROUND;

/** For a radius of 1: from the middle to a tip, and how far the corners round the middle rise and fall, so that kites are flat. */
export const TIP = 1;
export const ZIGZAG = (TIP * (1 - Math.cos(STEP))) / (1 + Math.cos(STEP));

/** From a tip to the next corners, for a radius of 1. */
export const LONG_EDGE = Math.hypot(1, TIP - ZIGZAG);
const LENGTH = Math.hypot(1, TIP + ZIGZAG);

/** A side as it is read, its tip on top. `widest` and `middle`, the mean of its corners, are shares of the height from the top. */
export const KITE = {
  width: (2 * Math.sin(STEP)) / LONG_EDGE,
  height: LENGTH / LONG_EDGE,
  widest: Math.hypot(Math.cos(STEP), TIP - ZIGZAG) / LENGTH,
  middle: (1 + (2 * Math.hypot(Math.cos(STEP), TIP - ZIGZAG)) / LENGTH) / 4,
} as const;
