import type { Choice, Touch } from '../../referee/scene.ts';
import { FIELD_SIZE, fieldCorner } from './card-words.ts';
import { placeOf } from './figures.ts';
import { aheadOf, columnOf, GAP, groundOf, rowOf } from './ground.ts';
import type { Move } from './move.ts';
import { moves } from './moves.ts';
import { cellName } from './notation.ts';
import {
  ACTION_KINDS,
  CARD_CHOICES,
  FACINGS,
  FACING_NAMES,
  type Facing,
  type Field,
  type Position,
} from './position.ts';
import { CREW_LIMIT, FULL_POINTS, STEP_LIMIT } from './rules.ts';
import type { PointedPlace, TableSaid } from './said-table.ts';
import { shuffledCards } from './setup.ts';

/**
 * How moves are pointed at: on the board where they are about fields, in words where not. Moves that begin with the same
 * soldiers, the same target or the same kind of action share their first touches.
 */

type TankTouch = Touch<TableSaid>;
type TankChoice = Choice<Move, TableSaid>;
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

const choice =
  (position: Position) =>
  (move: Move): TankChoice => ({ move, path: pathOf(position, move) });

/** Every legal move, with the way to it. */
export const choices = (position: Position): readonly TankChoice[] => moves(position).map(choice(position));

/** What somebody might try in a position, with the way to it: the legal moves and their likes that are not. */
export function tries(position: Position): readonly TankChoice[] {
  if (position.player === null) return [];
  const seen = new Set<string>();
  return [...moves(position), ...likely(position)].map(choice(position)).filter(({ path }) => {
    const key = path.map((touch) => touch.id).join('>');
    return !seen.has(key) && seen.add(key);
  });
}

const counting = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

function likely(position: Position): Move[] {
  switch (position.stage) {
    case 'draft':
      return position.drawn.length === 0
        ? []
        : shuffledCards()
            .flat()
            .map((card) => ({ kind: 'keep', card }));
    case 'place':
      return placesAbout(position);
    case 'command':
      return ACTION_KINDS.flatMap((action) =>
        counting(1, FULL_POINTS).flatMap((pay) =>
          CARD_CHOICES.map((card): Move => ({ kind: 'announce', action, pay, card })),
        ),
      ).concat({ kind: 'pass' });
    case 'move':
      return movingTries(position);
    case 'drive':
      return [
        { kind: 'on' },
        { kind: 'halt' },
        ...counting(1, CREW_LIMIT).flatMap((count): Move[] => [
          { kind: 'board', count },
          { kind: 'off', count },
        ]),
      ];
    case 'recruit':
      return [...fieldsOf(position).map((at): Move => ({ kind: 'deploy', at })), { kind: 'done' }];
    case 'attack':
      return [...fieldsOf(position).flatMap((target) => battleTries(position, target)), { kind: 'done' }];
    case 'muster':
      return battleTries(position, position.battle?.target ?? GAP).map((move): Move =>
        move.kind === 'battle' ? { kind: 'join', from: move.from, foot: move.foot, tank: move.tank } : move,
      );
    case 'attacker-card':
    case 'defender-card':
      return CARD_CHOICES.map((card) => ({ kind: 'lay', card }));
    case 'enter':
      return [{ kind: 'stay' }];
    case 'claim':
      return counting(1, CREW_LIMIT).map((crew) => ({ kind: 'claim', crew }));
    case 'face':
    case 'over':
      return [];
  }
}

const fieldsOf = ({ table }: Position): Field[] => counting(0, 2 * table.length - 1);

/** Every cell round the battlefield on which a card would cover none, in step with its neighbours or not. */
function placesAbout({ table }: Position): Move[] {
  const covered = new Set(
    table.flatMap(({ column, row }) => [cellName(column, row), cellName(column, row + 1)]),
  );
  const columns = table.map((card) => card.column);
  const rows = table.map((card) => card.row);
  const found: Move[] = [];
  for (const column of counting(Math.min(...columns) - 1, Math.max(...columns) + 1)) {
    for (const row of counting(Math.min(...rows) - 2, Math.max(...rows) + 2)) {
      if (covered.has(cellName(column, row)) || covered.has(cellName(column, row + 1))) continue;
      found.push({ kind: 'place', column, row, turned: false }, { kind: 'place', column, row, turned: true });
    }
  }
  return found;
}

/** Whether anybody of either army is on a field. */
const isHeld = (position: Position, field: Field): boolean =>
  (position.foot[0][field] ?? 0) + (position.foot[1][field] ?? 0) > 0 || position.tank?.field === field;

function movingTries(position: Position): Move[] {
  const fields = fieldsOf(position);
  const steps = fields
    .filter((from) => isHeld(position, from))
    .flatMap((from) =>
      fields
        .filter((to) => to !== from && isNear(position, from, to))
        .flatMap((to) =>
          counting(1, STEP_LIMIT + 1).map((foot): Move => ({
            kind: 'step',
            from,
            to,
            foot,
            crew: 0,
            board: 0,
          })),
        ),
    );
  const turns = FACINGS.map((index): Move => ({ kind: 'turn', facing: index }));
  return [...steps, ...turns, { kind: 'drive' }, { kind: 'done' }];
}

/** Within three fields of each other: farther, nobody expects to step. */
const isNear = ({ table }: Position, one: Field, other: Field): boolean =>
  Math.abs(columnOf(table, one) - columnOf(table, other)) +
    Math.abs(rowOf(table, one) - rowOf(table, other)) <=
  3;

function battleTries(position: Position, target: Field): Move[] {
  const army = position.player ?? 0;
  return fieldsOf(position)
    .filter((from) => from !== target && isHeld(position, from) && isNear(position, from, target))
    .flatMap((from) => [
      ...counting(1, Math.max(1, position.foot[army][from] ?? 0)).map((foot): Move => ({
        kind: 'battle',
        target,
        from,
        foot,
        tank: false,
      })),
      ...(position.tank?.field === from
        ? [{ kind: 'battle', target, from, foot: 0, tank: true } as const satisfies Move]
        : []),
    ]);
}
