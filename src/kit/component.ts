/**
 * The component model: what is in a game's box, as data. A game's `box.ts` lists it; the press prints it, the
 * site shows it, the referee plays with it. Sizes are millimetres.
 */

/** Where a fact comes from: the game's rulebook, elsewhere in print, worked out from those, or made up by the project. */
export const PROVENANCES = ['rulebook', 'published', 'derived', 'ours'] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** A card's trimmed size and what printing it needs. */
export interface CardSize {
  /** Two sizes of one name are one size. */
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

/** Sizes that vendors sell by name, mm. */
const NAMED_SIZES = {
  micro: [31.75, 44.45],
  mini: [44.45, 63.5],
  tarot: [69.85, 120.65],
  square: [63.5, 63.5],
} as const satisfies Readonly<Record<string, readonly [width: number, height: number]>>;

/** A size by its name, or in millimetres; what printing needs is as with poker cards. */
export function cardSize(
  size: keyof typeof NAMED_SIZES | readonly [width: number, height: number],
): CardSize {
  const [width, height] = typeof size === 'string' ? NAMED_SIZES[size] : size;
  const name = typeof size === 'string' ? size : `${width}x${height}`;
  return { ...POKER, name, width, height };
}

/** Beyond the trim, art is drawn this far, so that a cut or a turned sheet a little off stays covered. */
export const ART_REACH = 4;

/** How many there are of all of these, each counted as often as it is there. */
export const countAll = (parts: readonly { readonly count: number }[]): number =>
  parts.reduce((sum, { count }) => sum + count, 0);

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
  /** The deck it belongs to: cards of one deck share one back, unless they are two-faced. */
  readonly deck: string;
  readonly size: CardSize;
  /** It has another face of its own behind, and no back. */
  readonly twoFaced?: true;
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

/** The word that chooses every sheet: mats, posters, wheels, strips, pads. */
export const SHEETS = 'sheets';

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
  /** As a paper model, where the kit draws one. */
  readonly showpiece?: ShowpieceForm;
}

/** A piece that is a paper model, too. */
export interface ModelPiece extends Piece {
  readonly showpiece: ShowpieceForm;
}

/** What a sheet is, in mm. */
export type SheetForm =
  /** Laid on the table, or held in the hand. */
  | { readonly make: 'mat' | 'pad'; readonly width: number; readonly height: number }
  /** Of any size: printed on as many sheets of paper as it takes, which are joined. */
  | { readonly make: 'poster'; readonly width: number; readonly height: number }
  /** A ruler: its length has to be true. */
  | { readonly make: 'strip'; readonly width: number; readonly height: number }
  /** Discs on a pin, the lowest first; diameters. */
  | { readonly make: 'wheel'; readonly discs: readonly number[]; readonly pin: number }
  /** Folded from one net: a cube, or a tetrahedron where it has four sides; the length of an edge. */
  | { readonly make: 'die'; readonly side: number; readonly sides?: 4 | 6 };

/** How high a triangle of equal edges is, of an edge. */
export const TRIANGLE = Math.sqrt(3) / 2;

/** The sizes of what is drawn of a sheet, mm: a face for each disc, and for each side of a die, as high as it stands. */
export function drawnSizes(form: SheetForm): readonly { readonly width: number; readonly height: number }[] {
  const square = (side: number) => ({ width: side, height: side });
  const triangle = (side: number) => ({ width: side, height: side * TRIANGLE });
  switch (form.make) {
    case 'wheel':
      return form.discs.map(square);
    case 'die':
      return Array.from({ length: form.sides ?? 6 }, () => (form.sides === 4 ? triangle : square)(form.side));
    case 'mat':
    case 'pad':
    case 'poster':
    case 'strip':
      return [form];
  }
}

/** What is neither card nor piece: a mat, a poster, a wheel, a strip, a pad, a die of paper. */
export interface Sheet extends Part {
  readonly kind: 'sheet';
  readonly form: SheetForm;
  /** The id of a sheet that this one is used instead of, alone or with others: nobody needs both. */
  readonly insteadOf?: string;
}

export type Component = Card | Piece | Sheet;

/** Everything in a box. */
export interface Box {
  readonly decks: readonly Deck[];
  readonly cards: readonly Card[];
  readonly pieces: readonly Piece[];
  /** None where left out. */
  readonly sheets?: readonly Sheet[];
}
