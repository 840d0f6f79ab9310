import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { armTo, wristOf } from './limbs.ts';

describe('an arm of the lay figure', () => {
  it('puts its hand on whatever it can reach', () => {
    const angle = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true });
    const distance = fc.double({ min: 4, max: 31, noNaN: true });
    fc.assert(
      fc.property(angle, distance, (turn, far) => {
        const target = [Math.cos(turn) * far, Math.sin(turn) * far] as const;
        const [x, y] = wristOf([0, 0], armTo([0, 0], target));
        expect(Math.hypot(x - target[0], y - target[1])).toBeLessThan(0.01);
      }),
    );
  });

  it('stretches toward what is out of reach', () => {
    const [x, y] = wristOf([0, 0], armTo([0, 0], [100, 0]));
    expect(x).toBeGreaterThan(31);
    expect(Math.abs(y)).toBeLessThan(4);
  });
});
