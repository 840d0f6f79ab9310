/** Loopgraven zoals de pers en de site het nemen, in het Nederlands. */
import { kitIn } from './kit-in.ts';
import { WORDS_NL } from './words.nl.ts';

export const loopgravenKit = kitIn(WORDS_NL);
