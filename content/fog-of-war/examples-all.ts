import { OPERATION_EXAMPLES } from './examples-operations.ts';
import { PLAY_EXAMPLES } from './examples-play.ts';
import { SET_UP_EXAMPLES } from './examples-set-up.ts';

/** Examples by theme, in the order of a game. */
export const EXAMPLES_BY_THEME = {
  'Setting up': SET_UP_EXAMPLES,
  Operations: OPERATION_EXAMPLES,
  'An example of play': PLAY_EXAMPLES,
} as const;
