/** Contrast of two colours as in WCAG 2.2, by which the house's own faces are measured too. */
import type { Colour } from '../edition.ts';

const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance, 0 to 1. */
function luminance(colour: Colour): number {
  const value = Number.parseInt(colour.slice(1), 16);
  return 0.2126 * channel(value >> 16) + 0.7152 * channel((value >> 8) & 255) + 0.0722 * channel(value & 255);
}

/** 1 for equal colours, 21 for black on white. */
export function contrastOf(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The least contrast of small text, and of text from 14 pt. */
export const LEAST_CONTRAST = { small: 4.5, large: 3, largeFrom: 14 } as const;
