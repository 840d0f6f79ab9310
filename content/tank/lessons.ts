import { AIM, ATTACKING, MODIFYING, STOPPING } from './lessons-first.ts';
import { EXCHANGE, FREE_ATTACKS, WHOLE_TURN } from './lessons-later.ts';

/** How TanK is taught, in this order. */
export const LESSONS = [AIM, ATTACKING, MODIFYING, STOPPING, FREE_ATTACKS, EXCHANGE, WHOLE_TURN] as const;
