/** A report on how a game plays, from studies: plots with text, for designers. */

/** A measured value with its interval. */
export interface Measured {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** One row of a plot, named after its case. */
export interface PlotRow extends Measured {
  readonly name: string;
  /** The minimum and maximum, where they are shown in addition to the interval. */
  readonly reach?: { readonly from: number; readonly to: number };
}

interface PlotOf {
  readonly title: string;
  /** The label of the value axis. */
  readonly axis: string;
  /** `share`: fractions of 1, shown as "of 100". */
  readonly unit: 'share' | 'count';
  /** The least range that the axis covers. */
  readonly range: { readonly from: number; readonly to: number };
  /** A reference line with its label. */
  readonly line?: { readonly at: number; readonly name: string };
  /** What a row's point and bar stand for. */
  readonly shows: { readonly point: string; readonly bar: string };
}

/** A point and a bar for each case, below each other. */
export interface RowsPlot extends PlotOf {
  readonly kind: 'rows';
  /** What the cases are. */
  readonly of: string;
  readonly rows: readonly PlotRow[];
}

/** A curve over a quantity that doubles from mark to mark. */
export interface CurvePlot extends PlotOf {
  readonly kind: 'curve';
  /** The label of the horizontal axis. */
  readonly across: string;
  readonly points: readonly (Measured & { readonly across: number; readonly name: string })[];
}

export type Plot = RowsPlot | CurvePlot;

export interface PlayedPart {
  /** As in its URL. */
  readonly id: string;
  readonly title: string;
  /** Paragraphs: the question, and what the plots say. */
  readonly text: readonly string[];
  readonly plots: readonly Plot[];
  /** The commands that repeat the study. */
  readonly commands: readonly string[];
}

export interface HowItPlays {
  readonly lead: string;
  /** The version of the rules that was studied. */
  readonly rules: string;
  /** What is counted, what is computed, and what is assumed: a paragraph each. */
  readonly made: readonly string[];
  readonly parts: readonly PlayedPart[];
}
