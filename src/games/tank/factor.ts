import { isGun, isInfantry, tacticOf, unitOf, type Tactic, type Unit } from './cards.ts';
import type { Options } from './options.ts';
import type { Attack, Open } from './position.ts';

/** Which of the attacker's factors hits a unit (T-070, T-A09). */
export const factorAgainst = (options: Options, foe: Unit): 'pen' | 'inf' =>
  isInfantry(foe) || (options['guns-as-infantry'] && isGun(foe)) ? 'inf' : 'pen';

/** By how much a card changes the factor in use (T-A04, T-A31). */
export function changeBy(options: Options, card: Tactic, factor: 'pen' | 'inf'): number {
  const { effect, value } = tacticOf(card);
  const counts =
    effect === 'both' || effect === factor || (effect === 'pen' && options['penetration-for-all']);
  return counts ? value : 0;
}

/** The attacker's factor with all that changes it; it may be below 0. */
export function factorOf({ options }: Open, { unit, modifiers }: Attack, foe: Unit): number {
  const factor = factorAgainst(options, foe);
  return modifiers.reduce((sum, { card }) => sum + changeBy(options, card, factor), unitOf(unit)[factor]);
}
