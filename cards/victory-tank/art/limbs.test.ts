import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARMIES } from '../box.ts';
import { figureParts, standing } from './figure.ts';
import { armTo, wristOf } from './limbs.ts';
import { POSES } from './poses.ts';

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

describe('a figure', () => {
  it.each(ARMIES)('of the %s army is about a hundred units high when it stands', (army) => {
    const parts = figureParts(POSES.stride, army);
    const top = Math.min(...parts.flatMap(({ outline }) => outline.map(([, y]) => y)));
    expect(standing(parts) - top).toBeGreaterThan(88);
    expect(standing(parts) - top).toBeLessThan(112);
  });

  it('is told apart by its helmet: only gray has a spike', () => {
    const tip = (army: (typeof ARMIES)[number]): number => {
      const head = figureParts(POSES.stride, army).flatMap(({ outline }) => outline);
      return Math.min(...head.map(([, y]) => y));
    };
    expect(tip('gray')).toBeLessThan(tip('red') - 4);
  });
});
