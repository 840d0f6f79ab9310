import { DICE_QUESTIONS, MOVING_QUESTIONS } from './dice-and-movement.ts';
import { SET_UP_QUESTIONS, SHOOTING_QUESTIONS } from './shooting-and-set-up.ts';

/** Questions as players ask them, by situation. */
export const QUESTIONS = {
  'The dice': DICE_QUESTIONS,
  Moving: MOVING_QUESTIONS,
  Shooting: SHOOTING_QUESTIONS,
  'Setting up': SET_UP_QUESTIONS,
} as const;
