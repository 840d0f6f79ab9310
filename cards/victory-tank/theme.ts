/** Inks and detail of Victory Tank by edition: faces ask for them by name. */
import type { Colour, Edition } from '../../src/kit/edition.ts';
import type { Inks } from '../../src/kit/engrave/burin.ts';
import type { Army } from './box/battlefield.ts';

export interface ArmyInks {
  /** The army's one flat colour. */
  readonly flat: Colour;
  /** Its tint of the paper. */
  readonly tint: Colour;
  /** What is cut into the tint of its home base. */
  readonly rings: Colour;
}

/** Tones of the ground, from the path between fields down to the bottom of a shell hole. */
export interface LandInks {
  /** The ground of a field, a little darker than the paths round it. */
  readonly field: Colour;
  /** Fog that is thinner than the path's own tone, which is fog at its thickest. */
  readonly mist: Colour;
  /** What is gouged into the ground. */
  readonly cut: Colour;
  /** Pits, and marks that have to be found. */
  readonly deep: Colour;
}

export interface Theme {
  readonly edition: Edition;
  /** Bare paper on cards, and the paths that part the fields of the battlefield. */
  readonly paper: Colour;
  /** The key drawing and the text. */
  readonly key: Colour;
  readonly army: Readonly<Record<Army, ArmyInks>>;
  readonly land: LandInks;
  /** Wood of supply crates, the one thing in this colour. */
  readonly ochre: Colour;
}

const KEY: Colour = '#1f1b18';
const WARM_PAPER: Colour = '#f3e8d0';
const ARMY_INKS: Theme['army'] = {
  red: { flat: '#a13526', tint: '#e9b9a2', rings: '#d8937b' },
  gray: { flat: '#585858', tint: '#c5c5c5', rings: '#a5a5a5' },
};

const COLOURED = {
  paper: WARM_PAPER,
  key: KEY,
  army: ARMY_INKS,
  land: { field: '#e4d8b8', mist: '#ece1c5', cut: '#b7a87f', deep: '#786c4c' },
  ochre: '#d99a2b',
} as const;

const THEMES: Readonly<Record<Edition, Theme>> = {
  colour: { edition: 'colour', ...COLOURED },
  'low-ink': {
    edition: 'low-ink',
    paper: '#ffffff',
    key: KEY,
    army: {
      red: { flat: ARMY_INKS.red.flat, tint: '#ffffff', rings: ARMY_INKS.red.flat },
      gray: { flat: ARMY_INKS.gray.flat, tint: '#ffffff', rings: ARMY_INKS.gray.flat },
    },
    land: { field: '#ffffff', mist: '#ffffff', cut: KEY, deep: KEY },
    ochre: '#ffffff',
  },
  screen: { edition: 'screen', ...COLOURED },
};

/** What things of wood are drawn in: no colour stands for it where ink is spared. */
export const woodInks = ({ key, paper, ochre, edition }: Theme): Inks => ({
  key,
  paper,
  ...(edition !== 'low-ink' && { flat: ochre }),
});

export const themeOf = (edition: Edition): Theme => THEMES[edition];
