import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../referee/chance.ts';
import { playout } from '../../referee/playout.ts';
import { victoryTankPositions as positions } from './shape.ts';
import { TANK as victoryTank, TANK_SCENERY } from '../../../tests/victory-tank/in-words.ts';
import { observe, resample } from './observe.ts';
import type { Position } from './position.ts';

const reckon = (position: Position) => TANK_SCENERY.reckon?.(position) ?? [];

/** Two red soldiers attack two gray ones in a bunker. */
function attack(stage: 'attacker-card' | 'defender-card', cards: readonly [number | null, null]): Position {
  const position = positions.read({
    cards: [{ card: 'bunker', at: 'w1s1' }],
    soldiers: { red: { w1: 2 }, gray: { w1s1: 2 } },
    action: { kind: 'attack', army: 'red', left: 1, used: true, card: (cards[0] ?? 0) > 0 },
    battle: { target: 'w1s1', parties: [{ from: 'w1', foot: 2 }], cards },
    stage,
    hands: { red: [1, 3], gray: [1, 2] },
    discards: { red: [1, 1], gray: [3, 3, 3, 3] },
  });
  if (!position.ok)
    throw new Error(position.faults.map(({ place, message }) => `${place}: ${message}`).join());
  return position.value;
}

describe('what a battle card would come to', () => {
  it('is certain or an exact chance for the attacker, with its sum', () => {
    expect(reckon(attack('attacker-card', [null, null]))).toEqual([
      {
        card: 'No card',
        win: 0,
        sum: '2 against 2 soldiers + 1 for the ground = 3, too little even if no card comes',
      },
      {
        card: 'A 1',
        face: 'action-red-1',
        win: 0,
        sum: '2 soldiers + 1 for the card = 3 against 2 soldiers + 1 for the ground = 3, and a 1 or higher beats it: 66 of the 66 hands of 2 cards that there may be have one',
      },
      {
        card: 'A 3',
        face: 'action-red-3',
        win: 1,
        sum: '2 soldiers + 3 for the card = 5 against 2 soldiers + 1 for the ground = 3, and no card can beat that',
      },
    ]);
  });

  it('counts for the defender the cards that may lie face down', () => {
    const [none, one] = reckon(attack('defender-card', [3, null]));
    // Red has four 1s, six 2s and four 3s that gray has not seen: all of them make 3, ten of them 4.
    expect([none?.win, one?.win]).toEqual([0, 4 / 14]);
    expect(reckon(attack('defender-card', [0, null])).map(({ win }) => win)).toEqual([1, 1, 1]);
  });

  it('is the same whatever is hidden', () => {
    const first = victoryTank.setUp([], chanceOf('battles'));
    if (!first.ok) throw new Error(first.faults.join());
    let battles = 0;
    playout(victoryTank, first.value, 'battles', victoryTank.bound, ({ before }) => {
      const { player } = before;
      if (player === null) return;
      const dealt = resample(observe(before, player), 'otherwise');
      expect(reckon(dealt)).toEqual(reckon(before));
      battles += reckon(before).length > 0 ? 1 : 0;
    });
    expect(battles).toBeGreaterThan(0);
  });
});
