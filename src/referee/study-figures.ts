/**
 * What a game offers to its designer: figures that a study varies, and what may have decided a game. None of
 * it is needed to play.
 */
import type { Chance } from './chance/random.ts';
import type { ScriptFault } from './messages/kernel-faults.ts';
import type { Result } from '../result.ts';

/** A whole number of the rules that a study may vary. */
interface Figure {
  /** As in commands: "cards.threes". */
  readonly id: string;
  readonly least: number;
  readonly most: number;
  /** Its value in the real game. */
  readonly usual: number;
}

/** Values by figure id; missing ones have their usual value. */
type Figures = Readonly<Partial<Record<string, number>>>;

/** Who would have won had something counted for nothing. */
interface Without {
  readonly what: string;
  readonly winners: readonly number[];
}

export interface Design<Position = unknown, Move = unknown, Option extends string = string> {
  readonly figures: readonly Figure[];
  /** The set-up with these figures; faults where they contradict each other. */
  readonly setUp: (
    on: readonly Option[],
    chance: Chance,
    figures: Figures,
  ) => Result<Position, ScriptFault | string>;
  /** What a move uses besides its kind, by name: "card 3". */
  readonly uses: (before: Position, move: Move) => readonly string[];
  /** For a finished game: who would have won without one thing or another. */
  readonly without: (end: Position) => readonly Without[];
}
