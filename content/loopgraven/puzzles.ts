import type { Puzzle } from '../../src/book/puzzle.ts';
import { wordedIn, type LanguageId, type Worded } from '../../src/language.ts';
import { BOTH, FAMINE, FREEZE, LAST_ONE, NOWHERE, SHELL_FIRST, THREE_ACTIONS } from './puzzles/attacks.ts';
import { CLOSED, DRIVE_OUT, FAST, MOVE_UP, THREE } from './puzzles/trenches.ts';

/** Puzzles of Loopgraven, from easy to hard: `src/book/puzzle.ts` documents them. */

const ALL = [
  LAST_ONE,
  THREE,
  BOTH,
  THREE_ACTIONS,
  FREEZE,
  CLOSED,
  NOWHERE,
  FAMINE,
  FAST,
  MOVE_UP,
  SHELL_FIRST,
  DRIVE_OUT,
] as const;

const puzzlesIn = (language: LanguageId): readonly Puzzle[] =>
  ALL.map((puzzle) => wordedIn(language, puzzle) as Worded<(typeof ALL)[number]> as Puzzle);

/** Puzzles of Loopgraven. */
export const PUZZLES = puzzlesIn('en');
/** Puzzels van Loopgraven. */
export const PUZZLES_NL = puzzlesIn('nl');
