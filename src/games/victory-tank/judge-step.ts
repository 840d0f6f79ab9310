import {
  broken,
  fieldsNamed,
  inSteps,
  instead,
  isCount,
  isField,
  nameOf,
  presence,
  some,
  wayBetween,
  type Found,
  type Run,
} from './figures.ts';
import { baseOwner, beside, groundOf, type Ground } from './ground.ts';
import { offBreaks, onBreaks } from './judge-drive.ts';
import { driveBreaks } from './judge-tank.ts';
import type { Move, Step } from './move.ts';
import { fieldName } from './notation.ts';
import { play } from './play.ts';
import type { Army, Field, Position } from './position.ts';
import { CREW_LIMIT, enemyOf, footOn, mayStepOnto, STEP_LIMIT, tankOn } from './rules.ts';

/** Which rules of stepping a try breaks. */

export function stepBreaks(position: Position, army: Army, move: Step): Found[] {
  const ground = groundOf(position.table);
  if (!isField(ground, move.from) || !isField(ground, move.to)) {
    return [broken('M1', 'no card lies there, and a step goes from a field of the battlefield to another')];
  }
  return [
    ...numberBreaks(position, army, move),
    ...wayBreaks(position, ground, army, move),
    ...crewBreaks(position, army, move),
    ...boardBreaks(position, army, move),
  ];
}

/** The same step by others: no more board than go. */
const stepOf = (move: Step, foot: number, crew: number): Step => ({
  ...move,
  foot,
  crew,
  board: Math.min(move.board, foot + crew),
});

/** How many go: 1 to 3, and no more than are there. */
function numberBreaks(position: Position, army: Army, move: Step): Found[] {
  const { from, foot, crew } = move;
  const who = nameOf(army);
  const here = fieldName(position.table, from);
  const feet = footOn(position, army, from);
  const inside = tankOn(position, army, from)?.crew ?? 0;
  if (!isCount(foot, 0) || !isCount(crew, 0) || foot + crew < 1) {
    const one = feet > 0 ? stepOf(move, 1, 0) : stepOf(move, 0, 1);
    return [broken('M1', 'at least 1 soldier has to go', () => [instead('let 1 go', one)])];
  }
  const found: Found[] = [];
  if (foot + crew > STEP_LIMIT) {
    const points = Math.ceil((foot + crew) / STEP_LIMIT);
    const walkers = Math.min(foot, STEP_LIMIT);
    const three = stepOf(move, walkers, STEP_LIMIT - walkers);
    found.push(
      broken('M1', `1 point takes ${STEP_LIMIT} soldiers, ${foot + crew} need ${points} points`, () => [
        instead(`take ${STEP_LIMIT} of them`, three),
      ]),
    );
  }
  if (foot > feet) {
    const aboard = inside === 0 ? '' : `; ${inside} more are crew of the tank`;
    const fewer = stepOf(move, Math.min(feet, STEP_LIMIT), crew);
    found.push(
      broken('M1', `needs ${some(foot, 'soldier')} on foot, ${who} has ${feet} on ${here}${aboard}`, () =>
        feet > 0 ? [instead(`take ${fewer.foot}`, fewer)] : [],
      ),
    );
  }
  return found;
}

/** Where they go: a field beside, and nothing of the enemy on it. */
function wayBreaks(position: Position, ground: Ground, army: Army, move: Step): Found[] {
  const { from, to } = move;
  const found: Found[] = [];
  const there = fieldName(position.table, to);
  if (!beside(ground, from).includes(to)) {
    const way = wayBetween(position, ground, army, from, to);
    const left = position.action?.left;
    const points = left === undefined ? '' : `; ${left} left`;
    const how =
      way === null
        ? 'there is no way for them now'
        : `the way takes ${some(way.length, 'step')}, a point each${points}`;
    found.push(
      broken('G2', `${fieldName(position.table, from)} and ${there} share no edge: ${how}`, () => [
        inSteps('', way === null ? null : stepsAlong(way, move)),
      ]),
    );
  }
  if (mayStepOnto(position, ground, army, to)) return found;
  const enemy = enemyOf(army);
  const isBase = baseOwner(ground, to) === enemy;
  const base = isBase ? `${nameOf(enemy)}’s home base` : '';
  const what = [base, presence(position, enemy, to)].filter((part) => part !== '').join(' with ');
  const why = isBase ? 'nobody steps there' : 'only an attack wins that field';
  found.push(
    broken('M2', `${there} holds ${what}, and ${why}`, () => [stepsAside(position, ground, army, move)]),
  );
  return found;
}

/** The same soldiers from field to field; crew that stepped out go on on foot, and who boards does so at the end. */
function stepsAlong(way: readonly Field[], move: Step): Run | null {
  const walkers = move.foot + move.crew;
  const [next, ...rest] = way.map((to, index): Step => {
    const last = index === way.length - 1;
    const from = way[index - 1] ?? move.from;
    const board = last ? move.board : 0;
    return index === 0 ? { ...move, to, board } : { kind: 'step', from, to, foot: walkers, crew: 0, board };
  });
  return next === undefined ? null : [next, ...rest];
}

/** Steps of the same soldiers onto the other fields beside them. */
function stepsAside(position: Position, ground: Ground, army: Army, move: Step) {
  const fields = beside(ground, move.from).filter((field) => mayStepOnto(position, ground, army, field));
  const steps = fields.map((to): Step => ({ ...move, to, board: 0 }));
  return instead(
    (runs) => {
      const open = runs.flatMap(([step]) => (step.kind === 'step' ? [step.to] : []));
      return `step to ${fieldsNamed(position, open)} instead`;
    },
    ...steps,
  );
}

/** Whether crew may be among them. */
function crewBreaks(position: Position, army: Army, move: Step): Found[] {
  const { from, foot, crew } = move;
  if (!(crew > 0)) return [];
  const inside = tankOn(position, army, from)?.crew ?? 0;
  const found: Found[] = [];
  if (crew > inside) {
    const here = fieldName(position.table, from);
    const fewer = stepOf(move, foot, inside);
    found.push(
      broken('M1', `needs ${crew} crew, ${nameOf(army)} has ${inside} on ${here}`, () =>
        inside + foot > 0 ? [instead(inside === 0 ? 'take no crew' : `take ${inside}`, fewer)] : [],
      ),
    );
  }
  if (!position.options.dismount) {
    const all = foot + crew;
    found.push(
      broken('M9', 'crew get off only while the tank drives', () => [
        inSteps('drive the tank and let them off on the way', letOff(position, army, crew)),
        ...(all <= footOn(position, army, from)
          ? [instead('take soldiers on foot', stepOf(move, all, 0))]
          : []),
      ]),
    );
  }
  return found;
}

const DRIVE: Move = { kind: 'drive' };
const ON: Move = { kind: 'on' };

/** A drive on which so many get off as soon as they can; null where they cannot. */
function letOff(position: Position, army: Army, count: number): Run | null {
  if (position.stage !== 'move' || driveBreaks(position, army).length > 0) return null;
  const off: Move = { kind: 'off', count };
  const rest: Move[] = [];
  for (let at = play(position, DRIVE); ; at = play(at, ON)) {
    if (offBreaks(at, army, count).length === 0) return [DRIVE, ...rest, off];
    if (onBreaks(at, army).length > 0) return null;
    rest.push(ON);
  }
}

/** Whether those who arrive may go straight into the tank. */
function boardBreaks(position: Position, army: Army, move: Step): Found[] {
  const { to, foot, crew, board } = move;
  if (board === 0) return [];
  const boarding = (count: number, says: string) => () => [instead(says, { ...move, board: count })];
  if (!isCount(board, 0)) return [broken('M4', 'no such number can board', boarding(0, 'let none board'))];
  const tank = position.tank?.field === to ? position.tank : null;
  // They do not even come there (M2).
  if (tank !== null && tank.army === enemyOf(army)) return [];
  if (tank !== null && tank.army === null)
    return [broken('M3a', 'they all become crew, and nobody has to board', boarding(0, 'let them step'))];
  const found: Found[] = [];
  if (tank === null || tank.army !== army)
    found.push(
      broken(
        'M4',
        `${nameOf(army)} has no tank on ${fieldName(position.table, to)}`,
        boarding(0, 'let them step, and none board'),
      ),
    );
  else if (!position.options.board)
    found.push(
      broken('M4', 'they stay on foot there', boarding(0, 'let them step, then board when the tank drives')),
    );
  if (board > foot + crew)
    found.push(
      broken(
        'M4',
        `${board} are to board, ${foot + crew} arrive`,
        boarding(foot + crew, `let ${foot + crew} board`),
      ),
    );
  const room = CREW_LIMIT - (tank?.crew ?? 0);
  if (board > room)
    found.push(
      broken('M7c', `${board} are to board, there is room for ${room}`, boarding(room, `let ${room} board`)),
    );
  return found;
}
