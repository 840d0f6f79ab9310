import { ATTACK_SITUATIONS } from './situations-attack.ts';
import { TURN_SITUATIONS } from './situations-turn.ts';
import type { Situation } from '../../src/book/situation.ts';

/** What is asked about TanK at the table. */
export const SITUATIONS: readonly Situation[] = [...ATTACK_SITUATIONS, ...TURN_SITUATIONS];
