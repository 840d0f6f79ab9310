/** Inks of TanK by edition: a flat colour a nation, one for the tactics, paper and black; and its fonts. */
import type { Colour, Edition } from '../../src/kit/edition.ts';
import { DETAIL_OF, type Detail, type Inks } from '../../src/kit/engrave/burin.ts';
import { fontsource } from '../../src/kit/type/fonts.ts';
import type { Nation } from './data/cards.ts';

/** A colour: of a nation, or of the shared tactics deck. */
export type Livery = Nation | 'tactics';

export interface Theme {
  readonly edition: Edition;
  readonly detail: Detail;
  readonly paper: Colour;
  readonly key: Colour;
  /** The colours of nations and tactics; where ink is spared, of lines alone. */
  readonly flat: Readonly<Record<Livery, Colour>>;
  /** The bar that says who may play a card. */
  readonly bar: Colour;
}

const KEY: Colour = '#1b1a18';
const FLAT = { german: '#d09a35', american: '#727d45', british: '#4a7ba3', tactics: '#a03523' } as const;
const COLOURED = { paper: '#f3e8d0', key: KEY, flat: FLAT, bar: '#e0d0ab' } as const;

const THEMES: Readonly<Record<Edition, Theme>> = {
  colour: { edition: 'colour', detail: DETAIL_OF.colour, ...COLOURED },
  'low-ink': {
    edition: 'low-ink',
    detail: DETAIL_OF['low-ink'],
    paper: '#ffffff',
    key: KEY,
    bar: '#ffffff',
    // Lines of paler colours would be lost on white paper.
    flat: { german: '#9a6a12', american: '#5d6836', british: '#3c6a91', tactics: '#a03523' },
  },
  screen: { edition: 'screen', detail: DETAIL_OF.screen, ...COLOURED },
};

export const themeOf = (edition: Edition): Theme => THEMES[edition];

export const isBare = ({ edition }: Theme): boolean => edition === 'low-ink';

/** What stands in a livery's colour, or on bare paper where ink is spared. */
export const fillOf = (theme: Theme, livery: Livery): Colour =>
  isBare(theme) ? theme.paper : theme.flat[livery];

/** Angles of a livery's hatching, so that colours differ in grey too. */
const LINES: Readonly<Record<Livery, number>> = { german: 45, american: 90, british: 135, tactics: 0 };

export const inksOf = (theme: Theme, livery: Livery): Inks => ({
  key: theme.key,
  paper: theme.paper,
  flat: theme.flat[livery],
  lines: LINES[livery],
});

/** Fonts beyond the house's own: a stencil for names, its face without cuts, a condensed grotesque for figures and words. */
export const FONTS = [
  fontsource('crate', 'Big Shoulders Stencil', 800),
  fontsource('uncut', 'Big Shoulders', 800),
  fontsource('figures', 'Barlow Condensed', 700),
  fontsource('plain', 'Barlow Condensed', 600),
] as const;
