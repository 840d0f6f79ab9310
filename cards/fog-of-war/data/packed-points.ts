/**
 * Points of the map in as few letters as can be, for the page that loads them: tenths of a millimetre, each relative to the
 * one before. A number is written in digits to base 32, the lowest first; all but its last digit have 32 added, and an
 * odd number is a negative one.
 */
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BASE = 32;

function packed(number: number): string {
  let left = number < 0 ? -2 * number - 1 : 2 * number;
  let letters = '';
  for (; left >= BASE; left = Math.floor(left / BASE)) letters += DIGITS.charAt(BASE + (left % BASE));
  return letters + DIGITS.charAt(left);
}

/** Points in whole tenths of a millimetre, as letters. */
export const packPoints = (points: readonly Point[]): string =>
  points
    .map(([x, y], at) => {
      const [fromX, fromY] = points[at - 1] ?? [0, 0];
      return packed(x - fromX) + packed(y - fromY);
    })
    .join('');

function numbersOf(letters: string): number[] {
  const numbers: number[] = [];
  let [value, worth] = [0, 1];
  for (const letter of letters) {
    const digit = DIGITS.indexOf(letter);
    value += (digit % BASE) * worth;
    worth *= BASE;
    if (digit >= BASE) continue;
    numbers.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2);
    [value, worth] = [0, 1];
  }
  return numbers;
}

/** The points again, in mm. */
export function unpackPoints(letters: string): readonly Point[] {
  const numbers = numbersOf(letters);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    x += numbers[at] ?? 0;
    y += numbers[at + 1] ?? 0;
    points.push([x / 10, y / 10]);
  }
  return points;
}
