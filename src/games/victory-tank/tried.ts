/** What a try draws on the battlefield: who would stand where, the way there, and which edge or field would refuse it. */
import type { SceneLine, ScenePiece, SceneTry, SceneWire } from '../../referee/scene.ts';
import { aheadOf, beside, GAP, groundOf } from './ground.ts';
import { cardLying, soldiersOn, tankOn } from './laid.ts';
import type { Move } from './move.ts';
import { fieldName } from './notation.ts';
import type { Army, Field, Position } from './position.ts';

const armyOf = ({ action, player, active }: Position): Army => action?.army ?? player ?? active;

/** The edge between neighbours; of fields that are none, the one that would be entered. */
function edge({ table }: Position, from: Field, to: Field): SceneWire {
  const [one, other] = [fieldName(table, from), fieldName(table, to)];
  return beside(groundOf(table), from).includes(to) ? { between: [one, other] } : { at: other };
}

const line = ({ table }: Position, from: Field, to: Field, means: SceneLine['means']): SceneLine => ({
  from: fieldName(table, from),
  to: fieldName(table, to),
  means,
});

/** From field to field: who goes as ghosts, the way, wire between. */
const going = (position: Position, from: Field, to: Field, pieces: readonly ScenePiece[]): SceneTry => ({
  pieces,
  lines: [line(position, from, to, 'way')],
  wire: [edge(position, from, to)],
});

const marching = (position: Position, from: Field, to: Field, count: number): SceneTry =>
  going(position, from, to, soldiersOn(position.table, armyOf(position), to, count));

/** Something about one field and nothing else. */
const on = ({ table }: Position, field: Field, pieces: readonly ScenePiece[] = []): SceneTry => ({
  pieces,
  lines: [],
  wire: [{ at: fieldName(table, field) }],
});

function driving(position: Position): SceneTry | null {
  const { tank, table } = position;
  if (tank === null) return null;
  const ahead = aheadOf(groundOf(table), tank.field, tank.facing);
  if (ahead === GAP) return on(position, tank.field);
  return going(position, tank.field, ahead, [tankOn(table, { ...tank, field: ahead })]);
}

const atTheTank = (position: Position): SceneTry | null =>
  position.tank === null ? null : on(position, position.tank.field);

const firing = (position: Position, from: Field, target: Field): SceneTry => ({
  pieces: [],
  lines: [line(position, from, target, 'fire')],
  wire: [edge(position, from, target)],
});

/** The card that is to be laid, a ghost where it would lie. */
function placing(position: Position, column: number, row: number, turned: boolean): SceneTry | null {
  const card = position.held[armyOf(position)];
  if (card === null) return null;
  const lying = cardLying({ card, column, row, turned });
  return { pieces: [], cards: [lying], lines: [], wire: [{ at: lying.id }] };
}

/** What a move would draw; null where it is about no place. */
export function tried(position: Position, move: Move): SceneTry | null {
  const target = position.battle?.target;
  switch (move.kind) {
    case 'place':
      return placing(position, move.column, move.row, move.turned);
    case 'step':
      return marching(position, move.from, move.to, move.foot + move.crew);
    case 'drive':
    case 'on':
      return driving(position);
    case 'face':
    case 'turn':
    case 'halt':
    case 'board':
    case 'off':
      return atTheTank(position);
    case 'deploy':
      return on(position, move.at, soldiersOn(position.table, armyOf(position), move.at, 1));
    case 'battle':
      return firing(position, move.from, move.target);
    case 'join':
      return target === undefined ? null : firing(position, move.from, target);
    case 'enter':
      return target === undefined
        ? on(position, move.from)
        : marching(position, move.from, target, move.foot + move.crew);
    case 'claim':
    case 'stay':
      return target === undefined ? null : on(position, target);
    case 'done':
      return position.stage === 'claim' ? atTheTank(position) : null;
    case 'keep':
    case 'announce':
    case 'pass':
    case 'ready':
    case 'lay':
      return null;
  }
}
