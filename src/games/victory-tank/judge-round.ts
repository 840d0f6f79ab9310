import { cardsIn, countOf, valuesOf } from './cards.ts';
import { broken, either, handOf, nameOf, some, type Found } from './figures.ts';
import { contactsOf, groundOf, inBond, REACH, spotsOn } from './ground.ts';
import type { Announce, Keep, Place } from './move.ts';
import { cellName } from './notation.ts';
import { FACINGS, type Army, type Facing, type Position } from './position.ts';
import { canAttack, canMove, canRecruit, enemyOf } from './rules.ts';

/** Which rules of the fog of war and of taking turns a try breaks. */

export function keepBreaks(position: Position, army: Army, { card }: Keep): Found[] {
  if (position.drawn.includes(card)) return [];
  return [broken('F1', `${nameOf(army)} drew ${position.drawn.join(' and ')}: keep one of them`)];
}

export function placeBreaks(position: Position, { column, row }: Place): Found[] {
  const { table, options } = position;
  const there = cellName(column, row);
  const cells = `${there} and ${cellName(column, row + 1)}`;
  if (![column, row].every((number) => Number.isInteger(number) && Math.abs(number) < REACH)) {
    return [broken('G4', `nothing lies there: ${nearestSpot(position, 0, 0)}`)];
  }
  const { covered, touched } = contactsOf(table, column, row);
  const names = (list: readonly number[]) => list.map((index) => table[index]?.card ?? '').join(' and ');
  const found: Found[] = [];
  const instead = nearestSpot(position, column, row);
  if (covered.length > 0) found.push(broken('G4a', `${names(covered)} lies on ${cells}: ${instead}`));
  else if (touched.length < 2) {
    const contacts = touched.length === 0 ? 'no card' : `only ${names(touched)}`;
    found.push(broken('G4', `needs to touch 2 cards, touches ${contacts} on ${cells}: ${instead}`));
  }
  if (!options.free && !inBond(column, row)) {
    const shifted = `${cellName(column, row - 1)} or ${cellName(column, row + 1)}`;
    found.push(broken('G3', `a card of that column begins on ${shifted}, not on ${there}`));
  }
  return found;
}

/** The legal place nearest to a cell, as advice. */
function nearestSpot(position: Position, column: number, row: number): string {
  const distance = (spot: { column: number; row: number }) =>
    Math.abs(spot.column - column) + Math.abs(spot.row - row);
  const [best] = spotsOn(position.table, position.options.free).sort((a, b) => distance(a) - distance(b));
  return best === undefined ? 'no place is left' : `${cellName(best.column, best.row)} is the nearest place`;
}

export const faceBreaks = (facing: Facing): Found[] =>
  FACINGS.includes(facing) ? [] : [broken('K5', 'choose north, east, south or west')];

export function announceBreaks(position: Position, army: Army, move: Announce): Found[] {
  const found = impossible(position, army, move.action);
  const points = position.points[army];
  const hand = position.hands[army];
  if (!Number.isInteger(move.pay) || move.pay < 1) found.push(broken('C3', 'pay at least 1 point'));
  else if (move.pay > points) found.push(broken('C3a', tooDear(position, army, move)));
  if (move.card !== 0 && !([1, 2, 3].includes(move.card) && countOf(hand, move.card) > 0)) {
    found.push(
      broken('C3b', `needs an action card of ${move.card}, ${nameOf(army)} has ${handOf(position, army)}`),
    );
  }
  return found;
}

/** "needs 2 points, red has 1: pay 1 and play a card of 1 or more". */
function tooDear(position: Position, army: Army, { pay, card }: Announce): string {
  const points = position.points[army];
  const wanted = pay + card - points;
  const helps = points > 0 && valuesOf(position.hands[army]).some((value) => value >= wanted);
  const advice = helps ? `pay ${points} and play a card of ${wanted} or more` : `pay ${points} or less`;
  return `needs ${some(pay, 'point')}, ${nameOf(army)} has ${points}: ${advice}`;
}

/** Why the first point of an action could not be used; nothing where it could. */
function impossible(position: Position, army: Army, action: Announce['action']): Found[] {
  const ground = groundOf(position.table);
  const who = nameOf(army);
  if (action === 'recruit' && !canRecruit(position, army)) {
    return [noSupply(position, army), broken('C4a', `${who} has nobody to recruit: announce another action`)];
  }
  if (action === 'move' && !canMove(position, ground, army)) {
    const why = `no soldier of ${who} can step, and ${who} does not control the tank`;
    return [broken('M1', why), broken('C4a', `${who} has nothing to move: announce another action`)];
  }
  if (action === 'attack' && !canAttack(position, ground, army)) {
    const enemy = nameOf(enemyOf(army));
    const why = `no soldier or tank of ${who} is beside one of ${enemy}`;
    return [broken('A1', why), broken('C4a', `${who} has nothing to attack: announce another action`)];
  }
  return [];
}

/** An empty supply: all ten in play, or some of them dead for good. */
export function noSupply(position: Position, army: Army): Found {
  const lost = position.lost[army];
  if (lost === 0)
    return broken('R1a', `all ten soldiers of ${nameOf(army)} are in play: none is left to recruit`);
  return broken('R1', `${nameOf(army)}’s supply is empty, ${some(lost, 'soldier')} being out of the game`);
}

export function passBreaks(position: Position, army: Army): Found[] {
  if (position.options.pass) return [];
  const points = position.points[army];
  return [
    broken(
      'C5',
      `${nameOf(army)} has ${some(points, 'point')} and can act: announce ${possible(position, army)}`,
    ),
  ];
}

/** What the army could announce: "a Move or a Recruit". */
export function possible(position: Position, army: Army): string {
  const ground = groundOf(position.table);
  const kinds: string[] = [];
  if (canMove(position, ground, army)) kinds.push('a Move');
  if (canRecruit(position, army)) kinds.push('a Recruit');
  if (canAttack(position, ground, army)) kinds.push('an Attack');
  return either(kinds);
}

export function doneBreaks(position: Position): Found[] {
  if (position.action?.used !== false) return [];
  return [broken('C4a', `the first of ${some(position.action.left, 'point')} has to be used`)];
}

/** A battle card: one that is in the hand, and none where a turn has but one. */
export function layBreaks(position: Position, army: Army, card: number): Found[] {
  const found: Found[] = [];
  if (card === 0) return found;
  const hand = position.hands[army];
  if (!(card === 1 || card === 2 || card === 3) || countOf(hand, card) === 0) {
    const instead = cardsIn(hand) === 0 ? 'lay none' : 'lay one of them, or none';
    found.push(
      broken(
        'A4',
        `needs an action card of ${card}, ${nameOf(army)} has ${handOf(position, army)}: ${instead}`,
      ),
    );
  }
  if (position.options['one-card'] && position.stage === 'attacker-card' && position.action?.card === true) {
    found.push(broken('A4a', `${nameOf(army)} has played a card this turn: lay none`));
  }
  return found;
}
