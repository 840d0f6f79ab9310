/** How Victory Tank is learnt: `src/book/lesson.ts` documents the steps. Every lesson is played by the tests. */
import { DRIVING, FIGHTING, MOVING, RECRUITING } from './lessons-orders.ts';
import { AIM, PLACING, SCORING, SETTING_UP } from './lessons-table.ts';

/** In the order in which they are learnt: what wins, the orders, the round around them, and last what hands do at a real table. */
export const LESSONS = [AIM, MOVING, DRIVING, RECRUITING, FIGHTING, PLACING, SCORING, SETTING_UP] as const;
