/** With which cards a battle may be paid for (F-A08 to F-A10, F-A55). */
import { enemyOf, type Fight, type Table, type Todo } from './table.ts';
import { choices, sorted, total, without, type Card, type Ground } from './cards.ts';
import { isSea } from './supply.ts';

/** A payment in cards of the player and neutral cards. */
export interface Payment {
  readonly own: readonly Card[];
  readonly neutral: readonly Card[];
}

export const groundOf = (fight: Fight): Ground => (isSea(fight.at) ? 'sea' : 'land');

export function fightIn(table: Table): Fight {
  const fight = table.todo.findLast((each) => each.kind === 'battle');
  if (fight === undefined) throw new Error('nobody fights');
  return fight;
}

/** The legal payments among some: those that exceed what is due by the least; if none is enough, the largest (F-A08). */
function enough<Heap>(
  table: Table,
  all: readonly Heap[],
  cardsOf: (heap: Heap) => readonly Card[],
  need: number,
  where: Ground,
): readonly Heap[] {
  const sums = all.map((heap) => ({ heap, sum: total(cardsOf(heap), where) }));
  const serving = sums.filter(({ sum }) => sum >= need);
  if (serving.length === 0) {
    const most = Math.max(...all.map((heap) => cardsOf(heap).length));
    return all.filter((heap) => cardsOf(heap).length === most);
  }
  // F-A08a, the other reading: any cards of that strength or more.
  if (table.options.has('loss-at-least')) return serving.map(({ heap }) => heap);
  // F-A08, the other reading: any cards of which none can be spared.
  if (table.options.has('loss-minimal-set'))
    return serving
      .filter(({ heap }) =>
        cardsOf(heap).every((card) => total(without(cardsOf(heap), [card]), where) < need),
      )
      .map(({ heap }) => heap);
  const least = Math.min(...serving.map(({ sum }) => sum));
  return serving.filter(({ sum }) => sum === least).map(({ heap }) => heap);
}

/** All that a battle may be paid with. */
export function payments(table: Table, todo: Extract<Todo, { kind: 'match' }>): readonly Payment[] {
  const fight = fightIn(table);
  const where = groundOf(fight);
  const own = table.sides[todo.seat].areas[fight.at].cards;
  const paid = (cards: readonly Card[], need: number): readonly (readonly Card[])[] =>
    enough(table, choices(cards), (some) => some, need, where);
  if (todo.attacks) {
    // F-062: against no defence at all one card pays.
    const some = todo.need === 0 ? choices(own).filter(({ length }) => length === 1) : paid(own, todo.need);
    return some.map((cards) => ({ own: cards, neutral: [] }));
  }
  const { neutrals } = table.areas[fight.at];
  if (table.options.has('loss-any-order')) {
    const both = choices(own).flatMap((mine) =>
      choices(neutrals).map((theirs) => ({ own: mine, neutral: theirs })),
    );
    return enough(table, both, (one) => [...one.own, ...one.neutral], todo.need, where);
  }
  // F-A55: all of the player’s where they are worth no more than what is due, and neutral ones for the rest.
  const worth = total(own, where);
  if (worth > todo.need) return paid(own, todo.need).map((cards) => ({ own: cards, neutral: [] }));
  const rest = todo.need - worth;
  const others = rest === 0 ? [[]] : paid(neutrals, rest);
  return others.map((cards) => ({ own, neutral: cards }));
}

/** "match army-2 air neutral army-1". */
export const matchName = ({ own, neutral }: Payment): string =>
  ['match', ...sorted(own), ...(neutral.length === 0 ? [] : ['neutral', ...sorted(neutral)])].join(' ');

/** Who defends in a fight. */
export const defenderOf = (fight: Fight) => enemyOf(fight.seat);
