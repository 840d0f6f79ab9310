/** How moves are made: their touches, and the handles on the battlefield: soldiers, the tank, an enemy, a place to recruit. */
import {
  type ByHand,
  type Handle,
  type HandleWay,
  type Interaction,
  type Telling,
  handlesFrom,
} from '../../../referee/table/interaction.ts';
import type { Touch, TouchPath } from '../../../referee/table/scene.ts';
import {
  type Lifted,
  type Wanted,
  attackSizes,
  attacking,
  driving,
  marching,
  mostRecruits,
  price,
  recruiting,
  wanted,
} from './steps.ts';
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
import { FIELD_SIZE, fieldCorner } from './board-pieces.ts';
import { GAP, aheadOf, groundOf } from '../rules/field-grid.ts';

/**
 * Touches: fields are touched on the board, all else is chosen in words. Moves with the same soldiers, target or kind of
 * action share their first touches.
 */

type TankTouch = Touch<TableSaid>;
type Path = TouchPath<TableSaid>;

const word = (id: string, says: TableSaid): TankTouch => ({ id, says });
const facing = (index: Facing): TankTouch =>
  word(`to-${FACING_NAMES[index]}`, { says: 'toFacing', facing: index });

/** "2 soldiers", "2 soldiers and 1 crew", "1 crew". */
const force = (foot: number, crew: number, boarding = 0): TankTouch =>
  word(`force-${foot}-${crew}-${boarding}`, { says: 'force', foot, crew, boarding });

const withTank = (foot: number, tank: boolean): TankTouch =>
  word(`force-${foot}-${tank ? 'tank' : ''}`, { says: 'withTank', foot, tank });

/** The touches for a move, legal or not. */
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
        word(`pay-${move.pay}`, { says: 'payPoints', kind: move.action, points: move.pay }),
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

/** A place where a card could be put; its spot covers both fields. */
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

// Handles of cards: a battlefield card at each place where it could lie, and a card of the hand for a battle.

const byCard = handlesFrom(
  (_: Position, legal: readonly Move[]) =>
    legal.flatMap((move): readonly ByHand<Move, TableSaid>[] => {
      // A handle for each place; another touch turns the card.
      if (move.kind === 'place') {
        const way = { id: `${move.turned}`, says: { says: move.turned ? 'turned' : 'upright' } } as const;
        return [{ move, from: vacancy(move.column, move.row), does: 'place', way, turns: true }];
      }
      // A handle, not a plain touch, so that it waits for Go: it cannot be taken back.
      return move.kind === 'lay' && move.card !== 0
        ? [{ move, from: word(`card-${move.card}`, { says: 'layCard', card: move.card }), does: 'lay' }]
        : [];
    }),
  ({ stage, table }) => `${stage} ${table.length}`,
);

type TankHandle = Handle<Position, Move, TableSaid>;
type TankWay = HandleWay<Position, Move, TableSaid>;

const SAYS = {
  march: 'stepFrom',
  drive: 'driveFrom',
  attack: 'attackHere',
  recruit: 'recruitHere',
} as const;

/** The targets of a drive that only turns. */
const TURNS = FACINGS.map((facing) => ({
  id: `to-${FACING_NAMES[facing]}`,
  says: { says: 'toFacing', facing } as const,
}));

/** The most sizes of an Attack that are offered as ways; others need the small moves. */
const MOST_SIZES = 4;

function waysOf(position: Position, { does, field }: Wanted, lifted: Lifted): readonly TankWay[] {
  const soldiers = (foot: number, steps: TankWay['steps']): TankWay => ({
    id: `${foot}`,
    says: { says: 'force', foot, crew: 0, boarding: 0 },
    steps,
  });
  switch (does) {
    case 'drive':
      return [true, false].map((all) => ({
        id: all ? 'boarding' : 'alone',
        says: { says: 'takeAlong', all },
        steps: driving(all, lifted),
      }));
    case 'attack': {
      const [least = 0, ...more] = attackSizes(position, lifted).slice(0, MOST_SIZES);
      return [least, ...more].map((points, index) => ({
        id: `points-${points}`,
        says: { says: 'ofPoints', points },
        steps: attacking(field, lifted, index === 0 ? null : points),
      }));
    }
    case 'recruit':
      return counting(mostRecruits(position)).map((count) =>
        soldiers(count, recruiting(field, count, lifted)),
      );
    case 'march':
      return counting(Math.min(STEP_LIMIT, footOn(position, position.player ?? 0, field)))
        .toReversed()
        .map((foot) => soldiers(foot, marching(field, foot, lifted)));
  }
}

const counting = (most: number): readonly number[] => Array.from({ length: most }, (_, index) => index + 1);

function handleOf(position: Position, one: Wanted, lifted: Lifted): TankHandle {
  const { does, field } = one;
  const place = placeOf(position, field);
  return {
    id: `${does} ${place.at}`,
    at: place.at,
    says: { says: SAYS[does], place },
    ways: waysOf(position, one, lifted),
    ...(does === 'drive' && { elsewhere: TURNS }),
  };
}

/** Moves that use a point of an action. */
const USES: readonly Move['kind'][] = ['step', 'turn', 'drive', 'deploy', 'battle'];

/** Splits a run of moves at its announcements. */
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

/** The cards that could boost an announcement. */
function liftable(position: Position): readonly Touch<TableSaid>[] {
  if (position.stage !== 'command') return [];
  const usable = new Set(moves(position).flatMap((move) => (move.kind === 'announce' ? [move.card] : [])));
  return CARD_VALUES.filter((card) => usable.has(card)).map((card) => ({
    id: `card-${card}`,
    says: { says: 'boostWith', card },
  }));
}

export const tankInteraction: Interaction<Position, Move, TableSaid> = {
  touches: pathOf,
  handles: (position, legal, card) => {
    const lifted = CARD_VALUES.find((value) => `card-${value}` === card) ?? null;
    const onFields = wanted(position, lifted).map((one) => handleOf(position, one, lifted));
    return [...onFields, ...byCard(position, legal)];
  },
  price,
  tells,
  lifts: liftable,
  asksGo: ({ kind }) => kind === 'done' || kind === 'pass',
};
