import { expect, it } from 'vitest';
import { rollsOf, waysOf } from './dice.ts';

it('comes to every way in which dice can fall', () => {
  for (const [count, sides] of [
    [0, 6],
    [1, 6],
    [2, 6],
    [3, 6],
    [2, 8],
    [4, 4],
  ] as const) {
    const rolls = rollsOf(count, sides);
    expect(new Set(rolls.map(String)).size).toBe(rolls.length);
    expect(rolls.every((dice) => dice.every((die, at) => die >= (dice[at - 1] ?? 1) && die <= sides))).toBe(
      true,
    );
    expect(rolls.reduce((all, dice) => all + waysOf(dice), 0)).toBe(sides ** count);
  }
});
