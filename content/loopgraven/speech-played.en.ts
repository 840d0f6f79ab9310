import type { EventSaid, PlayedSaid } from '../../src/games/loopgraven/messages.ts';
import { ENGLISH, type Catalogue } from '../../src/language.ts';
import { TABLE_EN } from '../../src/referee/speech-table.en.ts';
import type { TableSpeech } from '../../src/referee/speech.ts';
import { eventsTo } from './speech-events.en.ts';
import { tableTo } from './speech-table.en.ts';
import { card, PLAYERS, type Listener } from './speech-words.en.ts';

/** What became known. */
const KNOWN: Catalogue<EventSaid> = {
  rolled: ({ shows }) => `the die shows ${shows}`,
  drew: ({ mark }) => `the card is ${card(mark)}`,
};

/** What is told while it is played, to somebody. */
export const playedTo = (you: Listener): Catalogue<PlayedSaid> => ({
  ...KNOWN,
  ...eventsTo(you),
  ...tableTo(you),
});

/** Who sits in a seat, by its number. */
export const listenerIn = (seat: number): Listener => (seat === 1 || seat === 2 || seat === 3 ? seat : 0);

const [red, gray, violet, blue] = PLAYERS;

/** Loopgraven in English, as long as nobody tries what is not allowed. */
export const PLAYED_EN: TableSpeech<PlayedSaid, 'red' | 'gray' | 'violet' | 'blue'> = {
  language: ENGLISH,
  game: 'Loopgraven',
  seats: { red, gray, violet, blue },
  kernel: TABLE_EN,
  catalogue: playedTo(null),
  toldTo: (seat) => playedTo(listenerIn(seat)),
};
