/** A plot's figures in words, for tables and text. */
import type { Plot, PlotRow } from '../../book/study-report.ts';
import { SITE_LANGUAGE } from '../page-language.ts';

export interface ToldFigures {
  readonly name: string;
  readonly at: string;
  readonly from: string;
  readonly to: string;
  /** Smallest and largest value; null where only a confidence interval is known. */
  readonly reach: { readonly from: string; readonly to: string } | null;
}

/** Formats a figure: a share as per cent. */
export const shownIn =
  ({ unit }: Pick<Plot, 'unit'>) =>
  (value: number): string =>
    SITE_LANGUAGE.number(unit === 'share' ? 100 * value : value, 1);

export function figuresOf(plot: Plot): readonly ToldFigures[] {
  const shown = shownIn(plot);
  const told = ({ name, at, from, to, reach }: PlotRow): ToldFigures => ({
    name,
    at: shown(at),
    from: shown(from),
    to: shown(to),
    reach: reach === undefined ? null : { from: shown(reach.from), to: shown(reach.to) },
  });
  if (plot.kind === 'rows') return plot.rows.map(told);
  return plot.points.map((point) => told({ ...point, name: `${point.across} ${point.name}`.trim() }));
}
