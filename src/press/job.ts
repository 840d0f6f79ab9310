/**
 * A print job: a selection of a kit, drawn, becomes files that are laid out and named. The command line and the print
 * desk both use it; they parse the options, paint, and write.
 *
 * ```ts
 * const files = filesOf(job);
 * if (!files.ok) throw new Error(files.faults.map((fault) => jobFaultSentence(fault, 'choose it')).join('\n'));
 * for (const { name, document } of files.value) write(name, await paint(document));
 * ```
 */
import type { LanguageId } from '../language.ts';
import { colophonOf } from '../kit/credits-line.ts';
import type { DrawnKit } from '../kit/drawn-kit.ts';
import type { SetFace } from '../kit/face.ts';
import type { Kit } from '../kit/kit.ts';
import { printedOf, type HashOf, type PrintedPart } from '../kit/print-record.ts';
import type { Fonts } from '../kit/type/font.ts';
import { failed, ok, type Result } from '../result.ts';
import { pressFaultIn, type PressFault } from './impose/plan/sheet-faults.ts';
import { isOneSided, sheetsFileName } from './impose/plan/file-name.ts';
import type { SheetJob } from './impose/plan/sheet-job.ts';
import type { Sides } from './impose/plan/print-options.ts';
import { planSheets, type SheetPlan } from './impose/plan/sheet-plan.ts';
import { sinceFaultSentence, updateOf, type Since, type SinceFault } from './impose/plan/earlier-print.ts';
import type { PaperName } from './papers.ts';
import { isEmpty, otherPartsOf, partOf, type PartName } from './box-parts.ts';

/** The contents of one file. */
export interface FilePart {
  readonly part: PartName;
  /** Selects its components; all where left out. */
  readonly only?: (drawn: DrawnKit) => DrawnKit;
  /** The words that selected it; empty for the default set. */
  readonly chosenBy: readonly string[];
  /** The words for it in the file's name; empty for the default set. */
  readonly words: readonly string[];
}

/** An earlier print; only changes since then are wanted. */
export interface Earlier {
  readonly since: Since;
  /** Whether a part of it belongs to the current selection. */
  readonly isChosen: (part: PrintedPart) => boolean;
}

/** The ink on a face, as a share of its trim. */
export type InkOf = (face: SetFace) => number;

/** What to print and how: one file for each part, paper and way of combining fronts and backs. */
export interface PrintJob extends Pick<
  SheetJob,
  'flip' | 'layout' | 'margins' | 'misfit' | 'scale' | 'testSheetAt'
> {
  readonly kit: Kit;
  readonly fonts: Fonts;
  /** The selected components with their counts, in one edition. */
  readonly drawn: DrawnKit;
  readonly parts: readonly FilePart[];
  readonly papers: readonly PaperName[];
  readonly sides: readonly Sides[];
  readonly earlier?: Earlier;
  /** Whether the game has rules to read. */
  readonly hasRules?: boolean;
  readonly hashOf: HashOf;
  /** The ink on faces, where it is known. */
  readonly inkOf: (drawn: DrawnKit) => InkOf | undefined;
}

/** A file that is laid out but not painted. */
export interface PrintFile extends SheetPlan {
  /** "victory-tank-a4-duplex-colour.pdf" */
  readonly name: string;
  /** As in `FilePart`, with the earlier print where there is one. */
  readonly words: readonly string[];
  readonly job: SheetJob;
}

/** Why a job makes no files: there is no update to print, or the sheets cannot be laid out. */
export type JobFault =
  | { readonly about: 'update'; readonly fault: SinceFault }
  | { readonly about: 'sheets'; readonly fault: PressFault };

/** What to print, and what to take out of the box. */
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

/** The words of a file's name, and its job. */
type Named = readonly [words: readonly string[], job: SheetJob];

/** The ways of printing a part: tiles are glued one by one, and what has no backs needs no choice. */
function sidesFor(asked: readonly Sides[], drawn: DrawnKit, tiles: boolean): readonly Sides[] {
  if (isOneSided(drawn)) return ['single'];
  if (!tiles) return asked;
  return asked.every((way) => way === 'fronts') ? ['fronts'] : ['single'];
}

/** The files of a part; parts without backs are printed in one way, whatever is asked for. */
function jobsOf(job: PrintJob, file: FilePart, now: Now, ink: InkOf | undefined): readonly Named[] {
  const { kit, fonts, hashOf, papers, earlier, flip, layout, margins, misfit, scale } = job;
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
    ...(kit.pictures && { pictures: kit.pictures }),
    ...(job.testSheetAt && { testSheetAt: job.testSheetAt }),
    ...(kit.asks && file.part === 'flat' && file.chosenBy.length === 0 && { asks: kit.asks }),
    elsewhere: { parts: otherPartsOf(kit, job.hasRules === true) },
    printed: printedOf(kit.id, held(job.drawn, file), file.chosenBy, hashOf, tiles),
    ...(ink && { inkOf: ink }),
    ...(tiles && { tiles }),
    ...(flip && { flip }),
    ...(layout && { layout }),
    ...(margins && { margins }),
    ...(misfit && { misfit }),
    ...(scale && { scale }),
  };
  const words = [...file.words, ...(earlier ? [earlier.since.name] : [])];
  const sides = sidesFor(job.sides, drawn, tiles);
  return papers.flatMap((paper) => sides.map((way): Named => [words, { ...common, paper, sides: way }]));
}

/** Lays out the files of a job, leaving out empty ones; or all faults. */
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

/** The sentence of a fault; `edition` says how to ask for another edition. */
export const jobFaultSentence = (
  { about, fault }: JobFault,
  edition: string,
  language?: LanguageId,
): string =>
  about === 'update' ? sinceFaultSentence(fault, edition, language) : pressFaultIn(language, fault);
