import type { Budget } from './opponent.ts';

/** How hard the opponent thinks, by name, the weakest first. */
export const LEVELS = ['recruit', 'sergeant', 'general'] as const;
export type Level = (typeof LEVELS)[number];

/** What each level has for a decision: samples, so that it can be repeated on any machine. */
export const BUDGETS: Readonly<Record<Level, Budget>> = {
  recruit: { samples: 8, isRash: true },
  sergeant: { samples: 24 },
  general: { samples: 100 },
};

/** The rank of an opponent of whom nobody has asked for another: a first game is one to learn by. */
export const USUAL_LEVEL: Level = 'recruit';

/** The level of a name; undefined where it is none. */
export const levelNamed = (name: unknown): Level | undefined => LEVELS.find((level) => level === name);
