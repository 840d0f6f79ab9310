import { DICE_EXAMPLES } from './examples-dice.ts';
import { END_EXAMPLES, FLAG_EXAMPLES } from './examples-flags.ts';
import { MOVING_EXAMPLES } from './examples-moving.ts';
import { RULING_EXAMPLES } from './examples-rulings.ts';
import { SET_UP_EXAMPLES } from './examples-set-up.ts';
import { HIT_EXAMPLES, LINE_EXAMPLES } from './examples-shooting.ts';

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
