import type * as book from '../../src/book/question.ts';
import type { StatementId } from './statements.ts';
import { ATTACK_QUESTIONS } from './questions-attack.ts';
import { TURN_QUESTIONS } from './questions-turn.ts';

export type Question = book.Question<StatementId>;

/** Questions as players ask them, by situation. */
export const QUESTIONS = {
  'Stopping an attack': ATTACK_QUESTIONS.stopping,
  'Cards for and against': ATTACK_QUESTIONS.changing,
  'What a hit does': ATTACK_QUESTIONS.hitting,
  'Hand and casualties': TURN_QUESTIONS.hand,
  'Attacking again': TURN_QUESTIONS.again,
  'Undoing a card': TURN_QUESTIONS.undoing,
  'Decks and the end': TURN_QUESTIONS.ending,
} as const;
