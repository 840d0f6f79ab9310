import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../referee/chance.ts';
import { playout } from '../../referee/playout.ts';
import { victoryTank } from './game.ts';
import type { Position } from './position.ts';
import { TANK_SCENERY as victoryTankScenery } from '../../../tests/victory-tank/in-words.ts';

const { scene, choices } = victoryTankScenery;

const first = (seed: string): Position => {
  const set = victoryTank.setUp([], chanceOf(seed));
  if (!set.ok) throw new Error(set.faults.join());
  return set.value;
};

describe('the table for a board', () => {
  it('names each field with all that is on it', () => {
    const { fields, cards, pieces } = scene(first('a'), null);
    expect(fields.map(({ says }) => says)).toEqual([
      'o, open ground, nobody',
      's1, open ground, nobody',
      'w1n1, red’s home base, 3 red soldiers',
      'w1, open ground, nobody',
      'e1s1, open ground, nobody',
      'e1s2, gray’s home base, 3 gray soldiers',
    ]);
    expect(cards.map(({ turn }) => turn)).toEqual([0, 0, 180]);
    expect(pieces.map(({ id, count }) => [id, count])).toEqual([
      ['soldier-red@w1n1', 3],
      ['soldier-gray@e1s2', 3],
    ]);
  });

  it('has beside it what a column and a row add to the name of a field, and “o” nowhere but on its field', () => {
    const { fields, rulers } = scene(first('a'), null);
    const beside = (names: NonNullable<typeof rulers>['rows'] = [], middle: number): string =>
      names.find(({ at }) => Math.abs(at - middle) < 1)?.label ?? 'nothing';
    for (const { label, x, y, width, height } of fields) {
      const names = [beside(rulers?.columns, x + width / 2), beside(rulers?.rows, y + height / 2)];
      expect(names).not.toContain('o');
      expect(names.join('').replaceAll('·', '') || 'o').toBe(label);
    }
  });
});

describe('the way to a move', () => {
  it('touches places of the table where the move is about places', () => {
    playout(victoryTank, first('a'), 'a', victoryTank.bound, ({ before: position }) => {
      const ids = new Set(scene(position, null).fields.map(({ id }) => id));
      for (const { move, path } of choices(position)) {
        if (move.kind === 'step' || move.kind === 'battle') {
          expect(path.slice(0, 2).every(({ id }) => ids.has(id))).toBe(true);
        }
        if (move.kind === 'place') expect(path[0].spot?.id).toBe(path[0].id);
      }
    });
  });
});

describe('what is not for the other’s eyes', () => {
  it('is the card kept, and the attacker’s card until the defender has chosen', () => {
    const position = first('a');
    const [keep] = victoryTank.moves(position);
    if (keep === undefined || position.player === null) throw new Error('nobody decides');
    expect(victoryTankScenery.hides(position, keep, position.player)).toBe(false);
    expect(victoryTankScenery.hides(position, keep, 1 - position.player)).toBe(true);
  });
});
