/** How moves are pointed at: squares and tanks on the board, facings and dice in words. */
import type { Weight } from '../../../cards/street-armour/box.ts';
import type { Square } from '../../referee/geometry/squares.ts';
import type { Choice, Touch } from '../../referee/scene.ts';
import type { Move } from './move.ts';
import { moves } from './moves.ts';
import { FACING_IDS, squareId } from './notation.ts';
import { tankAt, type Armour, type Team } from './position.ts';
import { stepsOf } from './reaching.ts';
import type { PlayedSaid } from './said.ts';

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

/** The way to a move. The move need not be legal. */
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

/** How many of each weight, one after the other. */
function teamPath([heavy, medium, light]: Team): Path {
  const soMany = (weight: Weight, count: number) =>
    word(`${weight}-${count}`, { says: 'pickSoMany', weight, count });
  return [soMany('heavy', heavy), soMany('medium', medium), soMany('light', light)];
}

/** A tank, its square, its facing, and which die where there is a choice of them. */
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

/** A move, with the way to it. */
export const choiceIn =
  (position: Armour) =>
  (move: Move): ArmourChoice => ({ move, path: pathOf(position, move) });

/** Every legal move, with the way to it. */
export const choices = (position: Armour): readonly ArmourChoice[] => moves(position).map(choiceIn(position));
