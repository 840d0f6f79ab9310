/** Colours as people write them: `#rrggbb`, `#rgb`, or by a name of CSS. */
import { colorsNamed } from 'culori/fn';
import type { Colour } from './edition.ts';
import { hintFor } from './nearest-name.ts';
import { shown } from './untrusted-input.ts';

const NAMES: Readonly<Record<string, number>> = colorsNamed;

const HEX = /^#[0-9a-f]{6}$/i;
const SHORT = /^#[0-9a-f]{3}$/i;

/** Whether a text is a colour that both painters know. */
export const isColour = (text: unknown): text is Colour => typeof text === 'string' && HEX.test(text);

/** A colour as painters take it; undefined where nobody knows it. */
export function colourFrom(text: string): Colour | undefined {
  if (isColour(text)) return text;
  const name = text.trim().toLowerCase();
  if (isColour(name)) return name;
  if (SHORT.test(name)) return `#${[...name.slice(1)].map((digit) => digit + digit).join('')}`;
  const known = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
  return known === undefined ? undefined : `#${known.toString(16).padStart(6, '0')}`;
}

/** What is wrong with a colour that nobody knows, in a few words: `"redd" is no colour: did you mean "red"`. */
export const colourFault = (text: unknown, inks: readonly string[] = []): string => {
  const said = typeof text === 'string' ? text : String(text);
  const hint = hintFor(said.trim(), [...inks, ...Object.keys(NAMES)]).replace(/[.?]$/, '');
  return `"${shown(said)}" is no colour${hint || ': write it like #aa3322 or red'}`;
};

/** A channel as light, 0 to 1. */
const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance, 0 to 1. */
function luminance(colour: Colour): number {
  const value = Number.parseInt(colour.slice(1), 16);
  return 0.2126 * channel(value >> 16) + 0.7152 * channel((value >> 8) & 255) + 0.0722 * channel(value & 255);
}

/** The contrast of two colours as in WCAG 2.2: 1 for equal ones, 21 for black on white. */
export function contrastOf(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
