/** The second referee of Street Armour, written from the sentences: legal moves. It shares no rule with the engine. */
import { FIGURES, WEIGHTS } from '../../../cards/street-armour/data/box.ts';
import type { Move } from '../../../src/games/street-armour/rules/move.ts';
import type { Armour, Tank } from '../../../src/games/street-armour/rules/position.ts';
import {
  besideCorner,
  cornersOn,
  facesTowards,
  goesThrough,
  rootOf,
  seenFrom,
  WAYS,
  type Face,
  type Point,
} from './geometry.ts';
import {
  around,
  columnFrom,
  cost,
  dice,
  enemyOf,
  isAt,
  isEmpty,
  placeOf,
  squares,
  steps,
  stopsShells,
  stopsTanks,
  task,
  type Seat,
} from './table.ts';

/** The player to move, or chance; null if the game is over. */
export function decider({ stage, active }: Armour): Seat | 'chance' | null {
  if (stage === 'over') return null;
  return stage === 'first' || stage === 'throw' ? 'chance' : active;
}

/** Every move that the sentences allow. */
export function legalMoves(table: Armour): Move[] {
  switch (table.stage) {
    case 'city': // C-003
      return [1, 2, 3, 4, 5].map((window) => ({ kind: 'lay', window }));
    case 'task': // C-040
      return (
        [
          'tanks',
          'one-flag',
          'two-flags',
          'west-on-1',
          'west-on-2',
          'west-on-3',
          'west-on-4',
          'east-on-1',
          'east-on-2',
          'east-on-3',
          'east-on-4',
        ] as const
      ).map((one) => ({ kind: 'task', task: one }));
    case 'points': // C-A50
      return [28, 39, 60, ...(table.window === 5 ? [97] : [])].map((points) => ({ kind: 'points', points }));
    case 'team':
      return teams(table);
    case 'first': // C-A14
      return throwsOf(2);
    case 'barricade': // C-A45
      return squares(table)
        .filter((at) => isEmpty(table, at))
        .map((at) => ({ kind: 'barricade', at }));
    case 'flag':
      return flagSquares(table).map((at) => ({ kind: 'flag', at }));
    case 'tank':
      return puts(table);
    case 'throw':
      return throwsOf(dice(table, table.active));
    case 'move':
      return [...table.tanks.flatMap((tank, at) => drives(table, tank, at)), { kind: 'cease' }];
    case 'shoot':
      return [...table.tanks.flatMap((tank, at) => shots(table, tank, at)), { kind: 'end' }];
    case 'over':
      return [];
  }
}

/** Every throw of some dice, sorted ascending. */
function throwsOf(count: number): Move[] {
  const found: Move[] = [];
  for (let number = 0; number < 6 ** count; number++) {
    const thrown = Array.from({ length: count }, (_, die) => 1 + (Math.trunc(number / 6 ** die) % 6));
    if (thrown.every((large, at) => at === 0 || (thrown[at - 1] ?? 0) <= large))
      found.push({ kind: 'throw', dice: thrown });
  }
  return found;
}

/** C-001, C-A24, C-A42, C-A34. */
function teams(table: Armour): Move[] {
  const found: Move[] = [];
  const most = table.points + (task(table).attacker === table.active ? 7 : 0);
  const sets = table.window === 5 ? 2 : 1;
  for (let heavy = 0; heavy <= 3 * sets; heavy++)
    for (let medium = 0; medium <= 5 * sets; medium++)
      for (let light = 0; light <= 8 * sets; light++)
        if (heavy + medium + light > 0 && cost([heavy, medium, light]) <= most)
          found.push({ kind: 'team', team: [heavy, medium, light] });
  return found;
}

/** C-A31, C-A17: its owner’s half, and room next to it. The middle column of an odd city is nobody’s half. */
const flagSquares = (table: Armour): Point[] =>
  squares(table).filter((at) => {
    const width = (table.ground[0] ?? '').length;
    const column = columnFrom(table, table.active, at);
    return (
      isEmpty(table, at) &&
      column + 1 <= Math.floor(width / 2) &&
      around(at, table.options['flag-edges']).some((other) => isEmpty(table, other))
    );
  });

/** C-002, C-A44. */
function puts(table: Armour): Move[] {
  const found: Move[] = [];
  const left = table.teams[table.active] ?? [0, 0, 0];
  for (const weight of WEIGHTS)
    if ((left[placeOf(weight)] ?? 0) > 0)
      for (const at of squares(table))
        if (isEmpty(table, at) && columnFrom(table, table.active, at) < 2)
          for (const facing of [0, 1, 2, 3, 4, 5, 6, 7] as const)
            found.push({ kind: 'put', weight, at, facing });
  return found;
}

/** A place and a way on the road there, and whether a step back was among the steps. */
export interface Stop {
  readonly x: number;
  readonly y: number;
  readonly way: number;
  readonly back: boolean;
}

const nameOf = ({ x, y, way, back }: Stop): string => `${x} ${y} ${way} ${back ? 'back' : ''}`;

/** C-021, C-022, C-023, C-A04, C-A04a: one square on, by a way; null where something is in the way. */
export function onward(table: Armour, own: Point, stop: Stop, sign: 1 | -1): Point | null {
  const way = WAYS[stop.way] ?? { x: 0, y: 0 };
  const to = { x: stop.x + sign * way.x, y: stop.y + sign * way.y };
  const shut = (at: Point): boolean => !isAt(at, own) && stopsTanks(table, at);
  if (shut(to)) return null;
  if (way.x !== 0 && way.y !== 0 && !table.options['gap-never']) {
    const beside = [shut({ x: to.x, y: stop.y }), shut({ x: stop.x, y: to.y })].filter(Boolean).length;
    if (beside >= (table.options['gap-any'] ? 1 : 2)) return null;
  }
  return to;
}

/** Every stop of a tank after some steps, found step by step from all stops. */
export function stops(table: Armour, tank: Tank, count: number, hasBacked: boolean): Stop[] {
  const start: Stop = { x: tank.x, y: tank.y, way: tank.facing, back: false };
  const combines = table.options['back-combines'];
  const found = new Map([[nameOf(start), start]]);
  let latest = [start];
  const back = (stop: Stop): Stop[] => {
    const to = hasBacked || stop.back ? null : onward(table, tank, stop, -1);
    return to === null ? [] : [{ ...to, way: stop.way, back: true }];
  };
  const alone = !combines && count > 0 ? back(start) : [];
  for (let step = 0; step < count; step++) {
    const nextStops = latest.flatMap((stop): Stop[] => {
      const to = onward(table, tank, stop, 1);
      return [
        ...(to === null ? [] : [{ ...to, way: stop.way, back: stop.back }]),
        { ...stop, way: (stop.way + 1) % 8 },
        { ...stop, way: (stop.way + 7) % 8 },
        ...(combines ? back(stop) : []),
      ];
    });
    latest = [];
    for (const stop of nextStops)
      if (!found.has(nameOf(stop))) {
        found.set(nameOf(stop), stop);
        latest.push(stop);
      }
  }
  return [...found.values(), ...alone];
}

/** C-011, C-A01, C-A25, C-050: each die with each place that it leads to. */
function drives(table: Armour, tank: Tank, at: number): Move[] {
  if (tank.owner !== table.active || tank.state !== 'sound') return [];
  const run = table.runs.find((one) => one.tank === at);
  if (run !== undefined && !table.options['many-dice']) return [];
  const found = new Map<string, Move>();
  for (const die of new Set(table.dice))
    for (const { x, y, way } of stops(table, tank, steps(tank, die), run?.backed ?? false)) {
      if (isAt({ x, y }, tank) && way === tank.facing) continue;
      const facing = way as Tank['facing'];
      found.set(`${x} ${y} ${way} ${die}`, {
        kind: 'move',
        from: { x: tank.x, y: tank.y },
        to: { x, y },
        facing,
        die,
      });
    }
  return [...found.values()];
}

/** C-033, C-A05, C-A05a. */
export function distance(table: Armour, from: Point, to: Point): number {
  const [wide, high] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  if (table.options['ruler-squares']) return wide > high ? wide : high;
  return rootOf(wide * wide + high * high, table.options['ruler-up']);
}

/** C-032, C-A06, C-A06a: whether nothing stands on the line between two squares. */
export function isClear(table: Armour, from: Point, to: Point): boolean {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  for (let x = left; x <= right; x++)
    for (let y = top; y <= bottom; y++) {
      const at = { x, y };
      if (!isAt(at, from) && !isAt(at, to) && stopsShells(table, at) && goesThrough(from, to, at))
        return false;
    }
  if (table.options['corner-never']) return true;
  return cornersOn(from, to).every((corner) => {
    const shut = besideCorner(from, to, corner).filter((at) => stopsShells(table, at)).length;
    return shut < (table.options['corner-any'] ? 1 : 2);
  });
}

/** C-A29, C-A07. */
export function faceOf(table: Armour, target: Tank, from: Point): Face {
  const faces = facesTowards(target, target.facing, from);
  return (table.options['tie-attacker'] ? faces[faces.length - 1] : faces[0]) ?? 'front';
}

/** C-035: the firepower that a shot needs. */
export const need = (table: Armour, from: Point, target: Tank): number =>
  distance(table, from, target) + FIGURES[target.weight][faceOf(table, target, from)];

/** C-030, C-031, C-A03, C-A30. */
export function mayPoint(table: Armour, tank: Tank, at: number, to: Point): boolean {
  const run = table.runs.find((one) => one.tank === at);
  const hasMoved = run !== undefined && !(isAt(run.from, tank) && run.from.facing === tank.facing);
  const isHalf = hasMoved || (tank.state === 'damaged' && table.options['damaged-ahead']);
  return !isHalf || seenFrom(tank, tank.facing, to).ahead >= 0;
}

/** C-013, C-038, C-A08, C-A27. */
function shots(table: Armour, tank: Tank, at: number): Move[] {
  if (tank.owner !== table.active || tank.state === 'wreck' || table.shot.includes(at)) return [];
  return table.tanks
    .filter(
      (target) =>
        target.owner === enemyOf(table.active) &&
        target.state !== 'wreck' &&
        distance(table, tank, target) > 1 &&
        mayPoint(table, tank, at, target) &&
        isClear(table, tank, target),
    )
    .map((target) => ({ kind: 'shoot', from: { x: tank.x, y: tank.y }, at: { x: target.x, y: target.y } }));
}
