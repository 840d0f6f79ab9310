/** Options for the picture of a face. */
import type { Area } from '../../../src/press/paint/area.ts';

export const FORMATS = ['png', 'svg', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

export interface PictureOptions {
  readonly format: Format;
  readonly area: Area;
  /** Dots per inch; an SVG has none. */
  readonly dpi: number;
}
