/**
 * What is to be set as a booklet: the text of a game's rules as blocks in their order, and what stands before and
 * after them. The press knows neither the game nor a word of it: whoever composes a booklet brings both.
 */
import type { LanguageId } from '../../language.ts';
import type { BriefPart } from '../../book/brief.ts';
import type { Block, BlockOf, Words } from '../../book/blocks.ts';
import type { Colour } from '../../kit/edition.ts';
import type { Art, Node, Rect, SetFace } from '../../kit/face.ts';

/** A face in a picture: the upper left corner of its trim as it lies, mm of the picture. */
export interface PictureFace {
  /** Id of one of the booklet's faces. */
  readonly face: string;
  readonly x: number;
  readonly y: number;
  readonly turn: 0 | 90 | 180 | 270;
  readonly scale: number;
  /** Has its trim drawn, to be told apart from what lies beside it. */
  readonly outlined?: boolean;
  /** The part of the picture that it is cut to, where it is larger: a board of which a corner is shown. */
  readonly cut?: Rect;
}

/** Words in a picture, about x and on the line y: a number so high, mm of the picture, or a name of the page's own size. */
export type PictureWord = { readonly text: string; readonly x: number; readonly y: number } & (
  { readonly kind: 'count'; readonly size: number; readonly colour: Colour } | { readonly kind: 'name' }
);

/** A table seen from above, in mm of the real one. */
export interface BookletPicture {
  readonly width: number;
  readonly height: number;
  /** What it shows, for who cannot see it. */
  readonly alt: string;
  readonly faces: readonly PictureFace[];
  /** What is drawn over the faces, in mm of the picture. */
  readonly signs: Art;
  readonly words: readonly PictureWord[];
}

/** A question with its two readings, each with a box to tick. */
export interface Choice {
  readonly id: string;
  readonly question: string;
  readonly ours: string;
  readonly other: string;
}

/** A block of the book, with the picture of an example's table, or a question to agree on. */
export type BookletBlock =
  | Exclude<Block, BlockOf<'case'>>
  | (BlockOf<'case'> & { readonly picture?: BookletPicture })
  | { readonly kind: 'choice'; readonly choice: Choice }
  /** A picture as wide as a column with numbers on it, and what they mean. */
  | {
      readonly kind: 'plan';
      readonly title: string;
      readonly picture: BookletPicture;
      readonly notes: readonly Words[];
    };

/** A page that begins by itself: its heading, what is said first, and its blocks. */
export interface BookletPart {
  readonly title: string;
  readonly lead: string;
  readonly blocks: readonly BookletBlock[];
}

/** A QR code as `lean-qr` makes it: modules of 1 by 1, the quiet zone included. */
export interface BookletCode {
  readonly side: number;
  readonly path: string;
  /** Where it leads, in words under it. */
  readonly address: string;
  /** What it is, for who cannot see it: "Code that leads to". */
  readonly alt: string;
}

/** The front of the cover at a size, mm. */
export type DrawCover = (size: { readonly width: number; readonly height: number }) => readonly Node[];

export interface Booklet {
  /** What its words are in; English where left out. */
  readonly language?: LanguageId;
  /** The game's title, as the cover and every left page say it. */
  readonly title: string;
  /** What the booklet is: "The rules". */
  readonly name: string;
  /** One line about the game. */
  readonly about: string;
  readonly cover: DrawCover;
  /** How the text is to be read, under the contents. */
  readonly key: readonly Words[];
  readonly rules: readonly BookletBlock[];
  readonly agreement: BookletPart & { readonly names: readonly string[]; readonly note: string };
  /** The rules in brief, on the last page; none where there are none. */
  readonly brief: readonly BriefPart[];
  /** The foot of the last page: who made it, what it is, its version. */
  readonly imprint: readonly Words[];
  readonly code?: BookletCode;
  /** Words that the pages say by themselves. */
  readonly words: {
    readonly contents: string;
    readonly notes: string;
    /** Beside the reading that is in force where nothing was agreed. */
    readonly inForce: string;
  };
  readonly faces: ReadonlyMap<string, SetFace>;
  /** What the faces in rows are called, by their ids. */
  readonly alts: Readonly<Record<string, string>>;
}
