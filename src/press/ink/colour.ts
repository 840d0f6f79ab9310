/** How much ink a colour takes. */
import type { Colour } from '../../kit/edition.ts';

/**
 * The ink that a colour takes by the plainest separation there is: black replaces what cyan, magenta and yellow have
 * in common (K = 1 - max(R, G, B); C = (1 - R - K) / (1 - K), and so on). Channels from 0 to 255; 1 is one ink all
 * over, and no colour takes more than 2. Real printers use profiles of their own: the figure is for comparing one
 * sheet or edition with another, and for a reader's "about a tenth of the page".
 */
export function inkOfRgb(red: number, green: number, blue: number): number {
  const light = Math.max(red, green, blue);
  if (light === 0) return 1;
  return (255 - light) / 255 + (3 * light - red - green - blue) / light;
}

/** The ink that a colour takes. */
export function inkOfColour(colour: Colour): number {
  const value = Number.parseInt(colour.slice(1), 16);
  return inkOfRgb(value >> 16, (value >> 8) & 255, value & 255);
}
