import type { LoopSaid } from '../../src/games/loopgraven/messages.ts';
import type { Catalogue } from '../../src/language.ts';
import { REFEREE_EN } from '../../src/referee/speech.en.ts';
import type { GameSpeech } from '../../src/referee/speech.ts';
import { EDIT_EN, TRACKER_EN } from './speech-beside.en.ts';
import { listenerIn, PLAYED_EN, playedTo } from './speech-played.en.ts';
import { FAULTS_EN, REFUSALS_EN, WRITTEN_EN } from './speech-refusals.en.ts';
import type { Listener } from './speech-words.en.ts';

const catalogueTo = (you: Listener): Catalogue<LoopSaid> => ({
  ...REFUSALS_EN,
  ...WRITTEN_EN,
  ...FAULTS_EN,
  ...playedTo(you),
  ...EDIT_EN,
  ...TRACKER_EN,
});

/** Loopgraven in English. */
export const SPEECH_EN: GameSpeech<LoopSaid, 'red' | 'gray' | 'violet' | 'blue'> = {
  ...PLAYED_EN,
  kernel: REFEREE_EN,
  catalogue: catalogueTo(null),
  toldTo: (seat) => catalogueTo(listenerIn(seat)),
};
