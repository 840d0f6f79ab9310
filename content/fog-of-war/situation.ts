import type { LikelyTry } from '../../src/book/situation.ts';

/** Nothing more is done, or bought, or taken back. */
export const DONE: LikelyTry = { says: 'Say that I am done', move: 'done' };

/** What somebody holds, as a choice names it. */
export const CARDS = [
  ['army-1', 'An army'],
  ['fort-2', 'A fort'],
  ['fleet-1', 'A fleet'],
  ['air', 'An aircraft'],
  ['dummy', 'A dummy'],
] as const;

/** Which side somebody plays. */
export const SIDES = [
  ['axis', 'The Axis'],
  ['allies', 'The Allies'],
] as const;
