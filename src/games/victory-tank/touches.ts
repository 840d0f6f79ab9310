import type { Choice, Touch } from '../../referee/scene.ts';
import { FIELD_SIZE, fieldCorner } from './card-words.ts';
import { placeOf } from './figures.ts';
import { aheadOf, GAP, groundOf } from './ground.ts';
import type { Move } from './move.ts';
import { moves } from './moves.ts';
import { cellName } from './notation.ts';
import { FACING_NAMES, type Facing, type Field, type Position } from './position.ts';
import type { PointedPlace, TableSaid } from './said-table.ts';

/**
 * How moves are pointed at: on the board where they are about fields, in words where not. Moves that begin with the same
 * soldiers, the same target or the same kind of action share their first touches.
 */

type TankTouch = Touch<TableSaid>;
export type TankChoice = Choice<Move, TableSaid>;
type Path = TankChoice['path'];

const word = (id: string, says: TableSaid): TankTouch => ({ id, says });
const facing = (index: Facing): TankTouch =>
  word(`to-${FACING_NAMES[index]}`, { says: 'toFacing', facing: index });

/** "2 soldiers", "2 soldiers and 1 crew", "1 crew". */
const force = (foot: number, crew: number, boarding = 0): TankTouch =>
  word(`force-${foot}-${crew}-${boarding}`, { says: 'force', foot, crew, boarding });

const withTank = (foot: number, tank: boolean): TankTouch =>
  word(`force-${foot}-${tank ? 'tank' : ''}`, { says: 'withTank', foot, tank });

/** The way to a move in a position. The move need not be legal. */
export function pathOf(position: Position, move: Move): Path {
  const at = (field: Field, says: PointedPlace): TankTouch => {
    const place = placeOf(position, field);
    return { id: place.at, says: { says, place } };
  };
  switch (move.kind) {
    case 'keep':
      return [word(move.card, { says: 'keepCard', card: move.card })];
    case 'place':
      return [
        vacancy(move.column, move.row),
        word(`${move.turned}`, { says: move.turned ? 'turned' : 'upright' }),
      ];
    case 'face':
      return [facing(move.facing)];
    case 'turn':
      return [word('turn', { says: 'turnTank' }), facing(move.facing)];
    case 'announce':
      return [
        word(move.action, { says: 'actionKind', kind: move.action }),
        word(`pay-${move.pay}`, { says: 'payPoints', points: move.pay }),
        word(`card-${move.card}`, { says: 'boostWith', card: move.card }),
      ];
    case 'step':
      return [at(move.from, 'stepFrom'), at(move.to, 'stepHere'), force(move.foot, move.crew, move.board)];
    case 'on':
      return [at(tankAhead(position), 'driveTo')];
    case 'halt':
      return [at(position.tank?.field ?? GAP, 'haltOn')];
    case 'board':
      return [word(`board-${move.count}`, { says: 'getIn', count: move.count })];
    case 'off':
      return [word(`off-${move.count}`, { says: 'getOff', count: move.count })];
    case 'deploy':
      return [at(move.at, 'recruitHere')];
    case 'battle':
      return [at(move.target, 'attackHere'), at(move.from, 'fromHere'), withTank(move.foot, move.tank)];
    case 'join':
      return [at(move.from, 'joinFrom'), withTank(move.foot, move.tank)];
    case 'lay':
      return [word(`card-${move.card}`, { says: 'layCard', card: move.card })];
    case 'enter':
      return [at(move.from, 'moveInFrom'), force(move.foot, move.crew)];
    case 'claim':
      return [word(`claim-${move.crew}`, { says: 'asCrew', count: move.crew })];
    default:
      return [word(move.kind, { says: move.kind })];
  }
}

const tankAhead = ({ table, tank }: Position): Field =>
  tank === null ? GAP : aheadOf(groundOf(table), tank.field, tank.facing);

/** Where a card could be put; its spot covers both fields. */
export function vacancy(column: number, row: number): TankTouch {
  const name = cellName(column, row);
  const spot = {
    id: name,
    ...fieldCorner(column, row),
    width: FIELD_SIZE.width,
    height: 2 * FIELD_SIZE.height,
  };
  return { id: name, says: { says: 'placeOn', cell: name }, spot };
}

export const choiceIn =
  (position: Position) =>
  (move: Move): TankChoice => ({ move, path: pathOf(position, move) });

/** Every legal move, with the way to it. */
export const choices = (position: Position): readonly TankChoice[] => moves(position).map(choiceIn(position));
