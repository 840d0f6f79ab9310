/**
 * The contents of printed pages: the imposition produces them, the painters paint them. All lengths are mm
 * from the upper left corner of the page, y growing downward.
 */
import type { Matrix } from '../kit/engrave/path/matrix.ts';
import type { Rect, SetFace, SetNode } from '../kit/face.ts';
import type { LanguageId } from '../language.ts';
import type { Printed } from '../kit/print-record.ts';

/** Clockwise rotation in quarter turns, degrees. */
export type Turn = 0 | 90 | 180 | 270;

/**
 * How far a placed face is painted beyond its trim on each side of the page, after turning, mm; negative
 * values crop it.
 */
export interface Reach {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Placement {
  /** Id of the face; a face that is placed many times is embedded once. */
  readonly face: string;
  /** Upper left corner of the trim's bounding box on the page, after turning. */
  readonly x: number;
  readonly y: number;
  /** Clockwise, in degrees; any angle. */
  readonly turn: number;
  /** Scale factor; 1 where left out. */
  readonly scale?: number;
  readonly reach: Reach;
  /** Skipped by screen readers: a figure in the furniture describes it. */
  readonly silent?: boolean;
}

export interface SheetPage {
  /** Page label: "1 front", "1 back", "cover". */
  readonly label: string;
  /** The title of the page's bookmark. */
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly placements: readonly Placement[];
  /** Marks, bars and words in the margins: painted over the placements, but never on a finished component. */
  readonly furniture: readonly SetNode[];
  /** A transformation of the whole page, in mm, to correct a printer's registration error. */
  readonly moved?: Matrix;
  /** The trim, where the page is a single face; the page is then its bleed. */
  readonly trim?: Rect;
}

/** One file of pages. */
export interface SheetDocument {
  readonly title: string;
  readonly subject: string;
  /** The language of its texts; English where left out. */
  readonly language?: LanguageId;
  /**
   * The preset of the print dialog: the edge that a duplex printer flips the paper on; `off` where left out.
   */
  readonly duplex?: 'off' | 'long' | 'short';
  readonly pages: readonly SheetPage[];
  /**
   * What somebody who prints it has then; embedded in the file, so that a later print can contain only
   * changes.
   */
  readonly printed?: Printed;
  /** Alternative texts by face id; the face's own words and signs where left out. */
  readonly alts?: Readonly<Record<string, string>>;
  /** Every face that a placement refers to. */
  readonly faces: ReadonlyMap<string, SetFace>;
}
