/** How much room cards and pieces take in a box: paper, sleeves, and the air that lets them out again. */
import type { CardSize } from '../component.ts';
import type { Inside } from '../papercraft/carton.ts';
import { WALL } from '../papercraft/carton.ts';

/** Sleeves round the cards; `thin` are of 40 microns, `thick` of 90 a side. */
export const SLEEVES = ['none', 'thin', 'thick'] as const;
export type Sleeves = (typeof SLEEVES)[number];

/** A sleeve's two sides, mm, as makers of sleeves give them. */
const SLEEVE_THICKNESS: Readonly<Record<Sleeves, number>> = { none: 0, thin: 0.08, thick: 0.18 };
/** A sleeve is so much wider and higher than its card, mm: 66 x 91 for a poker card. */
const SLEEVE_MARGIN = 2.5;

/** A card printed on both sides of paper of 250 gsm, mm: about that of a bought deck (a Bicycle deck has 0.296). */
export const THICKNESS_OF_SHEET = 0.3;
/** A card of two papers of 160 gsm, 0.2 mm each, with glue between: folded or glued sheets, mm. */
export const THICKNESS_GLUED = 0.42;
/** Thinner is no card, thicker no paper; mm. */
export const THICKNESS_RANGE = { least: 0.1, most: 2 } as const;

/** What boxes are made to hold, and what they are to be cut from. */
export interface BoxFit {
  /** One card without its sleeve, mm. */
  readonly thickness: number;
  readonly sleeves: Sleeves;
  /** The largest net that fits a sheet, mm; it may lie turned by a quarter. */
  readonly room: { readonly width: number; readonly height: number };
}

/** Beside the cards, mm: to slide in and out. */
const BESIDE = 1.5;
/** Cards that were cut and sleeved by hand lie less flat than bought ones. */
const SPRING = 1.05;
const BEHIND = 1;
/** A box is not shallower than this, mm: its flaps could not be folded. */
const LEAST_DEPTH = 8;

/** A stack of `count` cards, mm. */
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

/** The inside of a tuck box for a stack. Its walls, flaps and foot take room, too: three layers at the foot. */
export const insideFor = ({ width, height, depth }: Inside): Inside => ({
  width: width + BESIDE + 2 * WALL,
  height: height + BESIDE + 4 * WALL,
  depth: Math.max(LEAST_DEPTH, depth * SPRING + BEHIND + 2 * WALL),
});
