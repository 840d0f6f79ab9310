import type { FogSaid } from '../../src/games/fog-of-war/said.ts';
import type { Catalogue } from '../../src/language.ts';
import { REFEREE_EN } from '../../src/referee/speech.en.ts';
import type { GameSpeech } from '../../src/referee/speech.ts';
import { BECAUSE_EN } from './speech-because.en.ts';
import { TRACKER_EN } from './speech-beside.en.ts';
import { EDIT_EN } from './speech-edit.en.ts';
import { PLAYED_EN, playedTo } from './speech-played.en.ts';
import { FAULTS_EN, REFUSALS_EN, WRITTEN_EN } from './speech-refusals.en.ts';
import type { Listener } from './speech-words.en.ts';

const catalogueTo = (you: Listener): Catalogue<FogSaid> => ({
  ...REFUSALS_EN,
  ...WRITTEN_EN,
  ...FAULTS_EN,
  ...TRACKER_EN,
  ...EDIT_EN,
  because: ({ rule }) => BECAUSE_EN[rule],
  ...playedTo(you),
});

/** The Fog of War in English. */
export const SPEECH_EN: GameSpeech<FogSaid, 'axis' | 'allies'> = {
  ...PLAYED_EN,
  kernel: REFEREE_EN,
  catalogue: catalogueTo(null),
  toldTo: (seat) => catalogueTo(seat === 1 ? 1 : 0),
};
