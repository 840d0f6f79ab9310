import type { Example, Written } from '../../src/book/example.ts';
import type { StatementId } from './statements.ts';

/** Builders of written positions for examples, questions, situations, lessons and puzzles. */

/** Ten squares by ten without a building. */
const OPEN = Array.from({ length: 10 }, () => '..........');

/** Open ground with buildings on some squares, as "c2". */
export function groundWith(...built: readonly string[]): readonly string[] {
  return OPEN.map((row, y) =>
    [...row]
      .map((square, x) => (built.includes(`${'abcdefghij'.charAt(x)}${y + 1}`) ? '#' : square))
      .join(''),
  );
}

/** Parses a tank: "west heavy a1 north", "east light c5 west damaged". */
export function tank(words: string): Written {
  const [side, weight, at, facing, state] = words.split(' ');
  return { side, weight, at, facing, ...(state === undefined ? {} : { state }) };
}

/** An enemy in a far corner, so that the game is not over. */
export const FAR = 'east light j10 west';

/** Before a throw, or during movement if `more` has dice. */
export const table = (tanks: readonly string[], more: Written = {}): Written => ({
  ground: OPEN,
  ...more,
  tanks: tanks.map(tank),
});

/** On the first part of the city, as Play begins with it. */
export const inCity = (tanks: readonly string[], more: Written = {}): Written => ({
  ...more,
  tanks: tanks.map(tank),
});

/** An enemy at the far end of the city. */
export const FAR_IN_CITY = 'east light t9 west';

/** West shoots with this firepower in the city. */
export const shootingInCity = (fire: number, tanks: readonly string[], more: Written = {}): Written =>
  inCity([...tanks, FAR_IN_CITY], { stage: 'shoot', fire, ...more });

/** West’s light tank against a heavy one on g12, on Town Hall Square. */
export const targetInCity = (fire: number, shooter: string, facing = 'north', more: Written = {}): Written =>
  shootingInCity(fire, [`west light ${shooter} north`, `east heavy g12 ${facing}`], more);

/** West shoots with this firepower. */
export const shooting = (fire: number, tanks: readonly string[], more: Written = {}): Written =>
  table(tanks, { stage: 'shoot', fire, ...more });

/** West’s light tank against a heavy target on f6. */
export const heavyTarget = (fire: number, shooter: string, facing = 'north', more: Written = {}): Written =>
  shooting(fire, [`west light ${shooter} north`, `east heavy f6 ${facing}`, FAR], more);

export type ArmourExample = Example<StatementId>;
