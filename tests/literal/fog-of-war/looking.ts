/** What intelligence may look at, and at how much of it (F-120 to F-126). */
import {
  DIAL,
  OPERATIONS,
  type Operation,
  type Side,
  VICTORY_AREAS,
} from '../../../cards/fog-of-war/data/components.ts';
import type { AreaId } from '../../../cards/fog-of-war/data/areas.ts';
import { AREA_IDS, enemyOf, type Party, type Table } from './table.ts';
import { kinds, without, countOf, type Card } from './cards.ts';

/** How often the window has moved on since it was over a space. */
export const ageOf = (party: Party, operation: Operation): number =>
  (OPERATIONS.indexOf(party.window) - OPERATIONS.indexOf(operation) + OPERATIONS.length) % OPERATIONS.length;

export const isOperation = (name: string): name is Operation => OPERATIONS.some((each) => each === name);

/** The victory cards that nobody chose. */
export const unchosen = (table: Table): readonly AreaId[] =>
  VICTORY_AREAS.filter((id) => !table.drawn.includes(id));

/** The targets that a side may look at, whether or not it can pay (F-122, F-123, F-125). */
export function targets(table: Table, side: Side): readonly string[] {
  const enemy = table.sides[enemyOf(side)];
  const all = [
    ...AREA_IDS.filter((id) => enemy.areas[id].cards.length > 0),
    ...AREA_IDS.filter((id) => table.areas[id].neutrals.length > 0).map((id) => `${id} neutral`),
    ...OPERATIONS.filter((operation) => {
      const face = DIAL[ageOf(enemy, operation)];
      return enemy.wheel[operation].aim !== null && face?.intel === true;
    }),
    ...(side === 'allies' && unchosen(table).length > 0 ? ['victory'] : []),
  ];
  return all.filter((target) => !table.blocked.includes(target));
}

/** Cards of a stack that is looked at; those of an operation without its province card. */
export function stackOf(table: Table, side: Side, target: string): readonly Card[] {
  const enemy = table.sides[enemyOf(side)];
  if (target === 'victory') return [];
  if (isOperation(target)) return enemy.wheel[target].cards;
  const [id = '', neutral] = target.split(' ');
  return neutral === undefined ? enemy.areas[id as AreaId].cards : table.areas[id as AreaId].neutrals;
}

/** Half of the stack, rounded down and at least one card; an operation’s province card is among them (F-126). */
export function glimpse(table: Table, side: Side, target: string): number {
  const cards = target === 'victory' ? unchosen(table).length : stackOf(table, side, target).length;
  return Math.max(1, Math.floor((isOperation(target) ? cards + 1 : cards) / 2));
}

/** What may be seen next, and how many cards it is. */
export function sights(
  table: Table,
  look: { seat: Side; target: string; seen: readonly Card[]; province: boolean },
): readonly (readonly [what: string, count: number])[] {
  if (look.target === 'victory') return unchosen(table).map((id) => [id, 1]);
  const left = without(stackOf(table, look.seat, look.target), look.seen);
  const cards = kinds(left).map((card) => [card, countOf(left, card)] as const);
  return isOperation(look.target) && !look.province ? [...cards, ['province', 1]] : cards;
}
