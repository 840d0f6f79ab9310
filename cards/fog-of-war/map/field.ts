/**
 * The sheet and the field on it that shows land and sea, inside its frame: mm of the chart, whose corner the projection sets.
 * It stands whole on A2, on two sheets of A3 and on six of A4, with what nearly all printers leave bare.
 */
export const SHEET = { x: 17, y: 13, width: 558, height: 392 } as const;
export const MAP_FIELD = { x: 24, y: 20, width: 544, height: 378 } as const;

/** How large the small map is: two sheets of A4. */
export const SMALL_SHARE = 0.646;
