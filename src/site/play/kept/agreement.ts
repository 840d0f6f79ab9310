/**
 * The options that a table has agreed to switch on. They are saved on the device for every page of the game. As a device may
 * refuse to save, links within the site carry them too, as `rules=free,pass` in the hash. Links for others carry a packed
 * text with the version of the rules; this module parses both.
 */
import { decoded, MOST } from '../../../kit/untrusted-input.ts';
import { keep, kept } from '../../device/local-storage.ts';

const wordsIn = (text: string): readonly string[] => text.split(',').filter((word) => word !== '');

const listed = (text: string, known: readonly string[]): readonly string[] => {
  const named = wordsIn(text);
  return known.filter((option) => named.includes(option));
};

/** The words after `rules=` in a hash; null if there are none, or they cannot be decoded. */
function namedIn(fragment: string): readonly string[] | null {
  if (fragment.length > MOST.address) return null;
  const part = /^#?(?:[^&]*&)*?rules=([^&]*)/.exec(fragment)?.[1];
  const words = part === undefined ? null : decoded(part);
  return words === null ? null : wordsIn(words);
}

/** The options that a hash names; null if it names none, or one that the game does not know. */
export function agreedIn(fragment: string, known: readonly string[]): readonly string[] | null {
  const named = namedIn(fragment);
  if (named === null || named.some((word) => !known.includes(word))) return null;
  return known.filter((option) => named.includes(option));
}

/** The packed text in a hash; null if there is none. Ignores a full stop or bracket that a messenger put after the link. */
export const packedIn = (fragment: string): string | null =>
  fragment.length > MOST.address
    ? null
    : (/^#?(?:position|view|record|rulings)(?:=|%3D)([\w-]*)/i.exec(fragment)?.[1] ?? null);

/** The hash for some options: "rules=free,pass". */
export const fragmentOf = (options: readonly string[]): string => `rules=${options.join(',')}`;

/** The options saved on the device. */
export function keptAgreement(game: string, known: readonly string[]): readonly string[] {
  return listed(kept(game, 'agreed') ?? '', known);
}

/**
 * The options that somebody has switched on this device, on or off; the others may follow the game's advice. A device that
 * saved options before this was recorded counts as having switched all.
 */
export function settledOf(game: string, known: readonly string[]): readonly string[] {
  const text = kept(game, 'settled');
  if (text !== null) return wordsIn(text);
  return kept(game, 'agreed') === null ? [] : known;
}

/** Adds the advised options that nobody has switched yet. */
export function withAdvice(
  on: readonly string[],
  advised: readonly string[],
  settled: readonly string[],
): readonly string[] {
  const added = advised.filter((option) => !on.includes(option) && !settled.includes(option));
  return [...on, ...added];
}

function settle(game: string, options: readonly string[], known: readonly string[]): void {
  keep(game, 'settled', [...new Set([...settledOf(game, known), ...options])].join(','));
}

/** Saves options on the device and leaves saved ones that are not `known` in place; false if it could not save. */
export function keepAgreement(game: string, options: readonly string[], known: readonly string[]): boolean {
  const others = wordsIn(kept(game, 'agreed') ?? '').filter((word) => !known.includes(word));
  const before = keptAgreement(game, known);
  settle(
    game,
    known.filter((option) => before.includes(option) !== options.includes(option)),
    known,
  );
  return keep(game, 'agreed', [...options, ...others].join(','));
}

/**
 * Switches one option of those saved on the device; false if it could not save. Options that a page has from its hash or
 * from an opened game are not saved by this.
 */
export function keepSwitched(game: string, option: string, on: boolean, known: readonly string[]): boolean {
  const others = keptAgreement(game, known).filter((other) => other !== option);
  settle(game, [option], known);
  return keepAgreement(game, on ? [...others, option] : others, known);
}

/** The options of a page: those in its hash, else the saved ones. */
export const agreement = (game: string, known: readonly string[], fragment: string): readonly string[] =>
  agreedIn(fragment, known) ?? keptAgreement(game, known);

/** Adds an option, or removes it. */
export const toggled = (on: readonly string[], option: string): readonly string[] =>
  on.includes(option) ? on.filter((other) => other !== option) : [...on, option];
