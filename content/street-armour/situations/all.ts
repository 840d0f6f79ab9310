import type { Situation } from '../../../src/book/situation.ts';
import { MOVING_SITUATIONS } from './movement.ts';
import { SHOOTING_SITUATIONS } from './shooting.ts';

/** What is asked about Street Armour at the table. */
export const SITUATIONS: readonly Situation[] = [...MOVING_SITUATIONS, ...SHOOTING_SITUATIONS];
