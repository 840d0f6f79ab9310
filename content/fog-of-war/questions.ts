import { SUPPLY_QUESTIONS } from './questions-supply.ts';
import { DEFENCE_QUESTIONS, OPERATION_QUESTIONS, TURN_QUESTIONS } from './questions-turn.ts';

/** Questions as players ask them, by situation. */
export const QUESTIONS = {
  'A turn': TURN_QUESTIONS,
  'Putting cards into areas': DEFENCE_QUESTIONS,
  Operations: OPERATION_QUESTIONS,
  'Supply and launches': SUPPLY_QUESTIONS,
} as const;
