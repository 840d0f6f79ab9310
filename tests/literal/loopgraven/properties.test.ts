/** Properties of Loopgraven's board and moves that hold in every position, whatever the reading of the rules. */
import { describe, expect, it } from 'vitest';
import {
  ALL_SPACES,
  areaOf,
  besideOf,
  distanceOf,
  GAS_LINES,
} from '../../../src/games/loopgraven/rules/board-spaces.ts';
import { loopgraven } from '../../../src/games/loopgraven/rules/judge.ts';
import type { Move } from '../../../src/games/loopgraven/rules/move.ts';
import type { Four, Player, Trenches } from '../../../src/games/loopgraven/rules/position.ts';
import { lotsOf } from '../../../src/referee/chance/random.ts';
import type { Both } from '../../../src/referee/seats.ts';
import { DAY, LONG } from '../../lot.ts';
import { around, beside, far, LINES, SPACES } from './geometry.ts';
import { smallGame } from './small-games.ts';

const lot = lotsOf(`${DAY} loopgraven properties`);

const ascending = (spaces: readonly number[]): readonly number[] =>
  [...spaces].sort((one, other) => one - other);

describe('the board', () => {
  it('has the same distances, neighbours and areas walked by rows and columns as by the engine', () => {
    for (const one of ALL_SPACES) {
      expect(ascending(beside(one))).toEqual(ascending(besideOf(one)));
      expect(around(one)).toEqual(areaOf(one));
      for (const other of ALL_SPACES) expect(far(one, other)).toBe(distanceOf(one, other));
    }
  });

  it('has the same lines for gas, 208 of them', () => {
    const sorted = (lines: readonly (readonly number[])[]) => lines.map((line) => line.join(' ')).sort();
    expect(LINES).toHaveLength(208);
    expect(sorted(LINES)).toEqual(sorted(GAS_LINES));
  });
});

const turned = (space: number): number => SPACES.length - 1 - space;
const swapped = (player: Player): Player => ([1, 0, 3, 2] as const)[player];
const both = <T>([one, other]: Both<T>): Both<T> => [other, one];
const four = <T>([one, two, three, last]: Four<T>): Four<T> => [two, one, last, three];

/** The table rotated by half a turn with the sides swapped; effects and clouds are ignored, since small games have none. */
const seenFromBehind = (table: Trenches): Trenches => ({
  ...table,
  active: swapped(table.active),
  first: table.first === 0 ? 1 : 0,
  units: table.units.map((one) => ({
    ...one,
    owner: swapped(one.owner),
    at: one.at === null ? null : turned(one.at),
  })),
  purses: four(table.purses),
  pools: four(table.pools),
  tiers: four(table.tiers),
  turns: four(table.turns),
  held: both(table.held),
  moved: both(table.moved),
});

const turnedAll = (spaces: readonly number[]): readonly number[] => ascending(spaces.map(turned));

function turnedMove(move: Move): Move {
  switch (move.kind) {
    case 'move':
      return { ...move, from: turned(move.from), to: turned(move.to) };
    case 'deploy':
      return { ...move, at: turned(move.at) };
    case 'attack':
      return { ...move, at: turned(move.at), with: turnedAll(move.with) };
    case 'fire':
      return { ...move, at: turnedAll(move.at) };
    default:
      return move;
  }
}

describe('both sides', () => {
  it('have the same moves when the board is turned by half', () => {
    const written = (moves: readonly Move[], position: Trenches): readonly string[] =>
      moves.map((move) => loopgraven.print(position, move)).sort();
    for (let game = 0; game < (LONG ? 1000 : 60); game++) {
      const position = smallGame([], lot);
      const other = seenFromBehind(position);
      const moves = loopgraven.moves(position).map(turnedMove);
      expect(written(moves, other)).toEqual(written(loopgraven.moves(other), other));
    }
  });
});
