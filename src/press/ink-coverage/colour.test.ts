import { expect, test } from 'vitest';
import { inkOfColour } from './colour.ts';

test('bare paper takes no ink', () => {
  expect(inkOfColour('#ffffff')).toBe(0);
});

test('black is one ink, not three', () => {
  expect(inkOfColour('#000000')).toBe(1);
});

test('red is magenta and yellow', () => {
  expect(inkOfColour('#ff0000')).toBe(2);
});

test('grey is black thinned', () => {
  expect(inkOfColour('#808080')).toBeCloseTo(127 / 255);
});

test('a tint is its ink thinned', () => {
  expect(inkOfColour('#ffff80')).toBeCloseTo(127 / 255);
});
