/** What each player knows of a position of which some parts are hidden, and positions that agree with it. */
import { isObject } from '../is-object.ts';
import { chanceOf, shuffle } from '../referee/chance/random.ts';
import type { KindOf } from './hidden-kinds.ts';
import type { Hidden } from './simple-rules.ts';

/** What one player knows. */
export interface SimpleSeen {
  readonly viewer: number;
  /**
   * The position with `{ unseen: 3 }` in place of three cards, and `{ unseen: true }` of one that is no list; with `of`, the
   * kind of each, where the hidden things are of several: they have different backs.
   */
  readonly position: Readonly<Record<string, unknown>>;
  /** All that lies unseen somewhere, as JSON and in alphabetical order: it can be told from what is seen. */
  readonly unseen: readonly string[];
}

interface Mask {
  readonly unseen: number | true;
  readonly of?: readonly string[];
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
}

/** Whether a hidden part is several: a pile for each seat, or lists by their names. Lists of lists are piles of lists. */
function isSeveral(seats: readonly string[], value: unknown): value is Parts {
  if (!isObject(value) || isMask(value)) return false;
  const parts = Object.entries(value);
  return (
    parts.length > 0 &&
    (parts.every(([key]) => seats.includes(key)) ||
      parts.every(([, part]) => Array.isArray(part) || isMask(part) || isSeveral(seats, part)))
  );
}

type Change = (value: unknown) => unknown;

const eachOf = (value: Parts, change: (part: unknown, key: string) => unknown): Parts =>
  Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part, key)]));

/** Replaces the values of a part that a viewer does not see; `change` is called for each pile and single thing. */
function changeUnseen(
  value: unknown,
  hidden: Hidden,
  { seats, viewer }: { readonly seats: readonly string[]; readonly viewer: number },
  change: Change,
): unknown {
  const whole: Change = (part) => (isSeveral(seats, part) ? eachOf(part, whole) : change(part));
  if (hidden === 'all') return whole(value);
  if (Array.isArray(value)) return value.map((part, seat) => (seat === viewer ? part : whole(part)));
  if (!isObject(value)) return value;
  const isOwn = (key: string): boolean => key === String(viewer) || key === seats[viewer];
  return eachOf(value, (part, key) => (isOwn(key) ? part : whole(part)));
}

const changed = ({ seats, hidden }: Hiding, position: Parts, viewer: number, change: Change): Parts =>
  eachOf(position, (value, key) => {
    const how = hidden[key];
    return how === undefined ? value : changeUnseen(value, how, { seats, viewer }, change);
  });

/** What a player knows of a position. */
export function seenBySeat(hiding: Hiding, position: Parts, viewer: number): SimpleSeen {
  const unseen: string[] = [];
  changed(hiding, position, viewer, (value) => void unseen.push(...thingsIn(value)));
  const isOneKind = new Set(unseen.map(hiding.kindOf)).size <= 1;
  const seen = changed(hiding, position, viewer, (value) =>
    masked(value, isOneKind ? null : thingsIn(value).map(hiding.kindOf)),
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
  return changed(hiding, position, viewer, (value) => {
    if (!isMask(value)) return value;
    // What a link says may be anything: there is no more than is unseen.
    const { unseen: many, of: kinds = [] } = value;
    if (many === true) return next(kinds[0]);
    return Array.from({ length: Math.min(many, unseen.length) }, (_, index) => next(kinds[index])).filter(
      (thing) => thing !== undefined,
    );
  });
}
