/**
 * Wild positions: valid, but unlike any real game. Random play seldom reaches the tank; here it is always near soldiers of
 * both armies, often with crew.
 */
import type { OptionId } from '../../../src/games/victory-tank/rules/options.ts';
import type {
  Army,
  CardCounts,
  CardValue,
  Facing,
  Field,
  Position,
  Stage,
} from '../../../src/games/victory-tank/rules/position.ts';
import { type Table, copyOf, enemyOf, footInAll, holds, stand } from './forces.ts';
import { everyField, g2AdjacentFields, homeOf } from './ground.ts';
import { m10Happens, m6MayEnd } from './moving.ts';
import { legalMoves, next } from './referee.ts';
import { type Draw, dealt, oneOf } from './scene.ts';

/** A random position in the command stage of a random round, valid in everything that the referees rely on. */
export function wild(draw: Draw, options: readonly OptionId[]): Position {
  let position = dealt(draw, options);
  const round = 1 + draw(7);
  while (position.round < round || FOG.includes(position.stage)) {
    position = fogOnly(position, draw);
  }
  const table = copyOf(position);
  table.stage = 'command';
  table.active = oneOf([0, 1], draw);
  table.player = oneOf([0, 1], draw);
  table.points = [draw(6), draw(6)];
  table.points[table.player] = 1 + draw(5);
  throwSoldiers(table, draw);
  throwTank(table, draw);
  throwCards(table, draw);
  return table;
}

const FOG: readonly Stage[] = ['draft', 'place', 'face'];

/** Plays the fog of war by random moves, and skips the command phases. */
function fogOnly(position: Position, draw: Draw): Position {
  if (FOG.includes(position.stage)) {
    return next(position, oneOf(legalMoves(position), draw));
  }
  const skipped = copyOf(position);
  skipped.round += 1;
  skipped.stage = 'draft';
  skipped.player = skipped.active;
  skipped.drawn = skipped.pile.splice(0, 2);
  return skipped;
}

/** Up to ten soldiers an army, on a few fields where they may be. */
function throwSoldiers(table: Table, draw: Draw): void {
  const fields = everyField(table);
  table.foot = [fields.map(() => 0), fields.map(() => 0)];
  for (const crate of table.crates) if (draw(3) === 0) m10Happens(table, oneOf<Army>([0, 1], draw), crate);
  for (let groups = 2 + draw(8); groups > 0; groups--) {
    const army = oneOf<Army>([0, 1], draw);
    const enemy = enemyOf(army);
    const field = oneOf(draw(3) === 0 ? fields : crowdedFields(table), draw);
    if (holds(table, enemy, field) || homeOf(table, field) === enemy) continue;
    const room = 10 - footInAll(table, army);
    stand(table, army, field, Math.min(room, 1 + draw(4)));
    m10Happens(table, army, field);
  }
}

/** The tank, if its card is out, anywhere it may be and manned by whoever has soldiers to spare. */
function throwTank(table: Table, draw: Draw): void {
  if (table.tank !== null) {
    const army = oneOf<Army>([0, 1], draw);
    const crew = Math.min(draw(4), 10 - footInAll(table, army));
    const field = oneOf(tankFields(table, army), draw);
    table.tank = { field, facing: oneOf<Facing>([0, 1, 2, 3], draw), army: crew > 0 ? army : null, crew };
    m10Happens(table, army, field);
  }
  for (const army of [0, 1] as const) {
    const crew = table.tank?.army === army ? table.tank.crew : 0;
    const left = 10 - footInAll(table, army) - crew;
    table.lost[army] = table.options['casualties-out'] ? draw(left + 1) : 0;
    table.supply[army] = left - table.lost[army];
  }
}

/** Fields where the tank may stand; crowded ones are listed more often, so that they are drawn more often. */
function tankFields(table: Table, army: Army): Field[] {
  table.tank = null;
  const mayEnd = (field: Field): boolean => m6MayEnd(table, army, field);
  return [...everyField(table).filter(mayEnd), ...crowdedFields(table).filter(mayEnd)];
}

/** Fields with soldiers and those beside them, once per occupied field nearby; all fields if nobody is on the table. */
function crowdedFields(table: Table): Field[] {
  const fields = everyField(table);
  const crowd = fields.filter((field) => holds(table, 0, field) || holds(table, 1, field));
  if (crowd.length === 0) return fields;
  return crowd.flatMap((field) => [
    field,
    ...fields.filter((other) => g2AdjacentFields(table, field, other)),
  ]);
}

/** Any division of an army's sixteen cards among hand, deck and discards. */
function throwCards(table: Table, draw: Draw): void {
  for (const army of [0, 1] as const) {
    const cards: CardValue[] = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3];
    const taken = (): CardValue => cards.splice(draw(cards.length), 1)[0] ?? 1;
    const hand = Array.from({ length: draw(6) }, taken);
    const discards = Array.from({ length: draw(cards.length + 1) }, taken);
    table.hands[army] = countsOf(hand);
    table.discards[army] = countsOf(discards);
    table.decks[army] = [];
    while (cards.length > 0) table.decks[army].push(taken());
  }
}

function countsOf(cards: readonly CardValue[]): [...CardCounts] {
  const of = (value: CardValue): number => cards.filter((card) => card === value).length;
  return [of(1), of(2), of(3)];
}
