import type { opponentOf } from '../../referee/search/search.ts';

/** The strengths of the opponent, weakest first. */
export const LEVELS = ['recruit', 'sergeant', 'general'] as const;
export type Level = (typeof LEVELS)[number];

/** Budgets in samples, not in time, so that a decision is the same on any machine. */
export const BUDGETS: Readonly<Record<Level, Parameters<typeof opponentOf>[1]>> = {
  recruit: { samples: 8, isRash: true },
  sergeant: { samples: 24 },
  general: { samples: 100 },
};

/** Longest thinking time by level on a page, ms: a slow phone takes fewer samples. */
export const TIME_LIMITS: Readonly<Record<Level, number>> = { recruit: 1000, sergeant: 1500, general: 5000 };

/** The default for somebody who has not chosen: weak, because a first game is for learning. */
export const USUAL_LEVEL: Level = 'recruit';

/** Parses a level; undefined where it is invalid. */
export const levelNamed = (name: unknown): Level | undefined => LEVELS.find((level) => level === name);
