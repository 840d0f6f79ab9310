/**
 * A round tracker for a game at a real table: it knows no position, only whose turn it is, the tracks and what to do next. A
 * course is the list of presses from the beginning, so undo drops the last one, and a saved list can be replayed.
 *
 *     const course = followed(tracker, [], ['first red']);
 *     console.log(tracker.shows(course.state).now.says); // "Red looks at the top two battlefield cards: …"
 */

import type { Seats } from '../seats.ts';

/** A button of the tracker. */
export interface Press<Says = string> {
  /** Unique among those on offer: "pay 2". */
  readonly id: string;
  /** The number of the player in whose half it stands. */
  readonly player: number;
  readonly says: Says;
  /** The index of the player's track and the mark to set; null for a plain button. */
  readonly track: { readonly of: number; readonly mark: number } | null;
  /** Whether it needs confirmation, since it cannot be meant lightly: it ends a year, a round or the game. */
  readonly sure: boolean;
}

/** A track that each player has. */
interface Track<Says = string> {
  /** What it counts: "action points". */
  readonly says: Says;
  /** Its highest mark. */
  readonly most: number;
}

/** What a tracker shows. */
export interface Standing<Rule extends string, Says = string> {
  /** The round, counted from 1. */
  readonly round: number;
  /** The number of rounds; null if it is open. */
  readonly rounds: number | null;
  /** The active player; null until it is known, or if there is none. */
  readonly active: number | null;
  /** The player whose turn it is; null for nobody or everybody. */
  readonly turn: number | null;
  /** The marks by track, then by player. */
  readonly marks: readonly (readonly number[])[];
  readonly now: { readonly says: Says; readonly rules: readonly [Rule, ...Rule[]] };
  readonly presses: readonly Press<Says>[];
  readonly over: boolean;
}

/** What a game adds to its rules so that its round can be kept. */
export interface Tracker<State = unknown, Rule extends string = string, Says = string> {
  readonly seats: Seats;
  /** The tracks that each player has. */
  readonly tracks: readonly Track<Says>[];
  /** The name for the active player; null if the game has none. */
  readonly active: Says | null;
  /** The options that matter to the round. */
  readonly options: readonly string[];
  /** The state before the first press, under some options. */
  readonly begin: (on: readonly string[]) => State;
  readonly shows: (state: State) => Standing<Rule, Says>;
  /** The state after a press that is on offer. */
  readonly pressed: (state: State, press: string) => State;
}

/** A game whose players take turns in seat order, for a fixed number of rounds. */
interface TurnByTurn<Rule extends string, Says> {
  readonly seats: Seats;
  readonly rounds: number;
  readonly now: (player: number) => Standing<Rule, Says>['now'];
  /** The label of the button that ends a turn. */
  readonly done: Says;
  readonly over: Standing<Rule, Says>['now'];
}

/** The tracker of such a game; its state is the number of turns taken. */
export const turnByTurn = <Rule extends string, Says>(
  told: TurnByTurn<Rule, Says>,
): Tracker<number, Rule, Says> => ({
  seats: told.seats,
  tracks: [],
  active: null,
  options: [],
  begin: () => 0,
  shows: (turns) => {
    const [player, before] = [turns % told.seats.length, Math.floor(turns / told.seats.length)];
    const over = before === told.rounds;
    return {
      round: Math.min(before + 1, told.rounds),
      rounds: told.rounds,
      active: null,
      marks: [],
      over,
      turn: over ? null : player,
      now: over ? told.over : told.now(player),
      presses: over ? [] : [{ id: 'done', player, says: told.done, track: null, sure: false }],
    };
  },
  pressed: (turns) => turns + 1,
});
