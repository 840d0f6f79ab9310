/** Inks of Street Armour by edition: a city plan in ink. What stops a shot is dark, where a tank may go is pale. */
import type { Colour, Edition } from '../../src/kit/edition.ts';
import type { Side } from './data/box.ts';

export interface Theme {
  readonly edition: Edition;
  /** Streets and flags. */
  readonly paper: Colour;
  /** Blocks, wrecks, barricades, and main text. */
  readonly key: Colour;
  /** Lines cut into roofs; in low ink the key on paper. */
  readonly roof: Colour;
  /** Kerbs, dots and chevrons of the streets. */
  readonly quiet: Colour;
  /** Secondary text on streets. */
  readonly written: Colour;
  readonly side: Readonly<Record<Side, Colour>>;
}

const KEY: Colour = '#1d1a17';
const SIDE: Theme['side'] = { west: '#a13526', east: '#35677f' };
const WRITTEN: Colour = '#6d5f40';
const COLOURED: Omit<Theme, 'edition'> = {
  paper: '#f3e8d0',
  key: KEY,
  roof: '#cbb888',
  quiet: '#9c8a62',
  written: WRITTEN,
  side: SIDE,
};

const THEMES: Readonly<Record<Edition, Theme>> = {
  colour: { edition: 'colour', ...COLOURED },
  'low-ink': {
    edition: 'low-ink',
    paper: '#ffffff',
    key: KEY,
    roof: KEY,
    quiet: '#6b6458',
    written: WRITTEN,
    side: SIDE,
  },
  screen: { edition: 'screen', ...COLOURED },
};

export const themeOf = (edition: Edition): Theme => THEMES[edition];

export const isBare = ({ edition }: Theme): boolean => edition === 'low-ink';
