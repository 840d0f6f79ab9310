import type { Situation } from '../../../src/book/situation.ts';
import { ATTACK_SITUATIONS } from './attack.ts';
import { TURN_SITUATIONS } from './turn.ts';

/** All situations that can be asked about at the table. */
export const SITUATIONS: readonly Situation[] = [...ATTACK_SITUATIONS, ...TURN_SITUATIONS];
