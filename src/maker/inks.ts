/** The named colours of a maker's game. */
import { colourFrom, contrastOf } from '../kit/css-colour.ts';
import type { Colour, Edition } from '../kit/edition.ts';
import { hintFor } from '../kit/nearest-name.ts';
import { shown } from '../kit/untrusted-input.ts';

/** A colour, or one for each printed edition. */
export type InkDefinition = Colour | { readonly colour: Colour; readonly lowInk: Colour };

export type InkDefinitions = Readonly<Record<string, InkDefinition>>;

/** What JavaScript itself asks of an object that it writes or waits for. */
const ASKED = ['toJSON', 'then'];

const KEY: Colour = '#1a1a1a';
const PAPER: Colour = '#ffffff';

/** What every game has, where it does not say otherwise. */
const USUAL = {
  /** Lines and text. */
  key: KEY,
  paper: PAPER,
  /** Of backs and covers: pale, as a dark back of each card takes most of the ink. */
  ground: { colour: '#d5e0e3', lowInk: PAPER },
  onGround: { colour: '#24495c', lowInk: KEY },
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
  const ground = usual('ground');
  // On a ground of the maker's own: whichever of ink and paper is read on it.
  const against = (name: 'key' | 'paper'): number =>
    contrastOf(colourFrom(usual(name)) ?? KEY, colourFrom(ground) ?? PAPER);
  const onOwn = against('paper') > against('key') ? 'paper' : 'key';
  const isOwn = own['ground'] !== undefined && own['onGround'] === undefined;
  const named = Object.entries(own).map(([name, ink]) => [name, inkIn(ink, edition)] as const);
  const inks: Inks = {
    ...Object.fromEntries(named),
    key: usual('key'),
    paper: usual('paper'),
    ground,
    onGround: usual(isOwn ? onOwn : 'onGround'),
  };
  return knowingInks(inks);
}

/** The inks; @throws when one is read that the game does not have: a misspelt one would be black without a word. */
const knowingInks = (inks: Inks): Inks =>
  new Proxy(inks, {
    get: (target, key): unknown => {
      if (typeof key === 'symbol' || key in target || ASKED.includes(key)) return Reflect.get(target, key);
      throw new Error(`there is no ink "${shown(key)}"${hintFor(key, Object.keys(target))}`);
    },
  });
