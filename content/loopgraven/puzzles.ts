import { puzzlesIn } from './puzzles-in.ts';

export const PUZZLES = puzzlesIn('en');
