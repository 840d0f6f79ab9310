/** Exact odds of an attack, by the sums that dice can show. */
import { FIGURES } from '../../../../cards/loopgraven/data/tables.ts';
import { lowest, NEVER, type Share } from '../../../odds.ts';
import { defendersOf, totalsOf } from './fight.ts';
import { unitOf, type Fight, type Trenches } from './position.ts';
import { isShocked } from './lasting-effects.ts';

export interface FightOdds {
  readonly win: Share;
  readonly tie: Share;
  readonly lose: Share;
}

/** The number of ways to roll each sum. */
const waysOf = (dice: readonly number[]): ReadonlyMap<number, bigint> =>
  dice.reduce<ReadonlyMap<number, bigint>>(
    (sums, sides) => {
      const more = new Map<number, bigint>();
      for (const [sum, ways] of sums)
        for (let shows = 1; shows <= sides; shows++)
          more.set(sum + shows, (more.get(sum + shows) ?? 0n) + ways);
      return more;
    },
    new Map([[0, 1n]]),
  );

/** The odds of an attack, with all pending effects on both sides (W-052, W-053, W-057, W-A36). */
export function oddsOf(position: Trenches, units: readonly number[], target: number): FightOdds {
  if (isShocked(position, target)) return { win: { of: 1n, in: 1n }, tie: NEVER, lose: NEVER };
  const fight: Fight = {
    kind: 'fight',
    seat: position.active,
    units,
    target,
    rolled: 0,
    attack: 0,
    defence: 0,
  };
  const dice = (numbers: readonly number[]) =>
    numbers.map((number) => FIGURES[unitOf(position, number).type].die);
  const [attacks, defences] = [waysOf(dice(units)), waysOf(dice(defendersOf(position, fight)))];
  let [win, tie, all] = [0n, 0n, 0n];
  for (const [attack, ways] of attacks)
    for (const [defence, others] of defences) {
      const totals = totalsOf(position, { ...fight, attack, defence });
      const both = ways * others;
      all += both;
      if (totals.attack.total > totals.defence.total) win += both;
      else if (totals.attack.total === totals.defence.total) tie += both;
    }
  return { win: lowest(win, all), tie: lowest(tie, all), lose: lowest(all - win - tie, all) };
}
