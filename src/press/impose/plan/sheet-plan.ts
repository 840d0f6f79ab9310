/**
 * Plans a file of sheets: every component as often as its count, laid out, ordered, mirrored and marked, with first pages
 * made from the same layout.
 *
 * ```ts
 * const plan = planSheets({ title: 'Hop', drawn, paper: 'a4', sides: 'duplex', fonts });
 * if (!plan.ok) throw new Error(plan.faults.map(pressFaultSentence).join('\n'));
 * const { document, facts, warnings } = plan.value;
 * ```
 */
import { hashData } from '../../../kit/content-hash.ts';
import type { Printed } from '../../../kit/print-record.ts';
import { altTexts } from '../../../kit/alt-text.ts';
import { failed, ok, type Result } from '../../../result.ts';
import { scaledMargins, scaledPages, scaleSentence } from '../../calibrate/printed-scale.ts';
import { backMatrix } from '../../calibrate/registration-error.ts';
import { misfitReport, misfitSentences, type MisfitReport } from '../../calibrate/calibration-report.ts';
import { COMMON_MARGINS } from '../../margins.ts';
import { PAPERS } from '../../papers.ts';
import type { SheetDocument, SheetPage } from '../../sheet.ts';
import { coverPages } from '../first-pages/cover-pages.ts';
import { waresIn } from '../first-pages/first-page.ts';
import { factsOf, type SheetFacts } from './facts.ts';
import { pressFaultIn, type PressFault } from './sheet-faults.ts';
import type { SheetJob } from './sheet-job.ts';
import type { LayoutRequest } from './sheet-layout.ts';
import { REGISTRATION_CORNERS } from '../registration.ts';
import { facesOf, imposeAll, leavesInOrder } from '../leaves.ts';
import { FOLD_ALLOWANCE } from './print-options.ts';
import { pagesOf, type Make } from '../sheet-pages.ts';
import { turnMirror } from '../printable-area.ts';
import { warningsOf } from './warnings.ts';
import { faultWords, sheetWords, type SheetWording } from '../../words/press-words.ts';

export interface SheetPlan {
  readonly document: SheetDocument;
  /** The document's pages without the instructions. */
  readonly sheets: readonly SheetPage[];
  readonly facts: SheetFacts;
  /** Sentences on what may be lost in print, and options that could not be honoured. */
  readonly warnings: readonly string[];
  /** The effects of the printer's registration error, if it is known. */
  readonly misfit?: MisfitReport;
}

/** Paper models have no backs to fold or glue, whatever cards have. */
function sidesText(
  { sides, flip, apart }: LayoutRequest,
  { folds, glued, cards }: SheetFacts,
  { file }: SheetWording,
): string {
  if (apart) return file.sides.tiles;
  const isPaired = sides === 'duplex' || folds + glued > 0;
  return isPaired || (sides === 'fronts' && cards > 0) ? file.sides[sides][flip] : file.sides.none;
}

/** The reason for leaving something out. */
const leftOut = (fault: PressFault, { warnings, language }: SheetWording): string =>
  warnings.leftOut(pressFaultIn(language.id, fault));

const requestOf = (job: SheetJob): LayoutRequest => ({
  paper: job.paper,
  sides: job.tiles && job.sides !== 'fronts' ? 'single' : job.sides,
  flip: job.flip ?? 'long',
  layout: job.tiles ? 'auto' : (job.layout ?? 'auto'),
  apart: job.tiles ?? false,
  foldAllowance: job.foldAllowance ?? FOLD_ALLOWANCE,
  ...(job.margins && { margins: job.margins }),
  ...(job.scale && { scale: job.scale }),
  ...(job.marks === 'registration' && { corners: REGISTRATION_CORNERS }),
});

/** The margins for the texts and marks of pages; undefined where they are the usual ones. */
function marginsIn({ paper, margins, scale }: SheetJob): Pick<Make, 'margins'> {
  if (!scale) return margins ? { margins } : {};
  return { margins: scaledMargins(margins ?? COMMON_MARGINS, PAPERS[paper], scale) };
}

function printedWithout(printed: Printed, left: readonly PressFault[]): Printed {
  const out = new Set(left.flatMap((fault) => ('id' in fault ? [fault.id] : [])));
  const parts = printed.parts.filter(({ id, name }) => !out.has(id) && !out.has(name));
  return parts.length === printed.parts.length ? printed : { ...printed, parts };
}

export function planSheets(job: SheetJob): Result<SheetPlan, PressFault> {
  const request = requestOf(job);
  const { faces, faults } = facesOf(job.drawn);
  if (faults.length > 0) return failed(...faults);
  const imposed = imposeAll(job.drawn, request);
  if (!imposed.ok) return imposed;

  const said = sheetWords(job.language);
  const paperName = PAPERS[job.paper].name;
  const editionName = said.file.editions[job.drawn.edition];
  const edition = `${editionName} · ${paperName}`;
  const { title, paper, fonts, tiles = false } = job;
  const { sides } = request;
  // Backs of tiles are placed by hand, so moving them is pointless.
  const off = tiles ? undefined : job.misfit;
  const make: Make = {
    title,
    edition,
    paper,
    sides,
    fonts,
    said,
    faces,
    tiles,
    marks: job.marks ?? 'crop',
    hashOf: job.hashOf ?? hashData,
    ...(job.pictures && { pictures: job.pictures }),
    ...marginsIn(job),
    ...(off && { moved: backMatrix(off, PAPERS[paper], turnMirror(request)) }),
  };
  const { drawn, left } = imposed.value;
  const pages = pagesOf(leavesInOrder(imposed.value), make);
  if (!pages.ok) return pages;

  const kept = { ...job, drawn };
  const facts = factsOf(imposed.value, pages.value, faces, kept, request, said);
  const misfit = off && misfitReport(off, imposed.value, faces, request);
  const warnings = [
    ...left.map((fault) => leftOut(fault, said)),
    ...warningsOf(imposed.value, request, said),
    ...(job.scale ? [scaleSentence(job.scale, faultWords(said.language.id))] : []),
    ...(off && misfit ? misfitSentences(off, misfit, faultWords(said.language.id)) : []),
  ];
  const cover = coverPages({ job: kept, make, request, facts, warnings, imposed: imposed.value });
  if (!cover.ok) return cover;
  const sheets = scaledPages(
    pages.value.map(({ page }) => page),
    job.scale,
  );
  const document: SheetDocument = {
    title: said.file.title(
      title,
      job.update?.since,
      job.whole === true ? 'everything' : waresIn(facts, tiles),
      [editionName, paperName, sidesText(request, facts, said)],
    ),
    subject: said.file.subject(said.counts.sheets(facts.sheets), paperName, facts.cuts),
    ...(job.language && { language: job.language }),
    duplex: sides === 'duplex' ? request.flip : 'off',
    pages: [...scaledPages(cover.value, job.scale), ...sheets],
    ...(job.printed && { printed: printedWithout(job.printed, left) }),
    alts: altTexts(drawn),
    faces,
  };
  return ok({ document, sheets, facts, warnings, ...(misfit && { misfit }) });
}
