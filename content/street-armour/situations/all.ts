import type { Situation } from '../../../src/book/situation.ts';
import { MOVING_SITUATIONS } from './movement.ts';
import { SHOOTING_SITUATIONS } from './shooting.ts';

/** Situations that players ask about at the table. */
export const SITUATIONS: readonly Situation[] = [...MOVING_SITUATIONS, ...SHOOTING_SITUATIONS];
