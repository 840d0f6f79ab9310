import type { Hints } from '../../referee/search/heuristics.ts';
import type { LevelNames } from '../../referee/table/scene.ts';
import { OPPONENT_WORDS } from '../words/opponent.ts';
import type { opponentOf } from '../../referee/search/search.ts';

/** The strengths of the opponent, weakest first. */
export const LEVELS = ['recruit', 'sergeant', 'general'] as const;
export type Level = (typeof LEVELS)[number];

type Budget = Parameters<typeof opponentOf>[1];

/** Budgets in samples, not in time, so that a decision is the same on any machine; of games without their own. */
const BUDGETS: Readonly<Record<Level, Budget>> = {
  recruit: { samples: 8, isRash: true },
  sergeant: { samples: 24 },
  general: { samples: 100 },
};

/** What a level may use at a decision of a game. */
export const budgetOf = ({ levels }: Pick<Hints, 'levels'>, level: Level): Budget =>
  levels?.[LEVELS.indexOf(level)] ?? BUDGETS[level];

/** What a level is called in a game: its own word, or the usual rank. */
export const levelName = ({ levels }: { readonly levels?: LevelNames }, level: Level): string =>
  levels?.[LEVELS.indexOf(level)] ?? OPPONENT_WORDS.rank.names[level];

/**
 * Longest thinking time by level on a page, ms: a slow phone takes fewer samples. A tenth of a second less than the 1, 3 and 8 s
 * that are promised: two samples, between which nobody looks at the clock, may take that long there.
 */
export const TIME_LIMITS: Readonly<Record<Level, number>> = { recruit: 900, sergeant: 2900, general: 7900 };

/** The default for somebody who has not chosen: weak, because a first game is for learning. */
export const USUAL_LEVEL: Level = 'recruit';

/** Parses a level; undefined where it is invalid. */
export const levelNamed = (name: unknown): Level | undefined => LEVELS.find((level) => level === name);
