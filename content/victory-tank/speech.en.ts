import { ENGLISH, type Speech } from '../../src/language.ts';
import type { TankSaid } from '../../src/games/victory-tank/said.ts';
import { EVENTS_EN } from './speech-events.en.ts';
import { REFUSALS_EN } from './speech-refusals.en.ts';
import { TABLE_EN } from './speech-table.en.ts';

/** Victory Tank in English. */
export const SPEECH_EN: Speech<TankSaid, 'red' | 'gray'> = {
  language: ENGLISH,
  game: 'Victory Tank',
  seats: { red: 'red', gray: 'gray' },
  catalogue: { ...REFUSALS_EN, ...EVENTS_EN, ...TABLE_EN },
};
