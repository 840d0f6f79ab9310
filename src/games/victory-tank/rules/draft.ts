import { withOf } from '../../../referee/seats.ts';
import { changed } from './cards.ts';
import type { Army, CardValue, Field, Position, Tank } from './position.ts';

/**
 * A draft of the next position: a shallow copy whose keys may be set. Their values are still shared with the
 * position before, so they are replaced, never mutated.
 */
export type Draft = { -readonly [Key in keyof Position]: Position[Key] };

/** Adds soldiers on foot to a field, or removes them if `by` is negative. */
export function addFoot(draft: Draft, army: Army, field: Field, by: number): void {
  const feet = draft.foot[army].slice();
  feet[field] = (feet[field] ?? 0) + by;
  draft.foot = withOf(draft.foot, army, feet);
}

/** Sets the tank's controller and crew; without crew it is unclaimed (M8). */
export function setCrew(draft: Draft, tank: Tank, army: Army | null, crew: number): void {
  draft.tank = { field: tank.field, facing: tank.facing, army: crew === 0 ? null : army, crew };
}

export function leaveTank(draft: Draft, crew: number): void {
  if (crew > 0 && draft.tank !== null) setCrew(draft, draft.tank, draft.tank.army, draft.tank.crew - crew);
}

/** Takes the crate on a field, if there is one (M10). */
export function takeCrate(draft: Draft, army: Army, field: Field): void {
  if (!draft.crates.includes(field)) return;
  draft.crates = draft.crates.filter((other) => other !== field);
  draft.taken = withOf(draft.taken, army, draft.taken[army] + 1);
}

export function takeFromHand(draft: Draft, army: Army, card: CardValue): void {
  draft.hands = withOf(draft.hands, army, changed(draft.hands[army], card, -1));
}

/** Discards an action card, face up. */
export function discard(draft: Draft, army: Army, card: CardValue): void {
  draft.discards = withOf(draft.discards, army, changed(draft.discards[army], card, 1));
}
