/** Suggests a layout that more printers can print. */
import type { DrawnKit } from '../../../kit/drawn-kit.ts';
import type { PrinterShare } from '../../margins.ts';
import type { LayoutRequest } from './sheet-layout.ts';
import { imposeAll, type Leaves } from '../leaves.ts';
import { LAYOUTS, type LayoutName } from './print-options.ts';

export interface SaferLayout {
  readonly layout: LayoutName;
  /** The share of known printers that print all its cards whole. */
  readonly printers: PrinterShare;
}

/** The share of known printers that print every card whole; undefined without cards. */
export function printersOf(runs: Iterable<{ readonly printers: PrinterShare }>): PrinterShare | undefined {
  return [...runs].map(({ printers }) => printers).toSorted((a, b) => a.share - b.share)[0];
}

const sheetsOf = ({ runs }: Leaves): number => runs.reduce((sum, { leaves }) => sum + leaves.length, 0);

/**
 * Of the layouts that a greater share of known printers than `share` can print, the one with the fewest
 * sheets; undefined where there is none.
 */
export function saferLayout(
  drawn: DrawnKit,
  { layout: present, paper, sides, flip, foldAllowance, scale }: LayoutRequest,
  share: number,
): SaferLayout | undefined {
  const request = { paper, sides, flip, foldAllowance, ...(scale && { scale }) };
  const others = LAYOUTS.filter((layout) => layout !== present).flatMap((layout) => {
    const imposed = imposeAll(drawn, { ...request, layout });
    if (!imposed.ok) return [];
    const printers = printersOf(imposed.value.runs.map((run) => run.layout));
    return printers && printers.share > share ? [{ layout, printers, sheets: sheetsOf(imposed.value) }] : [];
  });
  const [best] = others.toSorted((a, b) => a.sheets - b.sheets || b.printers.share - a.printers.share);
  return best && { layout: best.layout, printers: best.printers };
}
