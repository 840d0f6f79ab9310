/** Inks that the map alone has, beside those of its cards. */
import type { Colour } from '../../../src/kit/edition.ts';
import { isBare, type Theme } from '../theme.ts';

export interface MapInks {
  readonly land: Colour;
  readonly sea: Colour;
  /** Water that no area has: without lines, and darker. */
  readonly shut: Colour;
  /** Land out of play. */
  readonly out: Colour;
  /** The path under a border. */
  readonly border: Colour;
  readonly shore: Colour;
  readonly waves: Colour;
}

export const mapInks = (theme: Theme): MapInks =>
  isBare(theme)
    ? {
        land: theme.paper,
        sea: theme.paper,
        shut: theme.paper,
        out: theme.paper,
        border: theme.paper,
        shore: theme.quiet,
        waves: theme.quiet,
      }
    : {
        land: '#f5ebd2',
        sea: '#b3c8c9',
        shut: '#98aeac',
        out: '#d3c59c',
        border: '#e2d2a6',
        shore: '#5d7d83',
        waves: '#6d8d92',
      };
