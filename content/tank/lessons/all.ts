import { AIM, ATTACKING, MODIFYING, STOPPING } from './attack.ts';
import { EXCHANGE, FREE_ATTACKS, WHOLE_TURN } from './turn.ts';

/** How TanK is taught, in this order. */
export const LESSONS = [AIM, ATTACKING, MODIFYING, STOPPING, FREE_ATTACKS, EXCHANGE, WHOLE_TURN] as const;
