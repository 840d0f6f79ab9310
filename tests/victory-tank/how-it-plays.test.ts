import { expect, it } from 'vitest';
import { HOW_IT_PLAYS } from '../../content/victory-tank/how-it-plays.ts';
import { victoryTankDesign } from '../../src/games/victory-tank/bot/study-parameters.ts';
import { victoryTank } from '../../src/games/victory-tank/rules/judge.ts';

it('every ruling that can be switched is among the readings, and every layout among the layouts', () => {
  const plots = HOW_IT_PLAYS.parts.flatMap(({ plots: of }) => of);
  const rows = (of: string) =>
    plots.flatMap((plot) => (plot.kind === 'rows' && plot.of === of ? [plot.rows] : []));
  const layouts = victoryTankDesign.figures.find(({ id }) => id === 'start.layout')?.most;
  for (const shown of rows('reading')) expect(shown).toHaveLength(1 + victoryTank.options.length);
  for (const shown of rows('layout')) expect(shown).toHaveLength(layouts ?? 0);
});
