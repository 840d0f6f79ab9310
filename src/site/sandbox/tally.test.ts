import { describe, expect, it } from 'vitest';
import { countIn, strokesOf } from './tally.tsx';

describe('a tally', () => {
  it.each([
    ['5', 5],
    ['7 soldiers', 7],
    ['12 battlefield cards', 12],
  ])('is made of “%s”', (says, count) => expect(countIn(says)).toBe(count));

  it.each(['0', 'none', '1, 1, 2', '16 cards', 'Red', 'red attacks s2: 1 from s3', '2 of 5'])(
    'is not made of “%s”',
    (says) => expect(countIn(says)).toBeNull(),
  );

  it('has a stroke for each, and the fifth goes across the four before it', () => {
    const strokes = strokesOf(7).split('M').slice(1);
    expect(strokes).toHaveLength(7);
    expect(strokes.map((stroke) => stroke.includes('L'))).toEqual([
      ...[false, false, false, false, true],
      ...[false, false],
    ]);
  });
});
