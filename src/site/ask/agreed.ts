/**
 * What a table has agreed on: the options that are switched to their other reading. The device keeps it
 * for every page of the game; it may refuse, so pages of the site also lead to each other with it, as `rules=free,pass`
 * behind the `#`. What is handed on to others is packed, with the version of the rules, as positions and records
 * are; both are read here, since the table looks for them before all else.
 */
import { keep, kept } from '../keep.ts';

const listed = (text: string, known: readonly string[]): readonly string[] => {
  const named = text.split(',');
  return known.filter((option) => named.includes(option));
};

/** The set that an address names behind its `#`, as far as the game knows it; null where it names none. */
export function agreedIn(fragment: string, known: readonly string[]): readonly string[] | null {
  const part = fragment
    .replace(/^#/, '')
    .split('&')
    .find((each) => each.startsWith('rules='));
  return part === undefined ? null : listed(decodeURIComponent(part.slice('rules='.length)), known);
}

/**
 * The packed text behind a `#`; null where none is meant. What messengers put after an address, a full stop or a bracket,
 * is left out.
 */
export const packedIn = (fragment: string): string | null =>
  /^#?(?:position|view|record|rulings)(?:=|%3D)([\w-]*)/i.exec(fragment)?.[1] ?? null;

/** The part of an address that names a set: "rules=free,pass". */
export const fragmentOf = (options: readonly string[]): string => `rules=${options.join(',')}`;

/** The set kept on the device; none is everything as it is ruled. */
export function keptAgreement(game: string, known: readonly string[]): readonly string[] {
  return listed(kept(game, 'agreed') ?? '', known);
}

/** Keeps a set on the device; whether it could. */
export function keepAgreement(game: string, options: readonly string[]): boolean {
  return keep(game, 'agreed', options.join(','));
}

/** The set that holds on a page: the one its address names, else the one kept. */
export const agreement = (game: string, known: readonly string[], fragment: string): readonly string[] =>
  agreedIn(fragment, known) ?? keptAgreement(game, known);

/** A set with one option switched. */
export const toggled = (on: readonly string[], option: string): readonly string[] =>
  on.includes(option) ? on.filter((other) => other !== option) : [...on, option];
