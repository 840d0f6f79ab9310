/** Inks of Street Armour by edition: a city plan in ink. What stops a shot is dark, where a tank may go is pale. */
import type { Colour, Edition } from '../../src/kit/edition.ts';
import type { Side } from './data/box.ts';
import type { Covering } from './data/roof-coverings.ts';

/** Tints of the ground, all much paler than any block. */
export type Ground = 'road' | 'pavement' | 'plaza' | 'lawn' | 'tree' | 'water' | 'shadow' | 'awning';

/** A roof's slopes in the shade and in the sun, and the lines cut into them. */
export interface RoofInks {
  readonly shaded: Colour;
  readonly sunny: Colour;
  readonly line: Colour;
}

export interface Theme {
  readonly edition: Edition;
  /** Streets and flags. */
  readonly paper: Colour;
  /** Blocks, wrecks, barricades, and main text. */
  readonly key: Colour;
  /** Roofs: each far darker than any street, so that in grey too a block is no street. */
  readonly roofs: Readonly<Record<Covering, RoofInks>>;
  /** Lines cut into what is black; in low ink the key on paper. */
  readonly roof: Colour;
  /** Strokes on what is black that are hardly paler than it. */
  readonly sunny: Colour;
  /** What is left of a tank. */
  readonly burnt: Colour;
  /** Crosses at the corners of squares: told from setts and leaves at arm’s length. */
  readonly corner: Colour;
  /** Kerbs, dots and chevrons of the streets. */
  readonly quiet: Colour;
  /** Secondary text on streets. */
  readonly written: Colour;
  /** What is drawn on the ground, pale enough to cross a cut: rails, kerbs, setts. */
  readonly soft: Colour;
  /** Kerbs and rails of the railway, arcs of setts, edges of leaves, ripples: as pale as that. */
  readonly kerb: Colour;
  readonly sett: Colour;
  readonly leaf: Colour;
  readonly wave: Colour;
  readonly ground: Readonly<Record<Ground, Colour>>;
  readonly side: Readonly<Record<Side, Colour>>;
}

const KEY: Colour = '#1d1a17';
const SIDE: Theme['side'] = { west: '#a13526', east: '#35677f' };
const WRITTEN: Colour = '#5f5338';
const GROUND: Theme['ground'] = {
  road: '#efe5cc',
  pavement: '#faf5e8',
  plaza: '#f1e2ba',
  lawn: '#dde2bb',
  tree: '#c8d29c',
  water: '#c4d7d4',
  shadow: '#d5c49b',
  awning: '#dfac93',
};
const BARE_GROUND: Theme['ground'] = {
  road: '#ffffff',
  pavement: '#ffffff',
  plaza: '#ffffff',
  lawn: '#ffffff',
  tree: '#ffffff',
  water: '#ffffff',
  shadow: '#ffffff',
  awning: '#ffffff',
};
const ROOFS: Theme['roofs'] = {
  slate: { shaded: '#35424d', sunny: '#51616c', line: '#8f9da2' },
  brick: { shaded: '#642f23', sunny: '#8e4a37', line: '#c68d70' },
  copper: { shaded: '#2a4f46', sunny: '#4c7566', line: '#88ad97' },
  lead: { shaded: '#3b352d', sunny: '#5c5245', line: '#a59670' },
};
const BARE_ROOF: RoofInks = { shaded: KEY, sunny: '#ffffff', line: KEY };
const BARE_ROOFS: Theme['roofs'] = {
  slate: BARE_ROOF,
  brick: BARE_ROOF,
  copper: BARE_ROOF,
  lead: BARE_ROOF,
};
const COLOURED: Omit<Theme, 'edition'> = {
  paper: '#f3e8d0',
  key: KEY,
  roofs: ROOFS,
  roof: '#cbb888',
  sunny: '#40382c',
  burnt: '#8d7a54',
  corner: '#6b5a33',
  quiet: '#8d7b52',
  written: WRITTEN,
  soft: '#c8b788',
  kerb: '#ae9d70',
  sett: '#d3c093',
  leaf: '#adb680',
  wave: '#aac2be',
  ground: GROUND,
  side: SIDE,
};

const THEMES: Readonly<Record<Edition, Theme>> = {
  colour: { edition: 'colour', ...COLOURED },
  'low-ink': {
    edition: 'low-ink',
    paper: '#ffffff',
    key: KEY,
    roofs: BARE_ROOFS,
    roof: KEY,
    sunny: '#ffffff',
    burnt: '#ffffff',
    corner: '#4c463c',
    quiet: '#6b6458',
    written: WRITTEN,
    soft: '#b0a793',
    kerb: '#b0a793',
    sett: '#b0a793',
    leaf: '#b0a793',
    wave: '#b0a793',
    ground: BARE_GROUND,
    side: SIDE,
  },
  screen: { edition: 'screen', ...COLOURED },
};

export const themeOf = (edition: Edition): Theme => THEMES[edition];

export const isBare = ({ edition }: Theme): boolean => edition === 'low-ink';
