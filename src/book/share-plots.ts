/** Plots of win rates from studies. */
import type { Plot, PlotRow } from './study-report.ts';

/** A proportion of games with its 95% confidence interval. */
export interface Counted {
  readonly share: number;
  readonly interval: { readonly from: number; readonly to: number };
}

export const row = (name: string, { share, interval }: Counted): PlotRow => ({
  name,
  at: share,
  ...interval,
});

export const shareOf = (games: number | undefined): string => `share of ${games ?? 0} games`;

/** A row plot of proportions, with a line at an even game. */
export const shares = (
  title: string,
  of: string,
  axis: string,
  point: string,
  rows: readonly PlotRow[],
): Plot => ({
  kind: 'rows',
  of,
  title,
  axis,
  unit: 'share',
  rows,
  range: { from: 0, to: 1 },
  line: { at: 0.5, name: 'even' },
  shows: { point, bar: 'where it lies 95 times of 100' },
});
