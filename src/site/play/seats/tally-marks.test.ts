import { describe, expect, it } from 'vitest';
import { strokesOf } from './tally-marks.tsx';

describe('a tally', () => {
  it('has a stroke for each, and the fifth goes across the four before it', () => {
    const strokes = strokesOf(7).split('M').slice(1);
    expect(strokes).toHaveLength(7);
    expect(strokes.map((stroke) => stroke.includes('L'))).toEqual([
      false,
      false,
      false,
      false,
      true,
      false,
      false,
    ]);
  });
});
