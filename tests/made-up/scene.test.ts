import { expect, test } from 'vitest';
import { chanceOf } from '../../src/referee/chance.ts';
import { playout } from '../../src/referee/playout.ts';
import { steppingStones } from './src/games/stepping-stones/game.ts';
import { steppingStonesScenery } from './src/games/stepping-stones/scene.ts';

const { scene, choices, tries } = steppingStonesScenery;

test('the table of Stepping Stones shows a frog its own hand alone, and every move that it has', () => {
  const first = steppingStones.setUp([], chanceOf('pond'));
  if (!first.ok) throw new Error(first.faults.join());
  playout(steppingStones, first.value, 'pond', steppingStones.bound, ({ before }) => {
    for (const viewer of [0, 1]) {
      const dealt = steppingStones.resample(steppingStones.observe(before, viewer), 'otherwise');
      expect(scene(dealt, viewer)).toEqual(scene(before, viewer));
    }
    const ways = tries(before).map(({ path }) => path[0].id);
    expect(choices(before).map(({ move }) => move)).toEqual(steppingStones.moves(before));
    for (const { path } of choices(before)) expect(ways).toContain(path[0].id);
  });
});
