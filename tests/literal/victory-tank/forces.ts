/** The literal referee: who stands where, and a copy of a position on which things may happen. */
import type {
  Army,
  CardChoice,
  CardCounts,
  Field,
  Position,
  Tank,
} from '../../../src/games/victory-tank/rules/position.ts';
import { everyField } from './ground.ts';

/** A deeply mutable version of a type. */
export type Changing<T> = T extends object ? { -readonly [Key in keyof T]: Changing<T[Key]> } : T;

/** A position on which the consequences of a move are being carried out. */
export type Table = Changing<Position>;

/** A copy that shares nothing with the position. */
export function copyOf(position: Position): Table {
  return structuredClone(position) as Table;
}

/** Red's enemy is gray, gray's is red. */
export function enemyOf(army: Army): Army {
  return army === 0 ? 1 : 0;
}

/** Soldiers of an army that stand on foot on a field. */
export function footOn(position: Position, army: Army, field: Field): number {
  return position.foot[army][field] ?? 0;
}

/** The tank, if it is on the table and the army controls it. */
export function tankOf(position: Position, army: Army): Tank | null {
  return position.tank !== null && position.tank.army === army ? position.tank : null;
}

/** Whether the army's tank, one it controls, is on the field. */
export function hasTankOn(position: Position, army: Army, field: Field): boolean {
  return tankOf(position, army)?.field === field;
}

/** Crew of the army's tank on a field; 0 where it is not. */
export function crewOn(position: Position, army: Army, field: Field): number {
  return hasTankOn(position, army, field) ? (position.tank?.crew ?? 0) : 0;
}

/** Whether the field holds a soldier of the army, on foot or in its tank. */
export function holds(position: Position, army: Army, field: Field): boolean {
  return footOn(position, army, field) > 0 || hasTankOn(position, army, field);
}

/** Whether a tank that nobody controls is on the field. */
export function vacantTankOn(position: Position, field: Field): boolean {
  return position.tank !== null && position.tank.army === null && position.tank.field === field;
}

/** Soldiers of an army on the battlefield, on foot. */
export function footInAll(position: Position, army: Army): number {
  return everyField(position).reduce((sum, field) => sum + footOn(position, army, field), 0);
}

/** Soldiers come to stand on foot on a field, or leave it where the number is negative. */
export function stand(table: Table, army: Army, field: Field, soldiers: number): void {
  table.foot[army][field] = (table.foot[army][field] ?? 0) + soldiers;
}

/** M8: a tank without crew is unclaimed at once. */
export function m8Happens(table: Table): void {
  if (table.tank !== null && table.tank.crew === 0) table.tank.army = null;
}

/** How many cards of a value are among these. */
export function countOf(cards: CardCounts, value: number): number {
  return cards[value - 1] ?? 0;
}

/** A card of the value leaves the hand; 0 is none. */
export function playFromHand(table: Table, army: Army, card: CardChoice): void {
  if (card !== 0) table.hands[army][card - 1] = countOf(table.hands[army], card) - 1;
}

/** A card of the value comes to the discards; 0 is none. */
export function discard(table: Table, army: Army, card: CardChoice): void {
  if (card !== 0) table.discards[army][card - 1] = countOf(table.discards[army], card) + 1;
}

export function isWhole(number: number, least: number, most: number): boolean {
  return Number.isInteger(number) && number >= least && number <= most;
}
