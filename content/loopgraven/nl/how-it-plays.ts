import { playsIn } from '../how-it-plays-in.ts';

/** Hoe Loopgraven speelt. */
export const HOW_IT_PLAYS = playsIn((_, nl) => nl);
