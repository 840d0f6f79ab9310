/** The named colours of a maker's game. */
import type { Colour, Edition } from '../kit/edition.ts';

/** A colour, or one for each printed edition. */
export type InkDefinition = Colour | { readonly colour: Colour; readonly lowInk: Colour };

export type InkDefinitions = Readonly<Record<string, InkDefinition>>;

const KEY: Colour = '#1a1a1a';
const PAPER: Colour = '#ffffff';

/** What every game has, where it does not say otherwise. */
const USUAL = {
  /** Lines and text. */
  key: KEY,
  paper: PAPER,
  /** Of backs and covers. */
  ground: { colour: '#24495c', lowInk: PAPER },
  onGround: { colour: PAPER, lowInk: KEY },
} as const satisfies InkDefinitions;

/** Colours by name: the usual ones, and those of the game. */
export type Inks = Readonly<Record<string, Colour>> & Readonly<Record<keyof typeof USUAL, Colour>>;

const inkIn = (ink: InkDefinition, edition: Edition): Colour => {
  if (typeof ink === 'string') return ink;
  return edition === 'low-ink' ? ink.lowInk : ink.colour;
};

/** The inks of an edition. */
export function inksIn(own: InkDefinitions, edition: Edition): Inks {
  const usual = (name: keyof typeof USUAL): Colour => inkIn(own[name] ?? USUAL[name], edition);
  const named = Object.entries(own).map(([name, ink]) => [name, inkIn(ink, edition)] as const);
  return {
    ...Object.fromEntries(named),
    key: usual('key'),
    paper: usual('paper'),
    ground: usual('ground'),
    onGround: usual('onGround'),
  };
}
