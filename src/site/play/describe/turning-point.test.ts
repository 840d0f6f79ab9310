import { expect, it } from 'vitest';
import { turningPoint } from './turning-point.ts';

const course = (...lines: readonly (readonly number[])[]) => ({ lines, least: 0, most: 10 });

it('is the move after which the winner led for good', () => {
  expect(turningPoint(course([0, 1, 1, 6, 6], [0, 0, 2, 2, 5]), 0)).toBe(3);
  expect(turningPoint(course([0, 3], [0, 0]), 0)).toBe(1);
});

it('is nowhere where scores were equal at the end, and where nobody else ever was level', () => {
  expect(turningPoint(course([0, 2, 2], [0, 0, 2]), 0)).toBeNull();
  expect(turningPoint(course([1, 2], [0, 0]), 0)).toBeNull();
});

it('counts every other player', () => {
  expect(turningPoint(course([0, 2, 3, 4], [0, 1, 1, 1], [0, 0, 3, 3]), 0)).toBe(3);
});
