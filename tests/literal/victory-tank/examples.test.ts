import { describe, expect, test } from 'vitest';
import type { PlacedCard, Position } from '../../../src/games/victory-tank/rules/position.ts';
import type { OptionId } from '../../../src/games/victory-tank/rules/options.ts';
import { e2Scores, e3Winner } from './ending.ts';
import { type Table, stand } from './forces.ts';
import { cellOf } from './ground.ts';
import { notationOf } from './notation.ts';
import { legalMoves, next } from './referee.ts';
import { dealt, drawing, GRAY_HOME, oneOf, ORIGIN, RED_HOME, scene } from './scene.ts';

/**
 * Fields of these cards: 6 and 7 the bunker's (6 is the bunker), 8 and 9 a plain and a crate's, 10 the tank's own.
 *
 *     column   0      1      2      3
 *     row 0    o             6
 *     row 1    s1     gray   7      8
 *     row 2           HOME   10     9 crate
 *     row 3                  11
 */
const CARDS: readonly PlacedCard[] = [
  { card: 'bunker-1', column: 2, row: 0, turned: false },
  { card: 'crate-1', column: 3, row: 1, turned: true },
  { card: 'tank', column: 2, row: 2, turned: false },
];
const [BUNKER, BESIDE, PLAIN, CRATE, TANK_FIELD, BELOW] = [6, 7, 8, 9, 10, 11];
const GRAY_FIRST = 4;

function red(change: (table: Table) => void, options: readonly OptionId[] = []): Position {
  return scene(CARDS, change, options);
}

function listed(position: Position): string[] {
  return legalMoves(position)
    .map((move) => notationOf(position, move))
    .sort();
}

/** Plays moves by their notation; throws where one is not on the list. */
function played(position: Position, ...notations: string[]): Position {
  return notations.reduce((before, notation) => {
    const move = legalMoves(before).find((legal) => notationOf(before, legal) === notation);
    if (move === undefined) throw new Error(`${notation} is not among ${listed(before).join(', ')}`);
    return next(before, move);
  }, position);
}

describe('the worked cases, by the literal referee', () => {
  test('two points and a card of 1 take two soldiers three fields', () => {
    const start = red((table) => {
      stand(table, 0, BUNKER, 2);
      table.crates = [CRATE];
      table.hands[0] = [1, 0, 0];
    });
    const moved = played(
      start,
      'move 2+1',
      'step 2 e2 to e2s1',
      'step 2 e2s1 to e3s1',
      'step 2 e3s1 to e3s2',
    );
    expect(moved.foot[0][CRATE]).toBe(2);
    expect(moved.taken).toEqual([1, 0]);
    expect(moved.points[0]).toBe(3);
    expect(moved.discards[0]).toEqual([1, 0, 0]);
  });

  test('two soldiers lose against two in a bunker, and win the tie with a card of 1', () => {
    const start = red((table) => {
      stand(table, 0, BESIDE, 2);
      stand(table, 1, BUNKER, 2);
      table.hands[0] = [1, 0, 0];
    });
    const attack = played(start, 'attack 1', 'battle e2 from e2s1 with 2');
    expect(played(attack, 'lay none', 'lay none').supply).toEqual([10, 8]);
    const won = played(attack, 'lay 1', 'lay none');
    expect(won.supply).toEqual([8, 10]);
    expect(won.stage).toBe('enter');
    expect(listed(won)).toEqual(['enter from e2s1 with 1', 'enter from e2s1 with 2']);
  });

  test('a winning tank lets at least one of its crew off, and all three leave it unclaimed', () => {
    const start = red((table) => {
      table.tank = { field: PLAIN, facing: 1, army: 0, crew: 3 };
      stand(table, 1, BESIDE, 3);
    });
    const won = played(start, 'attack 1', 'battle e2s1 from e3s1 with tank', 'lay none', 'lay none');
    expect(listed(won)).toEqual([1, 2, 3].map((crew) => `enter from e3s1 with ${crew} crew`));
    const left = played(won, 'enter from e3s1 with 3 crew');
    expect(left.tank).toEqual({ field: PLAIN, facing: 1, army: null, crew: 0 });
    expect(left.foot[0][BESIDE]).toBe(3);
  });

  test('a tank may pass enemies but not end its drive among them', () => {
    const start = red((table) => {
      table.tank = { field: BUNKER, facing: 2, army: 0, crew: 1 };
      stand(table, 1, TANK_FIELD, 2);
    });
    const drive = played(start, 'move 1', 'drive');
    expect(listed(drive)).toEqual(['on']);
    expect(listed(played(drive, 'on'))).toEqual(['halt', 'off 1', 'on']);
    expect(listed(played(drive, 'on', 'on'))).toEqual(['on']);
    expect(played(drive, 'on', 'on', 'on', 'halt').tank?.field).toBe(BELOW);
  });

  test('with ten soldiers in play nobody can be recruited', () => {
    const start = red((table) => {
      stand(table, 0, RED_HOME, 10);
    });
    expect(listed(start).some((notation) => notation.startsWith('recruit'))).toBe(false);
  });

  test("a jeep's soldier comes from the supply of the army shown, if anybody is there", () => {
    const placing = (change: (table: Table) => void, options: readonly OptionId[] = []): Position =>
      played(
        red((table) => {
          table.stage = 'place';
          table.player = 1;
          table.held[1] = 'jeep-red';
          change(table);
        }, options),
        'place e3n1',
      );
    expect(placing(() => undefined).supply).toEqual([9, 10]);
    expect(placing((table) => stand(table, 0, RED_HOME, 10)).supply).toEqual([0, 10]);
    expect(placing(() => undefined, ['own-jeep']).supply).toEqual([10, 10]);
  });

  test('nobody moves into a home base that was won, and another field can be attacked', () => {
    const start = red((table) => {
      stand(table, 0, TANK_FIELD, 3);
      stand(table, 1, GRAY_HOME, 1);
      stand(table, 1, BESIDE, 1);
    });
    const won = played(start, 'attack 2', 'battle e1s2 from e2s2 with 3', 'lay none', 'lay none');
    expect(won.stage).toBe('attack');
    expect(won.foot[1][GRAY_HOME]).toBe(0);
    expect(listed(won)).toEqual([...[1, 2, 3].map((foot) => `battle e2s1 from e2s2 with ${foot}`), 'done']);
  });

  test('a tank with one crew and two more on foot, in a bunker, defend with five', () => {
    const attacked = (soldiers: number): Position =>
      played(
        red((table) => {
          table.tank = { field: BUNKER, facing: 0, army: 1, crew: 1 };
          stand(table, 1, BUNKER, 2);
          stand(table, 0, BESIDE, soldiers);
        }),
        'attack 1',
        `battle e2 from e2s1 with ${soldiers}`,
        'lay none',
        'lay none',
      );
    expect(attacked(4).supply).toEqual([10, 7]);
    expect(attacked(4).tank?.army).toBe(1);
    const won = played(attacked(5), 'enter from e2s1 with 4');
    expect(listed(won)).toEqual(['claim 1', 'claim 2', 'claim 3']);
    const claimed = played(won, 'claim 3');
    expect(claimed.tank).toEqual({ field: BUNKER, facing: 0, army: 0, crew: 3 });
    expect(claimed.foot[0][BUNKER]).toBe(1);
  });
});

describe('the score, by the literal referee', () => {
  test('counts crates, most soldiers, bunkers and the tank', () => {
    const end = red((table) => {
      table.tank = { field: PLAIN, facing: 0, army: 1, crew: 2 };
      stand(table, 0, BUNKER, 2);
      table.taken = [2, 1];
    });
    expect(e2Scores(end)).toEqual([
      { crates: 2, most: 0, bunkers: 3, tank: 0, total: 5 },
      { crates: 1, most: 0, bunkers: 0, tank: 5, total: 6 },
    ]);
    expect(e3Winner(end)).toBe(1);
  });

  test('breaks a tie by soldiers, then against the active player', () => {
    const tie = red((table) => {
      stand(table, 0, GRAY_FIRST, 1);
      stand(table, 1, ORIGIN, 1);
    });
    expect(e3Winner(tie)).toBe(1);
    expect(e3Winner({ ...tie, active: 1 })).toBe(0);
  });
});

test('a game played at random by the literal referee alone comes to its end', () => {
  const draw = drawing(3);
  let position = dealt(draw, ['combined', 'pass']);
  for (let moves = 0; position.stage !== 'over'; moves++) {
    expect(moves).toBeLessThan(1000);
    position = next(position, oneOf(legalMoves(position), draw));
  }
  expect(position.round).toBe(7);
  expect(cellOf(position, 2 * 17 - 1)).not.toBeNull();
  expect(position.table).toHaveLength(17);
});
