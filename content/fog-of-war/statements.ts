import type { Chapter } from '../../src/book/statement.ts';
import { BATTLE, LAUNCHING, QUAGMIRE, SUPPLY } from './statements-battle.ts';
import { CARDS, DEFENDING, OPERATIONS, SETTING_UP, TIME, TURN } from './statements-begin.ts';
import { COUNTRIES, INTELLIGENCE, PRODUCTION, WINNING, YEAR } from './statements-years.ts';

/**
 * The rules of The Fog of War, sentence by sentence, in our own words.
 *
 * The rulebook is whole but for its pictures: what stood in them alone follows from its text, or is ours. An id never
 * changes its meaning; a sentence that is reworded has its hash renewed in `statements.hashes.json`, after a look at the
 * places that cite it.
 */
export const CHAPTERS = [
  { name: 'The cards', statements: CARDS },
  { name: 'Setting up', statements: SETTING_UP },
  { name: 'Years and winter', statements: TIME },
  { name: 'A turn', statements: TURN },
  { name: 'Defending', statements: DEFENDING },
  { name: 'Operations', statements: OPERATIONS },
  { name: 'Supply', statements: SUPPLY },
  { name: 'A launch', statements: LAUNCHING },
  { name: 'A battle', statements: BATTLE },
  { name: 'A quagmire', statements: QUAGMIRE },
  { name: 'Intelligence', statements: INTELLIGENCE },
  { name: 'Countries', statements: COUNTRIES },
  { name: 'The end of a year', statements: YEAR },
  { name: 'Production', statements: PRODUCTION },
  { name: 'Winning', statements: WINNING },
] as const satisfies readonly Chapter[];

export const STATEMENTS = {
  ...CARDS,
  ...SETTING_UP,
  ...TIME,
  ...TURN,
  ...DEFENDING,
  ...OPERATIONS,
  ...SUPPLY,
  ...LAUNCHING,
  ...BATTLE,
  ...QUAGMIRE,
  ...INTELLIGENCE,
  ...COUNTRIES,
  ...YEAR,
  ...PRODUCTION,
  ...WINNING,
} as const;

export type StatementId = keyof typeof STATEMENTS;
