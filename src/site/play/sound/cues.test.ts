import { describe, expect, it } from 'vitest';
import { thrownIn } from '../thrown-dice.tsx';
import { cueBetween, type Heard } from './cues.ts';

const piece = (count: number) => ({
  id: 'a',
  face: 'a',
  field: 'o',
  count,
  width: 10,
  height: 10,
  turn: 0,
  marks: [],
  seat: { ink: 'red', shape: 'round' } as const,
});
const table = (more: Partial<Heard> = {}): Heard => ({
  scene: { pieces: [piece(3)], cards: [], zones: [] },
  decider: 0,
  isOurs: true,
  moves: 4,
  isThrow: false,
  ...more,
});
const next = (more: Partial<Heard> = {}): Heard => table({ moves: 5, ...more });

describe('what is heard at the table', () => {
  it('is the end once, whatever else happens', () => {
    expect(cueBetween(table(), next({ decider: null, scene: { pieces: [], cards: [], zones: [] } }))).toBe(
      'end',
    );
    expect(cueBetween(table({ decider: null }), next({ decider: null }))).toBeNull();
  });

  it('is a hit where something leaves the board, or a loss is counted', () => {
    expect(cueBetween(table(), next({ scene: { pieces: [piece(2)], cards: [], zones: [] } }))).toBe('hit');
    const lost = (count: number) => ({
      id: 'lost',
      name: 'Casualties',
      owner: 0,
      says: '',
      cards: [],
      count,
      role: { is: 'prize', face: 'x', most: 24 } as const,
    });
    const lostSo = (count: number) => ({ pieces: [piece(3)], cards: [], zones: [lost(count)] });
    expect(cueBetween(table({ scene: lostSo(0) }), next({ scene: lostSo(1) }))).toBe('hit');
    expect(cueBetween(table({ scene: lostSo(1) }), next({ scene: lostSo(1) }))).toBeNull();
  });

  it('is a throw of dice, and a turn that comes to somebody at this screen', () => {
    expect(cueBetween(table({ decider: 'chance' }), next({ isThrow: true }))).toBe('dice');
    expect(cueBetween(table({ isOurs: false, decider: 1 }), next())).toBe('turn');
    expect(cueBetween(table({ decider: 1 }), next())).toBe('turn');
    expect(cueBetween(table(), next())).toBeNull();
    expect(cueBetween(table(), next({ isOurs: false, decider: 1 }))).toBeNull();
  });

  it('is nothing while moves are taken back', () => {
    expect(cueBetween(next(), table({ decider: 1 }))).toBeNull();
  });
});

it('a throw is a verb and numbers, in every game’s notation', () => {
  expect(thrownIn('throw 1 4')).toEqual(['1', '4']);
  expect(thrownIn('roll 9')).toEqual(['9']);
  for (const move of ['draw N5', 'step 4 w1n1 to w1', 'pass', undefined]) expect(thrownIn(move)).toEqual([]);
});
