import { attackerWins, strengthsIn, total, type Strength } from './battle.ts';
import { happens, nameOf, some, type Happening } from './figures.ts';
import { baseOwner, groundOf } from './ground.ts';
import type { CardChoice, Position } from './position.ts';
import { enemyOf } from './rules.ts';

/** Both battle cards are shown: the sums, the losses and what stands in the way of moving in (A3 to A8a). */
export function fighting(before: Position, card: CardChoice, after: Position): Happening[] {
  const { action, battle } = before;
  if (action === null || battle === null) return [];
  const shown = { ...battle, cards: [battle.cards[0], card] as const };
  const sides = strengthsIn(before, shown, action.army);
  const won = attackerWins(sides);
  const [attack, defence] = [total(sides[0]), total(sides[1])];
  const attacker = nameOf(action.army);
  const defender = nameOf(enemyOf(action.army));
  const lost = won ? sides[1] : sides[0];
  const list = [
    happens('A3', `${defender} defends the field with all its ${some(sides[1].soldiers, 'soldier')} there`),
    ...sums(attacker, sides[0]),
    ...sums(defender, sides[1]),
    happens('A6', `${attack} against ${defence}: ${won ? attacker : defender} wins`),
  ];
  if (attack === defence) list.push(happens('A6a', `a tie, which ${attacker} wins by attacking`));
  list.push(happens('A7', `${won ? defender : attacker} removes ${some(lost.soldiers, 'soldier')}`));
  const out = before.options['casualties-out'];
  list.push(happens('A7a', out ? 'they are out of the game' : 'they go back to the supply'));
  if (lost.tank > 0) list.push(happens('A7b', 'the tank has lost its crew and is unclaimed'));
  if (won && baseOwner(groundOf(after.table), battle.target) !== null) {
    list.push(happens('A8a', 'nobody moves onto the home base'));
  }
  return list;
}

/** What a strength is made of, a line for each rule that adds to it. */
function sums(who: string, strength: Strength): Happening[] {
  const list = [happens('A5', `${who}: ${strength.soldiers} for soldiers`)];
  if (strength.tank > 0) list.push(happens('A5a', `${who}: ${strength.tank} for the tank`));
  if (strength.ground > 0)
    list.push(happens('A5b', `${who}: ${strength.ground} for the bunker or home base`));
  if (strength.card > 0) list.push(happens('A5c', `${who}: ${strength.card} for the battle card`));
  return list;
}
