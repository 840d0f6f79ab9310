import { expect, test } from 'vitest';
import { MOVE_KINDS } from '../../../src/games/victory-tank/rules/moves.ts';
import { faultsOf } from '../../../src/games/victory-tank/rules/validate-position.ts';
import { sameMoves, samePosition, sameScore } from './compare.ts';
import { any, anyKind, eager } from './players.ts';
import { legalMoves } from './referee.ts';
import { LONG } from '../../lot.ts';
import { drawingFor, PATIENCE, tell } from '../lot.ts';
import { type Draw, oneOf } from './scene.ts';
import { optionsOf } from './tables.ts';
import { wild } from './wild-positions.ts';

const POSITIONS = LONG ? 50_000 : 2_000;
/** How often each kind of move is tried at least. */
const OFTEN = LONG ? 50 : 1;
const MOVES_EACH = 20;

/** A few moves on from a wild position, every legal move of each position tried; the number of positions. */
function playOn(draw: Draw, table: number, tried: Map<string, number>): number {
  const picker = oneOf([any, anyKind, eager, eager], draw);
  let position = wild(draw, optionsOf(table, draw));
  if (legalMoves(position).length > 0) expect(faultsOf(position)).toEqual([]);
  for (let moves = 0; moves < MOVES_EACH; moves++) {
    const legal = sameMoves(position);
    sameScore(position);
    if (legal.length === 0) return moves + 1;
    for (const move of legal.length < 8 ? legal : [oneOf(legal, draw), oneOf(legal, draw)]) {
      samePosition(position, move);
      tried.set(move.kind, (tried.get(move.kind) ?? 0) + 1);
    }
    position = samePosition(position, picker(position, legal, draw));
  }
  return MOVES_EACH;
}

/** Kinds of move tried less than `OFTEN`; play goes on until there are none. */
const rare = (tried: ReadonlyMap<string, number>): readonly string[] =>
  MOVE_KINDS.filter((kind) => (tried.get(kind) ?? 0) < OFTEN);

test('both referees agree on positions that nobody would ever come to', { timeout: PATIENCE }, () => {
  const draw = drawingFor('wild positions');
  const first = LONG ? 0 : draw(1000);
  const tried = new Map<string, number>();
  let positions = 0;
  for (let table = 0; positions < POSITIONS || rare(tried).length > 0; table++)
    positions += playOn(draw, first + table, tried);
  tell('wild positions', { positions });
  expect(rare(tried)).toEqual([]);
});
