import { fightSituations } from './situations-fights.ts';
import { turnSituations } from './situations-turn.ts';
import type { Situation } from '../../src/book/situation.ts';
import type { Telling } from './situation.ts';

/** What comes up at a table of Loopgraven again and again, in a language. */
export const situationsIn = (t: Telling): readonly Situation[] => [
  ...turnSituations(t),
  ...fightSituations(t),
];

export const SITUATIONS = situationsIn((en) => en);
