/**
 * A file of sheets from what was drawn: every component once for each of its count, laid out, dealt, mirrored and
 * marked, with a first page made from the very same layout.
 *
 * ```ts
 * const plan = planSheets({ title: 'Hop', drawn, paper: 'a4', sides: 'duplex', fonts });
 * if (!plan.ok) throw new Error(plan.faults.map(pressFaultSentence).join('\n'));
 * const { document, facts, warnings } = plan.value;
 * ```
 */
import type { DrawnKit } from '../../kit/drawn.ts';
import type { SetFace } from '../../kit/face.ts';
import { hashData } from '../../kit/hash.ts';
import { failed, ok, type Result } from '../../kit/result.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { PAPERS, type Margins, type PaperName } from '../margins.ts';
import type { SheetDocument } from '../sheet.ts';
import { coverPages } from './cover/cover.ts';
import { factsOf, type SheetFacts } from './facts.ts';
import type { PressFault } from './faults.ts';
import type { LayoutRequest } from './layout.ts';
import { facesOf, imposeAll } from './leaves.ts';
import { FOLD_ALLOWANCE, type Flip, type LayoutName, type Sides } from './options.ts';
import { pagesOf, type Make } from './pages.ts';
import { warningsOf } from './warnings.ts';

export interface SheetJob {
  /** The game's title. */
  readonly title: string;
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
  /** Strip about a fold line that the bend uses up, mm. */
  readonly foldAllowance?: number;
  readonly fonts: Fonts;
  /** Content hash of a face; worked out from the face where left out. */
  readonly hashOf?: (face: SetFace) => string;
  /** Ink on a face's trim: 1 is one ink all over, 0.25 a quarter of that. Said on the first page where known. */
  readonly inkOf?: (face: SetFace) => number;
  /** Said at the foot of the first page: who made the game, and that this is no official print. */
  readonly colophon?: string;
}

export interface SheetPlan {
  readonly document: SheetDocument;
  readonly facts: SheetFacts;
  /** Sentences: what may be lost in print, and what was asked for and could not be done. */
  readonly warnings: readonly string[];
}

const EDITION_NAMES = { colour: 'Colour edition', 'low-ink': 'Low-ink edition', screen: 'Screen edition' };

const SIDES_TEXT = {
  duplex: { long: 'both sides, long edge', short: 'both sides, short edge' },
  fold: { long: 'one side, folded', short: 'one side, folded' },
  single: { long: 'fronts and backs, glued', short: 'fronts and backs, glued' },
} as const;

const requestOf = (job: SheetJob): LayoutRequest => ({
  paper: job.paper,
  sides: job.sides,
  flip: job.flip ?? 'long',
  layout: job.layout ?? 'auto',
  foldAllowance: job.foldAllowance ?? FOLD_ALLOWANCE,
  ...(job.margins && { margins: job.margins }),
});

/** Plans a file of sheets; where that cannot be, everything that stands in the way. */
export function planSheets(job: SheetJob): Result<SheetPlan, PressFault> {
  const request = requestOf(job);
  const { faces, faults } = facesOf(job.drawn);
  if (faults.length > 0) return failed(faults);
  const imposed = imposeAll(job.drawn, request);
  if (!imposed.ok) return imposed;

  const edition = `${EDITION_NAMES[job.drawn.edition]} · ${PAPERS[job.paper].name}`;
  const { title, paper, sides, fonts } = job;
  const make: Make = {
    title,
    edition,
    paper,
    sides,
    fonts,
    faces,
    hashOf: job.hashOf ?? hashData,
    ...(job.margins && { margins: job.margins }),
  };
  const { runs, counters, nets } = imposed.value;
  const leaves = [...runs.flatMap((run) => run.leaves), ...counters, ...nets];
  const pages = pagesOf(leaves, make);
  if (!pages.ok) return pages;

  const facts = factsOf(imposed.value, pages.value, faces, job, request);
  const warnings = warningsOf(imposed.value, request);
  const cover = coverPages({ job, make, request, facts, warnings, imposed: imposed.value });
  if (!cover.ok) return cover;
  const document: SheetDocument = {
    title: `${title}: ${EDITION_NAMES[job.drawn.edition].toLowerCase()}, ${PAPERS[paper].name}, ${SIDES_TEXT[sides][request.flip]}`,
    subject: `Sheets to print and cut: ${facts.summary}`,
    duplex: sides === 'duplex' ? request.flip : 'off',
    pages: [...cover.value, ...pages.value.map(({ page }) => page)],
    faces,
  };
  return ok({ document, facts, warnings });
}
