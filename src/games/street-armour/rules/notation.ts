import type { Square } from '../../../geometry/squares.ts';
import type { Move } from './move.ts';

/** Facings as they are written, in the order of `FACINGS`. */
export const FACING_IDS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** Character code of the first column. */
export const FIRST_LETTER = 'a'.charCodeAt(0);

/** "d12": the fourth column from the west, the twelfth row from the north. */
export const squareId = ({ x, y }: Square): string => `${String.fromCharCode(FIRST_LETTER + x)}${y + 1}`;

/** A move in notation: "move d12 to e11 north-east by 4", "shoot e11 at h11". */
export function print(move: Move): string {
  switch (move.kind) {
    case 'lay':
      return `lay ${move.window}`;
    case 'task':
      return `task ${move.task}`;
    case 'points':
      return `points ${move.points}`;
    case 'team':
      return `team ${move.team.join('-')}`;
    case 'throw':
      return `throw ${move.dice.join(' ')}`;
    case 'barricade':
    case 'flag':
      return `${move.kind} ${squareId(move.at)}`;
    case 'put':
      return `put ${move.weight} ${squareId(move.at)} ${FACING_IDS[move.facing]}`;
    case 'move':
      return `move ${squareId(move.from)} to ${squareId(move.to)} ${FACING_IDS[move.facing]} by ${move.die}`;
    case 'shoot':
      return `shoot ${squareId(move.from)} at ${squareId(move.at)}`;
    case 'cease':
    case 'end':
      return move.kind;
  }
}
