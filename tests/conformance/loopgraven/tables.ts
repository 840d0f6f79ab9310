/** The input from which Loopgraven's `perft.json` and `cases.json` are generated. */
import { BOOK } from '../../../content/loopgraven/book.ts';
import { casesIn } from '../../../src/book/book.ts';
import { loopForm } from '../../../src/games/loopgraven/rules/position-format.ts';
import { loopgraven } from '../../../src/games/loopgraven/rules/judge.ts';
import { decisionIn } from '../../../src/games/loopgraven/rules/turns.ts';
import { tablesOf } from '../generate-tables.ts';

export const PERFT = new URL('perft.json', import.meta.url);
export const CASES = new URL('cases.json', import.meta.url);

/** Every kind of decision, by stage or by what waits for an answer. */
export const DECISIONS = [
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

export const { positionOf, playedOn, legalIn, counts, cases } = tablesOf({
  game: loopgraven,
  form: loopForm,
  examples: casesIn(BOOK),
  decidedIn: decisionIn,
  decisions: DECISIONS,
  late: ['turn', 'fight'],
});
