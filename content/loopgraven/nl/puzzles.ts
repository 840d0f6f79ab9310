import { puzzlesIn } from '../puzzles-in.ts';

/** Puzzels van Loopgraven. */
export const PUZZLES = puzzlesIn('nl');
