import { expect, it } from 'vitest';
import { cropped } from './crop.ts';

const FRAME = { x: 0, y: 0, width: 10, height: 10 } as const;

it('leaves what lies inside as it is, and nothing of what lies outside', () => {
  const inside = [
    [1, 1],
    [5, 1],
    [3, 6],
  ] as const;
  expect(cropped(inside, FRAME)).toEqual(inside);
  expect(
    cropped(
      inside.map(([x, y]) => [x + 20, y] as const),
      FRAME,
    ),
  ).toEqual([]);
});

it('cuts a corner off', () => {
  const around = [
    [5, 5],
    [15, 5],
    [15, 15],
    [5, 15],
  ] as const;
  const left = cropped(around, FRAME).map(String);
  expect(new Set(left)).toEqual(new Set(['5,5', '10,5', '10,10', '5,10']));
});
