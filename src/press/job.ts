/**
 * A print job: what somebody chose of a kit, drawn, becomes files that are laid out and named. The command line and the
 * print desk both assemble theirs here; they read what is asked for, paint, and write.
 *
 * ```ts
 * const files = filesOf(job);
 * if (!files.ok) throw new Error(files.faults.map((fault) => jobFaultSentence(fault, 'choose it')).join('\n'));
 * for (const { name, document } of files.value) write(name, await paint(document));
 * ```
 */
import type { LanguageId } from '../language.ts';
import { colophonOf } from '../kit/colophon.ts';
import type { DrawnKit } from '../kit/drawn-kit.ts';
import type { SetFace } from '../kit/face.ts';
import type { Kit } from '../kit/kit.ts';
import { printedOf, type HashOf, type PrintedPart } from '../kit/print-record.ts';
import type { Fonts } from '../kit/type/font.ts';
import { failed, ok, type Result } from '../result.ts';
import { pressFaultIn, type PressFault } from './impose/plan/faults.ts';
import { isOneSided, sheetsFileName } from './impose/plan/file-name.ts';
import type { SheetJob } from './impose/plan/job.ts';
import type { Sides } from './impose/plan/options.ts';
import { planSheets, type SheetPlan } from './impose/plan/sheet-plan.ts';
import { sinceFaultSentence, updateOf, type Since, type SinceFault } from './impose/plan/earlier-print.ts';
import type { PaperName } from './margins.ts';
import { isEmpty, partOf, type PartName } from './parts.ts';

/** What one file holds of what was drawn. */
export interface FilePart {
  readonly part: PartName;
  /** Of its components, those that were chosen; all of them where left out. */
  readonly only?: (drawn: DrawnKit) => DrawnKit;
  /** The words that choose it; none for what a table needs. */
  readonly chosenBy: readonly string[];
  /** Words of the file's name that say which part of the box it holds; none for what a table needs. */
  readonly words: readonly string[];
}

/** An earlier print, of which only what changed is wanted. */
export interface Earlier {
  readonly since: Since;
  /** Whether a part of it is of what is chosen now. */
  readonly isChosen: (part: PrintedPart) => boolean;
}

/** Ink on a face, as a share of its trim. */
export type InkOf = (face: SetFace) => number;

/** What is printed, and how: a file for each part, paper and way of bringing fronts and backs together. */
export interface PrintJob extends Pick<SheetJob, 'flip' | 'layout' | 'margins' | 'misfit' | 'testSheetAt'> {
  readonly kit: Kit;
  readonly fonts: Fonts;
  /** Everything that was chosen, each component as often as it is wanted, in one edition. */
  readonly drawn: DrawnKit;
  readonly parts: readonly FilePart[];
  readonly papers: readonly PaperName[];
  readonly sides: readonly Sides[];
  readonly earlier?: Earlier;
  readonly hashOf: HashOf;
  /** The ink on the faces of what is printed, where it is known. */
  readonly inkOf: (drawn: DrawnKit) => InkOf | undefined;
}

/** A file of sheets that is laid out and not yet painted. */
export interface PrintFile extends SheetPlan {
  /** "victory-tank-a4-duplex-colour.pdf" */
  readonly name: string;
  /** As `FilePart` has them, and since when. */
  readonly words: readonly string[];
  readonly job: SheetJob;
}

/** Why a job makes no files: there is no update of an earlier print, or its sheets cannot be laid out. */
export type JobFault =
  | { readonly about: 'update'; readonly fault: SinceFault }
  | { readonly about: 'sheets'; readonly fault: PressFault };

/** What is printed of a job, and what is to be taken out of the box. */
type Now = Pick<SheetJob, 'drawn' | 'update'>;

function nowOf({ drawn, earlier, hashOf }: PrintJob): Result<Now, JobFault> {
  if (!earlier) return ok({ drawn });
  const updated = updateOf(drawn, earlier.since, earlier.isChosen, hashOf);
  if (updated.ok) return updated;
  return failed(...updated.faults.map((fault) => ({ about: 'update', fault }) as const));
}

const held = (drawn: DrawnKit, { part, only }: FilePart): DrawnKit => {
  const all = partOf(drawn, part);
  return only ? only(all) : all;
};

/** Words of the file's name, and what it is planned from. */
type Named = readonly [words: readonly string[], job: SheetJob];

/** The files of a part: what has no backs is printed in one way, whatever is asked for. */
function jobsOf(job: PrintJob, file: FilePart, now: Now, ink: InkOf | undefined): readonly Named[] {
  const { kit, fonts, hashOf, papers, earlier, flip, layout, margins, misfit } = job;
  const tiles = file.part === 'tiles';
  const drawn = held(now.drawn, file);
  const common = {
    ...(kit.language && { language: kit.language }),
    title: kit.title,
    colophon: colophonOf(kit),
    fonts,
    hashOf,
    drawn,
    ...(now.update && { update: now.update }),
    poster: kit.cover(drawn.edition).front,
    ...(job.testSheetAt && { testSheetAt: job.testSheetAt }),
    printed: printedOf(kit.id, held(job.drawn, file), file.chosenBy, hashOf, tiles),
    ...(ink && { inkOf: ink }),
    ...(tiles && { tiles }),
    ...(flip && { flip }),
    ...(layout && { layout }),
    ...(margins && { margins }),
    ...(misfit && { misfit }),
  };
  const words = [...file.words, ...(earlier ? [earlier.since.name] : [])];
  const sides: readonly Sides[] = tiles || isOneSided(drawn) ? ['single'] : job.sides;
  return papers.flatMap((paper) => sides.map((way): Named => [words, { ...common, paper, sides: way }]));
}

/** The files of a job, laid out; one with nothing in it is left out. Where one cannot be, what stands in its way. */
export function filesOf(job: PrintJob): Result<readonly PrintFile[], JobFault> {
  const now = nowOf(job);
  if (!now.ok) return now;
  const filled = job.parts.filter((part) => !isEmpty(held(now.value.drawn, part)));
  if (filled.length === 0) return failed({ about: 'sheets', fault: { kind: 'nothing' } });
  const ink = job.inkOf(now.value.drawn);
  const files: PrintFile[] = [];
  for (const [words, each] of filled.flatMap((part) => jobsOf(job, part, now.value, ink))) {
    const plan = planSheets(each);
    if (!plan.ok) return failed(...plan.faults.map((fault) => ({ about: 'sheets', fault }) as const));
    files.push({ ...plan.value, name: sheetsFileName(job.kit.id, each, words), words, job: each });
  }
  return ok(files);
}

/** The sentence of a fault; `edition` says how another one is asked for. */
export const jobFaultSentence = (
  { about, fault }: JobFault,
  edition: string,
  language?: LanguageId,
): string =>
  about === 'update' ? sinceFaultSentence(fault, edition, language) : pressFaultIn(language, fault);
