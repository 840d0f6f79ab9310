/** Compares the two referees on one position. */
import { isDeepStrictEqual } from 'node:util';
import { moves } from '../../src/games/victory-tank/moves.ts';
import { print } from '../../src/games/victory-tank/notation.ts';
import { play } from '../../src/games/victory-tank/play.ts';
import { optionsOn } from '../../src/games/victory-tank/options.ts';
import type { Position } from '../../src/games/victory-tank/position.ts';
import type { Move } from '../../src/games/victory-tank/move.ts';
import { notationOf } from './notation.ts';
import { legalMoves, next } from './referee.ts';

/** Throws, with the position, unless both list the same moves; answers with the list. */
export function sameMoves(position: Position): Move[] {
  const literal = legalMoves(position);
  const expected = literal.map((move) => notationOf(position, move)).sort();
  const listed = moves(position)
    .map((move) => print(position, move))
    .sort();
  if (!isDeepStrictEqual(listed, expected)) {
    const missing = expected.filter((move) => !listed.includes(move));
    const surplus = listed.filter((move) => !expected.includes(move));
    disagree(position, `the engine lacks [${missing.join(', ')}] and adds [${surplus.join(', ')}]`);
  }
  return literal;
}

/** Throws, with the position, unless both come to the same position by a move; answers with it. */
export function samePosition(position: Position, move: Move): Position {
  const expected = next(position, move);
  const reached = play(position, move);
  if (!isDeepStrictEqual(reached, expected)) {
    const keys = (Object.keys(expected) as (keyof Position)[])
      .filter((key) => !isDeepStrictEqual(reached[key], expected[key]))
      .map((key) => `${key} ${JSON.stringify(reached[key])}, not ${JSON.stringify(expected[key])}`);
    disagree(position, `after ${notationOf(position, move)} the engine has ${keys.join('; ')}`);
  }
  return reached;
}

function disagree(position: Position, how: string): never {
  const options = optionsOn(position.options).join(' ') || 'none';
  throw new Error(`${how}\noptions: ${options}\nposition: ${JSON.stringify(position)}`);
}
