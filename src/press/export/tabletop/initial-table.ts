/**
 * The initial table as plain data: what lies where, who sits where, and texts. Lengths are mm of the real
 * table, x to the east and y to the south; positions are centres.
 */

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A card or piece on the table, by its id in the box. */
export interface Lying extends Place {
  readonly id: string;
  /** Degrees, clockwise. */
  readonly turn: number;
}

export interface LayoutSeat {
  /** As in the box: the owner of cards and pieces. */
  readonly id: string;
  /** The display name. */
  readonly name: string;
  readonly ink: 'red' | 'gray' | 'blue' | 'green' | 'ochre' | 'violet';
}

/** A chapter of the rules: sentences with their ids. */
export interface LayoutChapter {
  readonly name: string;
  readonly sentences: readonly (readonly [id: string, text: string])[];
}

/** A sheet that the game is played on, by the id of its face, with its place on the table. */
export interface LayoutBoard extends Place {
  readonly face: string;
  readonly width: number;
  readonly height: number;
}

/** A field with its name. */
export interface LayoutField extends Place {
  readonly name: string;
}

export interface TableLayout {
  readonly seats: readonly LayoutSeat[];
  /** The board, where it is one sheet of the box; `x` and `y` are its upper left corner. */
  readonly board?: LayoutBoard;
  /** The named fields of a board that does not grow. */
  readonly fields: readonly LayoutField[];
  /** Cards with a fixed place, whatever is shuffled. */
  readonly cards: readonly Lying[];
  readonly pieces: readonly Lying[];
  /** Places for cards and pieces during play. */
  readonly spots: readonly Place[];
  readonly chapters: readonly LayoutChapter[];
  /** The rule sentences on what a card does, by card id. */
  readonly does: ReadonlyMap<string, readonly string[]>;
}

/** The table of a game of which only the box is known. */
export const BARE_TABLE: TableLayout = {
  seats: [],
  fields: [],
  cards: [],
  pieces: [],
  spots: [],
  chapters: [],
  does: new Map(),
};
