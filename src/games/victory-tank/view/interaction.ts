/** What players take hold of on the battlefield, in words: soldiers, the tank, an enemy, a place to recruit. */
import type { Grip, GripChip, Grips, Telling } from '../../../referee/table/drag-handles.ts';
import type { Choice, Touch } from '../../../referee/table/scene.ts';
import {
  type Lifted,
  type Wanted,
  attackSizes,
  attacking,
  driving,
  grips,
  marching,
  mostRecruits,
  price,
  recruiting,
} from './goal-search.ts';
import { cellName, placeOf } from '../rules/notation.ts';
import { type Move, moves } from '../rules/moves.ts';
import {
  CARD_VALUES,
  FACINGS,
  FACING_NAMES,
  type Facing,
  type Field,
  type Position,
} from '../rules/position.ts';
import { STEP_LIMIT, footOn } from '../rules/permissions.ts';
import type { PointedPlace, TableSaid } from '../messages.ts';
import { oneMove } from '../../../referee/table/goal-search.ts';
import { FIELD_SIZE, fieldCorner } from './board-pieces.ts';
import { GAP, aheadOf, groundOf } from '../rules/field-grid.ts';

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

// Cards taken hold of: one of the battlefield where it could lie, one for a battle in the hand.

type Place = Extract<Move, { readonly kind: 'place' }>;

const isSame = (one: Place, other: Place): boolean =>
  one.column === other.column && one.row === other.row && one.turned === other.turned;

function chipOf(cell: string, move: Place): GripChip<Position, Move, TableSaid> {
  return {
    id: `${move.turned}`,
    says: { says: move.turned ? 'turned' : 'upright' },
    errand: oneMove(
      ({ stage, table }) => `${stage} ${table.length}`,
      (one) => (one.kind === 'place' && isSame(one, move) ? [cell] : null),
    ),
  };
}

/** A place each: touched again, the card lies the other way round. */
function layingGrips(
  { stage }: Position,
  legal: readonly Move[],
): readonly Grip<Position, Move, TableSaid>[] {
  if (stage !== 'place') return [];
  const places = legal.filter((move) => move.kind === 'place');
  const cells = Map.groupBy(places, ({ column, row }) => cellName(column, row));
  return [...cells].flatMap(([cell, ways]) => {
    const [first, ...others] = ways;
    if (first === undefined) return [];
    const { says, spot } = vacancy(first.column, first.row);
    const chips = [chipOf(cell, first), ...others.map((way) => chipOf(cell, way))] as const;
    return [{ id: `place ${cell}`, at: cell, says, chips, turns: true, ...(spot && { spot }) }];
  });
}

/** A card each that could be laid in a battle: it waits for Go, since nobody takes it up again. */
function battleCardGrips(
  { stage }: Position,
  legal: readonly Move[],
): readonly Grip<Position, Move, TableSaid>[] {
  if (stage !== 'attacker-card' && stage !== 'defender-card') return [];
  return legal.flatMap((move) => {
    if (move.kind !== 'lay' || move.card === 0) return [];
    const at = `card-${move.card}`;
    const says = { says: 'layCard', card: move.card } as const;
    const errand = oneMove<Position, Move>(
      (now) => now.stage,
      (one, now) => (one.kind === 'lay' && one.card === move.card && now.stage === stage ? [at] : null),
    );
    return [{ id: `lay ${move.card}`, at, says, chips: [{ id: at, says, errand }] }];
  });
}

type TankGrip = Grip<Position, Move, TableSaid>;
type TankChip = GripChip<Position, Move, TableSaid>;

const SAYS = {
  march: 'stepFrom',
  drive: 'driveFrom',
  attack: 'attackHere',
  recruit: 'recruitHere',
} as const;

/** Where a drive ends that is only a turn. */
const TURNS = FACINGS.map((facing) => ({
  id: `to-${FACING_NAMES[facing]}`,
  says: { says: 'toFacing', facing } as const,
}));

/** An Attack of more points is written down rather than tapped. */
const MOST_SIZES = 4;

function chipsOf(
  position: Position,
  { does, field, errand }: Wanted,
  lifted: Lifted,
): readonly [TankChip, ...TankChip[]] {
  const army = position.player ?? 0;
  if (does === 'drive')
    return [
      { id: 'boarding', says: { says: 'takeAlong', all: true }, errand },
      { id: 'alone', says: { says: 'takeAlong', all: false }, errand: driving(false, lifted) },
    ];
  const group = (foot: number): TankChip => ({
    id: `${foot}`,
    says: { says: 'force', foot, crew: 0, boarding: 0 },
    errand: does === 'march' ? marching(field, foot, lifted) : errand,
  });
  if (does === 'attack') {
    const [least = 0, ...more] = attackSizes(position, lifted).slice(0, MOST_SIZES);
    const sized = (points: number, own: TankChip['errand']): TankChip => ({
      id: `points-${points}`,
      says: { says: 'ofPoints', points },
      errand: own,
    });
    return [sized(least, errand), ...more.map((points) => sized(points, attacking(field, lifted, points)))];
  }
  if (does === 'recruit')
    return [
      group(1),
      ...Array.from({ length: mostRecruits(position) - 1 }, (_, more) => ({
        ...group(more + 2),
        errand: recruiting(field, more + 2, lifted),
      })),
    ];
  const all = Math.min(STEP_LIMIT, footOn(position, army, field));
  return [group(all), ...Array.from({ length: all - 1 }, (_, fewer) => group(all - 1 - fewer))];
}

function gripOf(position: Position, wanted: Wanted, lifted: Lifted): TankGrip {
  const { does, field } = wanted;
  const place = placeOf(position, field);
  return {
    id: `${does} ${place.at}`,
    at: place.at,
    says: { says: SAYS[does], place },
    chips: chipsOf(position, wanted, lifted),
    ...(does === 'drive' && { ways: TURNS }),
  };
}

/** Moves that use a point of an action. */
const USES: readonly Move['kind'][] = ['step', 'turn', 'drive', 'deploy', 'battle'];

/** Each action announced in a run, with what is done in it; first what is done in the one that is under way. */
const actionsIn = (run: readonly [Move, ...Move[]]): readonly (readonly [Move, ...Move[]])[] =>
  run
    .slice(1)
    .reduce<readonly (readonly [Move, ...Move[]])[]>(
      (parts, move) =>
        move.kind === 'announce'
          ? [...parts, [move]]
          : parts.map((part, index) => (index === parts.length - 1 ? [...part, move] : part)),
      [[run[0]]],
    );

function tells(position: Position, run: readonly [Move, ...Move[]]): Telling<TableSaid> {
  const parts = actionsIn(run).map((part) => tellsAction(position, part));
  const [first, ...more] = parts;
  if (first === undefined || more.length === 0) return tellsAction(position, run);
  const sum = (of: (part: Telling<TableSaid>) => number): number =>
    parts.reduce((all, part) => all + of(part), 0);
  return {
    says: { says: 'tellsInTurn', parts: parts.map(({ says }) => says) },
    points: sum(({ points }) => points),
    paid: sum(({ points, paid }) => paid ?? points),
    told: first.told,
  };
}

function tellsAction({ action }: Position, run: readonly [Move, ...Move[]]): Telling<TableSaid> {
  const [first] = run;
  if (first.kind === 'announce') {
    const { action: kind, pay, card } = first;
    return { says: { says: 'announces', kind, pay, card }, points: pay + card, paid: pay, told: 1 };
  }
  if (first.kind === 'place') {
    const cell = cellName(first.column, first.row);
    return { says: { says: 'placeOn', cell }, points: 1, told: 0 };
  }
  if (first.kind === 'lay') return { says: { says: 'layCard', card: first.card }, points: 1, told: 1 };
  const points = run.filter(({ kind }) => USES.includes(kind)).length;
  const left = (action?.left ?? points) - points;
  return { says: { says: 'uses', kind: action?.kind ?? null, points, left }, points, told: 0 };
}

/** The cards with which an action could be announced. */
function liftable(position: Position): readonly Touch<TableSaid>[] {
  if (position.stage !== 'command') return [];
  const usable = new Set(moves(position).flatMap((move) => (move.kind === 'announce' ? [move.card] : [])));
  return CARD_VALUES.filter((card) => usable.has(card)).map((card) => ({
    id: `card-${card}`,
    says: { says: 'boostWith', card },
  }));
}

export const tankGrips: Grips<Position, Move, TableSaid> = {
  of: (position, legal) => [
    ...grips(position).map((wanted) => gripOf(position, wanted, null)),
    ...layingGrips(position, legal),
    ...battleCardGrips(position, legal),
  ],
  price,
  tells,
  lifts: {
    of: liftable,
    grips: (position, card) => {
      const lifted = CARD_VALUES.find((value) => `card-${value}` === card) ?? null;
      return grips(position, lifted).map((wanted) => gripOf(position, wanted, lifted));
    },
  },
};
