/** How a game plays, by studies of it: what a designer would want to know first, as plots with the words around them. */

/** Something that was measured, and from where to where it lies. */
export interface Measured {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** One line of a plot: a case by its name. */
export interface PlotRow extends Measured {
  readonly name: string;
  /** The least and the most there was, where more is shown than from where to where it lies. */
  readonly reach?: { readonly from: number; readonly to: number };
}

interface PlotOf {
  readonly title: string;
  /** What the figures are: the words at their axis. */
  readonly axis: string;
  /** Shares are fractions of 1, and told of 100. */
  readonly unit: 'share' | 'count';
  /** What the axis reaches at least. */
  readonly range: { readonly from: number; readonly to: number };
  /** Where a line is drawn to compare with, and what it is called. */
  readonly line?: { readonly at: number; readonly name: string };
  /** What the point and the bar of each line are. */
  readonly shows: { readonly point: string; readonly bar: string };
}

/** A point and a bar for each case, one beneath the other. */
export interface RowsPlot extends PlotOf {
  readonly kind: 'rows';
  /** What the cases are. */
  readonly of: string;
  readonly rows: readonly PlotRow[];
}

/** A curve over something that grows, doubling from mark to mark. */
export interface CurvePlot extends PlotOf {
  readonly kind: 'curve';
  /** What grows: the words at the axis below. */
  readonly across: string;
  readonly points: readonly (Measured & { readonly across: number; readonly name: string })[];
}

export type Plot = RowsPlot | CurvePlot;

export interface PlayedPart {
  /** As in an address. */
  readonly id: string;
  readonly title: string;
  /** Paragraphs: what is asked, and what the plots say. */
  readonly text: readonly string[];
  readonly plots: readonly Plot[];
  /** What was played, to be played again. */
  readonly commands: readonly string[];
}

export interface HowItPlays {
  readonly lead: string;
  /** The version of the rules that was played. */
  readonly rules: string;
  /** What is counted, what is worked out, and what is made up: a paragraph each. */
  readonly made: readonly string[];
  readonly parts: readonly PlayedPart[];
}
