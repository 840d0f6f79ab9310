import {
  broken,
  either,
  facingName,
  fieldsNamed,
  isCount,
  isField,
  nameOf,
  needsTank,
  presence,
  some,
  stepsBetween,
  type Found,
} from './figures.ts';
import {
  aheadOf,
  baseOwner,
  beside,
  columnOf,
  fieldAt,
  GAP,
  groundOf,
  REACH,
  rowOf,
  STEPS,
  type Ground,
} from './ground.ts';
import type { Step } from './move.ts';
import { fieldName } from './notation.ts';
import { FACINGS, type Army, type Facing, type Field, type Position, type Tank } from './position.ts';
import {
  CHANGE_LIMIT,
  CREW_LIMIT,
  endsAhead,
  enemyOf,
  footOn,
  mayEndOn,
  mayStepOnto,
  ownTank,
  STEP_LIMIT,
  tankOn,
} from './rules.ts';

/** Which rules of the Move a try breaks. */

export function stepBreaks(position: Position, army: Army, move: Step): Found[] {
  const ground = groundOf(position.table);
  if (!isField(ground, move.from) || !isField(ground, move.to)) {
    return [broken('M1', 'a step goes from a field of the battlefield to another')];
  }
  return [
    ...numberBreaks(position, army, move),
    ...wayBreaks(position, ground, army, move),
    ...crewBreaks(position, army, move),
    ...boardBreaks(position, army, move),
  ];
}

/** How many go: 1 to 3, and no more than are there. */
function numberBreaks(position: Position, army: Army, { from, foot, crew }: Step): Found[] {
  const who = nameOf(army);
  const here = fieldName(position.table, from);
  if (!isCount(foot, 0) || !isCount(crew, 0) || foot + crew < 1)
    return [broken('M1', 'at least 1 soldier has to go')];
  const found: Found[] = [];
  if (foot + crew > STEP_LIMIT) {
    const points = Math.ceil((foot + crew) / STEP_LIMIT);
    found.push(broken('M1', `1 point takes ${STEP_LIMIT} soldiers, ${foot + crew} need ${points} points`));
  }
  const feet = footOn(position, army, from);
  if (foot > feet) {
    const inside = tankOn(position, army, from)?.crew ?? 0;
    const aboard = inside === 0 ? '' : `; ${inside} more are crew of the tank`;
    found.push(
      broken('M1', `needs ${some(foot, 'soldier')} on foot, ${who} has ${feet} on ${here}${aboard}`),
    );
  }
  return found;
}

/** Where they go: a field beside, and nothing of the enemy on it. */
function wayBreaks(position: Position, ground: Ground, army: Army, { from, to }: Step): Found[] {
  const found: Found[] = [];
  const there = fieldName(position.table, to);
  if (!beside(ground, from).includes(to)) {
    const steps = stepsBetween(position, ground, army, from, to);
    const left = position.action?.left ?? 0;
    const way =
      steps === null || steps < 2
        ? 'there is no way for them now'
        : `the way takes ${steps} steps, a point each; ${left} left`;
    found.push(broken('G2', `${fieldName(position.table, from)} and ${there} share no edge: ${way}`));
  }
  if (mayStepOnto(position, ground, army, to)) return found;
  const enemy = enemyOf(army);
  const base = baseOwner(ground, to) === enemy ? `${nameOf(enemy)}’s home base` : '';
  const what = [base, presence(position, enemy, to)].filter((part) => part !== '').join(' with ');
  const advice = base === '' ? 'attack it, or go round' : 'go round';
  return [...found, broken('M2', `${there} holds ${what}: ${advice}`)];
}

/** Whether crew may be among them. */
function crewBreaks(position: Position, army: Army, { from, crew }: Step): Found[] {
  if (!(crew > 0)) return [];
  const inside = tankOn(position, army, from)?.crew ?? 0;
  const found: Found[] = [];
  if (crew > inside) {
    found.push(
      broken('M1', `needs ${crew} crew, ${nameOf(army)} has ${inside} on ${fieldName(position.table, from)}`),
    );
  }
  if (!position.options.dismount) found.push(broken('M9', 'drive the tank and let them off on the way'));
  return found;
}

/** Whether those who arrive may go straight into the tank. */
function boardBreaks(position: Position, army: Army, { to, foot, crew, board }: Step): Found[] {
  if (board === 0) return [];
  if (!isCount(board, 0)) return [broken('M4', 'no such number can board')];
  const tank = position.tank?.field === to ? position.tank : null;
  // They do not even come there (M2).
  if (tank !== null && tank.army === enemyOf(army)) return [];
  if (tank !== null && tank.army === null)
    return [broken('M3a', 'they all become crew: nobody has to board')];
  const found: Found[] = [];
  if (tank === null || tank.army !== army)
    found.push(broken('M4', `${nameOf(army)} has no tank on ${fieldName(position.table, to)}`));
  else if (!position.options.board)
    found.push(broken('M4', 'let them step, then board when the tank drives'));
  if (board > foot + crew) found.push(broken('M4', `${board} are to board, ${foot + crew} arrive`));
  const room = CREW_LIMIT - (tank?.crew ?? 0);
  if (board > room) found.push(broken('M7c', `${board} are to board, there is room for ${room}`));
  return found;
}

export function turnBreaks(position: Position, army: Army, facing: Facing): Found[] {
  const tank = ownTank(position, army);
  if (tank === null) return [broken('M5', needsTank(position))];
  if (!FACINGS.includes(facing)) return [broken('K5', 'choose north, east, south or west')];
  return tank.facing === facing
    ? [broken('M5', `it points ${facingName(facing)} already: choose another facing`)]
    : [];
}

export function driveBreaks(position: Position, army: Army): Found[] {
  const tank = ownTank(position, army);
  if (tank === null) return [broken('M6', needsTank(position))];
  const ground = groundOf(position.table);
  if (endsAhead(position, ground, tank, army)) return [];
  const ways = FACINGS.filter((facing) => endsAhead(position, ground, { ...tank, facing }, army));
  const advice =
    ways.length === 0 ? 'no facing lets it drive now' : `turn it ${either(ways.map(facingName))} first`;
  return noEndAhead(position, ground, army, tank, advice);
}

/** Why a tank cannot go on from where it is: a gap, or nothing ahead of it where it may end. */
function noEndAhead(position: Position, ground: Ground, army: Army, tank: Tank, advice: string): Found[] {
  const heading = facingName(tank.facing);
  const fields = fieldsAhead(ground, tank);
  const gap = broken(
    'M6a',
    `${heading} of ${fieldName(position.table, fields.at(-1) ?? tank.field)} is a gap: ${advice}`,
  );
  if (fields.length === 0) return [gap];
  const own = fields.filter((field) => baseOwner(ground, field) === army);
  const others = fields.filter((field) => baseOwner(ground, field) !== army);
  const found: Found[] = [];
  const ahead = `${some(fields.length, 'field')} ahead before a gap`;
  if (others.length > 0) found.push(broken('M6b', `${ahead}, and it may end on none: ${advice}`));
  if (own.length > 0)
    found.push(broken('M6c', `${fieldsNamed(position, own)} ahead is its own home base: ${advice}`));
  if (endsBeyond(position, army, tank)) found.push(gap);
  return found;
}

/** Whether the tank would come to a field where it may end if it could jump gaps. */
export function endsBeyond(position: Position, army: Army, { field, facing }: Tank): boolean {
  const { table } = position;
  const ground = groundOf(table);
  const [columns, rows] = STEPS[facing] ?? [0, 0];
  for (let distance = 1; distance <= 2 * REACH; distance++) {
    const column = columnOf(table, field) + distance * columns;
    const row = rowOf(table, field) + distance * rows;
    const next = fieldAt(table, column, row);
    if (next !== GAP && mayEndOn(position, ground, army, next)) return true;
  }
  return false;
}

function fieldsAhead(ground: Ground, tank: Tank): Field[] {
  const fields: Field[] = [];
  for (
    let next = aheadOf(ground, tank.field, tank.facing);
    next !== GAP;
    next = aheadOf(ground, next, tank.facing)
  ) {
    fields.push(next);
  }
  return fields;
}

export function onBreaks(position: Position, army: Army): Found[] {
  const tank = ownTank(position, army);
  const ground = groundOf(position.table);
  if (tank === null || endsAhead(position, ground, tank, army)) return [];
  return noEndAhead(position, ground, army, tank, 'halt here');
}

export function haltBreaks(position: Position, army: Army): Found[] {
  const tank = ownTank(position, army);
  if (tank === null || position.drive === null) return [];
  if (position.drive.gone === 0) return [broken('M6', 'it has gone 0 fields and needs 1: drive on')];
  const ground = groundOf(position.table);
  if (mayEndOn(position, ground, army, tank.field)) return [];
  const next = fieldsAhead(ground, tank).findIndex((field) => mayEndOn(position, ground, army, field));
  return [barred(position, ground, army, tank.field, 'M6b', `drive on ${some(next + 1, 'field')}`)];
}

/** Why nobody may end or get off on a field: a home base, or the enemy. */
function barred(
  position: Position,
  ground: Ground,
  army: Army,
  field: Field,
  rule: 'M6b' | 'M7b',
  advice: string,
): Found {
  const owner = baseOwner(ground, field);
  const enemy = enemyOf(army);
  const there = fieldName(position.table, field);
  const what = owner === null ? presence(position, enemy, field) : `${nameOf(owner)}’s home base`;
  return broken(owner === army ? 'M6c' : rule, `${there} holds ${what}: ${advice}`);
}

/** What board and off have in common: at least one soldier, and only so many changes of crew on a field. */
function changeBreaks(position: Position, count: number): Found[] {
  if (!isCount(count, 1)) return [broken('M7', 'at least 1 soldier boards or gets off')];
  if ((position.drive?.changed ?? 0) < CHANGE_LIMIT) return [];
  return [broken('M7d', `the crew has changed ${CHANGE_LIMIT} times on this field: drive on first`)];
}

export function ridersBreaks(position: Position, army: Army, count: number): Found[] {
  const tank = ownTank(position, army);
  if (tank === null) return [];
  const found = changeBreaks(position, count);
  const feet = footOn(position, army, tank.field);
  const room = CREW_LIMIT - tank.crew;
  if (count > feet) {
    const there = fieldName(position.table, tank.field);
    found.push(
      broken('M7', `needs ${some(count, 'soldier')} on foot, ${nameOf(army)} has ${feet} on ${there}`),
    );
  }
  if (count > room) found.push(broken('M7c', `${count} are to board, there is room for ${room}`));
  return found;
}

export function offBreaks(position: Position, army: Army, count: number): Found[] {
  const tank = ownTank(position, army);
  if (tank === null || position.drive === null) return [];
  const found = changeBreaks(position, count);
  const ground = groundOf(position.table);
  if (count > tank.crew) found.push(broken('M7', `needs ${count} crew, the tank has ${tank.crew}`));
  if (!mayEndOn(position, ground, army, tank.field)) {
    found.push(barred(position, ground, army, tank.field, 'M7b', 'get off elsewhere on the way'));
  }
  if (count >= tank.crew && position.drive.gone === 0) {
    const most = tank.crew - 1;
    found.push(broken('M8a', most === 0 ? 'drive on first' : `drive on first, or let ${most} off`));
  }
  return found;
}
