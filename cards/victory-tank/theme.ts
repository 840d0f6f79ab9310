/** Inks and detail of Victory Tank by edition: faces ask for them by name. */
import type { Colour, Edition } from '../../src/kit/edition.ts';
import type { Inks } from '../../src/kit/engrave/burin.ts';
import type { Army } from './data/battlefield.ts';
import { ART_REACH, POKER } from '../../src/kit/component.ts';
import { type Face, type Node, type Shape, art, box, group } from '../../src/kit/face.ts';
import { EDGE, type Layer, type Opening, fogFrame } from '../../src/kit/engrave/fog-frame.ts';

export interface ArmyInks {
  /** The army's one flat colour. */
  readonly flat: Colour;
  /** Its tint of the paper. */
  readonly tint: Colour;
  /** The ink of the rings of its home base. */
  readonly rings: Colour;
}

/** Tones of the ground, from the path between fields down to the bottom of a shell hole. */
export interface LandInks {
  /** The ground of a field, a little darker than the paths round it. */
  readonly field: Colour;
  /** Fog that is thinner than the path's own tone, which is fog at its thickest. */
  readonly mist: Colour;
  /** The ink of ground lines. */
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

/** The inks of wooden things; in the low-ink edition they have no colour. */
export const woodInks = ({ key, paper, ochre, edition }: Theme): Inks => ({
  key,
  paper,
  ...(edition !== 'low-ink' && { flat: ochre }),
});

export const themeOf = (edition: Edition): Theme => THEMES[edition];

// Shared by every card face: paper out to the bleed, a picture clipped to the fog, the fog itself.

export const WIDTH = POKER.width;
export const HEIGHT = POKER.height;

/** A card face on plain paper, or on another ground. */
export const cardFace = (
  id: string,
  theme: Theme,
  nodes: readonly Node[],
  ground: Colour = theme.paper,
): Face => ({
  id,
  width: WIDTH,
  height: HEIGHT,
  bleed: POKER.bleed,
  safe: POKER.safe,
  nodes: [
    box({
      x: -ART_REACH,
      y: -ART_REACH,
      width: WIDTH + 2 * ART_REACH,
      height: HEIGHT + 2 * ART_REACH,
      fill: ground,
    }),
    ...nodes,
  ],
});

/** The margin in which only the common fog is drawn, since neighbours share their cuts. */
const SHARED_EDGE = 3;

/** The lower edge of an opening. */
const bottomOf = ({ top, left }: Opening): number => left.reduce((y, { height }) => y + height, top);

/** Width of the drawn edge of the fog, mm. */
const EDGE_WIDTH: Readonly<Record<Edition, number>> = { colour: 0.35, 'low-ink': 0.2, screen: 0.6 };

/** A picture seen through an opening in the fog. */
export function throughFog(picture: readonly Shape[], opening: Opening, theme: Theme): Node[] {
  const clip = {
    x: SHARED_EDGE,
    y: SHARED_EDGE,
    width: WIDTH - 2 * SHARED_EDGE,
    height: Math.min(HEIGHT - SHARED_EDGE, bottomOf(opening) + 1) - SHARED_EDGE,
  };
  const fog = fogFrame(opening, HEIGHT, {
    paper: theme.paper,
    line: theme.key,
    edge: EDGE_WIDTH[theme.edition],
    fine: theme.edition !== 'screen',
  });
  return [
    group({ x: 0, y: 0, clip, nodes: [art({ x: 0, y: 0, shapes: picture })] }),
    art({ x: 0, y: 0, shapes: fog }),
  ];
}

/** An opening over the whole card that looks the same turned by half: its right side is its left, reversed. */
export const turningOpening = (left: readonly Layer[]): Opening => ({
  width: WIDTH,
  top: EDGE,
  left,
  right: [...left].reverse(),
});
