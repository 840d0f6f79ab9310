import type { Situation } from '../../src/book/situation.ts';
import { ATTACK_SITUATIONS } from './situations-attack.ts';
import { TURN_SITUATIONS } from './situations-turn.ts';

/** What is asked about The Fog of War at the table. */
export const SITUATIONS: readonly Situation[] = [...TURN_SITUATIONS, ...ATTACK_SITUATIONS];
