import type { LoopSaid } from '../../src/games/loopgraven/said.ts';
import { ENGLISH, type Catalogue } from '../../src/language.ts';
import { REFEREE_EN } from '../../src/referee/speech.en.ts';
import type { GameSpeech } from '../../src/referee/speech.ts';
import { EDIT_EN, TRACKER_EN } from './speech-beside.en.ts';
import { eventsTo } from './speech-events.en.ts';
import { EVENTS_EN, FAULTS_EN, REFUSALS_EN, WRITTEN_EN } from './speech-refusals.en.ts';
import { tableTo } from './speech-table.en.ts';
import { PLAYERS, type Listener } from './speech-words.en.ts';

const catalogueTo = (you: Listener): Catalogue<LoopSaid> => ({
  ...REFUSALS_EN,
  ...EVENTS_EN,
  ...WRITTEN_EN,
  ...FAULTS_EN,
  ...eventsTo(you),
  ...tableTo(you),
  ...EDIT_EN,
  ...TRACKER_EN,
});

const [red, gray, violet, blue] = PLAYERS;

/** Loopgraven in English. */
export const SPEECH_EN: GameSpeech<LoopSaid, 'red' | 'gray' | 'violet' | 'blue'> = {
  language: ENGLISH,
  game: 'Loopgraven',
  seats: { red, gray, violet, blue },
  kernel: REFEREE_EN,
  catalogue: catalogueTo(null),
  toldTo: (seat) => catalogueTo(seat === 1 || seat === 2 || seat === 3 ? seat : 0),
};
