import type { LikelyTry } from '../../src/book/situation.ts';

/** Nothing more moves, or nobody shoots any more: that may always be said. */
export const DONE: LikelyTry = { says: 'End the movement', move: 'cease' };
export const END: LikelyTry = { says: 'End the turn', move: 'end' };
