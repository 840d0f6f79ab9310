/** The input from which Loopgraven's `perft.json` and `cases.json` are generated. */
import { BOOK } from '../../../content/loopgraven/book.ts';
import { casesIn } from '../../../src/book/book.ts';
import { loopForm } from '../../../src/games/loopgraven/rules/position-format.ts';
import { loopgraven } from '../../../src/games/loopgraven/rules/judge.ts';
import { decisionIn } from '../../../src/games/loopgraven/rules/turns.ts';
import { tablesOf } from '../generate-tables.ts';

/** Every kind of decision, by stage or by what waits for an answer. */
const DECISIONS = [
  'length',
  'players',
  'first',
  'event',
  'negative',
  'positive',
  'turn',
  'shock',
  'back',
  'dodge',
  'fight',
  'mask',
] as const;

export const TABLES = tablesOf({
  beside: import.meta.url,
  game: loopgraven,
  form: loopForm,
  examples: casesIn(BOOK),
  decidedIn: decisionIn,
  decisions: DECISIONS,
  late: ['turn', 'fight'],
});
