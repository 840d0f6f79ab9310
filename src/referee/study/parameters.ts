/**
 * What whoever designs a game may ask of it: figures that a study varies, and what may have decided a game that was played.
 * None of it is needed to play.
 */
import type { Chance } from '../chance/random.ts';
import type { ScriptFault } from '../messages/faults.ts';
import type { Result } from '../../result.ts';

/** A figure of a game that a study may vary: a whole number. */
export interface Figure {
  /** As a study names it: "cards.threes". */
  readonly id: string;
  readonly least: number;
  readonly most: number;
  /** What the game has when nothing is varied. */
  readonly usual: number;
}

/** Figures by their ids; those that are not there are as usual. */
export type Figures = Readonly<Partial<Record<string, number>>>;

/** Something that has a say in who wins, and who would have won without it. */
interface Without {
  readonly what: string;
  readonly winners: readonly number[];
}

export interface Design<Position, Move, Option extends string> {
  readonly figures: readonly Figure[];
  /** The first position of a game with such figures; faults where they do not go together. */
  readonly setUp: (
    on: readonly Option[],
    chance: Chance,
    figures: Figures,
  ) => Result<Position, ScriptFault | string>;
  /** What a move uses beside being of its kind, by name: "card 3". */
  readonly uses: (before: Position, move: Move) => readonly string[];
  /** Of a game that has ended: who would have won if one thing after the other had counted for nothing. */
  readonly without: (end: Position) => readonly Without[];
}

/** What the name of a figure begins with that switches a ruling: 0 is off, 1 is on. */
const OPTION = 'options.';

/** All that may be varied of a game: its own figures, and each of its rulings. */
export const figuresOf = (
  options: readonly string[],
  design: { readonly figures: readonly Figure[] } | undefined,
): readonly Figure[] => [
  ...(design?.figures ?? []),
  ...options.map((option) => ({ id: OPTION + option, least: 0, most: 1, usual: 0 })),
];

/** The rulings that figures switch on, by name. */
export const switchedBy = (figures: Figures): readonly string[] =>
  Object.entries(figures).flatMap(([id, figure]) =>
    id.startsWith(OPTION) && figure === 1 ? [id.slice(OPTION.length)] : [],
  );
