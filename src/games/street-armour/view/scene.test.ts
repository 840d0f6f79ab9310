import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../referee/chance/random.ts';
import { playout } from '../../../referee/playout.ts';
import { streetArmour } from '../rules/judge.ts';
import type { Armour } from '../rules/position.ts';
import { scene } from './scene.ts';

const empty = (): Armour => {
  const first = streetArmour.setUp([], chanceOf('scene'));
  if (!first.ok) throw new Error('no table');
  return first.value;
};

/** The points that a side has left, as a viewer sees them; undefined if not shown. */
const pointsOf = (position: Armour, side: 'west' | 'east', viewer: 0 | 1 | null = null) =>
  scene(position, viewer).zones.find(({ id }) => id === `points-${side}`)?.count ?? undefined;

describe('points left', () => {
  it('never grow from the choice of a team to the end, and fall', () => {
    let falls = 0;
    for (const seed of ['three', 'four']) {
      const seen = { west: [] as number[], east: [] as number[] };
      playout(streetArmour, empty(), seed, null, ({ after }) => {
        for (const side of ['west', 'east'] as const) seen[side].push(pointsOf(after, side) ?? Infinity);
      });
      for (const points of [seen.west, seen.east]) {
        expect(points).toEqual(points.toSorted((one, other) => other - one));
        falls += new Set(points).size - 2;
      }
    }
    expect(falls).toBeGreaterThan(0);
  });

  it('tell nobody what the other side has chosen before both have', () => {
    const chosen: Armour = { ...empty(), stage: 'team', active: 1, teams: [[2, 1, 3], null] };
    expect([pointsOf(chosen, 'west', 0), pointsOf(chosen, 'west', 1)]).toEqual([39, undefined]);
    expect(pointsOf(chosen, 'east', 0)).toBeUndefined();
  });
});
