import { ENGLISH, type Catalogue } from '../../src/language.ts';
import type { PlayedSaid } from '../../src/games/victory-tank/said.ts';
import { TABLE_EN } from '../../src/referee/speech-table.en.ts';
import type { TableSpeech } from '../../src/referee/speech.ts';
import { eventsTo } from './speech-events.en.ts';
import { tableTo } from './speech-table.en.ts';
import type { Listener } from './speech-words.en.ts';

const catalogueTo = (you: Listener): Catalogue<PlayedSaid> => ({
  ...eventsTo(you),
  ...tableTo(you),
});

/** Victory Tank in English, as long as nobody tries what is not allowed. */
export const PLAYED_EN: TableSpeech<PlayedSaid, 'red' | 'gray'> = {
  language: ENGLISH,
  game: 'Victory Tank',
  seats: { red: 'red', gray: 'gray' },
  kernel: TABLE_EN,
  catalogue: catalogueTo(null),
  toldTo: (seat) => catalogueTo(seat === 0 ? 0 : 1),
};
