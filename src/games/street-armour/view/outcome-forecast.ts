/** The odds of shots: probabilities before the dice are thrown, results after it. */
import { lowest, type Share } from '../../../odds.ts';
import { rollsOf, waysOf } from '../../../dice.ts';
import type { Reckoning } from '../../../referee/table/scene.ts';
import type { PlayedSaid } from '../messages.ts';
import { moves } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import { tankAt, type Armour } from '../rules/position.ts';
import { measured, smallSum } from '../rules/shooting.ts';

/** The probability that so many dice give at least this firepower, without the gun (C-034). */
export function chanceOfFire(options: Options, dice: number, needs: number): Share {
  const rolls = rollsOf(dice);
  const enough = rolls.filter((roll) => smallSum(options, roll) >= needs);
  const ways = enough.reduce((all, roll) => all + waysOf(roll), 0);
  return lowest(BigInt(ways), 6n ** BigInt(dice));
}

export function shotForecasts(position: Armour): readonly Reckoning<PlayedSaid>[] {
  if (position.stage !== 'shoot') return [];
  return moves(position).flatMap((move): readonly Reckoning<PlayedSaid>[] => {
    if (move.kind !== 'shoot') return [];
    const { from, at } = move;
    const [place, target] = [tankAt(position, from), position.tanks[tankAt(position, at)]];
    const tank = position.tanks[place];
    if (tank === undefined || target === undefined) return [];
    const { distance, sector, armour, needs, gives } = measured(position, place, tank, target);
    return [
      {
        card: { says: 'shootFrom', at: from },
        win: gives >= needs ? 1 : 0,
        by: 'dice',
        sum: { says: 'shotComesTo', at, distance, sector, armour, needs, gives },
      },
    ];
  });
}
