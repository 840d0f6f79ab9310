import type { LoopSaid } from '../../src/games/loopgraven/said.ts';
import { DUTCH, type Catalogue } from '../../src/language.ts';
import { REFEREE_NL } from '../../src/referee/speech.nl.ts';
import type { GameSpeech } from '../../src/referee/speech.ts';
import { EDIT_NL, TRACKER_NL } from './speech-beside.nl.ts';
import { eventsTo } from './speech-events.nl.ts';
import { EVENTS_NL, FAULTS_NL, REFUSALS_NL, WRITTEN_NL } from './speech-refusals.nl.ts';
import { tableTo } from './speech-table.nl.ts';
import { PLAYERS, type Listener } from './speech-words.nl.ts';

const catalogueTo = (you: Listener): Catalogue<LoopSaid> => ({
  ...REFUSALS_NL,
  ...EVENTS_NL,
  ...WRITTEN_NL,
  ...FAULTS_NL,
  ...eventsTo(you),
  ...tableTo(you),
  ...EDIT_NL,
  ...TRACKER_NL,
});

const [red, gray, violet, blue] = PLAYERS;

/** Loopgraven in het Nederlands. */
export const SPEECH_NL: GameSpeech<LoopSaid, 'red' | 'gray' | 'violet' | 'blue'> = {
  language: DUTCH,
  game: 'Loopgraven',
  seats: { red, gray, violet, blue },
  kernel: REFEREE_NL,
  catalogue: catalogueTo(null),
  toldTo: (seat) => catalogueTo(seat === 1 || seat === 2 || seat === 3 ? seat : 0),
};
