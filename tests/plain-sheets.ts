/** Sheets of a plain box, for tests of the imposition: what is not said is A4, both sides. */
import type { SetNode } from '../src/kit/face.ts';
import { pressFaultSentence } from '../src/press/impose/plan/faults.ts';
import type { SheetJob } from '../src/press/impose/plan/job.ts';
import { planSheets, type SheetPlan } from '../src/press/impose/plan/sheet-plan.ts';
import type { SheetPage } from '../src/press/sheet.ts';
import { plainBox } from './plain-box.ts';
import { fonts } from './sample-faces.ts';

const plan = (rest: Partial<SheetJob>) =>
  planSheets({ title: 'Plain Game', drawn: plainBox(), paper: 'a4', sides: 'duplex', fonts, ...rest });

/** The plan; a fault fails the test with its sentence. */
export function planned(rest: Partial<SheetJob> = {}): SheetPlan {
  const made = plan(rest);
  if (!made.ok) throw new Error(made.faults.map(pressFaultSentence).join('\n'));
  return made.value;
}

/** What stands in the way, in sentences. */
export function refusals(rest: Partial<SheetJob>): readonly string[] {
  const made = plan(rest);
  return made.ok ? [] : made.faults.map(pressFaultSentence);
}

/** The pages after the two first ones. */
export const sheetsOf = ({ document }: SheetPlan): readonly SheetPage[] => document.pages.slice(2);

/** The lines of words on a page. */
export const linesOf = (nodes: readonly SetNode[]): string[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'line') return [node.runs.map(({ text }) => text).join('')];
    return node.kind === 'group' ? linesOf(node.nodes) : [];
  });

/** The words of a page of a file. */
export const wordsOf = ({ document }: SheetPlan, page: number): string =>
  linesOf(document.pages[page]?.furniture ?? []).join(' ');
