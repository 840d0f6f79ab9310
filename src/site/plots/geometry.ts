/** Geometry of plots, in SVG units. No markup, so that it can be tested alone. */
import type { CurvePlot, Measured, RowsPlot } from '../../book/study-report.ts';

/** Width of every plot, scaled by the page. */
export const WIDTH = 340;

export interface Tick {
  readonly at: number;
  readonly words: string;
}

/** Tick distance in a range: 1, 2 or 5 times a power of ten, giving about four ticks. */
export function stepOf(from: number, to: number): number {
  const rough = (to - from) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const [step = 10] = [1, 2, 5, 10].filter((each) => each * power >= rough - 1e-9);
  return step * power;
}

/** An axis that begins and ends at ticks and covers the range and all values. */
export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

export function axisFor(
  range: { readonly from: number; readonly to: number },
  values: readonly number[],
): Axis {
  const least = Math.min(range.from, ...values);
  const most = Math.max(range.to, ...values);
  const step = stepOf(least, most);
  const from = Math.floor(least / step + 1e-9);
  const to = Math.ceil(most / step - 1e-9);
  const ticks = Array.from({ length: to - from + 1 }, (_, index) =>
    Number(((from + index) * step).toPrecision(12)),
  );
  return { from: from * step, to: to * step, ticks };
}

const all = ({ at, from, to }: Measured): readonly number[] => [at, from, to];

const rounded = (value: number): number => Math.round(value * 100) / 100;

const along =
  ({ from, to }: Axis, begin: number, end: number) =>
  (value: number): number =>
    rounded(begin + ((value - from) / (to - from)) * (end - begin));

/** Space at the sides, above a line, and below, for labels. */
const SIDE = 14;
const ROW = 34;
const FOOT = 36;
const LOW = 22;

export interface RowsDrawn {
  readonly height: number;
  /** y of the axis. */
  readonly foot: number;
  readonly ticks: readonly Tick[];
  /** x of the reference line; null if there is none. */
  readonly line: number | null;
  readonly rows: readonly {
    readonly name: string;
    readonly y: number;
    readonly at: number;
    readonly bar: readonly [number, number];
    readonly reach: readonly [number, number] | null;
  }[];
}

export function rowsDrawn(plot: RowsPlot, words: (value: number) => string): RowsDrawn {
  const values = plot.rows.flatMap((row) => [
    ...all(row),
    ...(row.reach ? [row.reach.from, row.reach.to] : []),
  ]);
  const axis = axisFor(plot.range, values);
  const x = along(axis, SIDE, WIDTH - SIDE);
  const foot = plot.rows.length * ROW + 8;
  return {
    height: foot + FOOT,
    foot,
    ticks: axis.ticks.map((value) => ({ at: x(value), words: words(value) })),
    line: plot.line === undefined ? null : x(plot.line.at),
    rows: plot.rows.map((row, index) => ({
      name: row.name,
      y: index * ROW + LOW + 4,
      at: x(row.at),
      bar: [x(row.from), x(row.to)],
      reach: row.reach === undefined ? null : [x(row.reach.from), x(row.reach.to)],
    })),
  };
}

/** Height of a curve's plot, and space beside it for labels. */
const HEIGHT = 210;
const LEFT = 40;
const TOP = 12;

export interface CurveDrawn {
  readonly height: number;
  readonly foot: number;
  readonly left: number;
  readonly up: readonly Tick[];
  readonly across: readonly Tick[];
  readonly line: number | null;
  readonly points: readonly {
    readonly x: number;
    readonly y: number;
    readonly bar: readonly [number, number];
    readonly name: string;
  }[];
}

export function curveDrawn(plot: CurvePlot, words: (value: number) => string): CurveDrawn {
  const axis = axisFor(plot.range, plot.points.flatMap(all));
  const foot = HEIGHT - FOOT;
  const y = along(axis, foot, TOP);
  const doublings = plot.points.map(({ across }) => Math.log2(across));
  const x = along(
    { from: Math.min(...doublings), to: Math.max(...doublings), ticks: [] },
    LEFT + SIDE,
    WIDTH - SIDE - 6,
  );
  return {
    height: HEIGHT,
    foot,
    left: LEFT,
    up: axis.ticks.map((value) => ({ at: y(value), words: words(value) })),
    across: plot.points.map(({ across }) => ({ at: x(Math.log2(across)), words: String(across) })),
    line: plot.line === undefined ? null : y(plot.line.at),
    points: plot.points.map((point) => ({
      x: x(Math.log2(point.across)),
      y: y(point.at),
      bar: [y(point.from), y(point.to)],
      name: point.name,
    })),
  };
}
