import type { SumSaid } from '../messages.ts';
import { isAttacking } from './card-locations.ts';
import { isGun, isInfantry, tacticOf, unitOf, type Tactic, type Unit } from './cards.ts';
import type { Options } from './options.ts';
import type { Attack, Open, Tank } from './position.ts';

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

/** The attack as a sum that grows with each card, for the table to show; null where no attack is under way. */
export function sumOf({ attack, stage, options }: Tank): SumSaid | null {
  if (attack === null || !isAttacking({ stage })) return null;
  const { unit, foe, modifiers } = attack;
  const by = foe === null ? 'pen' : factorAgainst(options, foe);
  const changes = modifiers.map(({ card }) => ({ card, change: changeBy(options, card, by) }));
  const base = unitOf(unit)[by];
  const factor = changes.reduce((sum, { change }) => sum + change, base);
  return { unit, foe, by, base, changes, factor, defence: foe === null ? null : unitOf(foe).def };
}
