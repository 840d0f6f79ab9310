import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareApart, svgPixels } from '../../../../tests/raster.ts';
import type { Pen } from './bends.ts';
import { tracePath } from './trace.ts';

/** Traces a path and writes it as path data again. */
function cubicPath(d: string, slip = 0.02): string {
  let path = '';
  const pen: Pen = {
    moveTo: (...at) => (path += `M${at.join(' ')}`),
    lineTo: (...at) => (path += `L${at.join(' ')}`),
    curveTo: (...at) => (path += `C${at.join(' ')}`),
    close: () => (path += 'Z'),
  };
  tracePath(d, pen, slip);
  return path;
}

const curvesIn = (path: string): number => path.split('C').length - 1;

const shown = (d: string) =>
  svgPixels(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 40 40"><path d="${d}"/></svg>`,
  );

test.each([
  ['quadratic curves', 'M5 20Q20 0 35 20Q20 40 5 20Z'],
  ['smooth quadratic curves', 'M4 20q4-16 8 0t8 0t8 0V36H4z'],
  ['a smooth curve after one of another kind', 'M4 20c4-16 8 16 12 0t8 0T36 20V36H4z'],
  ['arcs, the long and the short way', 'M20 8A9 14 30 1 1 8 20A9 14 30 0 0 20 8'],
  ['arcs with their flags run together', 'M30 20a10 10 0 11-20 0a10 10 0 0120 0'],
  ['arcs too small for their chord', 'M5 20A2 2 0 0 1 35 20Z'],
  ['arcs without a radius', 'M5 5A0 3 0 0 1 35 5L35 35z'],
  ['subpaths that begin where the last one closed', 'M5 5h10v10zl0 25q5 5 10-5z'],
  ['numbers in every notation', 'M.5e1+5Q2e1-5,35 5T35,3.5E1L5 35'],
])('%s keep their shape', async (_name, d) => {
  expect(cubicPath(d)).toMatch(/^[MLCZ\d.e\s-]*$/);
  expect(shareApart(await shown(cubicPath(d)), await shown(d))).toBeLessThan(0.001);
});

test('an engraved line is drawn by half as many curves as it is written with', () => {
  const line = 'M2 20q3-1 6-1t6 .5t6 .8t6 .2';
  expect(curvesIn(cubicPath(line))).toBe(2);
  expect(curvesIn(cubicPath(line, 0))).toBe(4);
});

test('bends that one curve cannot show stay two', () => {
  expect(curvesIn(cubicPath('M4 20q4-16 8 0t8 0'))).toBe(2);
  expect(curvesIn(cubicPath('M4 20q4-2 8-2q4 0 8 2'))).toBe(2);
});

/** The point of a cubic curve from (x0, y0) at parameter `t`. */
function along([x0, y0]: readonly number[], curve: readonly number[], t: number): readonly [number, number] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = curve;
  const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  return [a * (x0 ?? 0) + b * x1 + c * x2 + d * x3, a * (y0 ?? 0) + b * y1 + c * y2 + d * y3];
}

test('two bends drawn as one are nowhere off by more than the slip', () => {
  const coordinate = fc.integer({ min: -80, max: 80 }).map((value) => value / 10);
  const point = fc.tuple(coordinate, coordinate);
  fc.assert(
    fc.property(point, point, point, fc.double({ min: 0, max: 1, noNaN: true }), (b, joint, end, share) => {
      const slip = 0.3;
      const d = `M0 0Q${b.join(' ')} ${joint.join(' ')}T${end.join(' ')}`;
      const curves = (text: string) =>
        text
          .split('C')
          .slice(1)
          .map((each) => each.split(' ').map(Number));
      const [apart, joined] = [curves(cubicPath(d, 0)), curves(cubicPath(d, slip))];
      if (joined.length === apart.length) return;
      const [first = [], second = []] = apart;
      const [one = []] = joined;
      const half = share < 0.5;
      const [x, y] = half ? along([0, 0], first, 2 * share) : along(joint, second, 2 * share - 1);
      const [atX, atY] = along([0, 0], one, share);
      expect(Math.hypot(x - atX, y - atY)).toBeLessThanOrEqual(slip + 1e-9);
    }),
  );
});

test('a slip in a path is named with its place', () => {
  expect(() => cubicPath('M0 0Q5 5 10')).toThrow('path data cannot be read at character 11: ""');
  expect(() => cubicPath('M0 0T5 5 x3')).toThrow('cannot be read at character 9: "x3"');
  expect(() => cubicPath('5 5T6 6')).toThrow('cannot be read at character 0: "5 5T6 6"');
});
