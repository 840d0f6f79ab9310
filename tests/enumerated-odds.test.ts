import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawsFrom, settle } from '../src/referee/chance/draw.ts';
import type { Rules } from '../src/referee/game.ts';
import { inDecimals, NEVER, shareText, together } from '../src/odds.ts';
import { odds } from './enumerated-odds.ts';
import { cardDuel, FIRST_DUEL } from './made-up/rules-only/card-duel.ts';
import { diceRace, START } from './made-up/rules-only/dice-race.ts';

/** A game of `left` dice to roll one after the other; only their sum is kept. */
interface Dice {
  readonly left: number;
  readonly sum: number;
}
const diceOf = (sides: number): Rules<Dice, number> => ({
  toAct: ({ left }) => (left > 0 ? 'chance' : null),
  moves: ({ left }) => (left > 0 ? Array.from({ length: sides }, (_, index) => index + 1) : []),
  play: ({ left, sum }, roll) => ({ left: left - 1, sum: sum + roll }),
});

function found<Answer>(result: ReturnType<typeof odds<Dice, number, Answer & string>>) {
  if (!result.ok) throw new Error(result.faults.join());
  return result.value;
}

describe('odds', () => {
  it('are those that a book of dice gives', () => {
    const seven = found(odds(diceOf(6), { left: 2, sum: 0 }, ({ sum }) => (sum === 7 ? 'seven' : 'other')));
    expect(shareText(seven.get('seven') ?? NEVER)).toBe('1 in 6');
    expect(inDecimals(seven.get('other') ?? NEVER)).toBeCloseTo(5 / 6, 12);
  });

  it('make exactly 1, for any weights', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(6), fc.nat(4), (sides, left, salt) => {
        const game = {
          ...diceOf(sides),
          weight: ({ sum }: Dice, roll: number) => 1 + ((sum + roll * salt) % 5),
        };
        const all = found(odds(game, { left, sum: 0 }, ({ sum }) => `${sum}`));
        expect([...all.values()].reduce(together, NEVER)).toEqual({ of: 1n, in: 1n });
      }),
    );
  });

  it('weigh what comes more often', () => {
    const race = odds(diceRace, START, ({ die }) => die ?? 0);
    expect(race.ok && [...race.value].map(([die, share]) => [die, shareText(share)])).toEqual([
      [1, '1 in 2'],
      [2, '1 in 3'],
      [3, '1 in 6'],
    ]);
  });

  it('of where somebody decides are certain', () => {
    const decided = settle(cardDuel, FIRST_DUEL, drawsFrom('any'));
    const certain = decided.ok && odds(cardDuel, decided.value.position, () => true);
    expect(certain && certain.ok && certain.value.get(true)).toEqual({ of: 1n, in: 1n });
  });

  it('of thirty dice are no more work than their sums', () => {
    const thirty = found(
      odds(diceOf(6), { left: 30, sum: 0 }, ({ sum }) => (sum === 30 ? 'all ones' : 'more')),
    );
    expect(thirty.get('all ones')).toEqual({ of: 1n, in: 6n ** 30n });
  });

  it('say where there is too much to look at, or no end', () => {
    expect(odds(diceOf(6), { left: 30, sum: 0 }, ({ sum }) => sum, 50)).toEqual({
      ok: false,
      faults: [{ says: 'manyWays', most: 50 }],
    });
    const again = {
      ...diceOf(6),
      play: (dice: Dice, roll: number) => (roll === 6 ? { ...dice, left: 0 } : dice),
    };
    expect(odds(again, { left: 1, sum: 0 }, () => true)).toEqual({
      ok: false,
      faults: [{ says: 'endless', draws: 1000 }],
    });
  });
});
