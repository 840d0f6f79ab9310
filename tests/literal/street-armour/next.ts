/** The second referee of Street Armour, written from the sentences: the position after a move. */
import { FIGURES, NARROW_CITY, WIDE_CITY } from '../../../cards/street-armour/data/box.ts';
import type { Move } from '../../../src/games/street-armour/rules/move.ts';
import type { Armour, Tank } from '../../../src/games/street-armour/rules/position.ts';
import { decider, need, stops } from './legal.ts';
import {
  around,
  enemyOf,
  firepower,
  hasTanks,
  isAt,
  placeOf,
  steps,
  task,
  type Seat,
  type Table,
} from './table.ts';

const both = <T>(pair: readonly [T, T], seat: Seat, thing: T): [T, T] =>
  seat === 0 ? [thing, pair[1]] : [pair[0], thing];

/** The table after a legal move. */
export function next(before: Armour, move: Move): Armour {
  const table: Table = { ...before };
  if (decider(before) === null) return before;
  switch (move.kind) {
    case 'lay':
      layCity(table, move.window);
      break;
    case 'task':
      table.task = move.task;
      table.stage = 'points';
      break;
    case 'points':
      table.points = move.points;
      table.stage = 'team';
      break;
    case 'team':
      table.teams = both(table.teams, table.active, move.team);
      if (table.active === 1) table.stage = 'first';
      table.active = enemyOf(table.active);
      break;
    case 'throw':
      if (table.stage === 'first') cA14(table, move.dice);
      else c012(table, move.dice);
      break;
    case 'barricade':
      table.barricades = [...table.barricades, move.at];
      cA43(table);
      break;
    case 'flag':
      table.flags = both(table.flags, table.active, [...table.flags[table.active], move.at]);
      cA43(table);
      break;
    case 'put':
      put(table, move);
      cA43(table);
      break;
    case 'move':
      drive(table, before, move);
      break;
    case 'cease':
      table.stage = 'shoot';
      break;
    case 'shoot':
      c035(table, move);
      break;
    case 'end':
      cA32(table);
      break;
  }
  return table;
}

/** C-003, C-A40: three tile rows of five squares, or all six. */
function layCity(table: Table, window: number): void {
  const city: readonly string[] = table.options['narrow-city'] ? NARROW_CITY : WIDE_CITY;
  table.window = window;
  table.ground =
    window === 5 ? city : city.filter((_, row) => row >= 5 * (window - 1) && row < 5 * (window + 2));
  table.stage = 'task';
}

/** C-A14: west throws, then east; again where they are equal. */
function cA14(table: Table, thrown: readonly number[]): void {
  const sum = thrown.reduce((all, large) => all + large, 0);
  if (table.active === 0) {
    table.thrown = sum;
    table.active = 1;
    return;
  }
  const west = table.thrown ?? 0;
  table.thrown = null;
  table.active = 0;
  if (west === sum) return;
  table.first = west > sum ? 0 : 1;
  table.stage = 'barricade';
  asks(table, table.first);
}

/** How many things of the stage’s kind a side has yet to put down (C-A45, C-040, C-A24). */
export function toPut(table: Table, seat: Seat): number {
  if (table.stage === 'barricade') {
    if (!table.options.barricades) return 0;
    // The sides take turns: after an odd number the first one has placed one more.
    const odd = seat === table.first ? 1 : 0;
    return 3 - Math.trunc((table.barricades.length + odd) / 2);
  }
  if (table.stage === 'flag') return task(table).flags[seat] - table.flags[seat].length;
  const [heavy, medium, light] = table.teams[seat] ?? [0, 0, 0];
  return heavy + medium + light;
}

/** C-A43: asks a side, or the other one where it has none left, or for the next kind. */
function asks(table: Table, seat: Seat): void {
  const who = [seat, enemyOf(seat)].find((one) => toPut(table, one) > 0);
  if (who !== undefined) {
    table.active = who;
    return;
  }
  if (table.stage === 'tank') {
    begin(table, table.first);
    return;
  }
  table.stage = table.stage === 'barricade' ? 'flag' : 'tank';
  asks(table, table.first);
}

const cA43 = (table: Table): void => asks(table, enemyOf(table.active));

function put(table: Table, { weight, at, facing }: Extract<Move, { kind: 'put' }>): void {
  const left = [...(table.teams[table.active] ?? [0, 0, 0])];
  left[placeOf(weight)] = (left[placeOf(weight)] ?? 0) - 1;
  table.teams = both(table.teams, table.active, [left[0] ?? 0, left[1] ?? 0, left[2] ?? 0]);
  table.tanks = [...table.tanks, { ...at, facing, owner: table.active, weight, state: 'sound' }];
}

/** C-010, C-A48. */
function begin(table: Table, seat: Seat): void {
  Object.assign(table, { active: seat, stage: 'throw', dice: [], fire: 0, runs: [], shot: [], hit: false });
  if (!hasTanks(table, seat)) cA32(table);
}

/** C-012, C-A26, C-034. */
function c012(table: Table, thrown: readonly number[]): void {
  const isSame = thrown.length > 1 && Math.min(...thrown) === Math.max(...thrown);
  table.dice = isSame ? [...thrown, Math.max(...thrown)] : thrown;
  table.fire = firepower(table, thrown);
  table.stage = 'move';
}

function drive(table: Table, before: Armour, move: Extract<Move, { kind: 'move' }>): void {
  const at = before.tanks.findIndex((tank) => isAt(tank, move.from));
  const tank = before.tanks[at];
  if (tank === undefined) return;
  const run = before.runs.find((one) => one.tank === at);
  // The square back of a turn is spent where there is no other way (C-022).
  const ways = stops(before, tank, steps(tank, move.die), run?.backed ?? false);
  const isForward = ways.some((stop) => isAt(stop, move.to) && stop.way === move.facing && !stop.back);
  const mine = {
    tank: at,
    from: run?.from ?? { x: tank.x, y: tank.y, facing: tank.facing },
    backed: !isForward || run?.backed === true,
  };
  table.runs = before.tanks.flatMap((_, place) =>
    place === at ? [mine] : before.runs.filter((one) => one.tank === place),
  );
  table.tanks = before.tanks.map((one, place) =>
    place === at ? { ...one, ...move.to, facing: move.facing } : one,
  );
  const spent = before.dice.indexOf(move.die);
  table.dice = before.dice.filter((_, place) => place !== spent);
}

/** C-035, C-050, C-A13, C-036, C-037. */
function c035(table: Table, move: Extract<Move, { kind: 'shoot' }>): void {
  const tank = table.tanks.find((one) => isAt(one, move.from));
  const target = table.tanks.find((one) => isAt(one, move.at));
  if (tank === undefined || target === undefined) return;
  const shooter = table.tanks.indexOf(tank);
  table.shot = table.tanks.flatMap((_, place) =>
    place === shooter || table.shot.includes(place) ? [place] : [],
  );
  const gun = table.options['no-gun'] ? 0 : FIGURES[tank.weight].gun; // C-A10
  const over = table.fire + gun - need(table, tank, target);
  if (over < 0) return;
  const isExact = over === 0 && table.options.damage;
  if (isExact && target.state === 'damaged' && !table.options['second-destroys']) return;
  const state: Tank['state'] = isExact && target.state === 'sound' ? 'damaged' : 'wreck';
  table.tanks = table.tanks.map((one) => (one === target ? { ...one, state } : one));
  table.hit = true;
  if (!hasTanks(table, target.owner) && destroyingWins(table)) table.stage = 'over';
}

/** C-037, C-A19. */
const destroyingWins = (table: Armour): boolean => table.task === 'tanks' || !table.options['flags-only'];

/** C-A32, C-A33: captures, the limit, the turns without a loss. */
function cA32(table: Table): void {
  const seat = table.active;
  const enemy = enemyOf(seat);
  const waiting = table.tanks.filter((tank, at) => isStill(table, tank, at));
  const left = table.flags[enemy].filter(
    (flag) => !around(flag, table.options['flag-edges']).some((at) => waiting.some((tank) => isAt(tank, at))),
  );
  const isLoss = table.hit || left.length !== table.flags[enemy].length;
  const isCaptured = left.length === 0 && task(table).flags[enemy] > 0;
  table.flags = both(table.flags, enemy, left);
  table.turns = both(table.turns, seat, table.turns[seat] + 1);
  table.quiet = isLoss ? 0 : table.quiet + 1;
  const { attacker, turns } = task(table);
  const isOut = attacker !== null && table.turns[attacker] >= turns;
  Object.assign(table, { dice: [], fire: 0, runs: [], shot: [], hit: false });
  if (isCaptured || isOut || table.quiet >= 30) table.stage = 'over';
  else begin(table, enemy);
}

/** C-042, C-A46, C-A16, C-A16a: whether a tank has stood still since the end of its side’s turn before. */
function isStill(table: Table, tank: Tank, at: number): boolean {
  if (tank.owner !== table.active || tank.state === 'wreck' || table.turns[table.active] === 0) return false;
  if (table.options['still-idle'] && table.shot.includes(at)) return false;
  const run = table.runs.find((one) => one.tank === at);
  if (run === undefined) return true;
  return isAt(run.from, tank) && (table.options['still-turning'] || run.from.facing === tank.facing);
}

/** Who has won, of a table that is over; nobody where they are level (C-043, C-037, C-044, C-A33, C-A20). */
export function winnersOf(table: Armour): readonly Seat[] {
  const { flags, attacker, turns } = task(table);
  const seats: readonly Seat[] = [0, 1];
  const captor = seats.find((seat) => flags[enemyOf(seat)] > 0 && table.flags[enemyOf(seat)].length === 0);
  if (captor !== undefined) return [captor];
  const destroyer = seats.find((seat) => destroyingWins(table) && !hasTanks(table, enemyOf(seat)));
  if (destroyer !== undefined) return [destroyer];
  if (attacker !== null && (table.turns[attacker] >= turns || table.quiet >= 30)) return [enemyOf(attacker)];
  if (table.options['stall-draws']) return [];
  const worth = (seat: Seat): number =>
    100_000 * table.flags[seat].length +
    table.tanks.reduce(
      (sum, tank) => sum + (tank.owner === seat && tank.state !== 'wreck' ? FIGURES[tank.weight].value : 0),
      0,
    );
  if (worth(0) === worth(1)) return [];
  return [worth(0) > worth(1) ? 0 : 1];
}
