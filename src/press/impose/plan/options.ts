/** The words in which someone says how sheets are to be printed. */

/**
 * How fronts and backs come together.
 *
 * - `duplex`: on both sides of the paper; pages alternate front, back.
 * - `fold`: side by side about a fold line on one side of the paper; no duplex printer needed.
 * - `single`: all fronts, then all backs, to be glued together before cutting.
 */
export const SIDES = ['duplex', 'fold', 'single'] as const;
export type Sides = (typeof SIDES)[number];

/** The edge of an upright page about which a duplex printer turns the sheet. */
export const FLIPS = ['long', 'short'] as const;
export type Flip = (typeof FLIPS)[number];

/** How cards stand on a sheet: by the number of poker cards a sheet, or chosen by what printers can print. */
export const LAYOUTS = ['auto', '9', '8', '6'] as const;
export type LayoutName = (typeof LAYOUTS)[number];

/** What stands round the cards of a sheet: marks for a knife and a ruler, or for a machine that cuts by itself. */
export const MARK_KINDS = ['crop', 'registration'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** The strip about a fold line that the bend uses up, mm: paper of 160 gsm, folded once and glued flat. */
export const FOLD_ALLOWANCE = 0.4;
