/** The input from which The Fog of War's `perft.json` and `cases.json` are generated. */
import { BOOK } from '../../../content/fog-of-war/book.ts';
import { casesIn } from '../../../src/book/book.ts';
import { fogForm } from '../../../src/games/fog-of-war/rules/position-format.ts';
import { fogOfWar } from '../../../src/games/fog-of-war/rules/judge.ts';
import type { War } from '../../../src/games/fog-of-war/rules/position.ts';
import { top } from '../../../src/referee/pending-stack.ts';
import { tablesOf } from '../generate-tables.ts';

/** Every kind of decision, by stage or by what waits for an answer. */
const DECISIONS = [
  'neutrals',
  'victory',
  'box',
  'set-up',
  'actions',
  'intel',
  'draw',
  'bid',
  'look',
  'advantage',
  'match',
  'lose',
  'cut-off',
  'deal',
  'produce',
  'remove',
] as const;

/** The kind of what waits for an answer, else the stage. */
const decidedIn = ({ waits, stage }: War): string => top(waits)?.kind ?? stage;

export const TABLES = tablesOf({
  beside: import.meta.url,
  game: fogOfWar,
  form: fogForm,
  examples: casesIn(BOOK),
  decidedIn,
  decisions: DECISIONS,
  late: ['actions', 'intel', 'look', 'match'],
  more: (on) => [
    ...(on.includes('sea-supply') ? ['interdict'] : []),
    ...(on.includes('side-bids') ? ['offer', 'lot'] : []),
  ],
});
