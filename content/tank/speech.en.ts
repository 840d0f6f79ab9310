import { ENGLISH } from '../../src/language.ts';
import type { TankSaid } from '../../src/games/tank/said.ts';
import { REFEREE_EN } from '../../src/referee/speech.en.ts';
import type { GameSpeech } from '../../src/referee/speech.ts';
import { HAPPENINGS_EN } from './speech-events.en.ts';
import { EVENTS_EN, FAULTS_EN, REFUSALS_EN, WRITTEN_EN } from './speech-refusals.en.ts';
import { TABLE_EN } from './speech-table.en.ts';

/** TanK in English. */
export const SPEECH_EN: GameSpeech<TankSaid, 'able' | 'baker'> = {
  language: ENGLISH,
  game: 'TanK',
  seats: { able: 'Able', baker: 'Baker' },
  kernel: REFEREE_EN,
  catalogue: { ...REFUSALS_EN, ...EVENTS_EN, ...WRITTEN_EN, ...FAULTS_EN, ...HAPPENINGS_EN, ...TABLE_EN },
};
