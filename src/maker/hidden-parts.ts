/** What each player knows of a position of which some parts are hidden, and positions that agree with it. */
import { isObject } from '../is-object.ts';
import { chanceOf, shuffle } from '../referee/chance/random.ts';
import type { KindOf } from './hidden-kinds.ts';
import type { Lots, Place, Singles } from './hidden-lots.ts';
import type { Hidden } from './simple-rules.ts';

/** What one player knows. */
export interface SimpleSeen {
  readonly viewer: number;
  /**
   * The position with `{ unseen: 3 }` in place of three cards, and `{ unseen: true }` of one that is no list; with `of`, the
   * kind of each, where the hidden things are of several: they have different backs. `lot: true` where it is one of several
   * that may lie there, and nothing tells which.
   */
  readonly position: Readonly<Record<string, unknown>>;
  /** All else that lies unseen somewhere, as JSON and in alphabetical order: it can be told from what is seen. */
  readonly unseen: readonly string[];
}

interface Mask {
  readonly unseen: number | true;
  readonly of?: readonly string[];
  readonly lot?: true;
}

type Parts = Readonly<Record<string, unknown>>;

const isMask = (value: unknown): value is Mask => isObject(value) && 'unseen' in value;

/** The things in a part, as JSON: the entries of a list, or the one that is no list. */
const thingsIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]).map((thing) =>
    JSON.stringify(thing),
  );

/** What is unseen in place of a part; `kinds` is left out where all hidden things are of one. */
function masked(value: unknown, kinds: readonly string[] | null): unknown {
  if (!Array.isArray(value) && (value ?? null) === null) return value;
  return { unseen: Array.isArray(value) ? value.length : true, ...(kinds?.length && { of: kinds }) };
}

export interface Hiding {
  readonly seats: readonly string[];
  readonly hidden: Readonly<Record<string, Hidden | undefined>>;
  readonly kindOf: KindOf;
  /** Whether the set-up shuffles a thing. */
  readonly isShuffled: (thing: string) => boolean;
  readonly lots: Lots;
}

/** What of a game's secrets says which of its parts are several. */
export type Piles = Pick<Hiding, 'seats' | 'isShuffled'>;

/** Whether a list is a pile: of cards, which are shuffled or objects. A card may have a list of words of its own. */
const isPile = ({ isShuffled }: Piles, list: readonly unknown[]): boolean =>
  list.length === 0 || list.some((thing) => typeof thing === 'object' || isShuffled(JSON.stringify(thing)));

/** Whether a hidden part is several: a pile for each seat, or piles by their names. Lists of lists are piles of lists. */
function isSeveral(piles: Piles, value: unknown): value is Parts {
  if (!isObject(value) || isMask(value)) return false;
  const parts = Object.entries(value);
  if (parts.length === 0) return false;
  if (parts.every(([key]) => piles.seats.includes(key))) return true;
  const hasPiles = parts.some(([, part]) => !Array.isArray(part) || isPile(piles, part));
  return hasPiles && parts.every(([, part]) => Array.isArray(part) || isMask(part) || isSeveral(piles, part));
}

type Change = (value: unknown, place: Place) => unknown;

const eachOf = (value: Parts, change: (part: unknown, key: string) => unknown): Parts =>
  Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part, key)]));

/** Replaces the values of a part that a viewer does not see; `change` is called for each pile and single thing. */
function changeUnseen(
  value: unknown,
  hidden: Hidden,
  { piles, viewer, place }: { readonly piles: Piles; readonly viewer: number; readonly place: Place },
  change: Change,
): unknown {
  const whole: Change = (part, at) =>
    isSeveral(piles, part) ? eachOf(part, (each, key) => whole(each, `${at}.${key}`)) : change(part, at);
  if (hidden === 'all') return whole(value, place);
  if (Array.isArray(value))
    return value.map((part, seat) => (seat === viewer ? part : whole(part, `${place}.${seat}`)));
  if (!isObject(value)) return value;
  const isOwn = (key: string): boolean => key === String(viewer) || key === piles.seats[viewer];
  return eachOf(value, (part, key) => (isOwn(key) ? part : whole(part, `${place}.${key}`)));
}

type Parted = Piles & Pick<Hiding, 'hidden'>;

const changed = (piles: Parted, position: Parts, viewer: number, change: Change): Parts =>
  eachOf(position, (value, key) => {
    const how = piles.hidden[key];
    return how === undefined ? value : changeUnseen(value, how, { piles, viewer, place: key }, change);
  });

/** Somebody who sees nothing that is hidden. */
const NOBODY = -1;

/** The hidden things of a position that are no lists, by their places; what is masked is left out. */
export function singlesIn(piles: Parted, position: Parts): Singles {
  const singles = new Map<Place, string>();
  changed(piles, position, NOBODY, (value, place) => {
    if (Array.isArray(value) || (value ?? null) === null || isMask(value)) return value;
    singles.set(place, JSON.stringify(value));
    return value;
  });
  return singles;
}

/** Whether a hidden place holds nothing yet: somebody may choose what lies there later. */
export function hasEmptyPlaces(piles: Parted, position: Parts): boolean {
  let hasSome = Object.keys(piles.hidden).some((key) => !(key in position));
  changed(piles, position, NOBODY, (value) => {
    hasSome ||= (value ?? null) === null;
    return value;
  });
  return hasSome;
}

/** What a player knows of a position. */
export function seenBySeat(hiding: Hiding, position: Parts, viewer: number): SimpleSeen {
  const unseen: string[] = [];
  const isLot = (value: unknown, place: Place): boolean =>
    !Array.isArray(value) && (value ?? null) !== null && hiding.lots.isLot(place, JSON.stringify(value));
  changed(hiding, position, viewer, (value, place) => {
    if (!isLot(value, place)) unseen.push(...thingsIn(value));
  });
  const isOneKind = new Set(unseen.map(hiding.kindOf)).size <= 1;
  const seen = changed(hiding, position, viewer, (value, place) =>
    isLot(value, place)
      ? { unseen: true, lot: true }
      : masked(value, isOneKind ? null : thingsIn(value).map(hiding.kindOf)),
  );
  return { viewer, position: seen, unseen: unseen.toSorted() };
}

/** The unseen things by their kinds, each shuffled, to be dealt from the front. */
function pilesOf({ kindOf }: Hiding, unseen: readonly string[], seed: string): Map<string, string[]> {
  const piles = new Map<string, string[]>();
  for (const thing of shuffle(chanceOf(seed), 'unseen', unseen).order) {
    const kind = kindOf(thing);
    piles.set(kind, [...(piles.get(kind) ?? []), thing]);
  }
  return piles;
}

/** A position that agrees with what a player knows: the unseen things are dealt anew. */
export function dealtAnew(hiding: Hiding, { position, viewer, unseen }: SimpleSeen, seed: string): Parts {
  const piles = pilesOf(hiding, unseen, seed);
  const [only = ''] = piles.keys();
  const next = (kind = only): unknown => {
    const thing = piles.get(kind)?.shift();
    return thing === undefined ? undefined : (JSON.parse(thing) as unknown);
  };
  const lot = hiding.lots.draw(singlesIn(hiding, position), seed);
  return changed(hiding, position, viewer, (value, place) => {
    if (!isMask(value)) return value;
    if (value.lot === true) {
      const drawn = lot(place);
      return drawn === undefined ? undefined : (JSON.parse(drawn) as unknown);
    }
    // What a link says may be anything: there is no more than is unseen.
    const { unseen: many, of: kinds = [] } = value;
    if (many === true) return next(kinds[0]);
    return Array.from({ length: Math.min(many, unseen.length) }, (_, index) => next(kinds[index])).filter(
      (thing) => thing !== undefined,
    );
  });
}
