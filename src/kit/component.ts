/**
 * The component model: what is in a game's box, as data. A game's `box.ts` lists it; the press prints it, the
 * site shows it, the referee plays with it. Sizes are millimetres.
 */

/** Where a fact comes from: the game's rulebook, worked out from it, or made up by the project. */
export const PROVENANCES = ['rulebook', 'derived', 'ours'] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** A card's trimmed size and what printing it needs. */
export interface CardSize {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Art that a vendor may cut into. */
  readonly bleed: number;
  /** Inside the trim: nothing that matters stands here. */
  readonly safe: number;
  /** Corner radius, shown as a cutting aid only. */
  readonly radius: number;
}

/** Poker size, 2.5 x 3.5 in; 1/8 in bleed makes 825 x 1125 px at 300 dpi. */
export const POKER: CardSize = {
  name: 'poker',
  width: 63.5,
  height: 88.9,
  bleed: 3.175,
  safe: 3.2,
  radius: 3,
};

/** Beyond the trim, art is drawn this far, so that a cut or a turned sheet a little off stays covered. */
export const ART_REACH = 4;

interface Part {
  /** Unique in the box; names files and fields of records. */
  readonly id: string;
  readonly name: string;
  /** How many the box holds; at least 1. */
  readonly count: number;
  /** Whose part it is, where the game has sides: an id that the game defines. */
  readonly owner?: string;
  readonly provenance: Provenance;
  /** What of it is not the rulebook's, said in a few words. */
  readonly note?: string;
}

export interface Card extends Part {
  readonly kind: 'card';
  /** The deck it belongs to: cards of one deck share one back. */
  readonly deck: string;
  readonly size: CardSize;
}

/** Cards that share a back. The order of decks is the order in which cut stacks come out. */
export interface Deck {
  readonly id: string;
  readonly name: string;
  readonly owner?: string;
  /** The word that `--only` takes; several decks may share one. */
  readonly group: string;
  /** Its cards make a board on the table, so that they may be tiles as well, cut from thick board. */
  readonly tiles?: true;
}

/** The word that chooses every piece as a counter, cut quickly, as a deck's group chooses cards. */
export const COUNTERS = 'pieces';
/** The word that chooses every piece as a paper model. */
export const SHOWPIECES = 'showpieces';

/** The word that chooses the boxes that the game is kept in. */
export const BOXES = 'boxes';

/** The word that chooses the cards that may be tiles, to be glued on both sides of thick board. */
export const TILES = 'tiles';

/** A flat counter, cut along straight lines that neighbours share. */
export interface CounterForm {
  readonly width: number;
  readonly height: number;
}

/** A paper model cut and folded from one net or more. */
export interface ShowpieceForm {
  readonly make: 'standee' | 'cube' | 'model';
  /** Footprint when it stands, east to west. */
  readonly width: number;
  /** Footprint, north to south. */
  readonly depth: number;
  readonly height: number;
}

export interface Piece extends Part {
  readonly kind: 'piece';
  readonly counter: CounterForm;
  readonly showpiece: ShowpieceForm;
}

export type Component = Card | Piece;

/** Everything in a box. */
export interface Box {
  readonly decks: readonly Deck[];
  readonly cards: readonly Card[];
  readonly pieces: readonly Piece[];
}
