import type { Catalogue, Said, Speech } from '../../language.ts';
import type { KernelFault } from './kernel-faults.ts';

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

/** The speech for playing at a table, without fault messages. */
export interface TableSpeech<S extends Said, SeatId extends string = string> extends Speech<S, SeatId> {
  readonly kernel: TableWords;
}

/** The kernel's own messages in one language, the same for every game. */
export interface RefereeWords extends TableWords {
  /** Fault messages, without a full stop. */
  readonly faults: Catalogue<KernelFault>;
}

/** The kernel's messages at a table. */
interface TableWords {
  readonly chance: string;
  /** For a try that comes while chance has to act. */
  readonly chanceFirst: string;
  /** For a try out of turn. */
  readonly decides: (player: string) => string;
  readonly allowed: string;
  readonly refused: string;
  readonly isRuling: (rule: string) => string;
  readonly ruling: (rule: string, sentence: string) => string;
  readonly other: (sentence: string) => string;
  /** The answer under the other reading of a ruling. */
  readonly under: Readonly<
    Record<'opposite' | 'perhaps' | 'same', (allowed: boolean, option: string | null) => string>
  >;
  /** Matches how an answer claims yes or no, by rule or by ruling. Its groups are read by `claimOf`. */
  readonly claim: RegExp;
}
