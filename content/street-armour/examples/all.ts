import { DICE_EXAMPLES, MOVING_EXAMPLES } from './dice-and-movement.ts';
import { END_EXAMPLES, FLAG_EXAMPLES } from './flags-and-end.ts';
import { RULING_EXAMPLES } from './rulings.ts';
import { SET_UP_EXAMPLES } from './set-up.ts';
import { HIT_EXAMPLES, LINE_EXAMPLES } from './shooting.ts';

/** The examples by theme, in the order in which a reader meets them. */
export const EXAMPLES_BY_THEME = {
  'The dice': DICE_EXAMPLES,
  Moving: MOVING_EXAMPLES,
  'The line of fire': LINE_EXAMPLES,
  'What a hit does': HIT_EXAMPLES,
  Flags: FLAG_EXAMPLES,
  'The end': END_EXAMPLES,
  'Setting up': SET_UP_EXAMPLES,
  'Where the readings part': Object.values(RULING_EXAMPLES),
} as const;
