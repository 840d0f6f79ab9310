/** Ink coverage of colours. */
import type { Colour } from '../../kit/edition.ts';

/**
 * The ink of a colour by the simplest CMYK separation: black replaces what cyan, magenta and yellow have in
 * common (K = 1 - max(R, G, B); C = (1 - R - K) / (1 - K), and so on). Channels are 0 to 255; 1 is full
 * coverage with one ink, and no colour exceeds 2. Real printers use their own profiles: the figure is for
 * comparing sheets or editions, and for a rough "about a tenth of the page".
 */
export function inkOfRgb(red: number, green: number, blue: number): number {
  const light = Math.max(red, green, blue);
  if (light === 0) return 1;
  return (255 - light) / 255 + (3 * light - red - green - blue) / light;
}

export function inkOfColour(colour: Colour): number {
  const value = Number.parseInt(colour.slice(1), 16);
  return inkOfRgb(value >> 16, (value >> 8) & 255, value & 255);
}
