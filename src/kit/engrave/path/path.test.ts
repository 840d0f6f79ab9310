import { dataOf } from './outline-data.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, chain, growth, lean, move, scale, turn } from './matrix.ts';
import { readPath } from './path-data.ts';
import { movedData, movedShapes } from './transform.ts';
import { written } from './outline.ts';
import { draw, moved, type Path } from './path.ts';
import { circle, polygon, rectangle, smooth, star } from './shapes.ts';

const coordinate = fc.double({ min: -90, max: 90, noNaN: true });

/** Where a path's ends and handles are, flat. */
const numbersOf = (path: Path): number[] => path.flatMap(({ points }) => points.flat());

test('a pen writes short relative path data', () => {
  const pennant = draw().at(0, 0).to(6, 1.5).to(4.5, 3).to(6, 4.5).to(0, 6).close();
  expect(dataOf(written(pennant.path))).toBe('M0 0l6 1.5-1.5 1.5 1.5 1.5-6 1.5z');
});

test('an outline draws the same from its numbers and from its path data', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 40 }), (points) => {
      const outline = written(smooth(points), polygon(points));
      const numbers = numbersOf(readPath(outline));
      const text = numbersOf(readPath(dataOf(outline)));
      expect(text.length).toBe(numbers.length);
      text.forEach((value, index) => expect(value).toBeCloseTo(numbers[index] ?? Infinity, 6));
    }),
  );
});

test('numbers run together only where they can be told apart', () => {
  expect(dataOf(written(draw().at(0.5, 0.25).bend(1, 0.5, 2.25, 0.75).bend(3, 1, 4, 4).path))).toBe(
    'M.5.25q.5.25 1.75.5.75.25 1.75 3.25',
  );
});

test('a curve that goes on smoothly is written without its first control', () => {
  const wave = draw().at(0, 0).curve(0, 1, 1, 2, 2, 2).curve(3, 2, 4, 1, 4, 0).curve(4, 1, 3, 2, 2, 2);
  expect(dataOf(written(wave.path))).toBe('M0 0c0 1 1 2 2 2s2-1 2-2c0 1-1 2-2 2');
});

test('level and upright lines are written by their length', () => {
  expect(dataOf(written(draw().at(1, 1).to(3, 1).to(3, 0.5).to(2, 0).path))).toBe('M1 1h2v-.5l-1-.5');
});

test('outlines of several paths may be joined', () => {
  const [one, other] = [draw().at(0, 0).to(1, 2), draw().at(5, 5).to(6, 7)];
  expect(readPath(written(one.path, other.path))).toEqual([...one.path, ...other.path]);
});

test('a bend that goes on smoothly is written by its end alone', () => {
  const wave = draw().at(0, 0).bend(1, -1, 2, 0).bend(3, 1, 4, 0).bend(5, -1, 6, 0).bend(6.5, -0.5, 7, 3);
  expect(dataOf(written(wave.path))).toBe('M0 0q1-1 2 0t2 0 2 0q.5-.5 1 3');
});

test('after a path is closed the next one begins where it says', () => {
  const path = draw()
    .add(rectangle(1, 1, 2, 2))
    .at(5, 5)
    .to(6, 6).path;
  expect(dataOf(written(path))).toBe('M1 1h2v2h-2zm4 4 1 1');
});

test('what is written reads back the same to 0.015 mm, however long the path', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 60 }), (points) => {
      const path = smooth(points);
      const back = numbersOf(readPath(written(path)));
      const differences = numbersOf(path).map((value, index) => Math.abs(value - (back[index] ?? Infinity)));
      expect(Math.max(...differences)).toBeLessThan(0.0152);
    }),
  );
});

test('all of SVG’s path commands are read', () => {
  expect(dataOf(written(readPath('m1 1h2v2H1zM4 4c1 0 1 1 2 1s1 1 2 1q1 0 1 1t1 1L0 0')))).toBe(
    'M1 1h2v2h-2zm3 3c1 0 1 1 2 1s1 1 2 1q1 0 1 1t1 1l-10-8',
  );
});

test('an arc becomes curves that stay on its circle, flags run together or not', () => {
  for (const d of ['M10 0A10 10 0 0 1 -10 0', 'M10 0A10 10 0 01-10 0']) {
    const [, first, second] = readPath(d);
    const ends = [first, second].map((segment) => segment?.points.at(-1) ?? [NaN, NaN]);
    for (const [x, y] of ends) expect(Math.hypot(x, y)).toBeCloseTo(10, 6);
    expect(ends[1]?.[0]).toBeCloseTo(-10, 6);
  }
});

test('transforms apply in the order in which they are named', () => {
  const [x, y] = apply(chain(scale(2), turn(90), move(10, 0)), [1, 0]);
  expect(x).toBeCloseTo(10);
  expect(y).toBeCloseTo(2);
  expect(apply(lean(0.5), [0, -4])).toEqual([2, -4]);
  expect(growth(chain(turn(30), scale(-3, 3)))).toBeCloseTo(3);
});

test('moving data and shapes moves every point, and strokes grow with them', () => {
  expect(dataOf(movedData('M0 0h10', chain(turn(90), move(5, 5))))).toBe('M5 5v10');
  const [shape] = movedShapes(
    [{ d: 'M0 0h1', stroke: { colour: '#000000', width: 0.2, dash: [1, 2] } }],
    scale(3),
  );
  expect(shape?.stroke?.width).toBeCloseTo(0.6);
  expect(shape?.stroke?.dash).toEqual([3, 6]);
});

test('closed forms close', () => {
  const square: Path = polygon([
    [0, 0],
    [1, 0],
    [1, 1],
  ]);
  for (const path of [square, circle(3, 3, 1), star(0, 0, 5, 2, 1), rectangle(0, 0, 4, 3, 1)]) {
    expect(path.at(-1)?.to).toBe('close');
  }
  expect(moved(square, move(1, 1)).at(-1)?.to).toBe('close');
});
