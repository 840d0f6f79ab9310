import type { Script } from './chance.ts';

/**
 * A record: all that is needed to come to the same position again. The unit of sharing, of testing and of teaching.
 */
export interface GameRecord {
  /** The game's id, such as "victory-tank". */
  readonly game: string;
  /** The version of the rules it was played under. */
  readonly rules: string;
  /** The rulings that were switched to their other reading. */
  readonly options: readonly string[];
  /** Where chance came from: a seed, or the results that were forced. */
  readonly chance: { readonly seed: string } | { readonly script: Script };
  /** The moves in notation, from the set-up on. */
  readonly moves: readonly string[];
}
