/** Moves as a friend tells them: for examples that are read in print, where the buttons of a board say little. */

/** One move in sentences, without full stops. What is left out, its events tell. */
export interface Retelling<Says = string> {
  /** What somebody does: "the tank on e9 shoots at h9". */
  readonly does?: Says;
  /** A try, legal or not: "red wants to lay the card on field e2". */
  readonly wants?: Says;
  /** Of players who decline the same thing one after the other: "neither lays a card"; null where it is not worth a word. */
  readonly neither?: Says | null;
  /** Keys of the events that are told by `does` and `neither`. */
  readonly tells?: readonly string[];
  /** Keys of events that a friend leaves out, unless an example is about their rule. */
  readonly minor?: readonly string[];
}

/** What tells a game in print. */
export interface Retold<Position = unknown, Move = unknown, Says = string> {
  /** Tells a move, legal or not, in the position in which it is made; null where its events tell it all. */
  readonly retell: (position: Position, move: Move) => Retelling<Says> | null;
  /** How the points of a game that is over come about: each side with its sum, then what breaks a tie. */
  readonly retellScore?: (last: Position) => readonly Says[];
}
