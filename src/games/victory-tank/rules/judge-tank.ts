import {
  type Run,
  type Violation,
  type Way,
  broken,
  first,
  instead,
  isCount,
  needsTank,
  wayBetween,
} from './violations.ts';
import { placeOf, placesOf, presence } from './notation.ts';
import {
  GAP,
  type Ground,
  REACH,
  STEPS,
  aheadOf,
  baseOwner,
  beside,
  columnOf,
  fieldAt,
  groundOf,
  rowOf,
} from './field-grid.ts';
import type { Board, Move, Off, Step } from './moves.ts';
import { type Army, FACINGS, type Facing, type Field, type Position, type Tank } from './position.ts';
import {
  CHANGE_LIMIT,
  CREW_LIMIT,
  STEP_LIMIT,
  endsAhead,
  footOn,
  isVacantTank,
  mayEndOn,
  mayStepOnto,
  ownTank,
} from './permissions.ts';
import { otherOf } from '../../../referee/seats.ts';

/** Violations by the tank: turning, driving, halting, boarding and getting off. */

export function turnBreaks(position: Position, army: Army, facing: Facing): Violation[] {
  const tank = ownTank(position, army);
  if (tank === null) return tankless(position, army, 'M5');
  const others = (): Way[] => {
    const free = FACINGS.filter((other) => other !== tank.facing);
    return [
      instead(
        { says: 'turnTo', facings: free },
        ...free.map((other) => ({ kind: 'turn', facing: other }) as const),
      ),
    ];
  };
  if (!FACINGS.includes(facing)) return [broken('K5', { says: 'fourWays' }, others)];
  return tank.facing === facing ? [broken('M5', { says: 'pointsSo', facing }, others)] : [];
}

export function driveBreaks(position: Position, army: Army): Violation[] {
  const tank = ownTank(position, army);
  if (tank === null) return tankless(position, army, 'M6');
  const ground = groundOf(position.table);
  if (endsAhead(position, ground, tank, army)) return [];
  const open = FACINGS.filter((facing) => endsAhead(position, ground, { ...tank, facing }, army));
  return noEndAhead(position, ground, army, tank, () => [
    first(
      (runs) => {
        const facings = runs.flatMap(([turn]) => (turn.kind === 'turn' ? [turn.facing] : []));
        return { says: 'turnFirst', facings };
      },
      ...open.map((facing): Run => [{ kind: 'turn', facing }]),
    ),
  ]);
}

/**
 * Violations without control of the tank; an unclaimed tank can be claimed, unless the soldiers stand there
 * already (M4a).
 */
function tankless(position: Position, army: Army, rule: 'M5' | 'M6'): Violation[] {
  const control = broken(rule, needsTank(position), () => {
    const run = stepsToTank(position, army);
    return [first({ says: 'stepOntoTank', points: run?.length ?? 0 }, run)];
  });
  return [control, ...standingBy(position, army)];
}

/** The violation by soldiers on the field of an unclaimed tank: being there does not claim it (M4a). */
export function standingBy(position: Position, army: Army): Violation[] {
  const { tank } = position;
  if (tank === null || tank.army !== null) return [];
  const count = footOn(position, army, tank.field);
  if (count === 0) return [];
  const place = placeOf(position, tank.field);
  return [
    broken('M4a', { says: 'standsBy', who: army, count, place }, () => [
      first({ says: 'offAndOn' }, stepsOffAndOn(position, army, tank.field)),
    ]),
  ];
}

const step = (position: Position, army: Army, from: Field, to: Field): Step => ({
  kind: 'step',
  from,
  to,
  foot: Math.min(STEP_LIMIT, footOn(position, army, from)),
  crew: 0,
  board: 0,
});

function stepsOffAndOn(position: Position, army: Army, field: Field): Run | null {
  const ground = groundOf(position.table);
  const out = beside(ground, field).find((near) => mayStepOnto(position, ground, army, near));
  if (out === undefined) return null;
  const off = step(position, army, field, out);
  return [off, { ...off, from: out, to: field }];
}

/** Steps of the nearest soldiers to the unclaimed tank; null if there is no way. */
function stepsToTank(position: Position, army: Army): Run | null {
  const { tank } = position;
  if (tank === null || tank.army !== null) return null;
  const ground = groundOf(position.table);
  let best: readonly Field[] | null = null;
  let start = GAP;
  for (let from = 0; from < ground.size; from++) {
    if (footOn(position, army, from) === 0 || isVacantTank(position, from)) continue;
    const way = wayBetween(position, ground, army, from, tank.field);
    if (way !== null && (best === null || way.length < best.length)) [best, start] = [way, from];
  }
  if (best === null) return null;
  const { foot } = step(position, army, start, tank.field);
  const [next, ...rest] = best.map((to, index): Step => ({
    kind: 'step',
    from: best[index - 1] ?? start,
    to,
    foot,
    crew: 0,
    board: 0,
  }));
  return next === undefined ? null : [next, ...rest];
}

/** The violation if the tank cannot drive on: a gap, or no field ahead where it may end. */
function noEndAhead(
  position: Position,
  ground: Ground,
  army: Army,
  tank: Tank,
  ways: () => readonly Way[],
): Violation[] {
  const fields = fieldsAhead(ground, tank);
  const place = placeOf(position, fields.at(-1) ?? tank.field);
  const gap = broken('M6a', { says: 'gapAhead', facing: tank.facing, place }, ways);
  if (fields.length === 0) return [gap];
  const own = fields.filter((field) => baseOwner(ground, field) === army);
  const others = fields.filter((field) => baseOwner(ground, field) !== army);
  const found: Violation[] = [];
  if (others.length > 0) found.push(broken('M6b', { says: 'noEndAhead', fields: fields.length }, ways));
  if (own.length > 0)
    found.push(broken('M6c', { says: 'ownBaseAhead', places: placesOf(position, own) }, ways));
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

const ON: Move = { kind: 'on' };

/** Moves that drive so many fields on; null for 0. */
const onward = (fields: number): Run | null =>
  fields < 1 ? null : [ON, ...Array.from({ length: fields - 1 }, () => ON)];

export function onBreaks(position: Position, army: Army): Violation[] {
  const tank = ownTank(position, army);
  const ground = groundOf(position.table);
  if (tank === null || endsAhead(position, ground, tank, army)) return [];
  return noEndAhead(position, ground, army, tank, () => [instead({ says: 'haltHere' }, { kind: 'halt' })]);
}

export function haltBreaks(position: Position, army: Army): Violation[] {
  const tank = ownTank(position, army);
  if (tank === null || position.drive === null) return [];
  const ground = groundOf(position.table);
  const next = 1 + fieldsAhead(ground, tank).findIndex((field) => mayEndOn(position, ground, army, field));
  const ways = () => [first({ says: 'driveOn', fields: next }, onward(next))];
  if (position.drive.gone === 0) return [broken('M6', { says: 'goneNone' }, ways)];
  if (mayEndOn(position, ground, army, tank.field)) return [];
  return [barred(position, ground, army, tank.field, 'M6b', ways)];
}

/** Why nobody may halt or get off on a field: a home base, or the enemy. */
function barred(
  position: Position,
  ground: Ground,
  army: Army,
  field: Field,
  rule: 'M6b' | 'M7b',
  ways: Violation['ways'],
): Violation {
  const owner = baseOwner(ground, field);
  const by = owner === null ? presence(position, otherOf(army), field) : null;
  return broken(owner === army ? 'M6c' : rule, { says: 'barred', place: placeOf(position, field), by }, ways);
}

/** Violations that board and off share: at least one soldier, and a limit of crew changes per field. */
function changeBreaks(position: Position, move: Board | Off, tank: Tank): Violation[] {
  if (!isCount(move.count, 1))
    return [
      broken('M7', { says: 'oneBoards' }, () => [instead({ says: 'chooseOne' }, { ...move, count: 1 })]),
    ];
  if ((position.drive?.changed ?? 0) < CHANGE_LIMIT) return [];
  return [broken('M7d', { says: 'changedEnough', times: CHANGE_LIMIT }, () => farther(position, tank))];
}

/** Remedies farther along the way: the fields where the move is legal; the nearest one is named. */
function farther(position: Position, tank: Tank): Way[] {
  const runs = fieldsAhead(groundOf(position.table), tank).map((_, index) => onward(index + 1));
  return [first(([nearest]) => ({ says: 'driveOnFirst', fields: nearest?.length ?? 0 }), ...runs)];
}

export function ridersBreaks(position: Position, army: Army, count: number): Violation[] {
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

export function offBreaks(position: Position, army: Army, count: number): Violation[] {
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
