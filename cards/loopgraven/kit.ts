/** Loopgraven as the press and the site take it, in English. */
import { kitIn } from './kit-in.ts';
import { WORDS_EN } from './words.en.ts';

export const loopgravenKit = kitIn(WORDS_EN);
