/** The options for printing sheets. */

/**
 * How fronts and backs come together.
 *
 * - `duplex`: on both sides of the paper; pages alternate front, back.
 * - `fold`: side by side about a fold line on one side of the paper; no duplex printer needed.
 * - `single`: all fronts, then all backs, to be glued together before cutting.
 * - `fronts`: fronts alone, for sleeves with backs of their own.
 */
export const SIDES = ['duplex', 'fold', 'single', 'fronts'] as const;
export type Sides = (typeof SIDES)[number];

/** The edge of a portrait page about which a duplex printer flips the sheet. */
export const FLIPS = ['long', 'short'] as const;
export type Flip = (typeof FLIPS)[number];

/** The number of poker cards a sheet, or `auto` by what printers can print. */
export const LAYOUTS = ['auto', '9', '8', '6'] as const;
export type LayoutName = (typeof LAYOUTS)[number];

/** Crop marks for a knife and ruler, or registration marks for a cutting machine. */
export const MARK_KINDS = ['crop', 'registration'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** The paper that a fold uses up, mm: for 160 gsm paper, folded once and glued flat. */
export const FOLD_ALLOWANCE = 0.4;
