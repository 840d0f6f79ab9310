/** Sheets of a plain box, for tests of the imposition; default: A4, both sides. */
import type { SetNode } from '../src/kit/face.ts';
import { pressFaultSentence } from '../src/press/impose/plan/sheet-faults.ts';
import type { SheetJob } from '../src/press/impose/plan/sheet-job.ts';
import { planSheets, type SheetPlan } from '../src/press/impose/plan/sheet-plan.ts';
import type { SheetPage } from '../src/press/sheet.ts';
import { plainBox } from './plain-box.ts';
import { fonts } from './sample-faces.ts';

const plan = (rest: Partial<SheetJob>) =>
  planSheets({ title: 'Plain Game', drawn: plainBox(), paper: 'a4', sides: 'duplex', fonts, ...rest });

/** The plan; faults fail the test with their sentences. */
export function planned(rest: Partial<SheetJob> = {}): SheetPlan {
  const made = plan(rest);
  if (!made.ok) throw new Error(made.faults.map(pressFaultSentence).join('\n'));
  return made.value;
}

/** Why a job cannot be planned, in sentences. */
export function refusals(rest: Partial<SheetJob>): readonly string[] {
  const made = plan(rest);
  return made.ok ? [] : made.faults.map(pressFaultSentence);
}

/** The pages after the first two. */
export const sheetsOf = ({ document }: SheetPlan): readonly SheetPage[] => document.pages.slice(2);

/** A page's lines of text. */
export const linesOf = (nodes: readonly SetNode[]): string[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'line') return [node.runs.map(({ text }) => text).join('')];
    return node.kind === 'group' ? linesOf(node.nodes) : [];
  });

/** The text of a page. */
export const wordsOf = ({ document }: SheetPlan, page: number): string =>
  linesOf(document.pages[page]?.furniture ?? []).join(' ');
