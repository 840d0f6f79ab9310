import type { Catalogue } from '../../src/language.ts';
import type { TankSaid } from '../../src/games/victory-tank/said.ts';
import { REFEREE_EN } from '../../src/referee/speech.en.ts';
import type { GameSpeech } from '../../src/referee/speech.ts';
import { EDITING_EN } from './speech-editing.en.ts';
import { eventsTo } from './speech-events.en.ts';
import { FAULTS_EN } from './speech-faults.en.ts';
import { PLAYED_EN } from './speech-played.en.ts';
import { REFUSALS_EN } from './speech-refusals.en.ts';
import { ROUND_EN } from './speech-round.en.ts';
import { tableTo } from './speech-table.en.ts';
import type { Listener } from './speech-words.en.ts';

const catalogueTo = (you: Listener): Catalogue<TankSaid> => ({
  ...REFUSALS_EN,
  ...eventsTo(you),
  ...tableTo(you),
  ...ROUND_EN,
  ...FAULTS_EN,
  ...EDITING_EN,
});

/** Victory Tank in English. */
export const SPEECH_EN: GameSpeech<TankSaid, 'red' | 'gray'> = {
  ...PLAYED_EN,
  kernel: REFEREE_EN,
  catalogue: catalogueTo(null),
  toldTo: (seat) => catalogueTo(seat === 0 ? 0 : 1),
};
