import { describe, expect, it } from 'vitest';
import { ARMIES } from '../box/battlefield.ts';
import { figureParts, standing } from '../../../src/kit/engrave/figure.ts';
import { EQUIPMENT } from './equipment.ts';
import { POSES } from './poses.ts';

describe('a figure', () => {
  it.each(ARMIES)('of the %s army is about a hundred units high when it stands', (army) => {
    const parts = figureParts(POSES.stride, EQUIPMENT[army]);
    const top = Math.min(...parts.flatMap(({ outline }) => outline.map(([, y]) => y)));
    expect(standing(parts) - top).toBeGreaterThan(88);
    expect(standing(parts) - top).toBeLessThan(112);
  });

  it('is told apart by its helmet: only gray has a spike', () => {
    const tip = (army: (typeof ARMIES)[number]): number => {
      const head = figureParts(POSES.stride, EQUIPMENT[army]).flatMap(({ outline }) => outline);
      return Math.min(...head.map(([, y]) => y));
    };
    expect(tip('gray')).toBeLessThan(tip('red') - 4);
  });
});
