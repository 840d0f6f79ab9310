/**
 * What a game tells whoever keeps its round beside the real table: not a position, only whose turn it is, what is on the
 * tracks and what to do next. A course is its presses from the beginning, so undo is one press less and whatever is kept
 * can be read again.
 *
 *     const course = followed(tracker, [], ['first red']);
 *     console.log(tracker.shows(course.state).now.says); // "Red looks at the top two battlefield cards: …"
 */

import type { Seats } from '../seats.ts';

/** Something the players can tell the tracker. */
export interface Press<Says = string> {
  /** Unique among those on offer: "pay 2". */
  readonly id: string;
  /** Whose half it stands in, by number. */
  readonly player: number;
  readonly says: Says;
  /** The track of the player, by number, and the mark of it that it goes to; null where it is a button of its own. */
  readonly track: { readonly of: number; readonly mark: number } | null;
  /** Is asked for twice, since a round hangs on it. */
  readonly sure: boolean;
}

/** A track that each player has. */
interface Track<Says = string> {
  /** What it counts, in words: "action points". */
  readonly says: Says;
  /** Its highest mark. */
  readonly most: number;
}

/** What a tracker shows. */
export interface Standing<Rule extends string, Says = string> {
  /** The round, counted from 1. */
  readonly round: number;
  /** How many there will be; null where that is open. */
  readonly rounds: number | null;
  /** Who is the active player; null until that is known, and where nobody is. */
  readonly active: number | null;
  /** Whose turn it is; null where it is nobody's, or everybody's. */
  readonly turn: number | null;
  /** Where each track stands, and of each that of each player. */
  readonly marks: readonly (readonly number[])[];
  readonly now: { readonly says: Says; readonly rules: readonly [Rule, ...Rule[]] };
  readonly presses: readonly Press<Says>[];
  readonly over: boolean;
}

/** What a game adds to its rules so that its round can be kept. */
export interface Tracker<State, Rule extends string, Says = string> {
  readonly seats: Seats;
  /** What each player has tracks of, if anything. */
  readonly tracks: readonly Track<Says>[];
  /** What the active player is called; null where nobody is. */
  readonly active: Says | null;
  /** The options whose reading matters to the round. */
  readonly options: readonly string[];
  /** The tracker before anything is told, with the options that are on. */
  readonly begin: (on: readonly string[]) => State;
  readonly shows: (state: State) => Standing<Rule, Says>;
  /** What a press that is on offer leads to. */
  readonly pressed: (state: State, press: string) => State;
}

interface Course<State> {
  readonly state: State;
  /** The presses that led here. */
  readonly presses: readonly string[];
}

/** A course from its presses, as far as each of them was on offer when its turn came. */
export function followed<State>(
  tracker: Tracker<State, string>,
  on: readonly string[],
  presses: readonly string[],
): Course<State> {
  let state = tracker.begin(on);
  for (const [count, press] of presses.entries()) {
    if (!tracker.shows(state).presses.some(({ id }) => id === press))
      return { state, presses: presses.slice(0, count) };
    state = tracker.pressed(state, press);
  }
  return { state, presses };
}

/** A game whose players have a turn each, one after the other, for so many rounds. */
interface TurnByTurn<Rule extends string, Says> {
  readonly seats: Seats;
  readonly rounds: number;
  /** What is to be done in a turn. */
  readonly now: (player: number) => Standing<Rule, Says>['now'];
  /** What who has done it says. */
  readonly done: Says;
  readonly over: Standing<Rule, Says>['now'];
}

/** Keeps such a game: what it remembers are the turns that have been taken. */
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
