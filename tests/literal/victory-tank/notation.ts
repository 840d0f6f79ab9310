/** The literal referee: the notation of a move, printed from the description in `moves.ts`. */
import { FACING_NAMES, type Field, type Position } from '../../../src/games/victory-tank/rules/position.ts';
import type { Move } from '../../../src/games/victory-tank/rules/moves.ts';
import { type Cell, cellOf } from './ground.ts';

/** The notation of a move in a position. */
export function notationOf(position: Position, move: Move): string {
  const at = (field: Field): string => cellNotation(cellOf(position, field) ?? { column: NaN, row: NaN });
  switch (move.kind) {
    case 'keep':
      return `keep ${move.card}`;
    case 'place':
      return `place ${cellNotation(move)}${move.turned ? ' turned' : ''}`;
    case 'face':
    case 'turn':
      return `${move.kind} ${FACING_NAMES[move.facing]}`;
    case 'announce':
      return [move.pay, move.card, ...(move.more ?? [])]
        .filter((value, index) => index === 0 || value > 0)
        .join('+')
        .replace(/^/, `${move.action} `);
    case 'step': {
      const boarding = move.board === 0 ? '' : ` boarding ${move.board}`;
      return `step ${soldiers(move.foot, move.crew)} ${at(move.from)} to ${at(move.to)}${boarding}`;
    }
    case 'board':
    case 'off':
      return `${move.kind} ${move.count}`;
    case 'deploy':
      return `deploy ${at(move.at)}`;
    case 'battle':
      return `battle ${at(move.target)} from ${at(move.from)} with ${force(move.foot, move.tank)}`;
    case 'join':
      return `join from ${at(move.from)} with ${force(move.foot, move.tank)}`;
    case 'lay':
      return `lay ${move.card === 0 ? 'none' : move.card}`;
    case 'enter':
      return `enter from ${at(move.from)} with ${soldiers(move.foot, move.crew)}`;
    case 'claim':
      return `claim ${move.crew}`;
    case 'pass':
    case 'done':
    case 'drive':
    case 'on':
    case 'halt':
    case 'ready':
    case 'stay':
      return move.kind;
  }
}

/** "o", or how far it is to the west or east and to the north or south of it. */
function cellNotation({ column, row }: Cell): string {
  const across = column === 0 ? '' : column < 0 ? `w${-column}` : `e${column}`;
  const down = row === 0 ? '' : row < 0 ? `n${-row}` : `s${row}`;
  return across + down === '' ? 'o' : across + down;
}

function soldiers(foot: number, crew: number): string {
  if (crew === 0) return `${foot}`;
  return foot === 0 ? `${crew} crew` : `${foot} and ${crew} crew`;
}

function force(foot: number, tank: boolean): string {
  if (!tank) return `${foot}`;
  return foot === 0 ? 'tank' : `${foot} and tank`;
}
