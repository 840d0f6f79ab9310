/**
 * Inks of Loopgraven by edition, its lettering and its frames: a Dutch school atlas of 1918, soft flat tints under black line,
 * and a colour for each army.
 */
import type { Colour, Edition } from '../../src/kit/edition.ts';
import { DETAIL_OF, type Detail, type Inks } from '../../src/kit/engrave/burin.ts';
import type { TroopColour } from './data/pieces.ts';
import { fontsource } from '../../src/kit/type/fonts.ts';
import { POKER } from '../../src/kit/component.ts';
import { type DoubleLine, doubleFrame as framed, ground } from '../../src/kit/drawing/face-elements.ts';
import type { Face, Node, Rect } from '../../src/kit/face.ts';

export interface ArmyInks {
  readonly flat: Colour;
  /** Its tint of the paper, on its trenches. */
  readonly tint: Colour;
}

/** What a space's ground is like. It is only drawn: no rule asks for it. */
export type Land = 'earth' | 'meadow' | 'plough' | 'stubble' | 'shelled' | 'mud';

export interface Theme {
  readonly edition: Edition;
  readonly detail: Detail;
  readonly paper: Colour;
  readonly key: Colour;
  /** The inset of a stack. */
  readonly land: Colour;
  /** The spaces of the board by their ground, and the land about them. */
  readonly lands: Readonly<Record<Land, Colour>>;
  readonly country: Colour;
  /** Furrows and grass, shell holes, pools, roads, roofs, leaves: paler than any line to be read. */
  readonly soil: Colour;
  readonly hole: Colour;
  readonly rim: Colour;
  readonly water: Colour;
  readonly lane: Colour;
  readonly roof: Colour;
  readonly leaf: Colour;
  /** Hairlines and strokes of the ground. */
  readonly quiet: Colour;
  /** Secondary text. */
  readonly written: Colour;
  /** The sky of the school plates: dusk over what hurts, dawn over what helps, its lines, the sun, and the ground. */
  readonly sky: Readonly<Record<'dusk' | 'duskLine' | 'dawn' | 'dawnLine' | 'sun' | 'soil', Colour>>;
  /** The ink of helpful cards and of prices. */
  readonly ochre: Colour;
  readonly gas: Colour;
  readonly green: Colour;
  readonly copper: Colour;
  readonly nickel: Colour;
  readonly army: Readonly<Record<TroopColour, ArmyInks>>;
}

const KEY: Colour = '#1f1c18';
const FLATS = { red: '#a5301f', gray: '#606262', violet: '#6d3a78', blue: '#29508f' } as const;
const TINTS = { red: '#eec9b6', gray: '#d8d6cf', violet: '#ddcbdd', blue: '#c6d3e6' } as const;

const armies = (tints: Readonly<Record<TroopColour, Colour>>): Theme['army'] => ({
  red: { flat: FLATS.red, tint: tints.red },
  gray: { flat: FLATS.gray, tint: tints.gray },
  violet: { flat: FLATS.violet, tint: tints.violet },
  blue: { flat: FLATS.blue, tint: tints.blue },
});

const COLOURED: Omit<Theme, 'edition' | 'detail'> = {
  paper: '#f5ebd3',
  key: KEY,
  land: '#e7dab5',
  lands: {
    earth: '#dcc893',
    meadow: '#c9d29a',
    plough: '#d9bd80',
    stubble: '#d2bc79',
    shelled: '#bda976',
    mud: '#a8946a',
  },
  country: '#f0e5c9',
  soil: '#94804f',
  hole: '#85724a',
  rim: '#d3c090',
  water: '#8fa39b',
  lane: '#f7efdb',
  roof: '#cf9a73',
  leaf: '#98a869',
  quiet: '#6a5a38',
  written: '#4f4429',
  sky: {
    dusk: '#46382a',
    duskLine: '#9d8256',
    dawn: '#dfc28b',
    dawnLine: '#b08b4c',
    sun: '#f6e7c0',
    soil: '#c6a873',
  },
  ochre: '#dfa32f',
  gas: '#98a36b',
  green: '#7f9d5b',
  copper: '#cd9052',
  nickel: '#d5d4cf',
  army: armies(TINTS),
};

const WHITE: Colour = '#ffffff';
const BARE: Omit<Theme, 'edition' | 'detail'> = {
  paper: WHITE,
  key: KEY,
  land: WHITE,
  lands: {
    earth: WHITE,
    meadow: WHITE,
    plough: WHITE,
    stubble: WHITE,
    shelled: WHITE,
    mud: WHITE,
  },
  country: WHITE,
  soil: '#b0a793',
  hole: WHITE,
  rim: WHITE,
  water: WHITE,
  lane: WHITE,
  roof: WHITE,
  leaf: WHITE,
  quiet: '#6f6754',
  written: '#4d442d',
  sky: { dusk: WHITE, duskLine: KEY, dawn: WHITE, dawnLine: KEY, sun: WHITE, soil: WHITE },
  ochre: WHITE,
  gas: WHITE,
  green: WHITE,
  copper: WHITE,
  nickel: WHITE,
  army: armies({ red: WHITE, gray: WHITE, violet: WHITE, blue: WHITE }),
};

const THEMES: Readonly<Record<Edition, Theme>> = {
  colour: { edition: 'colour', detail: DETAIL_OF.colour, ...COLOURED },
  'low-ink': { edition: 'low-ink', detail: DETAIL_OF['low-ink'], ...BARE },
  screen: { edition: 'screen', detail: DETAIL_OF.screen, ...COLOURED },
};

export const themeOf = (edition: Edition): Theme => THEMES[edition];

export const isBare = ({ edition }: Theme): boolean => edition === 'low-ink';

/** Angles of the hatching that stands for a colour, so that armies differ in grey too. */
const LINES: Readonly<Record<TroopColour, number>> = { red: 45, gray: 0, violet: 135, blue: 90 };

/** The inks of engravings of an army's pieces. */
export const armyInks = (theme: Theme, owner: TroopColour): Inks => ({
  key: theme.key,
  paper: theme.paper,
  flat: theme.army[owner].flat,
  lines: LINES[owner],
});

/** The inks of engraved pictures; ochre is their only colour, and paper in the low-ink edition. */
export const plainInks = (theme: Theme): Inks => ({
  key: theme.key,
  paper: theme.paper,
  ...(!isBare(theme) && { flat: theme.ochre }),
});

/** Line widths of frames and outlines, mm. */
export const lineOf = (theme: Theme, wide: number): number =>
  theme.edition === 'low-ink' ? Math.max(0.125, wide * 0.7) : wide;

/** The lettering of Loopgraven beyond the house's own: a condensed grotesque, as on the maps of a school. */
export const FONTS = [
  fontsource('figures', 'Barlow Condensed', 700),
  fontsource('plain', 'Barlow Condensed', 600),
] as const;

// Shared by all cards: paper and thin double frames.

export const { width: CARD_WIDTH, height: CARD_HEIGHT } = POKER;

export const cardFace = (id: string, fill: Colour, nodes: readonly Node[]): Face => ({
  id,
  width: CARD_WIDTH,
  height: CARD_HEIGHT,
  bleed: POKER.bleed,
  safe: POKER.safe,
  nodes: [ground(CARD_WIDTH, CARD_HEIGHT, fill), ...nodes],
});

/** A thick line and a thin one inside it, finer where ink is spared. */
export const doubleFrame = (rect: Rect, theme: Theme, [thick, thin, apart]: DoubleLine): Node =>
  framed(rect, theme.key, [lineOf(theme, thick), lineOf(theme, thin), apart]);
