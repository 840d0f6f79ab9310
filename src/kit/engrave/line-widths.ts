/** Widths of engraved lines by level of detail, mm. */
import type { Detail } from './burin.ts';

export interface Weights {
  readonly outline: number;
  readonly fine: number;
  readonly cut: number;
}

/** The finest line of the low-ink edition, mm: 0.35 pt. */
export const FINEST = 0.125;
/** The finest line elsewhere, mm: 0.25 pt. */
export const FAINT = 0.09;

/** Line widths in mm. */
export const WEIGHTS: Readonly<Record<Detail, Weights>> = {
  full: { outline: 0.28, fine: 0.15, cut: 0.18 },
  line: { outline: 0.16, fine: FINEST, cut: FINEST },
  simple: { outline: 0.5, fine: 0, cut: 0.3 },
};
