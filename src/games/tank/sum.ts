/** The attack as a sum that grows with each card. */
import { unitOf } from './cards.ts';
import { changeBy, factorAgainst } from './factor.ts';
import type { Tank } from './position.ts';
import type { SumSaid } from './said-table.ts';
import { isAttacking } from './whereabouts.ts';

export function sumOf({ attack, stage, options }: Tank): SumSaid | null {
  if (attack === null || !isAttacking({ stage })) return null;
  const { unit, foe, modifiers } = attack;
  const by = foe === null ? 'pen' : factorAgainst(options, foe);
  const changes = modifiers.map(({ card }) => ({ card, change: changeBy(options, card, by) }));
  const base = unitOf(unit)[by];
  const factor = changes.reduce((sum, { change }) => sum + change, base);
  return { unit, foe, by, base, changes, factor, defence: foe === null ? null : unitOf(foe).def };
}
