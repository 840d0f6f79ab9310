/** The options under which tables of the differential test play. */
import { OPTION_IDS, type OptionId } from '../../../src/games/victory-tank/rules/options.ts';
import type { Draw } from './scene.ts';

/** None, each option alone, every pair. */
export const FEW: readonly (readonly OptionId[])[] = [
  [],
  ...OPTION_IDS.map((id) => [id]),
  ...OPTION_IDS.flatMap((one, index) => OPTION_IDS.slice(index + 1).map((other) => [one, other])),
];

/** The options of a table by its number: first each of `FEW`, then in turn a random set and one of `FEW`. */
export function optionsOf(table: number, draw: Draw): readonly OptionId[] {
  const few = FEW[table < FEW.length ? table : draw(FEW.length)] ?? [];
  return table < FEW.length || table % 2 === 0 ? few : OPTION_IDS.filter(() => draw(2) === 0);
}
