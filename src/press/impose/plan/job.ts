/** What a file of sheets is planned from. */
import type { Cover } from '../../../kit/cover.ts';
import type { DrawnKit } from '../../../kit/drawn-kit.ts';
import type { SetFace } from '../../../kit/face.ts';
import type { Printed, PrintedPart } from '../../../kit/print-record.ts';
import type { Fonts } from '../../../kit/type/font.ts';
import type { LanguageId } from '../../../language.ts';
import type { Misfit } from '../../calibrate/registration-error.ts';
import type { Margins, PaperName } from '../../margins.ts';
import type { Flip, LayoutName, MarkKind, Sides } from './options.ts';

/** A print that brings an earlier one up to date. */
export interface UpdateWords {
  /** "version 0.1.0", "your earlier sheets". */
  readonly since: string;
  /** What is to be taken out of the box, with how many of each. */
  readonly out: readonly PrintedPart[];
}

export interface SheetJob {
  /** The game's title. */
  readonly title: string;
  /** What the first pages and the margins say it in; English where left out. */
  readonly language?: LanguageId;
  /** What is to be printed, in one edition. */
  readonly drawn: DrawnKit;
  readonly paper: PaperName;
  readonly sides: Sides;
  /** `long` where left out; only duplex sheets are flipped. */
  readonly flip?: Flip;
  /** `auto` where left out. */
  readonly layout?: LayoutName;
  /** What the printer leaves unprinted; where left out, what nearly all known printers do. */
  readonly margins?: Margins;
  /** How the printer puts backs against fronts, to be undone; left out where they meet. Folded sheets need none. */
  readonly misfit?: Misfit;
  /** Strip about a fold line that the bend uses up, mm. */
  readonly foldAllowance?: number;
  /**
   * Cards are tiles: each is cut on its own from thick board that fronts are glued to, and gets its back when it is cut.
   * Fronts and backs are then apart, whatever `sides` says, and `layout` is not looked at.
   */
  readonly tiles?: boolean;
  /** `crop` where left out. */
  readonly marks?: MarkKind;
  readonly fonts: Fonts;
  /** Content hash of a face; worked out from the face where left out. */
  readonly hashOf?: (face: SetFace) => string;
  /** Ink on a face's trim: 1 is one ink all over, 0.25 a quarter of that. Said on the first page where known. */
  readonly inkOf?: (face: SetFace) => number;
  /** What whoever prints it has then. */
  readonly printed?: Printed;
  /** Only what changed since an earlier print is on the sheets; the first page says what to take out. */
  readonly update?: UpdateWords;
  /** Pages that stand before these in the file; none where left out. */
  readonly pagesBefore?: number;
  /** The game's own poster, small beside its title on the first page. */
  readonly poster?: Cover['front'];
  /** Where the test sheet for backs is found, with its QR code: modules of 1 by 1, the quiet zone included. */
  readonly testSheetAt?: {
    readonly address: string;
    readonly code: { readonly side: number; readonly path: string };
  };
  /** Said at the foot of the first page: who made the game, and that this is no official print. */
  readonly colophon?: string;
}
