import {
  broken,
  first,
  instead,
  isCount,
  placeOf,
  presence,
  type Found,
  type Run,
  type Way,
} from './figures.ts';
import { baseOwner, groundOf, type Ground } from './ground.ts';
import { fieldsAhead, noEndAhead } from './judge-tank.ts';
import type { Board, Move, Off } from './move.ts';
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
  return noEndAhead(position, ground, army, tank, () => [instead({ says: 'haltHere' }, { kind: 'halt' })]);
}

export function haltBreaks(position: Position, army: Army): Found[] {
  const tank = ownTank(position, army);
  if (tank === null || position.drive === null) return [];
  const ground = groundOf(position.table);
  const next = 1 + fieldsAhead(ground, tank).findIndex((field) => mayEndOn(position, ground, army, field));
  const ways = () => [first({ says: 'driveOn', fields: next }, onward(next))];
  if (position.drive.gone === 0) return [broken('M6', { says: 'goneNone' }, ways)];
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
  const by = owner === null ? presence(position, enemyOf(army), field) : null;
  return broken(owner === army ? 'M6c' : rule, { says: 'barred', place: placeOf(position, field), by }, ways);
}

/** What board and off have in common: at least one soldier, and only so many changes of crew on a field. */
function changeBreaks(position: Position, move: Board | Off, tank: Tank): Found[] {
  if (!isCount(move.count, 1))
    return [
      broken('M7', { says: 'oneBoards' }, () => [instead({ says: 'chooseOne' }, { ...move, count: 1 })]),
    ];
  if ((position.drive?.changed ?? 0) < CHANGE_LIMIT) return [];
  return [broken('M7d', { says: 'changedEnough', times: CHANGE_LIMIT }, () => farther(position, tank))];
}

/** Farther on the way: the fields at which the try can be made, the nearest of them told. */
function farther(position: Position, tank: Tank): Way[] {
  const runs = fieldsAhead(groundOf(position.table), tank).map((_, index) => onward(index + 1));
  return [first(([nearest]) => ({ says: 'driveOnFirst', fields: nearest?.length ?? 0 }), ...runs)];
}

export function ridersBreaks(position: Position, army: Army, count: number): Found[] {
  const tank = ownTank(position, army);
  if (tank === null) return [];
  const found = changeBreaks(position, { kind: 'board', count }, tank);
  const feet = footOn(position, army, tank.field);
  const room = CREW_LIMIT - tank.crew;
  const fewer = (most: number) => () =>
    most > 0 ? [instead({ says: 'letBoard', count: most }, { kind: 'board', count: most })] : [];
  if (count > feet) {
    const place = placeOf(position, tank.field);
    const why = { says: 'needsOnFoot', who: army, needs: count, has: feet, place, aboard: 0 } as const;
    found.push(broken('M7', why, fewer(Math.min(feet, room))));
  }
  if (count > room)
    found.push(broken('M7c', { says: 'noRoom', board: count, room }, fewer(Math.min(feet, room))));
  return found;
}

export function offBreaks(position: Position, army: Army, count: number): Found[] {
  const tank = ownTank(position, army);
  if (tank === null || position.drive === null) return [];
  const found = changeBreaks(position, { kind: 'off', count }, tank);
  const ground = groundOf(position.table);
  const fewer = (most: number) =>
    most > 0 ? [instead({ says: 'letOff', count: most }, { kind: 'off', count: most })] : [];
  if (count > tank.crew) {
    found.push(broken('M7', { says: 'tankHasCrew', needs: count, has: tank.crew }, () => fewer(tank.crew)));
  }
  if (!mayEndOn(position, ground, army, tank.field)) {
    found.push(barred(position, ground, army, tank.field, 'M7b', () => farther(position, tank)));
  }
  if (count >= tank.crew && position.drive.gone === 0) {
    found.push(
      broken('M8a', { says: 'lastCrewStays' }, () => [...farther(position, tank), ...fewer(tank.crew - 1)]),
    );
  }
  return found;
}
