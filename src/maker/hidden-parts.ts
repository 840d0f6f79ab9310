/** What each player knows of a position of which some parts are hidden, and positions that agree with it. */
import { isObject } from '../is-object.ts';
import { chanceOf, shuffle } from '../referee/chance/random.ts';
import type { Hidden } from './simple-rules.ts';

/** What one player knows. */
export interface SimpleSeen {
  readonly viewer: number;
  /** The position with `{ unseen: 3 }` in place of three cards, and `{ unseen: true }` of one that is no list. */
  readonly position: Readonly<Record<string, unknown>>;
  /** All that lies unseen somewhere, as JSON and in alphabetical order: it can be told from what is seen. */
  readonly unseen: readonly string[];
}

interface Mask {
  readonly unseen: number | true;
}

type Parts = Readonly<Record<string, unknown>>;

const isMask = (value: unknown): value is Mask => isObject(value) && 'unseen' in value;

/** The things in a part: the entries of a list, or the one that is no list. */
const thingsIn = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];

const masked = (value: unknown): unknown =>
  Array.isArray(value) ? { unseen: value.length } : (value ?? null) === null ? value : { unseen: true };

/** Replaces values that a viewer does not see; `change` is called for each of them. */
function changeUnseen(
  value: unknown,
  hidden: Hidden,
  isOwn: (key: string) => boolean,
  change: (value: unknown) => unknown,
): unknown {
  if (hidden === 'all') return change(value);
  if (Array.isArray(value)) return value.map((part, seat) => (isOwn(String(seat)) ? part : change(part)));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, isOwn(key) ? part : change(part)]),
  );
}

export interface Hiding {
  readonly seats: readonly string[];
  readonly hidden: Readonly<Record<string, Hidden | undefined>>;
}

function changed(
  { seats, hidden }: Hiding,
  position: Parts,
  viewer: number,
  change: (value: unknown) => unknown,
): Parts {
  const isOwn = (key: string): boolean => key === String(viewer) || key === seats[viewer];
  return Object.fromEntries(
    Object.entries(position).map(([key, value]) => {
      const how = hidden[key];
      return [key, how === undefined ? value : changeUnseen(value, how, isOwn, change)];
    }),
  );
}

/** What a player knows of a position. */
export function seenBySeat(hiding: Hiding, position: Parts, viewer: number): SimpleSeen {
  const unseen: string[] = [];
  const seen = changed(hiding, position, viewer, (value) => {
    unseen.push(...thingsIn(value).map((thing) => JSON.stringify(thing)));
    return masked(value);
  });
  return { viewer, position: seen, unseen: unseen.toSorted() };
}

/** A position that agrees with what a player knows: the unseen things are dealt anew. */
export function dealtAnew(hiding: Hiding, { position, viewer, unseen }: SimpleSeen, seed: string): Parts {
  const left = shuffle(chanceOf(seed), 'unseen', unseen).order.map((thing) => JSON.parse(thing) as unknown);
  return changed(hiding, position, viewer, (value) => {
    if (!isMask(value)) return value;
    return value.unseen === true ? left.shift() : left.splice(0, value.unseen);
  });
}
