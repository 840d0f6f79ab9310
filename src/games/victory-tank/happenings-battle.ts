import { attackerWins, strengthsIn, total, type Strength } from './battle.ts';
import { happens, type Happening } from './figures.ts';
import { baseOwner, groundOf } from './ground.ts';
import type { Army, CardChoice, Position } from './position.ts';
import { enemyOf } from './rules.ts';

/** Both battle cards are shown: the sums, the losses and what stands in the way of moving in (A3 to A8a). */
export function fighting(before: Position, card: CardChoice, after: Position): Happening[] {
  const { action, battle } = before;
  if (action === null || battle === null) return [];
  const shown = { ...battle, cards: [battle.cards[0], card] as const };
  const sides = strengthsIn(before, shown, action.army);
  const won = attackerWins(sides);
  const [attack, defence] = [total(sides[0]), total(sides[1])];
  const attacker = action.army;
  const defender = enemyOf(attacker);
  const lost = won ? sides[1] : sides[0];
  const list = [
    happens('A3', { says: 'defends', who: defender, soldiers: sides[1].soldiers }),
    ...sums(attacker, sides[0]),
    ...sums(defender, sides[1]),
    happens('A6', { says: 'decided', attack, defence, winner: won ? attacker : defender }),
  ];
  if (attack === defence) list.push(happens('A6a', { says: 'tieWon', who: attacker }));
  list.push(happens('A7', { says: 'removes', who: won ? defender : attacker, soldiers: lost.soldiers }));
  const out = before.options['casualties-out'];
  list.push(happens('A7a', { says: out ? 'outOfGame' : 'backToSupply', soldiers: lost.soldiers }));
  if (lost.tank > 0) list.push(happens('A7b', { says: 'tankLost' }));
  if (won && baseOwner(groundOf(after.table), battle.target) !== null) {
    list.push(happens('A8a', { says: 'baseNotEntered' }));
  }
  return list;
}

/** What a strength is made of, a line for each rule that adds to it. */
function sums(who: Army, { soldiers, tank, ground, card }: Strength): Happening[] {
  const list = [happens('A5', { says: 'forSoldiers', who, points: soldiers })];
  if (tank > 0) list.push(happens('A5a', { says: 'forTank', who, points: tank }));
  if (ground > 0) list.push(happens('A5b', { says: 'forGround', who, points: ground }));
  if (card > 0) list.push(happens('A5c', { says: 'forCard', who, points: card }));
  return list;
}
