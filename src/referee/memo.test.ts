import { describe, expect, it } from 'vitest';
import { memo } from './memo.ts';

describe('what follows from a position', () => {
  it('is worked out once for each position, and for each that looks at it', () => {
    let worked = 0;
    const seen = memo((position: { readonly stones: number }, viewer: number | null) => {
      worked++;
      return { stones: position.stones, viewer };
    });
    const [one, other] = [{ stones: 3 }, { stones: 3 }];
    expect(seen(one, 0)).toBe(seen(one, 0));
    expect(seen(one, null)).toEqual({ stones: 3, viewer: null });
    expect(seen(one, 0)).toEqual({ stones: 3, viewer: 0 });
    expect(seen(other, 0)).not.toBe(seen(one, 0));
    expect(worked).toBe(3);
  });

  it('is right for positions that are plain values, too', () => {
    const double = memo((position: number) => 2 * position);
    expect([double(2), double(3)]).toEqual([4, 6]);
  });
});
