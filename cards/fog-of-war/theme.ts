/**
 * Inks of The Fog of War by edition: a war-room chart on cream; blue is Allied, red is Axis, ochre is neutral. And
 * its lettering.
 */
import type { Colour, Edition } from '../../src/kit/edition.ts';
import { DETAIL_OF, type Detail, type Inks } from '../../src/kit/engrave/burin.ts';
import type { Side } from './data/components.ts';
import { fontsource } from '../../src/kit/type/fonts.ts';

/** The owner of a card or token. */
export type Owner = Side | 'neutral';

interface OwnerInks {
  readonly flat: Colour;
  /** Its tint of the paper. */
  readonly tint: Colour;
}

export interface Theme {
  readonly edition: Edition;
  readonly detail: Detail;
  readonly paper: Colour;
  readonly key: Colour;
  readonly land: Colour;
  readonly sea: Colour;
  /** Hairlines of the chart. */
  readonly quiet: Colour;
  /** Secondary text. */
  readonly written: Colour;
  readonly owner: Readonly<Record<Owner, OwnerInks>>;
}

const KEY: Colour = '#1d1c1a';
const FLATS = { axis: '#9e2f23', allies: '#1f5878', neutral: '#b0760f' } as const;

const COLOURED = {
  paper: '#f5ebd2',
  key: KEY,
  land: '#ecdfbd',
  sea: '#b3c8c9',
  quiet: '#9a8c66',
  written: '#57492b',
  owner: {
    axis: { flat: FLATS.axis, tint: '#ecc8b7' },
    allies: { flat: FLATS.allies, tint: '#c5d8e0' },
    neutral: { flat: FLATS.neutral, tint: '#f0dcab' },
  },
} as const satisfies Omit<Theme, 'edition' | 'detail'>;

const WHITE: Colour = '#ffffff';
/** Ochre is darker where it is a line on white. */
const OCHRE_LINE: Colour = '#80590c';

const BARE: Omit<Theme, 'edition' | 'detail'> = {
  paper: WHITE,
  key: KEY,
  land: WHITE,
  sea: WHITE,
  quiet: '#6c6350',
  written: '#463b22',
  owner: {
    axis: { flat: FLATS.axis, tint: WHITE },
    allies: { flat: FLATS.allies, tint: WHITE },
    neutral: { flat: OCHRE_LINE, tint: WHITE },
  },
};

const THEMES: Readonly<Record<Edition, Theme>> = {
  colour: { edition: 'colour', detail: DETAIL_OF.colour, ...COLOURED },
  'low-ink': { edition: 'low-ink', detail: DETAIL_OF['low-ink'], ...BARE },
  screen: { edition: 'screen', detail: DETAIL_OF.screen, ...COLOURED },
};

export const themeOf = (edition: Edition): Theme => THEMES[edition];

export const isBare = ({ edition }: Theme): boolean => edition === 'low-ink';

/** Angles of the hatching that stands for a colour, so that owners differ in grey too. */
const LINES: Readonly<Record<Owner, number>> = { axis: 45, allies: 0, neutral: 90 };

/** The inks of engravings of an owner's pieces. */
export const inksOf = (theme: Theme, owner: Owner): Inks => ({
  key: theme.key,
  paper: theme.paper,
  flat: theme.owner[owner].flat,
  lines: LINES[owner],
});

/** Line widths of frames and outlines, mm. */
export const lineOf = (theme: Theme, wide: number): number =>
  theme.edition === 'low-ink' ? Math.max(0.125, wide * 0.7) : wide;

/** The display font; an outline one in the low-ink edition. */
export const lettersOf = (theme: Theme): string => (isBare(theme) ? 'stencil' : 'poster');

/** Text on a dark plate: ink and plate; swapped in the low-ink edition. */
export const onDark = (theme: Theme): { readonly ink: Colour; readonly on: Colour } =>
  isBare(theme) ? { ink: theme.key, on: theme.paper } : { ink: theme.paper, on: theme.key };

// The lettering of The Fog of War beyond the house's own: a condensed grotesque, as on staff charts.

export const FONTS = [
  fontsource('figures', 'Barlow Condensed', 700),
  fontsource('plain', 'Barlow Condensed', 600),
] as const;
