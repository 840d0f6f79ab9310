/** Card sizes by the names that vendors sell them under: trimmed width and height, mm. */
import { MM_PER_INCH } from './units.ts';

type Size = readonly [width: number, height: number];

/** Rounded to 0.001 mm: products of floating point are not exact. */
const toMm = (inches: number): number => Math.round(inches * MM_PER_INCH * 1000) / 1000;

const inch = (width: number, height: number): Size => [toMm(width), toMm(height)];

/**
 * From the size lists of The Game Crafter (tgc), MakePlayingCards (mpc) and sleeve makers (sleeves), whose names
 * differ: of two sizes with one name the more common stands here, the other under a name of its own.
 */
export const CARD_SIZES = {
  /** Tgc, mpc: 2.5 x 3.5 in. */
  poker: inch(2.5, 3.5),
  /** Tgc, mpc: 2.25 x 3.5 in. */
  bridge: inch(2.25, 3.5),
  /** Tgc, mpc: 2.75 x 4.75 in. */
  tarot: inch(2.75, 4.75),
  /** Tgc, mpc: 1.75 x 2.5 in. */
  mini: inch(1.75, 2.5),
  /** Tgc: 1.25 x 1.75 in. */
  micro: inch(1.25, 1.75),
  /** Mpc, tgc's SmallSquareDeck: 2.5 x 2.5 in. */
  square: inch(2.5, 2.5),
  /** Tgc's SquareDeck: 3.5 x 3.5 in. */
  'large-square': inch(3.5, 3.5),
  /** Tgc: 3.5 x 5.5 in. */
  jumbo: inch(3.5, 5.5),
  /** Tgc: 2 x 3.5 in. */
  business: inch(2, 3.5),
  /** Tgc: 1.75 x 3.5 in. */
  domino: inch(1.75, 3.5),
  /** Trading card games; mpc's 63 x 88 mm. */
  standard: [63, 88],
  /** Sleeves: 59 x 92 mm. */
  euro: [59, 92],
  /** Sleeves: 45 x 68 mm. */
  'mini-euro': [45, 68],
  /** Sleeves: 56 x 87 mm. */
  usa: [56, 87],
  /** Sleeves: 41 x 63 mm. */
  'mini-usa': [41, 63],
  /** Sleeves: 57.5 x 89 mm. */
  chimera: [57.5, 89],
  /** Sleeves: 59 x 86 mm. */
  japanese: [59, 86],
  /** Sleeves: 61 x 112 mm. */
  'french-tarot': [61, 112],
  /** ISO/IEC 7810 ID-1, as bank cards. */
  bank: [53.98, 85.6],
} as const satisfies Readonly<Record<string, Size>>;

export type CardSizeName = keyof typeof CARD_SIZES;
