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
