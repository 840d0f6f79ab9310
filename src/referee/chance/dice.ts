import { countIn } from '../interchangeable.ts';

/**
 * Rolls of dice that are like each other, as moves of chance: each roll once, and in how many ways it comes.
 *
 *     rollsOf(2).length; // 21
 *     waysOf([1, 6]); // 2
 */

/** Every roll of so many dice, each in ascending order. */
export const rollsOf = (count: number, sides = 6, least = 1): readonly (readonly number[])[] =>
  count === 0
    ? [[]]
    : Array.from({ length: sides - least + 1 }, (_, above) => least + above).flatMap((shows) =>
        rollsOf(count - 1, sides, shows).map((more) => [shows, ...more]),
      );

/** In how many ways dice can show the same: each finds so many places, and its likes have shared them. */
export const waysOf = (dice: readonly number[]): number =>
  dice.reduce((ways, die, index) => (ways * (index + 1)) / countIn(dice.slice(0, index + 1), die), 1);
