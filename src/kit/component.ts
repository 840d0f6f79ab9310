/**
 * The component model: the contents of a game's box as data. A game's `box.ts` declares it; the press prints
 * it, the site shows it, the referee plays with it. Sizes are millimetres.
 */
import { KITE } from './papercraft/kite.ts';
import { CARD_SIZES, type CardSizeName } from './card-sizes.ts';

/** The source of a fact: the rulebook, another publication, a conclusion from those, or the project itself. */
export const PROVENANCES = ['rulebook', 'published', 'derived', 'ours'] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** A card's trimmed size and what printing it needs. */
export interface CardSize {
  /** Sizes with equal names are the same size. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Art beyond the trim that a vendor may cut into. */
  readonly bleed: number;
  /** Safe area: nothing important within this distance inside the trim. */
  readonly safe: number;
  /** Corner radius; only a cutting aid. */
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

/** A card size by name or in millimetres, with the bleed and safe area of poker cards. */
export function cardSize(size: CardSizeName | readonly [width: number, height: number]): CardSize {
  const [width, height] = typeof size === 'string' ? CARD_SIZES[size] : size;
  const name = typeof size === 'string' ? size : `${width}x${height}`;
  return { ...POKER, name, width, height };
}

/** How far art is drawn beyond the trim, mm, so that imprecise cuts and misregistered sheets stay covered. */
export const ART_REACH = 4;

export const countAll = (parts: readonly { readonly count: number }[]): number =>
  parts.reduce((sum, { count }) => sum + count, 0);

interface Part {
  /** Unique in the box; names files and fields of records. */
  readonly id: string;
  readonly name: string;
  /** How many the box holds; at least 1. */
  readonly count: number;
  /** The side that it belongs to, where the game has sides: an id of the game's. */
  readonly owner?: string;
  readonly provenance: Provenance;
  /** What of it is not from the rulebook, in a few words. */
  readonly note?: string;
}

export interface Card extends Part {
  readonly kind: 'card';
  /** The deck it belongs to: its cards share a back, unless they are two-faced. */
  readonly deck: string;
  readonly size: CardSize;
  /** It has a second face instead of a back. */
  readonly twoFaced?: true;
}

/** Cards that share a back. The order of decks is the order in which cut stacks come out. */
export interface Deck {
  readonly id: string;
  readonly name: string;
  readonly owner?: string;
  /** The word for `--only`; several decks may share it. */
  readonly group: string;
  /** Its cards form a board on the table, so that they can also be made as tiles of thick board. */
  readonly tiles?: true;
  /** Not needed for a first game: it lies on sheets of its own, behind all others, with the sheets of its owner. */
  readonly later?: true;
  /**
   * Its cards join to one picture on the table, row by row in the order of the box: ink runs over their edges. On sheets of
   * their own columns stand apart, and so do rows, or a card's neighbour above is the one that it has on the table.
   */
  readonly joins?: true;
}

/** The word for `--only` that selects all pieces as flat counters. */
export const COUNTERS = 'pieces';
/** The word that selects all pieces as paper models. */
export const SHOWPIECES = 'showpieces';

/** The word that selects all sheets: mats, posters, wheels, strips, pads. */
export const SHEETS = 'sheets';

/** The word that selects the boxes to keep the game in. */
export const BOXES = 'boxes';

/** The word that selects cards as tiles, to be glued on both sides of thick board. */
export const TILES = 'tiles';

/** A flat counter, cut along straight lines that neighbours share. */
export interface CounterForm {
  readonly width: number;
  readonly height: number;
}

/** A paper model cut and folded from one or more nets. */
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

/** A piece that also has a paper model. */
export interface ModelPiece extends Piece {
  readonly showpiece: ShowpieceForm;
}

/** The kind of a sheet, with its size in mm. */
export type SheetForm =
  /** Laid on the table, or held in the hand. */
  | { readonly make: 'mat' | 'pad'; readonly width: number; readonly height: number }
  /** Of any size: tiled over as many pages as it takes. */
  | { readonly make: 'poster'; readonly width: number; readonly height: number }
  /** A ruler, printed at its true length. */
  | { readonly make: 'strip'; readonly width: number; readonly height: number }
  /** Discs on a pin, the lowest first; diameters. */
  | { readonly make: 'wheel'; readonly discs: readonly number[]; readonly pin: number }
  /** Folded from one net: a cube, or with four sides a tetrahedron, with ten two fans of kites; `side` is the length of a long edge. */
  | { readonly make: 'die'; readonly side: number; readonly sides?: 4 | 6 | 10 };

/** The height of an equilateral triangle with edge 1. */
export const TRIANGLE = Math.sqrt(3) / 2;

/** The sizes of a sheet's drawings, mm: one for each disc, or each side of a die as it stands. */
export function drawnSizes(form: SheetForm): readonly { readonly width: number; readonly height: number }[] {
  const square = (side: number) => ({ width: side, height: side });
  const triangle = (side: number) => ({ width: side, height: side * TRIANGLE });
  const kite = (side: number) => ({ width: side * KITE.width, height: side * KITE.height });
  const dieSides = { 4: triangle, 6: square, 10: kite };
  switch (form.make) {
    case 'wheel':
      return form.discs.map(square);
    case 'die':
      return Array.from({ length: form.sides ?? 6 }, () => dieSides[form.sides ?? 6](form.side));
    case 'mat':
    case 'pad':
    case 'poster':
    case 'strip':
      return [form];
  }
}

/** Anything that is neither card nor piece: a mat, poster, wheel, strip, pad or paper die. */
export interface Sheet extends Part {
  readonly kind: 'sheet';
  readonly form: SheetForm;
  /** The id of a sheet that this one replaces, alone or with others: nobody needs both. */
  readonly insteadOf?: string;
}

export type Component = Card | Piece | Sheet;

export interface Box {
  readonly decks: readonly Deck[];
  readonly cards: readonly Card[];
  readonly pieces: readonly Piece[];
  /** None where left out. */
  readonly sheets?: readonly Sheet[];
}
