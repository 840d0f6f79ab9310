import { ENGLISH, type Catalogue } from '../../src/language.ts';
import type { EventSaid, PlayedSaid } from '../../src/games/tank/messages.ts';
import { TABLE_EN } from '../../src/referee/speech-table.en.ts';
import type { TableSpeech } from '../../src/referee/speech.ts';
import { eventsTo } from './speech-events.en.ts';
import { tableTo } from './speech-table.en.ts';
import { card, player, unit, type Listener } from './speech-words.en.ts';

/** What became known. */
const KNOWN: Catalogue<EventSaid> = {
  drew: ({ card: which }) => card(which),
  laid: ({ who, card: which }) => `${player(who)}’s ${card(which)}`,
  turnedUp: ({ who, unit: which }) => `${player(who)}’s top card, ${unit(which)}`,
};

/** What is told while it is played, to somebody. */
export const playedTo = (you: Listener): Catalogue<PlayedSaid> => ({
  ...KNOWN,
  ...eventsTo(you),
  ...tableTo(you),
});

/** TanK in English, as long as nobody tries what is not allowed. */
export const PLAYED_EN: TableSpeech<PlayedSaid, 'able' | 'baker'> = {
  language: ENGLISH,
  game: 'TanK',
  seats: { able: 'Able', baker: 'Baker' },
  kernel: TABLE_EN,
  catalogue: playedTo(null),
  toldTo: (seat) => playedTo(seat === 0 ? 0 : 1),
};
