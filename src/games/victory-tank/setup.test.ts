import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../referee/chance.ts';
import { ARMY_CARDS, CRATES, FIGHTERS, isStart } from './cards.ts';
import { BATTLEFIELD_CARDS } from './position.ts';
import { FIRST_SUPPLY, setUp } from './setup.ts';
import { TANK } from '../../../tests/victory-tank/in-words.ts';
import { start } from './testing/random-games.ts';

describe('setting up', () => {
  it('plays with what is in the box', () => {
    expect(BATTLEFIELD_CARDS).toHaveLength(19);
    expect(ARMY_CARDS).toEqual([6, 6, 4]);
    expect([FIGHTERS, FIRST_SUPPLY, CRATES]).toEqual([10, 7, 9]);
  });

  it('lays the start cards on eleven others and leaves two in the box', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { drawn, pile, box } = start(`${seed}`);
      const order = [...drawn, ...pile];
      expect(order).toHaveLength(14);
      expect(order.map(isStart)).toEqual(order.map((_, index) => index < 3));
      expect(box).toHaveLength(2);
    }
  });

  it('is decided by its seed', () => {
    expect(start('same')).toEqual(start('same'));
    const firsts = new Set(Array.from({ length: 20 }, (_, seed) => start(`${seed}`).active));
    expect(firsts.size).toBe(2);
  });

  it('does what a script forces, and refuses what cannot be', () => {
    const forced = setUp(
      [],
      chanceOf('x', { first: ['gray'], start: ['tank'], pile: ['bunker-2'], 'deck-gray': [3, 3] }),
    );
    expect(forced).toMatchObject({ ok: true, value: { active: 1, drawn: ['tank', expect.any(String)] } });
    if (forced.ok) expect(forced.value.pile[1]).toBe('bunker-2');
    expect(setUp([], chanceOf('x', { 'deck-red': [3, 3, 3, 3, 3] }))).toEqual({
      ok: false,
      faults: [{ says: 'noneToDraw', purpose: 'deck-red', wanted: 3 }],
    });
    expect(TANK.setUp([], chanceOf('x', { starts: ['tank'] }))).toEqual({
      ok: false,
      faults: ['starts of the script: chance is drawn for pile, start, deck-red, deck-gray, first'],
    });
  });
});
