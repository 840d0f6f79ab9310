import { BATTLE_QUESTIONS, QUAGMIRE_QUESTIONS } from './questions-fights.ts';
import { LOOK_QUESTIONS } from './questions-looks.ts';
import { SUPPLY_QUESTIONS } from './questions-supply.ts';
import { DEFENCE_QUESTIONS, OPERATION_QUESTIONS, TURN_QUESTIONS } from './questions-turn.ts';
import { COUNTRY_QUESTIONS, SET_UP_QUESTIONS, YEAR_QUESTIONS } from './questions-years.ts';

/** Questions as players ask them, by situation. */
export const QUESTIONS = {
  'Setting up': SET_UP_QUESTIONS,
  'A turn': TURN_QUESTIONS,
  'Putting cards into areas': DEFENCE_QUESTIONS,
  Operations: OPERATION_QUESTIONS,
  'Supply and launches': SUPPLY_QUESTIONS,
  Battles: BATTLE_QUESTIONS,
  Quagmires: QUAGMIRE_QUESTIONS,
  Looking: LOOK_QUESTIONS,
  Countries: COUNTRY_QUESTIONS,
  'The end of a year': YEAR_QUESTIONS,
} as const;
