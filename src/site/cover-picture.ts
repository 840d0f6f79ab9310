/** The front of a game's box, as the site shows it. */
import { toFile } from './links.ts';

/** Widths of its pictures, px: for phone and desktop, and high-density screens. */
export const COVER_WIDTHS = [320, 640] as const;

/** URL of a picture of the front, in one of `COVER_WIDTHS`. */
export const toCover = (game: string, width: number): string => toFile(`${game}/cover/${width}.webp`);
