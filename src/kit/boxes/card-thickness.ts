/** How much room cards and pieces need in a box: paper, sleeves, and clearance. */
import type { CardSize } from '../component.ts';
import type { Inside } from '../papercraft/carton.ts';
import { WALL } from '../papercraft/carton.ts';

/** Card sleeves: `thin` 40 microns, `thick` 90 a side. */
export const SLEEVES = ['none', 'thin', 'thick'] as const;
export type Sleeves = (typeof SLEEVES)[number];

/** The thickness of a sleeve's two sides, mm, as makers state it. */
const SLEEVE_THICKNESS: Readonly<Record<Sleeves, number>> = { none: 0, thin: 0.08, thick: 0.18 };
/** How much wider and higher a sleeve is than its card, mm: 66 x 91 for a poker card. */
const SLEEVE_MARGIN = 2.5;

/**
 * The thickness of a card printed on both sides of 250 gsm paper, mm: about that of a bought deck (Bicycle:
 * 0.296).
 */
export const THICKNESS_OF_SHEET = 0.3;
/** The thickness of a card of two 160 gsm papers, 0.2 mm each, with glue between, mm. */
export const THICKNESS_GLUED = 0.42;
/** A front on plain paper, 0.1 mm, with a playing card of 0.3 mm behind it, mm. */
export const THICKNESS_SLEEVED = 0.4;
/** The range of accepted card thicknesses, mm. */
export const THICKNESS_RANGE = { least: 0.1, most: 2 } as const;

/** What boxes have to hold, and the sheets to cut them from. */
export interface BoxFit {
  /** One card without its sleeve, mm. */
  readonly thickness: number;
  readonly sleeves: Sleeves;
  /** The largest net that fits a sheet, mm; it may be turned a quarter. */
  readonly room: { readonly width: number; readonly height: number };
}

/** Clearance beside the cards, mm. */
const BESIDE = 1.5;
/** The factor for cards cut and sleeved by hand, which lie less flat than bought ones. */
const SPRING = 1.05;
const BEHIND = 1;
/** The least depth of a box, mm: its flaps could not be folded otherwise. */
const LEAST_DEPTH = 8;

/** The size of a stack of `count` cards, mm. */
export function stackOf(
  { width, height }: Pick<CardSize, 'width' | 'height'>,
  count: number,
  { thickness, sleeves }: BoxFit,
): Inside {
  const margin = sleeves === 'none' ? 0 : SLEEVE_MARGIN;
  return {
    width: width + margin,
    height: height + margin,
    depth: count * (thickness + SLEEVE_THICKNESS[sleeves]),
  };
}

/**
 * The inner dimensions of a tuck box for a stack; walls, flaps and foot take room, too: three layers at the
 * foot.
 */
export const insideFor = ({ width, height, depth }: Inside): Inside => ({
  width: width + BESIDE + 2 * WALL,
  height: height + BESIDE + 4 * WALL,
  depth: Math.max(LEAST_DEPTH, depth * SPRING + BEHIND + 2 * WALL),
});
