/** How hard the opponent thinks, by name, the weakest first. */
export const LEVELS = ['recruit', 'sergeant', 'general'] as const;
export type Level = (typeof LEVELS)[number];

/** Samples of a level at each decision: a budget that can be repeated on any machine. */
export const SAMPLES: Readonly<Record<Level, number>> = { recruit: 4, sergeant: 16, general: 50 };
