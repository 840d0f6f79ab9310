import { ENGLISH } from '../../src/language.ts';
import type { TankSaid } from '../../src/games/victory-tank/said.ts';
import { REFEREE_EN } from '../../src/referee/speech.en.ts';
import type { GameSpeech } from '../../src/referee/speech.ts';
import { EDITING_EN } from './speech-editing.en.ts';
import { EVENTS_EN } from './speech-events.en.ts';
import { FAULTS_EN } from './speech-faults.en.ts';
import { REFUSALS_EN } from './speech-refusals.en.ts';
import { TABLE_EN } from './speech-table.en.ts';

/** Victory Tank in English. */
export const SPEECH_EN: GameSpeech<TankSaid, 'red' | 'gray'> = {
  language: ENGLISH,
  game: 'Victory Tank',
  seats: { red: 'red', gray: 'gray' },
  kernel: REFEREE_EN,
  catalogue: { ...REFUSALS_EN, ...EVENTS_EN, ...TABLE_EN, ...FAULTS_EN, ...EDITING_EN },
};
