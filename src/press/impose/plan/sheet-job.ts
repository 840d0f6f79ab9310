/** The input for planning a file of sheets. */
import type { Cover } from '../../../kit/box-cover.ts';
import type { Pictures } from '../../../kit/pictures/picture-file.ts';
import type { DrawnKit } from '../../../kit/drawn-kit.ts';
import type { SetFace } from '../../../kit/face.ts';
import type { Printed, PrintedPart } from '../../../kit/print-record.ts';
import type { Fonts } from '../../../kit/type/font.ts';
import type { Need } from '../../../kit/needs.ts';
import type { LanguageId } from '../../../language.ts';
import type { PrintedScale } from '../../calibrate/printed-scale.ts';
import type { Misfit } from '../../calibrate/registration-error.ts';
import type { Margins } from '../../margins.ts';
import type { OtherPart } from '../../box-parts.ts';
import type { PaperName } from '../../papers.ts';
import type { Flip, LayoutName, MarkKind, Sides } from './print-options.ts';

/** Texts for a print that updates an earlier one. */
export interface UpdateWords {
  /** "version 0.1.0", "your earlier sheets". */
  readonly since: string;
  /** Parts to take out of the box, with how many of each. */
  readonly out: readonly PrintedPart[];
}

export interface SheetJob {
  /** The game's title. */
  readonly title: string;
  /** The language of first pages and margins; English where left out. */
  readonly language?: LanguageId;
  /** The components to print, in one edition. */
  readonly drawn: DrawnKit;
  readonly paper: PaperName;
  readonly sides: Sides;
  /** Only for duplex; `long` where left out. */
  readonly flip?: Flip;
  /** `auto` where left out. */
  readonly layout?: LayoutName;
  /** The printer's unprintable margins; left out, those of nearly all known printers. */
  readonly margins?: Margins;
  /** The printer's registration error, to be corrected; left out, none. Folded sheets ignore it. */
  readonly misfit?: Misfit;
  /** How long the printer prints, to be corrected; left out, as long as it should. */
  readonly scale?: PrintedScale;
  /** The paper that a fold uses up, mm. */
  readonly foldAllowance?: number;
  /**
   * Makes tiles: fronts are glued to thick board and cut out one by one, and backs are glued on afterwards.
   * Fronts and backs are then separate whatever `sides` says, and `layout` is ignored.
   */
  readonly tiles?: boolean;
  /** `crop` where left out. */
  readonly marks?: MarkKind;
  readonly fonts: Fonts;
  /** The content hash of a face; computed where left out. */
  readonly hashOf?: (face: SetFace) => string;
  /** Ink on a face's trim: 1 is full coverage with one ink. Stated on the first page if known. */
  readonly inkOf?: (face: SetFace) => number;
  /** The print record of somebody who prints it. */
  readonly printed?: Printed;
  /** Set where the sheets only contain changes since an earlier print; the first page says what to take out. */
  readonly update?: UpdateWords;
  /** The number of pages before these in the file; 0 where left out. */
  readonly pagesBefore?: number;
  /** Whether the file these sheets are for holds the whole game, rules and all. */
  readonly whole?: boolean;
  /** The game's poster, shown small beside the title of the first page. */
  readonly poster?: Cover['front'];
  /** The picture files that the poster may name. */
  readonly pictures?: Pictures;
  /** The URL of the test sheet, with its QR code: modules of 1 x 1, quiet zone included. */
  readonly testSheetAt?: {
    readonly address: string;
    readonly code: { readonly side: number; readonly path: string };
  };
  /** What a table needs besides, where the sheets are all that it plays with. */
  readonly asks?: readonly Need[];
  /** What the game has in other files. */
  readonly elsewhere?: { readonly parts: readonly OtherPart[] };
  /** The credits at the foot of the first page, with the note that this is no official print. */
  readonly colophon?: string;
}
