import type { FogSaid } from '../../src/games/fog-of-war/said.ts';
import { ENGLISH, type Catalogue } from '../../src/language.ts';
import { REFEREE_EN } from '../../src/referee/speech.en.ts';
import type { GameSpeech } from '../../src/referee/speech.ts';
import { askedTo } from './speech-asked.en.ts';
import { TRACKER_EN } from './speech-beside.en.ts';
import { EDIT_EN } from './speech-edit.en.ts';
import { eventsTo } from './speech-events.en.ts';
import { EVENTS_EN, FAULTS_EN, REFUSALS_EN, WRITTEN_EN } from './speech-refusals.en.ts';
import { tableTo } from './speech-table.en.ts';
import type { Listener } from './speech-words.en.ts';

const catalogueTo = (you: Listener): Catalogue<FogSaid> => ({
  ...REFUSALS_EN,
  ...EVENTS_EN,
  ...WRITTEN_EN,
  ...FAULTS_EN,
  ...TRACKER_EN,
  ...EDIT_EN,
  ...eventsTo(you),
  ...tableTo(you),
  ...askedTo(you),
});

/** The Fog of War in English. */
export const SPEECH_EN: GameSpeech<FogSaid, 'axis' | 'allies'> = {
  language: ENGLISH,
  game: 'The Fog of War',
  seats: { axis: 'the Axis', allies: 'the Allies' },
  kernel: REFEREE_EN,
  catalogue: catalogueTo(null),
  toldTo: (seat) => catalogueTo(seat === 1 ? 1 : 0),
};
