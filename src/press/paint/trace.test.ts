import { expect, test } from 'vitest';
import { shareApart, svgPixels } from '../../../tests/raster.ts';
import { tracePath } from './trace.ts';

/** What a pen draws, written as a path again. */
function cubicPath(d: string): string {
  let path = '';
  tracePath(d, {
    moveTo: (...at) => (path += `M${at.join(' ')}`),
    lineTo: (...at) => (path += `L${at.join(' ')}`),
    curveTo: (...at) => (path += `C${at.join(' ')}`),
    close: () => (path += 'Z'),
  });
  return path;
}

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

test('a slip in a path is named with its place', () => {
  expect(() => cubicPath('M0 0Q5 5 10')).toThrow('path data cannot be read at character 11: ""');
  expect(() => cubicPath('M0 0T5 5 x3')).toThrow('cannot be read at character 9: "x3"');
  expect(() => cubicPath('5 5T6 6')).toThrow('cannot be read at character 0: "5 5T6 6"');
});
