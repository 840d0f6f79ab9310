/** Battles show both totals, line by line, and the result. */
import { expect, it } from 'vitest';
import { chanceOf } from '../../../referee/chance/random.ts';
import { playout } from '../../../referee/playout.ts';
import type { Reveal } from '../../../referee/table/scene.ts';
import { fogOfWar } from '../rules/judge.ts';
import { promptsOf } from './prompts.ts';
import type { FogSaid } from '../messages.ts';
import { battleTotals } from './battle-totals.ts';

/** All battles of some random games, each with the prompt before it. */
function battles(): readonly { readonly shown: Reveal<FogSaid>; readonly asked: FogSaid | undefined }[] {
  return ['one', 'two', 'three', 'four', 'five', 'six'].flatMap((seed) => {
    const begun = fogOfWar.setUp([], chanceOf(seed));
    if (!begun.ok) throw new Error(begun.faults.join());
    const found: { shown: Reveal<FogSaid>; asked: FogSaid | undefined }[] = [];
    playout(fogOfWar, begun.value, seed, fogOfWar.bound, ({ before, move, after }) => {
      const shown = battleTotals(before, move, after);
      if (shown !== null) found.push({ shown, asked: promptsOf(before).asks?.says });
    });
    return found;
  });
}

const fought = battles();

it('builds each strength of blocks that add up to it', () => {
  expect(fought.length).toBeGreaterThan(20);
  for (const { shown } of fought)
    for (const { total, blocks } of shown.weighed?.sides ?? [])
      expect(blocks.reduce((sum, { points }) => sum + points, 0)).toBe(total);
});

it('names a winner but in a quagmire, where neither side has won', () => {
  const resultOf = (shown: Reveal<FogSaid>) => (shown.says.says === 'fought' ? shown.says.result : '');
  for (const { shown } of fought)
    expect([resultOf(shown), shown.weighed?.sides.filter(({ wins }) => wins).length]).toEqual([
      resultOf(shown),
      resultOf(shown) === 'quagmire' ? 0 : 1,
    ]);
  expect(new Set(fought.map(({ shown }) => resultOf(shown))).size).toBeGreaterThan(2);
});

it('says before the advantage is spent what the battle stands at', () => {
  for (const { asked } of fought) expect(asked?.says).toBe('toSpend');
});
