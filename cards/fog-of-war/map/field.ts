/**
 * The sheet and the field on it that shows land and sea, inside its frame: mm of the chart, whose corner the projection sets.
 * With what nearly all printers leave bare it stands whole on A2, on two sheets of A3, six of A4 or Letter.
 */
export const SHEET = { x: 20, y: 16, width: 530, height: 370 } as const;
export const MAP_FIELD = { x: 24, y: 20, width: 522, height: 362 } as const;

/** The face of the map that it is played on. */
export const MAP_FACE = 'map';

/** How large the small map is: two sheets of A4 or Letter, one of A3. */
export const SMALL_SHARE = 0.6186;
