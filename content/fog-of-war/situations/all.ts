import type { Situation } from '../../../src/book/situation.ts';
import { ATTACK_SITUATIONS, FIGHT_SITUATIONS } from './battles.ts';
import { LOOK_SITUATIONS, TURN_SITUATIONS, YEAR_SITUATIONS } from './turn-and-year.ts';

/** Situations that players ask about at the table. */
export const SITUATIONS: readonly Situation[] = [
  ...TURN_SITUATIONS,
  ...ATTACK_SITUATIONS,
  ...FIGHT_SITUATIONS,
  ...LOOK_SITUATIONS,
  ...YEAR_SITUATIONS,
];
