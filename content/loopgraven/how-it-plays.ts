import { playsIn } from './how-it-plays-in.ts';

export const HOW_IT_PLAYS = playsIn((en) => en);
