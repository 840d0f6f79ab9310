/** How Victory Tank is learnt: `src/site/lessons/lesson.ts` documents the steps. Every lesson is played by the tests. */
import { DRIVING, FIGHTING, MOVING, RECRUITING } from './lessons-orders.ts';
import { ROUND } from './lessons-round.ts';
import { PLACING, SCORING, SETTING_UP } from './lessons-table.ts';

/** In the order in which they are learnt. */
export const LESSONS = [SETTING_UP, PLACING, MOVING, DRIVING, RECRUITING, FIGHTING, SCORING, ROUND] as const;
