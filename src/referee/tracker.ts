/**
 * What a game tells whoever keeps its round beside the real table: not a position, only whose turn it is, what is on the
 * tracks and what to do next. A course is its presses from the beginning, so undo is one press less and whatever is kept
 * can be read again.
 *
 *     const course = followed(tracker, [], ['first red']);
 *     console.log(tracker.shows(course.state).now.says); // "Red looks at the top two battlefield cards: …"
 */

import type { Seats } from './seats.ts';

/** Something the players can tell the tracker. */
export interface Press<Says = string> {
  /** Unique among those on offer: "pay 2". */
  readonly id: string;
  /** Whose half it stands in, by number. */
  readonly player: number;
  readonly says: Says;
  /** The mark of the player's track that it goes to; null where it is a button of its own. */
  readonly track: number | null;
  /** Is asked for twice, since a round hangs on it. */
  readonly sure: boolean;
}

/** What a tracker shows. */
export interface Standing<Rule extends string, Says = string> {
  /** The round, counted from 1. */
  readonly round: number;
  readonly rounds: number;
  /** Who holds the active player card; null until that is known. */
  readonly active: number | null;
  /** Whose turn it is; null where it is nobody's, or both players'. */
  readonly turn: number | null;
  /** Where each player's track stands. */
  readonly points: readonly number[];
  readonly now: { readonly says: Says; readonly rules: readonly [Rule, ...Rule[]] };
  readonly presses: readonly Press<Says>[];
  readonly over: boolean;
}

/** What a game adds to its rules so that its round can be kept. */
export interface Tracker<State, Rule extends string, Says = string> {
  readonly seats: Seats;
  /** What a track counts, in words: "action points". */
  readonly track: Says;
  /** The highest mark of a track. */
  readonly most: number;
  /** The options whose reading matters to the round. */
  readonly options: readonly string[];
  /** The tracker before anything is told, with the options that are on. */
  readonly begin: (on: readonly string[]) => State;
  readonly shows: (state: State) => Standing<Rule, Says>;
  /** What a press that is on offer leads to. */
  readonly pressed: (state: State, press: string) => State;
}

export interface Course<State> {
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
