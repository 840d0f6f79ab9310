/**
 * How players choose moves: by drag handles (tanks, targets, squares of the set-up), or by touching one place
 * after another.
 */
import { WEIGHTS, type Weight } from '../../../../cards/street-armour/data/box.ts';
import { oneMove, type Errand } from '../../../referee/table/goal-search.ts';
import {
  FACINGS,
  headingTo,
  turnsBetween,
  type Facing,
  type Square,
} from '../../../referee/geometry/squares.ts';
import {
  tellsInTurn,
  type Grip,
  type GripChip,
  type Grips,
  type Telling,
} from '../../../referee/table/drag-handles.ts';
import type { Choice, Touch } from '../../../referee/table/scene.ts';
import type { PlayedSaid, TableSaid } from '../messages.ts';
import type { Move } from '../rules/move.ts';
import { stepsOf } from '../rules/movement-points.ts';
import { moves } from '../rules/moves.ts';
import { FACING_IDS, print, squareId } from '../rules/notation.ts';
import { play } from '../rules/play.ts';
import { sameSquare, tankAt, type Armour, type Team } from '../rules/position.ts';
import { measured } from '../rules/shooting.ts';

type ArmourGrip = Grip<Armour, Move, PlayedSaid>;
type ArmourChip = GripChip<Armour, Move, PlayedSaid>;
type Drive = Extract<Move, { kind: 'move' }>;
type Shot = Extract<Move, { kind: 'shoot' }>;
type Put = Extract<Move, { kind: 'put' }>;

/**
 * How far a movement’s facing is from its direction: without a chosen facing a tank looks where it drives.
 */
const headingError = ({ from, to, facing }: Drive): number =>
  sameSquare(from, to) ? 0 : turnsBetween(headingTo(from, to), facing);

/**
 * The goal of driving a tank to a square: with the chosen facing, or to another square if that is null. Its
 * key holds the dice that are left.
 */
const drive = (from: Square, facing: Facing | null): Errand<Armour, Move> =>
  oneMove(
    ({ dice }) => `drive ${squareId(from)} ${facing} ${dice.join('')}`,
    (move) =>
      move.kind === 'move' &&
      sameSquare(move.from, from) &&
      (facing === null ? !sameSquare(move.to, from) : move.facing === facing)
        ? [squareId(move.to)]
        : null,
    (move) => (move.kind === 'move' && facing === null ? headingError(move) : 0),
  );

/** The goal of making exactly this move. */
const exactly = (does: Shot | Put, at: string): Errand<Armour, Move> => {
  const words = print(does);
  return oneMove(words, (move) => (move.kind === does.kind && print(move) === words ? [at] : null));
};

function driving(drives: readonly Drive[]): ArmourGrip[] {
  return [...Map.groupBy(drives, ({ from }) => squareId(from))].flatMap(([at, own]): ArmourGrip[] => {
    const [first] = own;
    if (first === undefined) return [];
    const usual: ArmourChip = {
      id: 'as it comes',
      says: { says: 'asItComes' },
      errand: drive(first.from, null),
    };
    const facing = FACINGS.map((way): ArmourChip => ({
      id: FACING_IDS[way],
      says: { says: 'facingTo', facing: way },
      stays: true,
      errand: drive(first.from, way),
    }));
    return [
      { id: `drive ${at}`, at, says: { says: 'fromSquare', at: first.from }, chips: [usual, ...facing] },
    ];
  });
}

/** Firepower to spare in a shot. */
function spare(position: Armour, { from, at }: Shot): number {
  const [place, target] = [tankAt(position, from), position.tanks[tankAt(position, at)]];
  const tank = position.tanks[place];
  if (tank === undefined || target === undefined) return -Infinity;
  const { needs, gives } = measured(position, place, tank, target);
  return gives - needs;
}

/** Each shooter with its targets, and each target with its shooters, the best shot first. */
function shooting(position: Armour, shots: readonly Shot[]): ArmourGrip[] {
  const best = shots.toSorted((one, other) => spare(position, other) - spare(position, one));
  const shooters = [...Map.groupBy(best, ({ from }) => squareId(from))].map(([at, own]): ArmourGrip => {
    const from = own[0]?.from ?? { x: 0, y: 0 };
    const says = { says: 'shootFrom', at: from } as const;
    const errand = oneMove<Armour, Move>(`shoot ${at}`, (move) =>
      move.kind === 'shoot' && sameSquare(move.from, from) ? [squareId(move.at)] : null,
    );
    return { id: `shoot ${at}`, at, says, chips: [{ id: 'shoot', says, errand }] };
  });
  const targets = [...Map.groupBy(best, ({ at }) => squareId(at))].flatMap(([at, those]): ArmourGrip[] => {
    const [first, ...others] = those.map((shot): ArmourChip => ({
      id: squareId(shot.from),
      says: { says: 'shootFrom', at: shot.from },
      errand: exactly(shot, at),
    }));
    const says = { says: 'shootAt', at: those[0]?.at ?? { x: 0, y: 0 } } as const;
    return first === undefined ? [] : [{ id: `hit ${at}`, at, says, chips: [first, ...others] }];
  });
  return [...shooters, ...targets];
}

/** By player the facing into the city from the own end. */
const INWARD = [2, 6] as const satisfies readonly Facing[];

/** Each square of the set-up with a tank of each weight that is left, facing into the city. */
function putting({ active }: Armour, puts: readonly Put[]): ArmourGrip[] {
  const inward = puts.filter(({ facing }) => facing === INWARD[active]);
  return [...Map.groupBy(inward, ({ at }) => squareId(at))].flatMap(([at, those]): ArmourGrip[] => {
    const chipOf = (weight: Weight): ArmourChip[] =>
      those
        .filter((put) => put.weight === weight)
        .map((put) => ({ id: weight, says: { says: 'putWeight', weight }, errand: exactly(put, at) }));
    const [first, ...others] = WEIGHTS.flatMap(chipOf);
    const says = { says: 'putOn', at: those[0]?.at ?? { x: 0, y: 0 } } as const;
    return first === undefined ? [] : [{ id: `put ${at}`, at, says, chips: [first, ...others] }];
  });
}

const isOf =
  <K extends Move['kind']>(kind: K) =>
  (move: Move): move is Extract<Move, { kind: K }> =>
    move.kind === kind;

function gripsIn(position: Armour, legal: readonly Move[]): readonly ArmourGrip[] {
  switch (position.stage) {
    case 'move':
      return driving(legal.filter(isOf('move')));
    case 'shoot':
      return shooting(position, legal.filter(isOf('shoot')));
    case 'tank':
      return putting(position, legal.filter(isOf('put')));
    default:
      return [];
  }
}

/** What is told of one move; a movement shows the die that it takes. */
function tellsOne(position: Armour, move: Move): Telling<TableSaid> {
  const one = { points: 1, paid: null, told: 1 } as const;
  if (move.kind === 'move') {
    const { from, to: at, facing, die } = move;
    const says = sameSquare(from, at) ? 'turnsThere' : 'drives';
    return { ...one, says: { says, at, facing, die }, paid: die };
  }
  if (move.kind === 'shoot')
    return { ...one, says: { says: 'shoots', ...move, spare: spare(position, move) } };
  if (move.kind === 'put') return { ...one, says: { says: 'puts', ...move } };
  return { ...one, says: { says: 'ceaseMoving' } };
}

export const armourGrips: Grips<Armour, Move, PlayedSaid> = {
  of: gripsIn,
  // The weakest die that will do: the others are left for tanks that need them.
  price: (_, move) => (move.kind === 'move' ? move.die : 1),
  tells: tellsInTurn(play, tellsOne, (parts) => ({
    says: 'tellsInTurn',
    parts: parts.map(({ says }) => says),
  })),
};

type ArmourTouch = Touch<PlayedSaid>;
export type ArmourChoice = Choice<Move, PlayedSaid>;
type Path = ArmourChoice['path'];

const word = (id: string, says: PlayedSaid): ArmourTouch => ({ id, says });
const onSquare = (
  at: Square,
  says: 'putBarricadeOn' | 'putFlagOn' | 'toSquare' | 'shootAt' | 'putOn' | 'fromSquare' | 'shootFrom',
): ArmourTouch => word(squareId(at), { says, at });
const toFacing = (facing: Extract<Move, { kind: 'put' }>['facing']): ArmourTouch =>
  word(`to-${FACING_IDS[facing]}`, { says: 'toFace', facing });

/** The touches that lead to a move, which need not be legal. */
export function pathOf(position: Armour, move: Move): Path {
  switch (move.kind) {
    case 'lay':
      return [word(`lay-${move.window}`, { says: 'layPart', window: move.window })];
    case 'task':
      return [word(`task-${move.task}`, { says: 'pickTask', task: move.task })];
    case 'points':
      return [word(`points-${move.points}`, { says: 'pickPoints', points: move.points })];
    case 'team':
      return teamPath(move.team);
    case 'throw':
      return [word(`throw-${move.dice.join('-')}`, { says: 'throwDice', dice: move.dice })];
    case 'barricade':
      return [onSquare(move.at, 'putBarricadeOn')];
    case 'flag':
      return [onSquare(move.at, 'putFlagOn')];
    case 'put':
      return [
        word(`put-${move.weight}`, { says: 'putWeight', weight: move.weight }),
        onSquare(move.at, 'putOn'),
        toFacing(move.facing),
      ];
    case 'move':
      return drivePath(position, move);
    case 'cease':
      return [word('cease', { says: 'ceaseMoving' })];
    case 'shoot':
      return [onSquare(move.from, 'shootFrom'), onSquare(move.at, 'shootAt')];
    case 'end':
      return [word('end', { says: 'endTurn' })];
  }
}

/** The number of tanks of each weight, one after the other. */
function teamPath([heavy, medium, light]: Team): Path {
  const soMany = (weight: Weight, count: number) =>
    word(`${weight}-${count}`, { says: 'pickSoMany', weight, count });
  return [soMany('heavy', heavy), soMany('medium', medium), soMany('light', light)];
}

/** A tank, its target square, its facing, and the die if there is a choice. */
function drivePath(position: Armour, { from, to, facing, die }: Extract<Move, { kind: 'move' }>): Path {
  const tank = position.tanks[tankAt(position, from)];
  const steps = tank === undefined ? 0 : stepsOf(tank, die);
  const isPicked = new Set([...position.dice, die]).size > 1;
  return [
    onSquare(from, 'fromSquare'),
    onSquare(to, 'toSquare'),
    toFacing(facing),
    ...(isPicked ? [word(`die-${die}`, { says: 'withDie', die, steps })] : []),
  ];
}

/** A move with its touches. */
export const choiceIn =
  (position: Armour) =>
  (move: Move): ArmourChoice => ({ move, path: pathOf(position, move) });

/** Every legal move with its touches. */
export const choices = (position: Armour): readonly ArmourChoice[] => moves(position).map(choiceIn(position));
