import { describe, expect, it } from 'vitest';
import { memoized } from './memoize.ts';

describe('a function that remembers', () => {
  it('draws once for the same arguments, and again for others', () => {
    const drawn: string[] = [];
    const front = memoized((card: { id: string; value: number }, edition: string) => {
      drawn.push(`${card.id} ${card.value} ${edition}`);
      return { card };
    });
    const first = front({ id: 'hop', value: 1 }, 'colour');
    expect(front({ id: 'hop', value: 1 }, 'colour')).toBe(first);
    expect(front({ id: 'hop', value: 2 }, 'colour')).not.toBe(first);
    front({ id: 'hop', value: 1 }, 'low-ink');
    expect(drawn).toEqual(['hop 1 colour', 'hop 2 colour', 'hop 1 low-ink']);
  });

  it('remembers that there was nothing to draw', () => {
    let asked = 0;
    const nothing = memoized((): undefined => {
      asked += 1;
      return undefined;
    });
    nothing();
    nothing();
    expect(asked).toBe(1);
  });

  it('keeps nothing after a fault', () => {
    let faults = 1;
    const moody = memoized(() => {
      if (faults-- > 0) throw new Error('not today');
      return 'drawn';
    });
    expect(moody).toThrow('not today');
    expect(moody()).toBe('drawn');
  });
});
