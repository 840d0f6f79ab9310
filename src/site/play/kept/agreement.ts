/**
 * What a table has agreed on: the options that are switched to their other reading. The device keeps it
 * for every page of the game; it may refuse, so pages of the site also lead to each other with it, as `rules=free,pass`
 * behind the `#`. What is handed on to others is packed, with the version of the rules, as positions and records
 * are; both are read here, since the table looks for them before all else.
 */
import { decoded, MOST } from '../../../kit/untrusted-input.ts';
import { keep, kept } from '../../device/local-storage.ts';

const wordsIn = (text: string): readonly string[] => text.split(',').filter((word) => word !== '');

const listed = (text: string, known: readonly string[]): readonly string[] => {
  const named = wordsIn(text);
  return known.filter((option) => named.includes(option));
};

/** The words that an address names a set by; null where it names none, or they are garbled. */
function namedIn(fragment: string): readonly string[] | null {
  if (fragment.length > MOST.address) return null;
  const part = /^#?(?:[^&]*&)*?rules=([^&]*)/.exec(fragment)?.[1];
  const words = part === undefined ? null : decoded(part);
  return words === null ? null : wordsIn(words);
}

/** The set that an address names behind its `#`; null where it names none, or one with a word the game does not know. */
export function agreedIn(fragment: string, known: readonly string[]): readonly string[] | null {
  const named = namedIn(fragment);
  if (named === null || named.some((word) => !known.includes(word))) return null;
  return known.filter((option) => named.includes(option));
}

/**
 * The packed text behind a `#`; null where none is meant. What messengers put after an address, a full stop or a bracket,
 * is left out.
 */
export const packedIn = (fragment: string): string | null =>
  fragment.length > MOST.address
    ? null
    : (/^#?(?:position|view|record|rulings)(?:=|%3D)([\w-]*)/i.exec(fragment)?.[1] ?? null);

/** The part of an address that names a set: "rules=free,pass". */
export const fragmentOf = (options: readonly string[]): string => `rules=${options.join(',')}`;

/** The set kept on the device; none is everything as it is ruled. */
export function keptAgreement(game: string, known: readonly string[]): readonly string[] {
  return listed(kept(game, 'agreed') ?? '', known);
}

/**
 * The options that somebody has settled on the device, whichever way: what nobody has thought of yet may be advised. Who
 * kept a set before this was told apart has settled them all.
 */
export function settledOf(game: string, known: readonly string[]): readonly string[] {
  const text = kept(game, 'settled');
  if (text !== null) return wordsIn(text);
  return kept(game, 'agreed') === null ? [] : known;
}

/** Options that are asked for as a game is begun: on by advice as long as nobody has settled them. */
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

/** Keeps a set of the options that are `known` here on the device, beside what is kept of others; whether it could. */
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
 * Switches one option of the set kept on the device; whether it could. A page may hold with another set, by its address
 * or by a game that came: that is not this device's.
 */
export function keepSwitched(game: string, option: string, on: boolean, known: readonly string[]): boolean {
  const others = keptAgreement(game, known).filter((other) => other !== option);
  settle(game, [option], known);
  return keepAgreement(game, on ? [...others, option] : others, known);
}

/** The set that holds on a page: the one its address names, else the one kept. */
export const agreement = (game: string, known: readonly string[], fragment: string): readonly string[] =>
  agreedIn(fragment, known) ?? keptAgreement(game, known);

/** A set with one option switched. */
export const toggled = (on: readonly string[], option: string): readonly string[] =>
  on.includes(option) ? on.filter((other) => other !== option) : [...on, option];
