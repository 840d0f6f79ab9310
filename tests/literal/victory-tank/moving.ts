/** The literal referee: M0 to M10, what a point of a Move can be used for. */
import type { Army, Field, Position } from '../../../src/games/victory-tank/rules/position.ts';
import type { Board, Off, Step, Turn } from '../../../src/games/victory-tank/rules/moves.ts';
import {
  type Table,
  crewOn,
  enemyOf,
  footOn,
  hasTankOn,
  holds,
  isWhole,
  m8Happens,
  stand,
  tankOf,
  vacantTankOn,
} from './forces.ts';
import { ahead, g2AdjacentFields, homeOf } from './ground.ts';
import { settlePoint, usePoint } from './turns.ts';

/** The most soldiers the tank holds (M3, M7). */
export const MOST_CREW = 3;

/** M1: 1 to 3 soldiers go from one field, where they are, to an adjacent one. */
export function m1Allows(position: Position, { from, to, foot, crew }: Step, army: Army): boolean {
  return (
    g2AdjacentFields(position, from, to) &&
    isWhole(foot, 0, footOn(position, army, from)) &&
    isWhole(crew, 0, crewOn(position, army, from)) &&
    isWhole(foot + crew, 1, 3)
  );
}

/** M2: never onto the enemy home base, a field with enemy soldiers, or one with the tank under enemy control. */
export function m2Allows(position: Position, { to }: Step, army: Army): boolean {
  const enemy = enemyOf(army);
  return homeOf(position, to) !== enemy && !holds(position, enemy, to);
}

/** M4: soldiers stay on foot on the field of their tank. Option board: into it, as far as there is room. */
export function m4Allows(position: Position, { to, foot, crew, board }: Step, army: Army): boolean {
  if (board === 0) return true;
  const room = MOST_CREW - crewOn(position, army, to);
  return (
    position.options.board && hasTankOn(position, army, to) && isWhole(board, 0, Math.min(room, foot + crew))
  );
}

/** M9: crew get off only while driving. Option dismount: a step may hold crew, the last one too. */
export function m9Allows(position: Position, { crew }: Step): boolean {
  return crew === 0 || position.options.dismount;
}

/** M1, M3, M4, M8, M9, M10: the soldiers have gone. */
export function stepHappens(table: Table, { from, to, foot, crew, board }: Step, army: Army): void {
  usePoint(table);
  stand(table, army, from, -foot);
  if (table.tank !== null) table.tank.crew -= crew;
  m8Happens(table);

  stand(table, army, to, foot + crew);
  if (vacantTankOn(table, to)) crewUp(table, army, foot + crew);
  else crewUp(table, army, board);
  m10Happens(table, army, to);
  settlePoint(table);
}

/** M3, M4, M7, A8: soldiers on foot on the tank's field become its crew, and their army controls it. */
export function crewUp(table: Table, army: Army, soldiers: number): void {
  if (table.tank === null || soldiers === 0) return;
  stand(table, army, table.tank.field, -soldiers);
  table.tank.army = army;
  table.tank.crew += soldiers;
}

/** M5: the tank may be turned, by its controller, to any other facing. */
export function m5Allows(position: Position, { facing }: Turn, army: Army): boolean {
  const tank = tankOf(position, army);
  return tank !== null && tank.facing !== facing && [0, 1, 2, 3].includes(facing);
}

/** M5: it faces so. */
export function turnHappens(table: Table, { facing }: Turn): void {
  usePoint(table);
  if (table.tank !== null) table.tank.facing = facing;
  settlePoint(table);
}

/** M6: the tank may not end on a field with enemy soldiers, nor on a home base. Option park-home: on its own. */
export function m6MayEnd(position: Position, army: Army, field: Field): boolean {
  return !holds(position, enemyOf(army), field) && maySetFoot(position, army, field);
}

/** M6, M7: no home base, or with option park-home one's own. */
function maySetFoot(position: Position, army: Army, field: Field): boolean {
  const home = homeOf(position, field);
  return home === null || (position.options['park-home'] && home === army);
}

/** M6: the fields in front of the tank, as far as the first gap. */
function m6Way(position: Position): Field[] {
  const way: Field[] = [];
  const { tank } = position;
  if (tank === null) return way;
  let field = ahead(position, tank.field, tank.facing);
  while (field !== null) {
    way.push(field);
    field = ahead(position, field, tank.facing);
  }
  return way;
}

/** M6: its controller may drive it at least one field on, if it may end on any field of its way. */
export function m6Allows(position: Position, _move: unknown, army: Army): boolean {
  return tankOf(position, army) !== null && m6Way(position).some((field) => m6MayEnd(position, army, field));
}

/** M6: a drive begins. */
export function driveHappens(table: Table): void {
  usePoint(table);
  table.drive = { gone: 0, changed: 0 };
  table.stage = 'drive';
}

/** M6, M10: one field on. */
export function onHappens(table: Table, army: Army): void {
  if (table.tank === null || table.drive === null) return;
  const next = ahead(table, table.tank.field, table.tank.facing);
  if (next === null) return;
  table.tank.field = next;
  table.drive = { gone: table.drive.gone + 1, changed: 0 };
  m10Happens(table, army, next);
}

/** M6, M7: a drive goes at least one field and ends where the tank may. */
export function haltAllows(position: Position, _move: unknown, army: Army): boolean {
  const { tank, drive } = position;
  return tank !== null && drive !== null && drive.gone >= 1 && m6MayEnd(position, army, tank.field);
}

/** M6: the drive is over. */
export function haltHappens(table: Table): void {
  table.drive = null;
  settlePoint(table);
}

/** M7d: the crew changes at most six times on a field. */
function m7dAllows({ drive }: Position): boolean {
  return drive !== null && drive.changed < 6;
}

/** M7: own soldiers on the tank's field may board, no more than there is room for. */
export function m7AllowsBoarding(position: Position, { count }: Board, army: Army): boolean {
  const tank = tankOf(position, army);
  if (tank === null || !m7dAllows(position)) return false;
  return isWhole(count, 1, footOn(position, army, tank.field)) && tank.crew + count <= MOST_CREW;
}

/** M7: they are crew. */
export function boardHappens(table: Table, { count }: Board, army: Army): void {
  crewUp(table, army, count);
  if (table.drive !== null) table.drive.changed += 1;
}

/** M7: crew may get off, never on a field with enemy soldiers or on a home base. */
export function m7AllowsGettingOff(position: Position, { count }: Off, army: Army): boolean {
  const tank = tankOf(position, army);
  if (tank === null || !m7dAllows(position)) return false;
  const safe = !holds(position, enemyOf(army), tank.field) && maySetFoot(position, army, tank.field);
  return safe && isWhole(count, 1, tank.crew);
}

/** M8: the last of the crew get off only where the drive may end; M7: it has gone at least one field. */
export function m8Allows(position: Position, { count }: Off, army: Army): boolean {
  return count !== position.tank?.crew || haltAllows(position, null, army);
}

/** M7, M8: they stand on foot; a tank without crew stops. */
export function offHappens(table: Table, { count }: Off, army: Army): void {
  if (table.tank === null || table.drive === null) return;
  table.tank.crew -= count;
  stand(table, army, table.tank.field, count);
  m8Happens(table);
  if (table.tank.crew === 0) haltHappens(table);
  else table.drive.changed += 1;
}

/** M10: whoever comes onto a field with a crate takes it. */
export function m10Happens(table: Table, army: Army, field: Field): void {
  if (!table.crates.includes(field)) return;
  table.crates = table.crates.filter((crate) => crate !== field);
  table.taken[army] += 1;
}
