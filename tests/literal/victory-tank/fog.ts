/** The literal referee: F1 to F6, the fog of war, and C1, which follows it. */
import type { Army, CardValue, Position } from '../../../src/games/victory-tank/rules/position.ts';
import type { Face, Keep, Place } from '../../../src/games/victory-tank/rules/moves.ts';
import { type Table, countOf, enemyOf, stand } from './forces.ts';
import { g1SpecialOf } from './ground.ts';
import { nextTurn } from './turns.ts';

/** F1: the active player looks at the top two cards. */
export function f1Begins(table: Table): void {
  table.stage = 'draft';
  table.player = table.active;
  table.drawn = table.pile.splice(0, 2);
}

/** F1: one of the two is kept. */
export function f1Allows(position: Position, { card }: Keep): boolean {
  return position.drawn.includes(card);
}

/** F1: the other is given away. F2: the active player places first. */
export function f1Happens(table: Table, { card }: Keep): void {
  const given = table.drawn.find((drawn) => drawn !== card);
  table.held[table.active] = card;
  table.held[enemyOf(table.active)] = given ?? null;
  table.drawn = [];
  table.stage = 'place';
  table.player = table.active;
}

/** F2 to F6: the card is placed on the table, and its effect happens. */
export function placeHappens(table: Table, { column, row, turned }: Place, placer: Army): void {
  const card = table.held[placer];
  if (card === null) return;
  table.held[placer] = null;
  table.table.push({ card, column, row, turned });
  for (const foot of table.foot) foot.push(0, 0);

  const northern = 2 * table.table.length - 2;
  const special = [northern, northern + 1].find((field) => g1SpecialOf(table, field) !== null);
  if (special !== undefined) {
    if (card.startsWith('crate-')) f4Happens(table, special);
    if (card === 'jeep-red') f5Happens(table, special, 0, placer);
    if (card === 'jeep-gray') f5Happens(table, special, 1, placer);
    if (card === 'tank') return f3Happens(table, special);
  }
  f2Continues(table, placer);
}

/** F3: the tank is put on its field; the player who placed its card picks the facing. */
function f3Happens(table: Table, field: number): void {
  table.tank = { field, facing: 0, army: null, crew: 0 };
  table.stage = 'face';
}

/** F3: any of the four facings. */
export function f3Allows(_position: Position, { facing }: Face): boolean {
  return [0, 1, 2, 3].includes(facing);
}

/** F3: the tank faces so. */
export function faceHappens(table: Table, { facing }: Face, placer: Army): void {
  if (table.tank !== null) table.tank.facing = facing;
  f2Continues(table, placer);
}

/** F4: a cube on its field. */
function f4Happens(table: Table, field: number): void {
  table.crates.push(field);
  table.crates.sort((one, other) => one - other);
}

/**
 * F5: a soldier of the colour shown comes from that army's supply, if it has one; whoever placed the card.
 * Option own-jeep: only when its own army placed the card.
 */
function f5Happens(table: Table, field: number, shown: Army, placer: Army): void {
  if (table.options['own-jeep'] && shown !== placer) return;
  if (table.supply[shown] === 0) return;
  table.supply[shown] -= 1;
  stand(table, shown, field, 1);
}

/** F2: the active player places first, then the other; then the command phase begins. */
function f2Continues(table: Table, placer: Army): void {
  const other = enemyOf(placer);
  if (table.held[other] !== null) {
    table.stage = 'place';
    table.player = other;
    return;
  }
  c1Happens(table);
  nextTurn(table, table.active);
}

/** C1: both have 5 action points and draw up to 5 action cards, as far as their decks reach. */
function c1Happens(table: Table): void {
  table.points = [5, 5];
  for (const army of [0, 1] as const) {
    const hand = table.hands[army];
    while (hand[0] + hand[1] + hand[2] < 5) {
      const card: CardValue | undefined = table.decks[army].shift();
      if (card === undefined) break;
      hand[card - 1] = countOf(hand, card) + 1;
    }
  }
}
