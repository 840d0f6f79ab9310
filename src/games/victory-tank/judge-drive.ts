import {
  broken,
  first,
  instead,
  isCount,
  nameOf,
  presence,
  some,
  type Found,
  type Run,
  type Way,
} from './figures.ts';
import { baseOwner, groundOf, type Ground } from './ground.ts';
import { fieldsAhead, noEndAhead } from './judge-tank.ts';
import type { Board, Move, Off } from './move.ts';
import { fieldName } from './notation.ts';
import type { Army, Field, Position, Tank } from './position.ts';
import { CHANGE_LIMIT, CREW_LIMIT, endsAhead, enemyOf, footOn, mayEndOn, ownTank } from './rules.ts';

/** Which rules of a drive under way a try breaks. */

const ON: Move = { kind: 'on' };

/** So many fields on; null for none. */
const onward = (fields: number): Run | null =>
  fields < 1 ? null : [ON, ...Array.from({ length: fields - 1 }, () => ON)];

export function onBreaks(position: Position, army: Army): Found[] {
  const tank = ownTank(position, army);
  const ground = groundOf(position.table);
  if (tank === null || endsAhead(position, ground, tank, army)) return [];
  return noEndAhead(position, ground, army, tank, () => [instead('halt here', { kind: 'halt' })]);
}

export function haltBreaks(position: Position, army: Army): Found[] {
  const tank = ownTank(position, army);
  if (tank === null || position.drive === null) return [];
  const ground = groundOf(position.table);
  const next = 1 + fieldsAhead(ground, tank).findIndex((field) => mayEndOn(position, ground, army, field));
  const ways = () => [first(`drive on ${some(next, 'field')}`, onward(next))];
  if (position.drive.gone === 0) return [broken('M6', 'it has gone 0 fields and needs 1', ways)];
  if (mayEndOn(position, ground, army, tank.field)) return [];
  return [barred(position, ground, army, tank.field, 'M6b', ways)];
}

/** Why nobody may end or get off on a field: a home base, or the enemy. */
function barred(
  position: Position,
  ground: Ground,
  army: Army,
  field: Field,
  rule: 'M6b' | 'M7b',
  ways: Found['ways'],
): Found {
  const owner = baseOwner(ground, field);
  const enemy = enemyOf(army);
  const there = fieldName(position.table, field);
  const what = owner === null ? presence(position, enemy, field) : `${nameOf(owner)}’s home base`;
  return broken(owner === army ? 'M6c' : rule, `${there} holds ${what}`, ways);
}

/** What board and off have in common: at least one soldier, and only so many changes of crew on a field. */
function changeBreaks(position: Position, move: Board | Off, tank: Tank): Found[] {
  if (!isCount(move.count, 1))
    return [
      broken('M7', 'at least 1 soldier boards or gets off', () => [
        instead('choose 1', { ...move, count: 1 }),
      ]),
    ];
  if ((position.drive?.changed ?? 0) < CHANGE_LIMIT) return [];
  return [
    broken('M7d', `the crew has changed ${CHANGE_LIMIT} times on this field`, () => farther(position, tank)),
  ];
}

/** Farther on the way: the fields at which the try can be made, the nearest of them told. */
function farther(position: Position, tank: Tank): Way[] {
  const runs = fieldsAhead(groundOf(position.table), tank).map((_, index) => onward(index + 1));
  return [first(([nearest]) => `drive on ${some(nearest?.length ?? 0, 'field')} first`, ...runs)];
}

export function ridersBreaks(position: Position, army: Army, count: number): Found[] {
  const tank = ownTank(position, army);
  if (tank === null) return [];
  const found = changeBreaks(position, { kind: 'board', count }, tank);
  const feet = footOn(position, army, tank.field);
  const room = CREW_LIMIT - tank.crew;
  const fewer = (most: number) => () =>
    most > 0 ? [instead(`let ${most} board`, { kind: 'board', count: most } as const)] : [];
  if (count > feet) {
    const there = fieldName(position.table, tank.field);
    const needs = `needs ${some(count, 'soldier')} on foot, ${nameOf(army)} has ${feet} on ${there}`;
    found.push(broken('M7', needs, fewer(Math.min(feet, room))));
  }
  if (count > room)
    found.push(
      broken('M7c', `${count} are to board, there is room for ${room}`, fewer(Math.min(feet, room))),
    );
  return found;
}

export function offBreaks(position: Position, army: Army, count: number): Found[] {
  const tank = ownTank(position, army);
  if (tank === null || position.drive === null) return [];
  const found = changeBreaks(position, { kind: 'off', count }, tank);
  const ground = groundOf(position.table);
  const fewer = (most: number) =>
    most > 0 ? [instead(`let ${most} off`, { kind: 'off', count: most } as const)] : [];
  if (count > tank.crew) {
    found.push(broken('M7', `needs ${count} crew, the tank has ${tank.crew}`, () => fewer(tank.crew)));
  }
  if (!mayEndOn(position, ground, army, tank.field)) {
    found.push(barred(position, ground, army, tank.field, 'M7b', () => farther(position, tank)));
  }
  if (count >= tank.crew && position.drive.gone === 0) {
    const why = 'the last crew stays until it has gone a field';
    found.push(broken('M8a', why, () => [...farther(position, tank), ...fewer(tank.crew - 1)]));
  }
  return found;
}
