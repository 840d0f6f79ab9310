import { expect, test } from 'vitest';
import { inkOf } from './ink.ts';

const field = (...colours: readonly (readonly [number, number, number])[]) => ({
  width: colours.length,
  height: 1,
  data: Uint8Array.from(colours.flat()),
});

test('bare paper takes no ink', () => {
  expect(inkOf(field([255, 255, 255])).total).toBe(0);
});

test('black is one ink, not three', () => {
  expect(inkOf(field([0, 0, 0]))).toEqual({ cyan: 0, magenta: 0, yellow: 0, black: 1, total: 1 });
});

test('red is magenta and yellow', () => {
  expect(inkOf(field([255, 0, 0]))).toEqual({ cyan: 0, magenta: 1, yellow: 1, black: 0, total: 2 });
});

test('a field half covered takes half the ink', () => {
  expect(inkOf(field([0, 0, 0], [255, 255, 255])).total).toBe(0.5);
});

test('grey is black thinned', () => {
  const { black, total } = inkOf(field([128, 128, 128]));
  expect(black).toBeCloseTo(127 / 255);
  expect(total).toBe(black);
});
