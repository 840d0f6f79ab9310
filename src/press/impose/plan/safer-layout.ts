/** A layout that more printers print whole. */
import type { DrawnKit } from '../../../kit/drawn-kit.ts';
import type { PrinterShare } from '../../margins.ts';
import type { LayoutRequest } from './layout.ts';
import { imposeAll, type Leaves } from '../leaves.ts';
import { LAYOUTS, type LayoutName } from './options.ts';

export interface SaferLayout {
  readonly layout: LayoutName;
  /** Known printers that print every card of it whole. */
  readonly printers: PrinterShare;
}

/** The known printers that print every card whole; undefined where no card is printed. */
export function printersOf(runs: Iterable<{ readonly printers: PrinterShare }>): PrinterShare | undefined {
  return [...runs].map(({ printers }) => printers).toSorted((a, b) => a.share - b.share)[0];
}

const sheetsOf = ({ runs }: Leaves): number => runs.reduce((sum, { leaves }) => sum + leaves.length, 0);

/**
 * The layout of the fewest sheets among those that a greater share of known printers than `share` prints whole,
 * whatever their margins; undefined where there is none.
 */
export function saferLayout(
  drawn: DrawnKit,
  { layout: present, paper, sides, flip, foldAllowance }: LayoutRequest,
  share: number,
): SaferLayout | undefined {
  const request = { paper, sides, flip, foldAllowance };
  const others = LAYOUTS.filter((layout) => layout !== present).flatMap((layout) => {
    const imposed = imposeAll(drawn, { ...request, layout });
    if (!imposed.ok) return [];
    const printers = printersOf(imposed.value.runs.map((run) => run.layout));
    return printers && printers.share > share ? [{ layout, printers, sheets: sheetsOf(imposed.value) }] : [];
  });
  const [best] = others.toSorted((a, b) => a.sheets - b.sheets || b.printers.share - a.printers.share);
  return best && { layout: best.layout, printers: best.printers };
}
