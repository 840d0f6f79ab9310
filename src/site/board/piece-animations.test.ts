import { describe, expect, it } from 'vitest';
import { victoryTankForm } from '../../games/victory-tank/rules/position-format.ts';
import { glidesBetween } from './piece-animations.ts';
import { TANK_SCENERY as victoryTankScenery } from '../../../tests/victory-tank/in-words.ts';

/** The scene of a position as people write it. */
function scene(written: unknown) {
  const read = victoryTankForm.read(written);
  if (!read.ok) throw new Error(read.faults.map(({ message }) => message).join());
  return victoryTankScenery.scene(read.value, null);
}

const soldiers = (red: Readonly<Record<string, number>>) => scene({ soldiers: { red } });
const tank = (at: string, facing: string) =>
  scene({ cards: [{ card: 'tank', at: 'w1s1' }], tank: { at, facing } });

describe('what is seen going', () => {
  it('is a stack that leaves a field whole or in part, from there', () => {
    const [glide, ...others] = glidesBetween(soldiers({ w1n1: 3 }), soldiers({ w1n1: 1, w1: 2 }));
    expect(others).toEqual([]);
    expect(glide).toMatchObject({ id: 'soldier-red@w1', fromX: 0, fromTurn: 0 });
    expect(glide?.fromY).toBeLessThan(0);
  });

  it('is the tank, from field to field and the shorter way round', () => {
    expect(glidesBetween(tank('w1s1', 'north'), tank('w1s1', 'west'))).toMatchObject([
      { fromX: 0, fromY: 0, fromTurn: 90 },
    ]);
    const [drive] = glidesBetween(tank('w1s1', 'east'), tank('s1', 'east'));
    expect(drive?.fromX).toBeLessThan(0);
  });

  it('is nothing where nothing has moved, or nobody could say from where', () => {
    const start = soldiers({ w1n1: 3 });
    expect(glidesBetween(start, start)).toEqual([]);
    expect(glidesBetween(soldiers({ w1n1: 2, o: 2 }), soldiers({ w1n1: 1, o: 1, w1: 2 }))).toEqual([]);
  });
});
