import {
  broken,
  first,
  instead,
  needsTank,
  placeOf,
  placesOf,
  wayBetween,
  type Found,
  type Run,
  type Way,
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
import { FACINGS, type Army, type Facing, type Field, type Position, type Tank } from './position.ts';
import { endsAhead, footOn, isVacantTank, mayEndOn, mayStepOnto, ownTank, STEP_LIMIT } from './rules.ts';

/** Which rules of turning the tank and setting it in motion a try breaks, and what is ahead of it. */

export function turnBreaks(position: Position, army: Army, facing: Facing): Found[] {
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

export function driveBreaks(position: Position, army: Army): Found[] {
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

/** Whoever does not control the tank: soldiers may claim it where it is unclaimed, unless they stand there (M4a). */
function tankless(position: Position, army: Army, rule: 'M5' | 'M6'): Found[] {
  const control = broken(rule, needsTank(position), () => {
    const run = stepsToTank(position, army);
    return [first({ says: 'stepOntoTank', points: run?.length ?? 0 }, run)];
  });
  return [control, ...standingBy(position, army)];
}

/** Soldiers on the field of an unclaimed tank: being there does not claim it (M4a). */
export function standingBy(position: Position, army: Army): Found[] {
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

/** The steps of the nearest soldiers onto the field of an unclaimed tank; null where there is no way. */
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

/** Why a tank cannot go on from where it is: a gap, or nothing ahead of it where it may end. */
export function noEndAhead(
  position: Position,
  ground: Ground,
  army: Army,
  tank: Tank,
  ways: () => readonly Way[],
): Found[] {
  const fields = fieldsAhead(ground, tank);
  const place = placeOf(position, fields.at(-1) ?? tank.field);
  const gap = broken('M6a', { says: 'gapAhead', facing: tank.facing, place }, ways);
  if (fields.length === 0) return [gap];
  const own = fields.filter((field) => baseOwner(ground, field) === army);
  const others = fields.filter((field) => baseOwner(ground, field) !== army);
  const found: Found[] = [];
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

export function fieldsAhead(ground: Ground, tank: Tank): Field[] {
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
