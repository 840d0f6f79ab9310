import { changed } from './cards.ts';
import type { Army, ByArmy, CardValue, Field, Position, Tank } from './position.ts';

/**
 * A position being made from another: a shallow copy whose own keys may be set. What they hold is still shared with the
 * position before, so it is replaced and never written into.
 */
export type Draft = { -readonly [Key in keyof Position]: Position[Key] };

/** A pair with the army's value replaced. */
export const withArmy = <T>(pair: ByArmy<T>, army: Army, value: T): ByArmy<T> =>
  army === 0 ? [value, pair[1]] : [pair[0], value];

/** Soldiers on foot come to a field, or leave it where `by` is negative. */
export function addFoot(draft: Draft, army: Army, field: Field, by: number): void {
  const feet = draft.foot[army].slice();
  feet[field] = (feet[field] ?? 0) + by;
  draft.foot = withArmy(draft.foot, army, feet);
}

/** Sets the tank's controller and crew; without crew it is unclaimed (M8). */
export function setCrew(draft: Draft, tank: Tank, army: Army | null, crew: number): void {
  draft.tank = { field: tank.field, facing: tank.facing, army: crew === 0 ? null : army, crew };
}

/** Crew leave the tank. */
export function leaveTank(draft: Draft, crew: number): void {
  if (crew > 0 && draft.tank !== null) setCrew(draft, draft.tank, draft.tank.army, draft.tank.crew - crew);
}

/** Whoever comes to the field takes its crate (M10). */
export function takeCrate(draft: Draft, army: Army, field: Field): void {
  if (!draft.crates.includes(field)) return;
  draft.crates = draft.crates.filter((other) => other !== field);
  draft.taken = withArmy(draft.taken, army, draft.taken[army] + 1);
}

/** An action card leaves the hand. */
export function takeFromHand(draft: Draft, army: Army, card: CardValue): void {
  draft.hands = withArmy(draft.hands, army, changed(draft.hands[army], card, -1));
}

/** An action card goes to the discards, face up. */
export function discard(draft: Draft, army: Army, card: CardValue): void {
  draft.discards = withArmy(draft.discards, army, changed(draft.discards[army], card, 1));
}
