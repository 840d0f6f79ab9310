import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { HOW_IT_PLAYS } from '../../content/victory-tank/how-it-plays.ts';
import { victoryTankDesign } from '../../src/games/victory-tank/design.ts';
import { victoryTank } from '../../src/games/victory-tank/game.ts';
import type { Findings } from '../../src/referee/study/findings.ts';
import { casesOf, commandOf } from '../../src/referee/study/plan.ts';

type Kept = Findings & { readonly command: string };

const kept = (name: string): readonly Kept[] =>
  [
    JSON.parse(
      readFileSync(new URL(`../../content/victory-tank/studies/${name}.json`, import.meta.url), 'utf8'),
    ) as Kept | readonly Kept[],
  ].flat();

it.each(['layout', 'threes', 'options', 'decided'])(
  'the study of %s is of the rules in force, whole, and names its command',
  (name) => {
    expect(kept(name)).not.toHaveLength(0);
    for (const { plan, games, cases, command } of kept(name)) {
      expect([plan.game, plan.rules]).toEqual([victoryTank.id, victoryTank.rules]);
      expect(games).toBe(plan.games);
      expect(cases.map(({ figures }) => figures)).toEqual(casesOf(plan));
      expect(command).toBe(commandOf(plan));
    }
  },
);

it('every ruling that can be switched is among the readings, and every layout among the layouts', () => {
  const plots = HOW_IT_PLAYS.parts.flatMap(({ plots: of }) => of);
  const rows = (of: string) =>
    plots.flatMap((plot) => (plot.kind === 'rows' && plot.of === of ? [plot.rows] : []));
  const layouts = victoryTankDesign.figures.find(({ id }) => id === 'start.layout')?.most;
  for (const shown of rows('reading')) expect(shown).toHaveLength(1 + victoryTank.options.length);
  for (const shown of rows('layout')) expect(shown).toHaveLength(layouts ?? 0);
  const names = plots.flatMap((plot) => (plot.kind === 'rows' ? plot.rows.map(({ name }) => name) : []));
  expect(names.filter((name) => name === '')).toEqual([]);
});

it('what is shown lies on its bar', () => {
  for (const plot of HOW_IT_PLAYS.parts.flatMap(({ plots }) => plots)) {
    const all = plot.kind === 'rows' ? plot.rows : plot.points;
    expect(all).not.toHaveLength(0);
    for (const { at, from, to } of all) {
      expect(at).toBeGreaterThanOrEqual(from);
      expect(at).toBeLessThanOrEqual(to);
    }
  }
});
