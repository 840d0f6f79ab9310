import type { Situation } from '../../src/book/situation.ts';
import { ATTACK_SITUATIONS } from './situations-attack.ts';
import { FIGHT_SITUATIONS } from './situations-fights.ts';
import { TURN_SITUATIONS } from './situations-turn.ts';
import { LOOK_SITUATIONS, YEAR_SITUATIONS } from './situations-year.ts';

/** What is asked about The Fog of War at the table. */
export const SITUATIONS: readonly Situation[] = [
  ...TURN_SITUATIONS,
  ...ATTACK_SITUATIONS,
  ...FIGHT_SITUATIONS,
  ...LOOK_SITUATIONS,
  ...YEAR_SITUATIONS,
];
