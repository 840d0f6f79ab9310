/**
 * A table before anybody has done anything, as plain data for whoever lays it out: what lies where, who sits where, and
 * what there is to read. Lengths are mm of the real table, x to the east and y to the south; places are middles.
 */

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A card or a piece that lies, by its id in the box. */
export interface Lying extends Place {
  readonly id: string;
  /** Degrees, clockwise. */
  readonly turn: number;
}

export interface LayoutSeat {
  /** As in the box: the owner of cards and pieces. */
  readonly id: string;
  /** In words. */
  readonly name: string;
  readonly ink: 'red' | 'gray' | 'blue' | 'green' | 'ochre' | 'violet';
}

/** A chapter of the rules: its sentences with their ids. */
export interface LayoutChapter {
  readonly name: string;
  readonly sentences: readonly (readonly [id: string, text: string])[];
}

export interface TableLayout {
  readonly seats: readonly LayoutSeat[];
  /** The cards that lie there whatever is shuffled. */
  readonly cards: readonly Lying[];
  readonly pieces: readonly Lying[];
  /** Where cards and pieces may come to lie. */
  readonly spots: readonly Place[];
  readonly chapters: readonly LayoutChapter[];
  /** What cards do, in sentences of the rules, by the ids of the cards. */
  readonly does: ReadonlyMap<string, readonly string[]>;
}

/** The table of a game of which nothing is known but its box. */
export const BARE_TABLE: TableLayout = {
  seats: [],
  cards: [],
  pieces: [],
  spots: [],
  chapters: [],
  does: new Map(),
};
