/** How moves are pointed at: spaces on the board; cards, troops and ammunition in words. */
import { AMMUNITION_TABLE, FIGURES } from '../../../cards/loopgraven/box/tables.ts';
import type { Choice, Touch } from '../../referee/scene.ts';
import { hasKabiem, nextTier } from './acting.ts';
import { distanceOf, nameOf, type SpaceNumber } from './field.ts';
import type { Move, MoveOf } from './move.ts';
import { moves } from './moves.ts';
import type { Trenches } from './position.ts';
import type { PlayedSaid } from './said.ts';

export type LoopChoice = Choice<Move, PlayedSaid>;
type LoopTouch = Touch<PlayedSaid>;
type Path = LoopChoice['path'];

const word = (id: string, says: PlayedSaid): LoopTouch => ({ id, says });
const onSpace = (
  at: SpaceNumber,
  says: Extract<PlayedSaid, { readonly at: SpaceNumber }>['says'] &
    (
      | 'shockAt'
      | 'goBackFrom'
      | 'goBackTo'
      | 'dodgeTo'
      | 'deployAt'
      | 'fromSpace'
      | 'toSpace'
      | 'attackAt'
      | 'fireAt'
      | 'alsoAt'
    ),
): LoopTouch => word(nameOf(at), { says, at });

/** Whether an attack needs Kabiem to be played. */
export const needsKabiem = (position: Trenches, { at, with: from }: MoveOf<'attack'>): boolean =>
  !position.kabiem && hasKabiem(position) && from.some((space) => distanceOf(space, at) === 2);

/** The way to a move. The move need not be legal. */
export function pathOf(position: Trenches, move: Move): Path {
  switch (move.kind) {
    case 'length':
      return [word(`length-${move.length}`, { says: 'pickLength', length: move.length })];
    case 'players':
      return [word(`players-${move.players}`, { says: 'pickPlayers', players: move.players })];
    case 'roll':
      return [word(`roll-${move.shows}`, { says: 'rollShows', shows: move.shows })];
    case 'draw':
      return [word(`draw-${move.mark}`, { says: 'drawnIs', mark: move.mark })];
    case 'shock':
      return [onSpace(move.at, 'shockAt')];
    case 'back':
      return [onSpace(move.from, 'goBackFrom'), onSpace(move.to, 'goBackTo')];
    case 'dodge':
      return [onSpace(move.to, 'dodgeTo')];
    case 'stand':
      return [word('stand', { says: 'standFast' })];
    case 'mask':
      return [word('mask', { says: 'maskOn' })];
    case 'bare':
      return [word('bare', { says: 'maskOff' })];
    case 'deploy': {
      const { cost } = FIGURES[move.type];
      return [
        word(`deploy-${move.type}`, { says: 'deployType', type: move.type, cost }),
        onSpace(move.at, 'deployAt'),
      ];
    }
    case 'upgrade':
      return [upgradeTouch(position, move)];
    case 'move':
      return [onSpace(move.from, 'fromSpace'), onSpace(move.to, 'toSpace')];
    case 'attack': {
      const kabiem = needsKabiem(position, move);
      return [
        onSpace(move.at, 'attackAt'),
        word(`with-${move.with.map(nameOf).join('-')}`, { says: 'withUnits', from: move.with, kabiem }),
      ];
    }
    case 'fire':
      return firePath(move);
    case 'end':
      return [word('end', { says: 'endTurn' })];
  }
}

function upgradeTouch(position: Trenches, { track }: MoveOf<'upgrade'>): LoopTouch {
  const { active, tiers } = position;
  const cost = nextTier(position, active, track);
  return word(`upgrade-${track}`, { says: 'upgradeTrack', track, tier: tiers[active][track] + 1, cost });
}

function firePath({ ammunition, at }: MoveOf<'fire'>): Path {
  const { price } = AMMUNITION_TABLE[ammunition];
  const [first = 0, ...others] = at;
  return [
    word(`fire-${ammunition}`, { says: 'fireWith', ammunition, price }),
    onSpace(first, 'fireAt'),
    ...others.map((space) => onSpace(space, 'alsoAt')),
  ];
}

/** A move, with the way to it. */
export const choiceIn =
  (position: Trenches) =>
  (move: Move): LoopChoice => ({ move, path: pathOf(position, move) });

/** An attack by one unit begins with the unit as well as with the enemy, where anything may be tried. */
export function unitFirst(move: Move): readonly LoopChoice[] {
  if (move.kind !== 'attack') return [];
  const [from, ...others] = move.with;
  return from === undefined || others.length > 0
    ? []
    : [{ move, path: [onSpace(from, 'fromSpace'), onSpace(move.at, 'attackAt')] }];
}

/** Every legal move, with the way to it. */
export const choices = (position: Trenches): readonly LoopChoice[] => moves(position).map(choiceIn(position));
