/** Inks and detail of Victory Tank by edition: faces ask for them by name. */
import type { Colour, Edition } from '../../src/kit/edition.ts';
import type { Army } from './box.ts';

export interface ArmyInks {
  /** The army's one flat colour. */
  readonly flat: Colour;
  /** Its tint of the paper. */
  readonly tint: Colour;
}

export interface Theme {
  readonly edition: Edition;
  readonly paper: Colour;
  /** The key drawing and the text. */
  readonly key: Colour;
  readonly army: Readonly<Record<Army, ArmyInks>>;
  /** Distance between engraved lines, mm. */
  readonly lineSpacing: number;
  /** Widest engraved line, as a share of the spacing. */
  readonly lineWeight: number;
  /** Symbols are drawn this much larger than in print. */
  readonly symbolScale: number;
}

const KEY: Colour = '#1f1b18';
const WARM_PAPER: Colour = '#f3e8d0';

const THEMES: Readonly<Record<Edition, Theme>> = {
  colour: {
    edition: 'colour',
    paper: WARM_PAPER,
    key: KEY,
    army: { red: { flat: '#a13526', tint: '#e9b9a2' }, gray: { flat: '#4f605c', tint: '#bcc6be' } },
    lineSpacing: 1.42,
    lineWeight: 0.62,
    symbolScale: 1,
  },
  'low-ink': {
    edition: 'low-ink',
    paper: '#ffffff',
    key: KEY,
    army: { red: { flat: '#a13526', tint: '#ffffff' }, gray: { flat: '#4f605c', tint: '#ffffff' } },
    lineSpacing: 2.2,
    lineWeight: 0.14,
    symbolScale: 1,
  },
  screen: {
    edition: 'screen',
    paper: WARM_PAPER,
    key: KEY,
    army: { red: { flat: '#a13526', tint: '#e9b9a2' }, gray: { flat: '#4f605c', tint: '#bcc6be' } },
    lineSpacing: 3.1,
    lineWeight: 0.25,
    symbolScale: 1.35,
  },
};

export const themeOf = (edition: Edition): Theme => THEMES[edition];
