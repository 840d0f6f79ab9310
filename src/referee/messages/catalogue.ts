import type { Catalogue, Said, Speech } from '../../language.ts';
import type { KernelFault } from './faults.ts';

/**
 * How a game speaks in a language, with what the kernel says beside it. `content/<game>/messages.en.ts` has
 *
 *     const CATALOGUE: Catalogue<FerrySaid> = { gameOver: 'the game is over', needs: ({ card }) => `needs a ${card}` };
 *     export const SPEECH_EN: GameSpeech<FerrySaid> = {
 *       language: ENGLISH, // of src/language.ts
 *       game: 'The Ferry',
 *       seats: { north: 'north', south: 'south' }, // by the ids of the game's seats
 *       kernel: REFEREE_EN, // of src/referee/messages/kernel.en.ts
 *       catalogue: CATALOGUE,
 *     };
 *
 * and `src/games/<game>/messages.ts` the keys with their figures: `{ says: 'gameOver' } | { says: 'needs'; card: number }`.
 */
export interface GameSpeech<S extends Said, SeatId extends string = string> extends Speech<S, SeatId> {
  readonly kernel: RefereeWords;
}

/** How a game speaks at a table, where nothing is written that could be wrong. */
export interface TableSpeech<S extends Said, SeatId extends string = string> extends Speech<S, SeatId> {
  readonly kernel: TableWords;
}

/** What the kernel itself says: the same of every game, a record a language. */
export interface RefereeWords extends TableWords {
  /** What is wrong with what is written, shared or forced: sentences without a full stop. */
  readonly faults: Catalogue<KernelFault>;
}

/** What of it is said at a table. */
export interface TableWords {
  readonly chance: string;
  /** Of a try that comes before what chance has to bring. */
  readonly chanceFirst: string;
  /** Of a try of somebody else: who decides. */
  readonly decides: (player: string) => string;
  readonly allowed: string;
  readonly refused: string;
  readonly isRuling: (rule: string) => string;
  readonly ruling: (rule: string, sentence: string) => string;
  readonly other: (sentence: string) => string;
  /** What the answer would be under the other reading of a ruling. */
  readonly under: Readonly<
    Record<'opposite' | 'perhaps' | 'same', (allowed: boolean, option: string | null) => string>
  >;
  /** How an answer begins that claims something: yes or no by a rule, or by a ruling where the rulebook is silent. */
  readonly claim: RegExp;
}
