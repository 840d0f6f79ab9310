/**
 * The contents of a booklet: the rules as blocks, and what stands before and after them. The press contains no
 * text of any game: the caller composes the booklet.
 */
import type { LanguageId } from '../../language.ts';
import type { BriefPart } from '../../book/brief.ts';
import type { Block, BlockOf, Words } from '../../book/blocks.ts';
import type { Colour } from '../../kit/edition.ts';
import type { Pictures } from '../../kit/pictures/picture-file.ts';
import type { Art, Node, Rect, SetFace } from '../../kit/face.ts';

/** Stands behind the number of a ruling. */
export const RULING_DOT = '•';

/** A face in a picture, by the upper left corner of its trim, mm of the picture. */
export interface PictureFace {
  /** Id of one of the booklet's faces. */
  readonly face: string;
  readonly x: number;
  readonly y: number;
  readonly turn: 0 | 90 | 180 | 270;
  readonly scale: number;
  /** Whether its trim is outlined, to set it off from its neighbours. */
  readonly outlined?: boolean;
  /** The part of the picture to crop it to: a board of which only a corner is shown. */
  readonly cut?: Rect;
}

/**
 * Text in a picture, centred on x with its baseline at y: a number with its height in mm of the picture, a name in the
 * page's own size, or a place's name under its upper point (x, y), or over its lower one.
 */
export type PictureWord = { readonly text: string; readonly x: number; readonly y: number } & (
  | { readonly kind: 'count'; readonly size: number; readonly colour: Colour }
  | { readonly kind: 'name' }
  | { readonly kind: 'place'; readonly isLow: boolean }
);

/** A name that a picture has in letters too small to read, and where. */
export interface PictureName {
  /** Word by word: in one line, or each in a line of its own. */
  readonly says: readonly string[];
  readonly at: Rect;
}

/** A position seen from above, in mm of the real table. */
export interface BookletPicture {
  readonly width: number;
  readonly height: number;
  /** Alternative text. */
  readonly alt: string;
  readonly faces: readonly PictureFace[];
  /** The part of it that is shown; all of it where left out. */
  readonly clip?: Rect;
  /** Art over the faces, in mm of the picture. */
  readonly signs: Art;
  readonly words: readonly PictureWord[];
  /** Names to be said again in letters of the page, clear of these parts of the picture, on plates of this colour. */
  readonly names?: {
    readonly list: readonly PictureName[];
    readonly clear: readonly Rect[];
    readonly fill: Colour;
  };
}

/** Something that can be played in two ways: as the rules of the booklet have it, or otherwise. */
export interface Variant {
  /** The number of the sentence that it is about. */
  readonly id: string;
  readonly question: string;
  readonly ours: string;
  readonly other: string;
}

/** What can be played otherwise, under its heading. */
export interface Variants {
  readonly title: string;
  readonly lead: string;
  /** Marks what the rules of the booklet say. */
  readonly label: string;
  readonly list: readonly Variant[];
}

/** A block of the book, with pictures added. */
export type BookletBlock =
  Exclude<Block, BlockOf<'case'>> | (BlockOf<'case'> & { readonly picture?: BookletPicture });

/** The set-up as a picture with numbers, and their notes. */
export interface SetUpPicture {
  readonly title: string;
  readonly picture: BookletPicture;
  readonly notes: readonly Words[];
}

/** Things of one kind in the box. */
export interface BoxItem {
  readonly name: string;
  /** "16", "4 × 10". */
  readonly count: string;
  /** Ids of the booklet's faces, the lowest first; they overlap. */
  readonly faces: readonly string[];
}

/** What is in the box. */
export interface BoxPicture {
  readonly title: string;
  readonly items: readonly BoxItem[];
}

/** A QR code as made by `lean-qr`: modules of 1 x 1, quiet zone included. */
export interface BookletCode {
  readonly side: number;
  readonly path: string;
  /** The URL, printed below it. */
  readonly address: string;
  /** Alternative text: "Code that leads to". */
  readonly alt: string;
}

/** Draws the front cover at a size, mm. */
export type DrawCover = (size: { readonly width: number; readonly height: number }) => readonly Node[];

export interface Booklet {
  /** The language of its texts; English where left out. */
  readonly language?: LanguageId;
  /** The game's title, on the cover and on every left page. */
  readonly title: string;
  /** The booklet's name: "The rules". */
  readonly name: string;
  /** One line about the game. */
  readonly about: string;
  readonly cover: DrawCover;
  /** The picture files that the cover may name. */
  readonly pictures?: Pictures;
  /** How to read the text, below the contents. */
  readonly key: readonly Words[];
  readonly box: BoxPicture;
  readonly setUp?: SetUpPicture;
  readonly rules: readonly BookletBlock[];
  readonly variants: Variants;
  /** The summary of the rules on the last page; may be empty. */
  readonly brief: readonly BriefPart[];
  /** The foot of the last page: authors, kind of document, version. */
  readonly imprint: readonly Words[];
  readonly code?: BookletCode;
  /** Fixed words of the pages. */
  readonly words: {
    readonly contents: string;
    readonly notes: string;
    /** Heads the list of numbers with their pages. */
    readonly index: string;
    /** Heads the picture of the set-up. */
    readonly setUp: string;
  };
  readonly faces: ReadonlyMap<string, SetFace>;
  /** Alternative texts of the faces in rows, by id. */
  readonly alts: Readonly<Record<string, string>>;
}
