import { MOVING_SITUATIONS } from './situations-moving.ts';
import { SHOOTING_SITUATIONS } from './situations-shooting.ts';
import type { Situation } from '../../src/book/situation.ts';

/** What is asked about Street Armour at the table. */
export const SITUATIONS: readonly Situation[] = [...MOVING_SITUATIONS, ...SHOOTING_SITUATIONS];
