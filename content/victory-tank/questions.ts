import type { Question } from './question.ts';
import { FIGHTS, RECRUITS } from './questions-attack.ts';
import { COMMAND } from './questions-command.ts';
import { SCORES } from './questions-end.ts';
import { FOG } from './questions-fog.ts';
import { FOOT } from './questions-move.ts';
import { CREW, TANK } from './questions-tank.ts';

/** The questions by situation, in the order of a game. */
export const QUESTIONS = {
  'Laying cards': FOG,
  'Points and cards': COMMAND,
  'On foot': FOOT,
  'Driving the tank': TANK,
  'In and out of the tank': CREW,
  Recruiting: RECRUITS,
  Fighting: FIGHTS,
  Scoring: SCORES,
} as const satisfies Readonly<Record<string, readonly Question[]>>;
