import { expect, it } from 'vitest';
import { chanceBy, changesBetween, type Evaluation } from './evaluation.ts';

interface Front {
  readonly tanks: readonly [number, number];
  readonly hills: readonly [number, number];
}

const front: Evaluation<Front, 'tanks' | 'hills'> = {
  features: ['tanks', 'hills'],
  figures: ({ tanks, hills }, seat) =>
    [tanks, hills].map(([one, other]) => (seat === 0 ? one - other : other - one)),
  weights: { tanks: 0.5, hills: 1 },
};

const even: Front = { tanks: [4, 4], hills: [1, 1] };
const ahead: Front = { tanks: [4, 2], hills: [1, 2] };

it('a position is worth as much to one side as it lacks for the other', () => {
  expect(chanceBy(front, even, 0)).toBe(0.5);
  expect(chanceBy(front, ahead, 0)).toBeCloseTo(0.5);
  expect(chanceBy(front, { ...ahead, hills: [1, 1] }, 0)).toBeGreaterThan(0.7);
  for (const position of [even, ahead])
    expect(chanceBy(front, position, 0) + chanceBy(front, position, 1)).toBeCloseTo(1);
});

it('what changed most between two positions is named first, and the parts are the whole change', () => {
  const changes = changesBetween(front, even, { tanks: [4, 3], hills: [3, 1] }, 0);
  expect(changes.map(({ feature, figure }) => [feature, figure])).toEqual([
    ['hills', 2],
    ['tanks', 1],
  ]);
  const whole = changes.reduce((sum, { chance }) => sum + chance, 0);
  expect(whole).toBeCloseTo(chanceBy(front, { tanks: [4, 3], hills: [3, 1] }, 0) - 0.5);
  expect(changesBetween(front, even, even, 1).every(({ chance }) => chance === 0)).toBe(true);
});
