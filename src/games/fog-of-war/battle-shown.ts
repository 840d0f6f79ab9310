/** A battle at a real table when both sides have shown their cards, as the engine has it. */
import { top } from '../../referee/frames.ts';
import { battleOf, warOf, type BattleTable, type Cards } from './battle-table.ts';
import { fightOn, lacksSupport } from './fighting.ts';
import type { Options } from './options.ts';
import { minus, type Pile } from './pile.ts';
import { LOSS, pileIn, type Battle, type War } from './position.ts';
import { totalsOf, type Result, type Totals } from './strength.ts';

/** How a battle ends; disbanded where it is not fought at all, since its aircraft support nobody (F-194). */
export type Ending = Result | 'disbanded';
export const ENDINGS: readonly Ending[] = ['victory', 'quagmire', 'defeat', 'rout', 'disbanded'];

/** A battle when both have shown their cards, and what takes no part lies aside. */
export interface Shown {
  readonly war: War;
  readonly battle: Battle;
  readonly totals: Totals;
  /** How it ends before strength is compared; null where it is. */
  readonly ends: 'rout' | 'disbanded' | null;
  /** Attackers that are lost by that already. */
  readonly lost: Pile;
}

/** Both sides show these cards. */
export function shownWith(table: BattleTable, options: Options, cards: Cards): Shown {
  const asked = battleOf(table);
  const before = warOf(table, options, cards);
  const war = { ...before, waits: [asked] };
  fightOn(war, asked);
  const wait = top(war.waits);
  const battle = wait?.kind === 'battle' ? wait : asked;
  const isOver = battle.step === 'held';
  const isLone = lacksSupport(before, cards.attackers, table.at);
  return {
    war,
    battle,
    totals: totalsOf(war, battle),
    ends: isLone ? 'disbanded' : isOver ? 'rout' : null,
    lost: minus(pileIn(war, table.side, LOSS), pileIn(before, table.side, LOSS)),
  };
}
