/**
 * The face tree: what is printed on one side of one component, in millimetres, y growing downward, with the
 * origin in the upper left corner of the trim. It knows neither SVG nor PDF; the press paints it.
 *
 * ```ts
 * const face: Face = {
 *   id: 'action-red-1', width: 63.5, height: 88.9, bleed: 3.175, safe: 3.2,
 *   nodes: [
 *     box({ x: -4, y: -4, width: 71.5, height: 96.9, fill: '#f1e6cd' }),
 *     text({ field: 'name', text: 'Press on', x: 6, y: 70, width: 51.5, height: 8, style }),
 *   ],
 * };
 * ```
 */
import type { Colour } from './edition.ts';
import type { FontFamily } from './type/font-family.ts';
import type { PictureNote, PicturePlace } from './pictures/picture-faults.ts';
import type { RasterFile } from './pictures/picture-file.ts';

/** mm. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** An axis-parallel rectangle in mm. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A stroke: `width` and `dash` in mm. */
export interface Stroke {
  readonly colour: Colour;
  readonly width: number;
  /** On, off, on, off ... in mm; solid where left out. */
  readonly dash?: readonly number[];
  readonly cap?: 'butt' | 'round' | 'square';
  readonly join?: 'miter' | 'round' | 'bevel';
}

/** The meaning of a picture or word for somebody who cannot see it, and its colours for a contrast check. */
export interface Sign {
  /** Alternative text: "bunker", "start card", "value 2". */
  readonly means: string;
  /** The colour that must stand out from the ground. */
  readonly ink: Colour;
  /** The colour behind the sign: its halo, where it has one. */
  readonly ground: Colour;
}

/**
 * The role of a part of a page for a screen reader. Parts are read in order; a word outside of all parts is a
 * paragraph, a drawing without a sign is decoration.
 */
export type Reads =
  // The title, headings and paragraphs.
  | 'title'
  | 'heading'
  | 'subheading'
  | 'paragraph'
  // Items of a list; an item is its words, or a label and a body.
  | 'list'
  | 'item'
  | 'label'
  | 'body'
  // Outside the main text.
  | 'aside'
  | 'caption'
  // Skipped.
  | 'decoration'
  // A picture with everything in it: its alternative text is read.
  | { readonly figure: string };

/** A rectangle with a ground, an edge, or both. */
export interface Box extends Rect {
  readonly kind: 'box';
  readonly fill?: Colour;
  readonly stroke?: Stroke;
  /** Corner radius, mm. */
  readonly radius?: number;
}

/** The instruction of a line for making a paper model, by hand or by machine. */
export const LINE_KINDS = ['cut', 'mountain', 'valley'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** A path as arrays of numbers, which is faster than path data for engraved art. */
export interface Outline {
  /** One letter a segment, as in path data: M starts a path, m a further piece of it, L, C, Q, Z. */
  readonly steps: string;
  /** Absolute points of the segments, x and y alternating, in hundredths of a millimetre. */
  readonly at: readonly number[];
}

/** One path, in the coordinates of the art that holds it. */
export interface Shape {
  /** An outline, or hand-written SVG path data in mm. */
  readonly d: Outline | string;
  /** Whether to cut it, or fold it away from (mountain) or toward (valley) the printed side. */
  readonly asks?: LineKind;
  readonly fill?: Colour;
  readonly fillRule?: 'nonzero' | 'evenodd';
  readonly stroke?: Stroke;
}

/** An outline that clips, in the coordinates of the art that it clips. */
export interface ClipPath extends Pick<Shape, 'd'> {
  readonly rule?: 'nonzero' | 'evenodd';
}

/** Vector art, moved to (x, y), turned clockwise by `rotate` degrees and scaled about its own origin. */
export interface Art {
  readonly kind: 'art';
  readonly x: number;
  readonly y: number;
  readonly rotate?: number;
  readonly scale?: number;
  readonly shapes: readonly Shape[];
  /** Only what lies inside all of them is drawn. */
  readonly clips?: readonly ClipPath[];
  readonly sign?: Sign;
}

/** How a run of text is set. */
export interface TextStyle {
  /** Id of a font that the kit declares. */
  readonly font: string;
  /** Points. */
  readonly size: number;
  readonly ink: Colour;
  /** Baseline to baseline, as a multiple of the size; 1.2 where left out. */
  readonly leading?: number;
  /**
   * Extra space after each letter, in thousandths of the size; at most 100, because PDF readers take letters
   * that are farther apart for separate words, and search no longer finds them.
   */
  readonly tracking?: number;
  /**
   * The language by whose rules words may be hyphenated: "en". Left out, words break at soft hyphens (U+00AD)
   * alone. Load the language before: `loadHyphenation`.
   */
  readonly hyphenate?: string | undefined;
}

/** A small drawing inside a line of text, standing on the baseline. */
export interface Icon {
  /** Read in place of the drawing: "anchor". */
  readonly means: string;
  /** The size of the drawing in its own mm: what is drawn lies between the origin and this corner. */
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly Still[];
  /** Height in the line, mm; the height of a capital where left out. */
  readonly tall?: number;
}

/** An icon in a picture file, such as "pictures/anchor.svg"; drawn when the text is set. */
export interface IconFile extends Pick<Icon, 'means' | 'tall'> {
  readonly file: string;
}

/** How a paragraph begins. */
export interface ParagraphStart {
  /** Of an item in a list: "•", "1."; its lines hang behind it. */
  readonly marker?: string;
  /** Lists inside lists: 0 is the outermost. */
  readonly level?: number;
  /** Space above, as a multiple of the distance between lines. */
  readonly gap?: number;
}

/** A run of text with the style of its block, except for what it overrides. */
export interface Run {
  readonly text: string;
  readonly style?: Partial<Omit<TextStyle, 'leading'>>;
  /** Set instead of the text. */
  readonly icon?: Icon | IconFile;
  /** This run begins a paragraph, on a line of its own. */
  readonly begins?: ParagraphStart;
  /** Set in the font of the block's family that has this style. */
  readonly emphasis?: Emphasis;
}

export type Emphasis = 'bold' | 'italic' | 'bold italic';

/** What is amiss in the marks of a rich text (`rich`). */
export type MarkTrouble =
  /** There is no icon of this name. */
  | { readonly kind: 'icon'; readonly name: string; readonly known: readonly string[] }
  /** The family of the font has no such style. */
  | { readonly kind: 'style'; readonly style: Emphasis; readonly font: string }
  /** A mark that nothing closes, printed as typed, and what follows it. */
  | { readonly kind: 'unclosed'; readonly mark: string; readonly before: string };

/** A block of text to be set: lines are broken to the width, and must fit the height. */
export interface TextBlock extends Rect {
  readonly kind: 'text';
  /** The name used in fault messages: "name", "rule 3". */
  readonly field: string;
  readonly text: string | readonly Run[];
  readonly style: TextStyle;
  readonly align?: 'left' | 'center' | 'right';
  readonly valign?: 'top' | 'middle' | 'bottom';
  /** Shrinks the text down to `least` points until it fits; left out, only the style's size is tried. */
  readonly fit?: { readonly least: number };
  /** Balances the lengths of lines, without adding a line: for titles. */
  readonly balance?: boolean;
  /** Where its bold and italic runs come from; the fonts with the name of its font's family where left out. */
  readonly family?: FontFamily;
  /** What its marks have wrong; an unclosed mark is a note, everything else a fault. */
  readonly troubles?: readonly MarkTrouble[];
  readonly sign?: Sign;
  /** Only on a page; a face placed on a page is read as a whole. */
  readonly reads?: Reads;
}

/** How a picture fills its rectangle, and what it is without colour. */
export interface PictureOptions {
  /** `cover` fills the rectangle and crops the rest (the default); `contain` shows all of it. */
  readonly fit?: 'cover' | 'contain';
  /** The place to keep in sight, as shares of width and height from the upper left; the middle where left out. */
  readonly focus?: { readonly x: number; readonly y: number };
  /** Corner radius, mm. */
  readonly radius?: number;
  /** Alternative text; decoration where left out. */
  readonly means?: string;
  /** What the low-ink edition does with it: grey drawn by lines (the default), nothing, or as it is. */
  readonly lowInk?: 'halftone' | 'leave out' | 'keep';
  /** The name used in fault messages, such as the column of a table; the file's name where left out. */
  readonly field?: string;
}

/** A picture from a file: PNG, JPEG, WebP, or SVG, which stays vector. */
export interface Picture extends Rect, PictureOptions {
  readonly kind: 'picture';
  /** Path of the file, from the folder of the game's shelf: "pictures/ship.png". */
  readonly file: string;
}

/** A rectangle that clips, with round corners if it has a radius in mm. */
export interface Clip extends Rect {
  readonly radius?: number;
}

/** Nodes moved to (x, y), turned clockwise by `rotate` degrees, then scaled; `clip` is in the group's own mm. */
export interface Group<Content> {
  readonly kind: 'group';
  readonly x: number;
  readonly y: number;
  readonly rotate?: number;
  readonly scale?: number;
  readonly clip?: Clip;
  /** Only on a page; a face placed on a page is read as a whole. */
  readonly reads?: Reads;
  readonly nodes: readonly Content[];
}

/** What a face shows beside text. */
export type Still = Box | Art | Picture | Group<Still>;

/** What a face is made of. */
export type Node = Still | TextBlock | Group<Node>;

/** A stretch of one line in one style; `x` in mm where it starts, `width` its advance. */
export interface SetRun {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly font: string;
  readonly size: number;
  readonly ink: Colour;
  readonly tracking: number;
}

/** A line of set text; `baseline` in mm from the top. */
export interface Line {
  readonly kind: 'line';
  readonly baseline: number;
  readonly runs: readonly SetRun[];
  /** How the line is read aloud, where its runs are not enough. */
  readonly said?: Said;
}

/** The words of a line: hyphenated words whole, icons by their meaning, without the marks of lists. */
export interface Said {
  readonly text: string;
  /** Whether it goes on with the line before. */
  readonly goesOn: boolean;
}

/** A part of a picture of pixels, shown in the rectangle; painters ask its file for the pixels they need. */
export interface Raster extends Rect {
  readonly kind: 'raster';
  readonly image: RasterFile;
  /** For faults that only show when the picture is decoded. */
  readonly place: PicturePlace;
  /** The part of the picture that fills the rectangle, in its pixels. */
  readonly crop: Rect;
  /** The colour under what is transparent in it: a sheet has no transparency. */
  readonly ground: Colour;
  /** The ink of the lines that show it in the low-ink edition; in colour where left out. */
  readonly halftone?: Colour;
  /** Corner radius, mm. */
  readonly radius?: number;
  /** Alternative text; decoration where left out. */
  readonly means?: string;
}

/** What painters take: every text block is broken into lines, every picture is found. */
export type SetNode = Box | Art | Line | Raster | Group<SetNode>;

/** A face of `width` x `height` mm trimmed. */
export interface FaceOf<Content> {
  /** Unique within a kit: the component's id, with the side where it has two. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** How far beyond the trim art may be needed, mm; it is drawn further than that. */
  readonly bleed: number;
  /** The distance from the trim to keep free of anything important, mm. */
  readonly safe: number;
  readonly nodes: readonly Content[];
  /** Why it could not be drawn, as sentences; a face with faults is refused when it is typeset. */
  readonly faults?: readonly string[];
}

/** A face as a kit draws it. */
export type Face = FaceOf<Node>;

/** A face with its text set: what the press takes. */
export interface SetFace extends FaceOf<SetNode> {
  /** What its maker should know about its pictures. */
  readonly notes?: readonly PictureNote[];
}

/** A rectangle with a ground, an edge, or both. */
export const box = (node: Omit<Box, 'kind'>): Box => ({ kind: 'box', ...node });
/** Vector art: paths, in mm from where it stands. */
export const art = (node: Omit<Art, 'kind'>): Art => ({ kind: 'art', ...node });
/** A block of text with all that can be said of it; `title`, `words` and `rich` are shorter. */
export const text = (node: Omit<TextBlock, 'kind'>): TextBlock => ({ kind: 'text', ...node });
/** A picture file in a rectangle: `picture("pictures/ship.png", area.top(40), { fit: "cover" })`. */
export const picture = (file: string, rect: Rect, options: PictureOptions = {}): Picture => ({
  kind: 'picture',
  file,
  ...options,
  x: rect.x,
  y: rect.y,
  width: rect.width,
  height: rect.height,
});
/** Nodes that are moved, turned, scaled and clipped together. */
export const group = <Content>(node: Omit<Group<Content>, 'kind'>): Group<Content> => ({
  kind: 'group',
  ...node,
});
