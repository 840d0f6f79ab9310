/**
 * What stands on a sheet of paper, before it is painted: the imposition writes it, the painters read it.
 * All lengths are mm from the upper left corner of the page, y growing downward.
 */
import type { Matrix } from '../kit/engrave/path/matrix.ts';
import type { Rect, SetFace, SetNode } from '../kit/face.ts';
import type { LanguageId } from '../language.ts';
import type { Printed } from '../kit/print-record.ts';

/** Clockwise quarter turns in degrees. */
export type Turn = 0 | 90 | 180 | 270;

/** How far a placed face is painted beyond its trim, on each side of the page (after turning), mm; below 0 only a part of it shows. */
export interface Reach {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Placement {
  /** Id of the face; the same face may stand on a sheet many times and is embedded once. */
  readonly face: string;
  /** Upper left corner of what the trim takes up on the page, after turning. */
  readonly x: number;
  readonly y: number;
  /** Clockwise, in degrees: any angle. */
  readonly turn: number;
  /** Larger or smaller than it is drawn: 0.5 for half as wide and high; 1 where left out. */
  readonly scale?: number;
  readonly reach: Reach;
  /** Passed over when the page is read out: a figure of its furniture tells what is shown. */
  readonly silent?: boolean;
}

export interface SheetPage {
  /** Page label: "1 front", "1 back", "cover". */
  readonly label: string;
  /** What stands here, for the bookmark. */
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly placements: readonly Placement[];
  /** Marks, bars and words in the margins: painted over the placements and never on a finished component. */
  readonly furniture: readonly SetNode[];
  /** By what all of this is moved as it is painted, in mm of the page; a printer that is off needs it. */
  readonly moved?: Matrix;
  /** Where the page is one face and nothing else: its trim. The page is then its bleed. */
  readonly trim?: Rect;
}

/** One file of sheets. */
export interface SheetDocument {
  readonly title: string;
  readonly subject: string;
  /** What its words are in; English where left out. */
  readonly language?: LanguageId;
  /** Which edge a duplex printer turns the paper over, for its dialog to start with; `off` where left out. */
  readonly duplex?: 'off' | 'long' | 'short';
  readonly pages: readonly SheetPage[];
  /** What whoever prints it has then; the file carries it, so that a later one can bring what changed since. */
  readonly printed?: Printed;
  /** What each face says to who cannot see it, by its id; its own words and signs where left out. */
  readonly alts?: Readonly<Record<string, string>>;
  /** Every face that a placement names. */
  readonly faces: ReadonlyMap<string, SetFace>;
}
