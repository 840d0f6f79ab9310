/**
 * A score pad: what is counted at the end of a game at the real table, and what it comes to. Entries are numbers by the
 * id of their field; a choice is entered as its place in the list.
 */
import type { Fault, Outcome } from './game.ts';
import type { Result } from '../result.ts';
import type { Seats } from './seats.ts';

/** What has been entered; a field without an entry is 0. */
export type Entries = Readonly<Record<string, number>>;

/** Something to count or to choose. */
export interface PadField<Rule extends string, Says = string> {
  readonly id: string;
  /** Whose it is; null where it is the table's. */
  readonly player: number | null;
  readonly says: Says;
  /** The rule that says why it matters. */
  readonly rule: Rule;
  /** The highest number that can be entered. */
  readonly most: number;
  /** The answers by number, where it is no count. */
  readonly answers: readonly Says[] | null;
}

/** A line of the result: what is counted, by which rules, and what each player scores for it. */
export interface PadLine<Rule extends string, Says = string> {
  readonly says: Says;
  readonly rules: readonly Rule[];
  readonly points: readonly number[];
}

/** The result, and how it came about. */
export interface Reckoned<Rule extends string, Says = string> extends Outcome<Rule> {
  readonly lines: readonly PadLine<Rule, Says>[];
  /** Who wins and why, a sentence for each rule that was asked. */
  readonly because: readonly { readonly says: Says; readonly rule: Rule | null }[];
}

/** What a game adds to its rules so that a real table can be scored. */
export interface Pad<Position, Rule extends string, Says = string> {
  readonly seats: Seats;
  readonly fields: readonly PadField<Rule, Says>[];
  /** The options whose reading matters to the score. */
  readonly options: readonly string[];
  /** The field that asks who holds the active player card, if it matters; its answers are the players. */
  readonly activeField: string | null;
  /** The result; or every reason why there can be no such table, each with the field it is about. */
  readonly reckon: (
    entries: Entries,
    on: readonly string[],
  ) => Result<Reckoned<Rule, Says>, Fault<Rule, Says>>;
  /** What stands on a table that is played here: its result is the game's own. */
  readonly entered: (position: Position) => Entries;
  /** The nearest table that can be. */
  readonly nearest: (entries: Entries, on: readonly string[]) => Entries;
}
