/** What `cards/<game>` gives the press and the site: the box, and how each thing in it is drawn. */
import type { LanguageId } from '../language.ts';
import type { Box, Card, CounterForm, Deck, Piece, Sheet } from './component.ts';
import type { Cover } from './cover.ts';
import type { Edition } from './edition.ts';
import type { Face } from './face.ts';
import type { FontSource } from './type/fonts.ts';

export interface Credit {
  readonly name: string;
  readonly part: string;
}

/** A net or counter outline drawn for cutting: faces that butt are cut along their trim instead. */
export interface Drawing {
  /** One face to place on a sheet; cut, fold and glue lines are part of its art. */
  readonly face: Face;
  /** The face that meets it on the other side of the paper or past a fold, where it has one. */
  readonly back?: Face;
  /** How many of it the box needs. */
  readonly count: number;
}

/** Both sides of a sheet, or of a disc; with the first disc of a wheel, how the wheel is seen when it is put together. */
export type SheetDrawing = Omit<Drawing, 'count'> & { readonly lying?: Face };

/** What one asks of a game first. */
export type Facts = Pick<Kit, 'players' | 'minutes' | 'ages'>;

export interface Kit {
  /** The folder's name; names output files. */
  readonly id: string;
  readonly title: string;
  /** What its words are in; English where left out. */
  readonly language?: LanguageId;
  /** One line: what the game is. */
  readonly about: string;
  readonly players: string;
  /** How long a game takes: "30 to 45"; null where nobody has said. */
  readonly minutes: string | null;
  /** Of its players, as the rulebook has it: "10 and up"; null where it says nothing. */
  readonly ages: string | null;
  readonly credits: readonly Credit[];
  readonly box: Box;
  /** Fonts beyond the house's own. */
  readonly fonts: readonly FontSource[];
  /** The outside of its box. */
  readonly cover: (edition: Edition) => Cover;
  readonly front: (card: Card, edition: Edition) => Face;
  /** One back a deck: cards of a deck cannot be told apart from behind. */
  readonly back: (deck: Deck, edition: Edition) => Face;
  /** The other face of a card that is two-faced. */
  readonly other?: (card: Card, edition: Edition) => Face;
  /** A sheet of the box: one drawing, of a wheel one for each disc, of a die one for each side, opposite ones together. */
  readonly sheet?: (sheet: Sheet, edition: Edition) => readonly SheetDrawing[];
  /** A piece as a flat counter; a box without pieces needs none. */
  readonly counter?: (piece: Piece, edition: Edition) => Drawing;
  /** A piece as a paper model: the nets it is built from, with their counts for the whole box, where there are any. */
  readonly showpiece?: (piece: Piece, edition: Edition) => readonly Drawing[];
  /** A piece as figures on boards of that size, mm, that stand in feet: front and back, with their counts, where there are any. */
  readonly standee?: (piece: Piece, size: CounterForm, edition: Edition) => readonly Drawing[];
}
