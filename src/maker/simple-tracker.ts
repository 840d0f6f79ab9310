/** The round of a game on a real table, from names and sentences. */
import { anyTracker } from '../referee/erased-types.ts';
import { turnByTurn, type Tracker } from '../referee/table/tracker.ts';
import { colouredSeats } from './simple-game.ts';

interface RoundsDefinition<Name extends string> {
  /** Who plays, in the order of their turns; red, gray, blue, green, ochre and violet are shown in that colour. */
  readonly seats: readonly [Name, Name, ...Name[]];
  /** How many rounds of one turn each. */
  readonly rounds: number;
  /** What whoever is to move does now: "Red sails, or unloads a card." */
  readonly now: (seat: Name) => string;
  /** The button that ends a turn. */
  readonly done: string;
  /** What is said when all rounds are over. */
  readonly over: string;
  /** The sentences of `rules.md` that say so, for a turn and for the end: "2.1". */
  readonly rules: { readonly turn: string; readonly end: string };
}

/** A tracker for turns in order, over a fixed number of rounds. */
export function simpleTracker<const Name extends string>(told: RoundsDefinition<Name>): Tracker {
  const { seats, rounds, now, done, over, rules } = told;
  return anyTracker(
    turnByTurn({
      seats: colouredSeats(seats),
      rounds,
      now: (player) => ({ says: now(seats[player] ?? seats[0]), rules: [rules.turn] }),
      done,
      over: { says: over, rules: [rules.end] },
    }),
  );
}
