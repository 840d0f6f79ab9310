import { GOAL, INDUSTRY, START } from '../../../../cards/fog-of-war/data/components.ts';
import type { Design } from '../../../referee/study-figures.ts';
import { failed, ok } from '../../../result.ts';
import { fogOfWar } from '../rules/judge.ts';
import type { Move } from '../rules/moves.ts';
import type { OptionId } from '../rules/options.ts';
import { outcome } from '../rules/outcome.ts';
import type { War } from '../rules/position.ts';
import { forceOf } from '../rules/card-counts.ts';

/** Parameters that a study may vary: the points needed to win, industry and tokens at the start. */
const FIGURES = {
  goal: 'goal',
  industry: ['axis.industry', 'allies.industry'],
  intel: ['axis.intel', 'allies.intel'],
} as const;

export const fogDesign: Design<War, Move, OptionId> = {
  figures: [
    { id: FIGURES.goal, least: 40, most: 100, usual: GOAL },
    // The value is an index into the industry track.
    {
      id: FIGURES.industry[0],
      least: 0,
      most: INDUSTRY.length - 1,
      usual: INDUSTRY.indexOf(START.axis.industry),
    },
    {
      id: FIGURES.industry[1],
      least: 0,
      most: INDUSTRY.length - 1,
      usual: INDUSTRY.indexOf(START.allies.industry),
    },
    { id: FIGURES.intel[0], least: 0, most: 10, usual: START.axis.intel },
    { id: FIGURES.intel[1], least: 0, most: 10, usual: START.allies.intel },
  ],
  setUp: (on, chance, figures) => {
    const first = fogOfWar.setUp(on, chance);
    if (!first.ok) return failed('The Fog of War cannot be set up');
    const { value } = first;
    const industry = (side: 0 | 1): number => {
      const place = figures[FIGURES.industry[side]];
      return place === undefined ? value.industry[side] : (INDUSTRY[place] ?? value.industry[side]);
    };
    const intel = (side: 0 | 1) => ({
      ...value.intel[side],
      ready: figures[FIGURES.intel[side]] ?? value.intel[side].ready,
    });
    return ok({
      ...value,
      goal: figures[FIGURES.goal] ?? value.goal,
      industry: [industry(0), industry(1)],
      intel: [intel(0), intel(1)],
    });
  },
  uses: (_, move) => ('card' in move ? [`${move.kind} ${forceOf(move.card)}`] : []),
  // Statistics by the rule that ended the game.
  without: (end) => {
    const ending = outcome(end);
    return ending === null ? [] : [{ what: WAYS[ending.rules[0] ?? ''] ?? 'victory-cards', winners: [] }];
  },
};

const WAYS: Readonly<Record<string, string>> = { 'F-171': 'germany', 'F-180': 'points' };
