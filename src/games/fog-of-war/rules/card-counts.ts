/**
 * Piles of cards. Cards of a kind are interchangeable and order does not matter, so a pile is a count per
 * kind, in the order of `FORCES`.
 */
import { FIGURES, FORCES, type Force } from '../../../../cards/fog-of-war/data/components.ts';

/** The count of each kind, in the order of `FORCES`. */
export type Pile = readonly number[];
/** A kind of card: an index into `FORCES`. */
export type Kind = number;

export const KINDS: readonly Kind[] = FORCES.map((_, kind) => kind);
export const NONE: Pile = FORCES.map(() => 0);
export const DUMMY: Kind = FORCES.indexOf('dummy');
export const AIR: Kind = FORCES.indexOf('air');

export const forceOf = (kind: Kind): Force => FORCES[kind] ?? 'dummy';
export const kindOf = (force: Force): Kind => FORCES.indexOf(force);

const isKind = (name: string): readonly boolean[] => FORCES.map((force) => force.startsWith(name));
const ARMIES = isKind('army');
const FLEETS = isKind('fleet');
export const isArmy = (kind: Kind): boolean => ARMIES[kind] === true;
export const isFleet = (kind: Kind): boolean => FLEETS[kind] === true;

export const pileOf = (counts: Partial<Record<Force, number>>): Pile =>
  FORCES.map((force) => counts[force] ?? 0);

/** A pile of `count` cards of one kind. */
export const some = (kind: Kind, count = 1): Pile => NONE.with(kind, count);

export const countOf = (pile: Pile, kind: Kind): number => pile[kind] ?? 0;

export function sizeOf(pile: Pile): number {
  let size = 0;
  for (const count of pile) size += count;
  return size;
}
export const isEmpty = (pile: Pile): boolean => pile.every((count) => count === 0);

export const kindsIn = (pile: Pile): readonly Kind[] => KINDS.filter((kind) => countOf(pile, kind) > 0);

export const plus = (one: Pile, other: Pile): Pile => one.map((count, kind) => count + countOf(other, kind));
/** The difference of two piles, never below 0. */
export const minus = (one: Pile, other: Pile): Pile =>
  one.map((count, kind) => Math.max(0, count - countOf(other, kind)));
/** The larger count of each kind. */
export const most = (one: Pile, other: Pile): Pile =>
  one.map((count, kind) => Math.max(count, countOf(other, kind)));
/** The smaller count of each kind. */
export const least = (one: Pile, other: Pile): Pile =>
  one.map((count, kind) => Math.min(count, countOf(other, kind)));
/** What is certainly left after so many unknown cards are taken (F-A63). */
export const lessUnseen = (pile: Pile, taken: number): Pile =>
  pile.map((count) => Math.max(0, count - taken));
export const holds = (pile: Pile, part: Pile): boolean =>
  part.every((count, kind) => count <= countOf(pile, kind));

/** The cards that satisfy a predicate. */
export const those = (pile: Pile, is: (kind: Kind) => boolean): Pile =>
  pile.map((count, kind) => (is(kind) ? count : 0));

export type Ground = 'ground' | 'naval';

const WORTHS: Readonly<Record<Ground, Pile>> = {
  ground: FORCES.map((force) => FIGURES[force].ground),
  naval: FORCES.map((force) => FIGURES[force].naval),
};
const DEFENDS = FORCES.map((force) => 'defends' in FIGURES[force]);

export const worthOf = (kind: Kind, ground: Ground): number => WORTHS[ground][kind] ?? 0;
/** Whether a card takes part there (F-048, F-A39). */
export const takesPart = (kind: Kind, ground: Ground, attacks: boolean): boolean =>
  worthOf(kind, ground) > 0 && !(attacks && DEFENDS[kind] === true);

/** The total strength of a pile (F-060). */
export function strengthOf(pile: Pile, ground: Ground): number {
  let sum = 0;
  for (let kind = 0; kind < pile.length; kind++) sum += countOf(pile, kind) * worthOf(kind, ground);
  return sum;
}

/** All subsets of a pile, including the empty one and the whole. */
export function partsOf(pile: Pile): readonly Pile[] {
  let parts: readonly Pile[] = [NONE];
  for (const kind of kindsIn(pile))
    parts = Array.from({ length: countOf(pile, kind) + 1 }, (_, count) =>
      parts.map((part) => part.with(kind, count)),
    ).flat();
  return parts;
}
