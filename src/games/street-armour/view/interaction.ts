/**
 * How players choose moves: by drag handles (tanks, targets, squares of the set-up), or by touching one place
 * after another.
 */
import { WEIGHTS, type Weight } from '../../../../cards/street-armour/data/box.ts';
import { FACINGS, headingTo, turnsBetween, type Facing, type Square } from '../../../geometry/squares.ts';
import {
  handlesFrom,
  tellsInTurn,
  type ByHand,
  type Interaction,
  type Telling,
} from '../../../referee/table/interaction.ts';
import type { Touch, TouchPath } from '../../../referee/table/scene.ts';
import type { PlayedSaid, TableSaid } from '../messages.ts';
import type { Move } from '../rules/move.ts';
import { stepsOf } from '../rules/movement-points.ts';
import { FACING_IDS, squareId } from '../rules/notation.ts';
import { play } from '../rules/play.ts';
import { sameSquare, tankAt, type Armour, type Team } from '../rules/position.ts';
import { measured } from '../rules/shooting.ts';

type ArmourByHand = ByHand<Move, PlayedSaid>;
type Drive = Extract<Move, { kind: 'move' }>;
type Shot = Extract<Move, { kind: 'shoot' }>;
type Put = Extract<Move, { kind: 'put' }>;

/** How far a movement’s facing is from its direction; without a chosen facing a tank faces where it drives. */
const headingError = ({ from, to, facing }: Drive): number =>
  sameSquare(from, to) ? 0 : turnsBetween(headingTo(from, to), facing);

/** Drives of each tank: with the facing as it comes, the straightest first, or with a chosen facing. */
const driving = (drives: readonly Drive[]): ArmourByHand[] =>
  [...Map.groupBy(drives, ({ from }) => squareId(from)).values()].flatMap((own) => {
    const drive = (move: Drive, way: NonNullable<ArmourByHand['way']>): ArmourByHand => {
      const from = onSquare(move.from, 'fromSquare');
      return { move, from, does: 'drive', way, ends: [squareId(move.to)] };
    };
    const straight = own.toSorted((one, other) => headingError(one) - headingError(other));
    return [
      ...straight
        .filter(({ from, to }) => !sameSquare(from, to))
        .map((move) => drive(move, { id: 'as it comes', says: { says: 'asItComes' } })),
      ...FACINGS.flatMap((facing) =>
        own
          .filter((move) => move.facing === facing)
          .map((move) =>
            drive(move, { id: FACING_IDS[facing], says: { says: 'facingTo', facing }, stays: true }),
          ),
      ),
    ];
  });

/** The firepower of a shot above what it needs. */
function spare(position: Armour, { from, at }: Shot): number {
  const [place, target] = [tankAt(position, from), position.tanks[tankAt(position, at)]];
  const tank = position.tanks[place];
  if (tank === undefined || target === undefined) return -Infinity;
  const { needs, gives } = measured(position, place, tank, target);
  return gives - needs;
}

/** Each shooter with its targets, and each target with its shooters, the best shot first. */
function shooting(position: Armour, shots: readonly Shot[]): ArmourByHand[] {
  const best = shots.toSorted((one, other) => spare(position, other) - spare(position, one));
  return [
    ...best.map((move) => ({
      move,
      from: onSquare(move.from, 'shootFrom'),
      does: 'shoot',
      ends: [squareId(move.at)],
    })),
    ...best.map((move) => ({
      move,
      from: onSquare(move.at, 'shootAt'),
      does: 'hit',
      way: onSquare(move.from, 'shootFrom'),
    })),
  ];
}

/** By player, the facing from the own edge into the city. */
const INWARD = [2, 6] as const satisfies readonly Facing[];

/** Set-up squares, with a way for each weight of tank that is left; only facings into the city. */
const putting = ({ active }: Armour, puts: readonly Put[]): ArmourByHand[] =>
  WEIGHTS.flatMap((weight) =>
    puts
      .filter((put) => put.weight === weight && put.facing === INWARD[active])
      .map((move) => ({
        move,
        from: onSquare(move.at, 'putOn'),
        does: 'put',
        way: { id: weight, says: { says: 'putWeight', weight } },
      })),
  );

const isOf =
  <K extends Move['kind']>(kind: K) =>
  (move: Move): move is Extract<Move, { kind: K }> =>
    move.kind === kind;

function byHand(position: Armour, legal: readonly Move[]): readonly ArmourByHand[] {
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

/** The text of one move; `paid` of a movement is the die that it takes. */
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

type ArmourTouch = Touch<PlayedSaid>;
type Path = TouchPath<PlayedSaid>;

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

export const armourInteraction: Interaction<Armour, Move, PlayedSaid> = {
  touches: pathOf,
  // What a plan can do next depends on the dice left.
  handles: handlesFrom(byHand, ({ dice }) => dice.join('')),
  // Prefer the lowest die that will do.
  price: (_, move) => (move.kind === 'move' ? move.die : 1),
  tells: tellsInTurn(play, tellsOne, (parts) => ({
    says: 'tellsInTurn',
    parts: parts.map(({ says }) => says),
  })),
  forgoes: ({ kind }) => kind === 'cease' || kind === 'end',
};
