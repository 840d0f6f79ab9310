import type { LoopSaid } from '../../src/games/loopgraven/messages.ts';
import type { Catalogue } from '../../src/language.ts';
import { REFEREE_NL } from '../../src/referee/speech.nl.ts';
import type { GameSpeech } from '../../src/referee/speech.ts';
import { EDIT_NL, TRACKER_NL } from './speech-beside.nl.ts';
import { listenerIn, PLAYED_NL, playedTo } from './speech-played.nl.ts';
import { FAULTS_NL, REFUSALS_NL, WRITTEN_NL } from './speech-refusals.nl.ts';
import type { Listener } from './speech-words.nl.ts';

const catalogueTo = (you: Listener): Catalogue<LoopSaid> => ({
  ...REFUSALS_NL,
  ...WRITTEN_NL,
  ...FAULTS_NL,
  ...playedTo(you),
  ...EDIT_NL,
  ...TRACKER_NL,
});

/** Loopgraven in het Nederlands. */
export const SPEECH_NL: GameSpeech<LoopSaid, 'red' | 'gray' | 'violet' | 'blue'> = {
  ...PLAYED_NL,
  kernel: REFEREE_NL,
  catalogue: catalogueTo(null),
  toldTo: (seat) => catalogueTo(listenerIn(seat)),
};
