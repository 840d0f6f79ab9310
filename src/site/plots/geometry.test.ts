import { describe, expect, it } from 'vitest';
import type { CurvePlot, RowsPlot } from '../../book/study-report.ts';
import { axisFor, curveDrawn, rowsDrawn, WIDTH } from './geometry.ts';

const PLOT: Omit<RowsPlot, 'kind' | 'of' | 'rows'> = {
  title: 'Won',
  axis: 'games won',
  unit: 'share',
  range: { from: 0.4, to: 0.6 },
  line: { at: 0.5, name: 'even' },
  shows: { point: 'share', bar: 'where it lies' },
};

const words = String;

describe('the axis of a plot', () => {
  it('has few round marks, and room for all that is shown', () => {
    expect(axisFor({ from: 0.4, to: 0.6 }, [0.5]).ticks).toEqual([0.4, 0.45, 0.5, 0.55, 0.6]);
    expect(axisFor({ from: 0, to: 20 }, [3, 31])).toEqual({ from: 0, to: 40, ticks: [0, 10, 20, 30, 40] });
    expect(axisFor({ from: 0, to: 1 }, []).ticks).toEqual([0, 0.5, 1]);
  });
});

it('a plot of lines has each point on its bar, one line beneath the other, and the even line in the middle', () => {
  const plot: RowsPlot = {
    ...PLOT,
    kind: 'rows',
    of: 'case',
    rows: [
      { name: 'one', at: 0.45, from: 0.42, to: 0.5 },
      { name: 'two', at: 0.55, from: 0.5, to: 0.58, reach: { from: 0.4, to: 0.6 } },
    ],
  };
  const { rows, line, foot, height } = rowsDrawn(plot, words);
  expect(line).toBe(WIDTH / 2);
  for (const { at, bar, y } of rows) {
    expect(at).toBeGreaterThan(bar[0]);
    expect(at).toBeLessThan(bar[1]);
    expect(y).toBeLessThan(foot);
  }
  expect(rows[1]?.y).toBeGreaterThan(rows[0]?.y ?? Infinity);
  expect(rows[1]?.reach?.[0]).toBeLessThan(rows[1]?.bar[0] ?? 0);
  expect(foot).toBeLessThan(height);
});

it('a curve goes to the right as far for each doubling, and up with what was measured', () => {
  const point = (across: number, at: number) => ({ across, at, from: at - 0.05, to: at + 0.05, name: '' });
  const plot: CurvePlot = {
    ...PLOT,
    kind: 'curve',
    across: 'samples',
    points: [point(2, 0.45), point(4, 0.5), point(8, 0.55)],
  };
  const [first, second, third] = curveDrawn(plot, words).points;
  const right = (second?.x ?? 0) - (first?.x ?? 0);
  expect(right).toBeGreaterThan(0);
  expect((third?.x ?? 0) - (second?.x ?? 0)).toBeCloseTo(right);
  // Higher in the picture is a smaller number.
  expect(third?.y).toBeLessThan(second?.y ?? 0);
});
