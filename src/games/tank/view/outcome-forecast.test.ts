import { describe, expect, it } from 'vitest';
import { holdsOne, inDecimals } from '../../../odds.ts';
import { tacticOf } from '../rules/cards.ts';
import { moves } from '../rules/moves.ts';
import { observe, unseenOf } from '../rules/observation.ts';
import { play } from '../rules/play.ts';
import { tankForm } from '../rules/position-format.ts';
import type { Tank } from '../rules/position.ts';
import { reckon } from './outcome-forecast.ts';

function table(written: object): Tank {
  const found = tankForm.read(written);
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  return found.value;
}

/** All hands of so many cards. */
function handsOf(cards: readonly number[], size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return cards.flatMap((card, at) => handsOf(cards.slice(at + 1), size - 1).map((rest) => [card, ...rest]));
}

const attack = {
  nations: { able: 'german', baker: 'american' },
  rows: { able: ['panther'], baker: ['m4'] },
  attack: { unit: 'panther', target: '1' },
};

describe('odds of TanK', () => {
  it('say how likely a hand holds one of some cards, as if all hands were counted', () => {
    for (const [wanted, unseen, size] of [
      [0, 5, 3],
      [2, 7, 3],
      [5, 6, 2],
      [3, 3, 1],
      [1, 9, 0],
    ] as const) {
      const hands = handsOf([...Array(unseen).keys()], size);
      const holding = hands.filter((hand) => hand.some((card) => card < wanted)).length;
      expect(inDecimals(holdsOne(wanted, unseen, size))).toBeCloseTo(holding / hands.length);
    }
  });

  it('tell an attacker how likely nobody stops it, as counted over every hand that may be', () => {
    const position = table({
      ...attack,
      stage: 'target',
      attack: { unit: 'panther' },
      hands: { baker: ['mud', 'rally'] },
    });
    const seen = observe(position, 0);
    const hands = handsOf(unseenOf(seen), 2);
    const stopped = hands.filter((hand) => {
      const asked = play({ ...position, hands: [[], hand] }, { kind: 'aim', at: 0 });
      return moves(asked).some(({ kind }) => kind === 'play');
    });
    const [aimed] = reckon(position);
    expect(aimed?.win).toBeCloseTo(1 - stopped.length / hands.length);
    expect(aimed?.sum).toMatchObject({ says: 'mayBeAnswered', unseen: 92, size: 2 });
  });

  it('weigh every card that may lie on top of a deck that is aimed at', () => {
    const position = table({
      ...attack,
      stage: 'target',
      attack: { unit: 'panther' },
      rows: { able: ['panther'] },
      hands: { baker: ['mud'] },
    });
    const [deck] = reckon(position);
    // Tanks vs Infantry stops a tank that turns up infantry, and nothing stops an attack that turns up support.
    expect(deck?.sum).toMatchObject({ least: 0 });
    expect(deck?.win).toBeGreaterThan(0.5);
    expect(deck?.win).toBeLessThan(1);
  });

  it('tell a defender what may undo the card that stops', () => {
    const position = table({
      ...attack,
      stage: 'lost',
      hands: { able: ['rally', 'mud'], baker: ['shaken', 'trees'] },
    });
    const found = reckon(position).map(({ win, sum }) => ({ win, sum }));
    // Rally and Professionalism undo Shaken: two of the 90 cards that the defender has not seen.
    expect(found).toContainEqual({
      win: 1 - inDecimals(holdsOne(2, 90, 2)),
      sum: expect.objectContaining({ least: 2, most: 2, unseen: 90 }) as unknown,
    });
    expect(found.some(({ win }) => win === 1)).toBe(true);
  });

  it('say of a card that changes too little that more is needed', () => {
    const weak = { ...attack, rows: { able: ['panzergrenadiers'], baker: ['m4'] } };
    const position = table({
      ...weak,
      attack: { unit: 'panzergrenadiers', target: '1' },
      stage: 'modifier',
      hands: { able: ['tracers', 'panzerschreck'] },
    });
    const sums = reckon(position).map(({ sum }) => sum.says);
    expect(sums).toContain('notEnough');
    const strong = moves(position).flatMap((move) =>
      move.kind === 'play' ? [tacticOf(move.card).name] : [],
    );
    expect(strong.length).toBe(sums.length);
  });

  it('turn on nothing that is hidden', () => {
    const open = { ...attack, stage: 'lost' };
    const one = table({ ...open, hands: { able: ['rally', 'mud'], baker: ['shaken'] } });
    const other = table({ ...open, hands: { able: ['trees', 'smoke'], baker: ['shaken'] } });
    expect(reckon(one)).toEqual(reckon(other));
  });
});
