/** The desk's summary of a choice, as plain data that a worker can post. */
import { SITE_LANGUAGE } from '../page-language.ts';
import { hashData } from '../../kit/content-hash.ts';
import { printedParts, type HashOf } from '../../kit/print-record.ts';
import { failed, type Result } from '../../result.ts';
import { ENOUGH_PRINTERS } from '../../press/impose/plan/choose.ts';
import { byDeck } from '../../press/impose/first-pages/swap.ts';
import type { SheetFacts } from '../../press/impose/plan/facts.ts';
import type { SheetJob } from '../../press/impose/plan/sheet-job.ts';
import { FOLD_ALLOWANCE } from '../../press/impose/plan/print-options.ts';
import { printersOf, saferLayout, type SaferLayout } from '../../press/impose/plan/safer-layout.ts';
import type { Since } from '../../press/impose/plan/earlier-print.ts';
import { jobFaultSentence, type JobFault, type PrintFile } from '../../press/job.ts';
import type { PrinterShare } from '../../press/margins.ts';
import { sheetWords } from '../../press/words/press-words.ts';
import { PRINT_WORDS } from '../words/print.ts';
import type { PrintChoice } from './desk-choice.ts';

export interface PlannedPage {
  readonly label: string;
  readonly title: string;
  /** mm. */
  readonly width: number;
  readonly height: number;
}

/** A deck's parts by name: "6 × Press on, Hold". */
export type DeckParts = readonly [deck: string, parts: string];

/** What an update changes. */
export interface PlannedUpdate {
  /** "version 0.1.0". */
  readonly since: string;
  readonly comes: readonly DeckParts[];
  readonly goes: readonly DeckParts[];
}

/** The desk's summary of a choice, as plain data that a worker can post. */
export interface Planned {
  readonly facts: SheetFacts;
  /** Which pages are enough for a first game, in words; null where it takes all. */
  readonly firstGame: string | null;
  readonly warnings: readonly string[];
  readonly pages: readonly PlannedPage[];
  /** Index of the first sheet among the pages. */
  readonly first: number;
  /** The share of known printers that print every card whole; null if there are no cards. */
  readonly printers: PrinterShare | null;
  /** A layout that suits more printers; null if nearly all can print this one. */
  readonly safer: SaferLayout | null;
  /** Set if only changes are printed. */
  readonly update: PlannedUpdate | null;
}

/** Why a choice is not printed: it is impossible or unnecessary. */
export interface Refusal {
  readonly kind: 'cannot' | 'up-to-date';
  readonly sentence: string;
}

export interface Wanted {
  readonly choice: PrintChoice;
  /** Print only what has changed since then. */
  readonly since?: Since;
}

export const cannot = (sentences: readonly string[]): Result<never, Refusal> =>
  failed(...sentences.map((sentence): Refusal => ({ kind: 'cannot', sentence })));

/** Why a job is not printed; faults of an earlier print name its game. */
export function refusalOf(title: string, problem: JobFault): Refusal {
  const sentence = jobFaultSentence(problem, PRINT_WORDS.earlier.edition, SITE_LANGUAGE.id);
  if (problem.about === 'sheets') return { kind: 'cannot', sentence };
  const kind = problem.fault.kind === 'nothing' ? 'up-to-date' : 'cannot';
  return { kind, sentence: `${title}: ${sentence}` };
}

function updateIn({ drawn, update }: SheetJob, hashOf: HashOf): PlannedUpdate | null {
  if (!update) return null;
  const { since, out } = update;
  return { since, comes: byDeck(printedParts(drawn, hashOf), 'names'), goes: byDeck(out, 'names') };
}

/** The summary of laid-out sheets. */
export function plannedOf({ document, sheets, facts, warnings, job }: PrintFile): Planned {
  const printers = printersOf(facts.runs) ?? null;
  const { drawn, paper, sides, flip = 'long', layout = 'auto', scale } = job;
  const request = { paper, sides, flip, layout, foldAllowance: FOLD_ALLOWANCE, ...(scale && { scale }) };
  // Tiles have only one layout.
  const isSafe = printers === null || job.tiles || printers.share >= ENOUGH_PRINTERS;
  return {
    facts,
    firstGame: facts.firstGame ? sheetWords(job.language).counts.firstGame(facts.firstGame) : null,
    warnings,
    pages: document.pages.map(({ label, title, width, height }) => ({ label, title, width, height })),
    first: document.pages.length - sheets.length,
    printers,
    update: updateIn(job, job.hashOf ?? hashData),
    safer: isSafe ? null : (saferLayout(drawn, request, printers.share) ?? null),
  };
}
