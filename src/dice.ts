/**
 * Rolls of identical dice as chance moves: each distinct roll once, and its number of permutations.
 *
 *     rollsOf(2).length; // 21
 *     waysOf([1, 6]); // 2
 */

/** Every distinct roll of `count` dice, each in ascending order. */
export const rollsOf = (count: number, sides = 6, least = 1): readonly (readonly number[])[] =>
  count === 0
    ? [[]]
    : Array.from({ length: sides - least + 1 }, (_, above) => least + above).flatMap((shows) =>
        rollsOf(count - 1, sides, shows).map((more) => [shows, ...more]),
      );

/** The number of permutations of a roll: a multinomial coefficient. */
export const waysOf = (dice: readonly number[]): number =>
  dice.reduce(
    (ways, die, index) =>
      (ways * (index + 1)) / dice.slice(0, index + 1).filter((other) => other === die).length,
    1,
  );
