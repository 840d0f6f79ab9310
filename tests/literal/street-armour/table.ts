/** The second referee of Street Armour, written from the sentences: the table. It shares no rule with the engine. */
import { DIE, FIGURES, PLAIN_DIE, WEIGHTS, type Weight } from '../../../cards/street-armour/data/box.ts';
import type { Armour, Tank } from '../../../src/games/street-armour/rules/position.ts';
import { WAYS, type Point } from './geometry.ts';

export type Seat = 0 | 1;
export const enemyOf = (seat: Seat): Seat => (seat === 1 ? 0 : 1);

/** A mutable position. */
export type Table = { -readonly [Key in keyof Armour]: Armour[Key] };

export const isAt = (one: Point, other: Point): boolean => one.x === other.x && one.y === other.y;

/** Every square, in reading order. */
export function squares({ ground }: Armour): Point[] {
  const found: Point[] = [];
  for (let y = 0; y < ground.length; y++)
    for (let x = 0; x < (ground[y] ?? '').length; x++) found.push({ x, y });
  return found;
}

const isStreet = ({ ground }: Armour, { x, y }: Point): boolean =>
  y >= 0 && x >= 0 && (ground[y] ?? '').charAt(x) === '.';

/** C-032: squares that stop a shell; a flag does not (C-041). */
export const stopsShells = (table: Armour, at: Point): boolean =>
  !isStreet(table, at) ||
  table.barricades.some((one) => isAt(one, at)) ||
  table.tanks.some((one) => isAt(one, at));

/** C-023: squares that a tank cannot enter. */
export const stopsTanks = (table: Armour, at: Point): boolean =>
  stopsShells(table, at) || [...table.flags[0], ...table.flags[1]].some((one) => isAt(one, at));

export const isEmpty = (table: Armour, at: Point): boolean => !stopsTanks(table, at);

/** The squares round one: all eight, or the four at its edges. */
export const around = ({ x, y }: Point, four = false): Point[] =>
  WAYS.filter((way) => !four || way.x === 0 || way.y === 0).map((way) => ({ x: x + way.x, y: y + way.y }));

/** C-031, C-A31: the columns from the edge of a side. */
export function columnFrom({ ground }: Armour, seat: Seat, { x }: Point): number {
  return seat === 0 ? x : (ground[0] ?? '').length - 1 - x;
}

export const figures = (weight: Weight) => FIGURES[weight];

/** C-001: what a team costs. */
export const cost = (team: readonly number[]): number =>
  (team[0] ?? 0) * FIGURES.heavy.value +
  (team[1] ?? 0) * FIGURES.medium.value +
  (team[2] ?? 0) * FIGURES.light.value;

export const placeOf = (weight: Weight): number => WEIGHTS.indexOf(weight);

export const hasTanks = (table: Armour, seat: Seat): boolean =>
  table.tanks.some((tank) => tank.owner === seat && tank.state !== 'wreck');

/** C-010, C-A12: the dice that a side throws. */
export function dice(table: Armour, seat: Seat): number {
  let count = 0;
  for (const tank of table.tanks)
    if (
      tank.owner === seat &&
      (tank.state === 'sound' || (tank.state === 'damaged' && !table.options['damaged-uncounted']))
    )
      count++;
  if (count > 12) return 5;
  if (count > 8) return 4;
  return count > 4 ? 3 : 2;
}

/** C-034, C-A41. */
export function firepower(table: Armour, thrown: readonly number[]): number {
  const die = table.options['plain-dice'] ? PLAIN_DIE : DIE;
  let sum = 0;
  for (const large of thrown) for (const side of die) if (side.large === large) sum += side.small;
  return sum;
}

/** C-020, C-A11. */
export function steps(tank: Tank, die: number): number {
  if (tank.weight === 'heavy') return die > 2 ? die - 2 : 0;
  return tank.weight === 'light' ? die + 1 : die;
}

/** C-040, C-A47: the parts of a task, from its name. */
export function task({ task: id }: Armour): {
  flags: readonly [number, number];
  attacker: Seat | null;
  turns: number;
} {
  if (id === 'tanks') return { flags: [0, 0], attacker: null, turns: Infinity };
  if (id === 'one-flag') return { flags: [1, 1], attacker: null, turns: Infinity };
  if (id === 'two-flags') return { flags: [2, 2], attacker: null, turns: Infinity };
  const [side = '', , count = '0'] = id.split('-');
  const flags = Number(count);
  const attacker = side === 'west' ? 0 : 1;
  return { flags: attacker === 0 ? [0, flags] : [flags, 0], attacker, turns: 8 + 4 * flags };
}
