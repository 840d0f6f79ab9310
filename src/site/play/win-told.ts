/** How likely a card wins, in words: "wins for certain". */
import { PLAY_WORDS } from '../words/play.ts';

const WORDS = PLAY_WORDS.reckoning;

export const winTold = (win: number): string =>
  win === 1 ? WORDS.win : win === 0 ? WORDS.loss : WORDS.chance(win);
