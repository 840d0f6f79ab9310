import type { EventSaid, PlayedSaid } from '../../src/games/loopgraven/messages.ts';
import { DUTCH, type Catalogue } from '../../src/language.ts';
import { REFEREE_NL } from '../../src/referee/speech.nl.ts';
import type { TableSpeech } from '../../src/referee/speech.ts';
import { eventsTo } from './speech-events.nl.ts';
import { tableTo } from './speech-table.nl.ts';
import { card, PLAYERS, type Listener } from './speech-words.nl.ts';

/** Wat bekend werd. */
const KNOWN: Catalogue<EventSaid> = {
  rolled: ({ shows }) => `de dobbelsteen is ${shows}`,
  drew: ({ mark }) => `de kaart is ${card(mark)}`,
};

/** Wat er onder het spelen gezegd wordt, tegen iemand. */
export const playedTo = (you: Listener): Catalogue<PlayedSaid> => ({
  ...KNOWN,
  ...eventsTo(you),
  ...tableTo(you),
});

/** Who sits in a seat, by its number. */
export const listenerIn = (seat: number): Listener => (seat === 1 || seat === 2 || seat === 3 ? seat : 0);

const [red, gray, violet, blue] = PLAYERS;

/** Loopgraven in het Nederlands, zolang niemand probeert wat niet mag. */
export const PLAYED_NL: TableSpeech<PlayedSaid, 'red' | 'gray' | 'violet' | 'blue'> = {
  language: DUTCH,
  game: 'Loopgraven',
  seats: { red, gray, violet, blue },
  kernel: REFEREE_NL,
  catalogue: playedTo(null),
  toldTo: (seat) => playedTo(listenerIn(seat)),
};
