import type { RevealedSaid, PlayedSaid } from '../../src/games/street-armour/messages.ts';
import { ENGLISH, type Catalogue } from '../../src/language.ts';
import { TABLE_EN } from '../../src/referee/speech-table.en.ts';
import type { TableSpeech } from '../../src/referee/speech.ts';
import { eventsTo } from './speech-events.en.ts';
import { tableTo } from './speech-table.en.ts';
import { player, shown, team, type Listener } from './speech-words.en.ts';

/** What became known. */
const KNOWN: Catalogue<RevealedSaid> = {
  teamKnown: ({ who, team: tanks }) => `${player(who)}’s team: ${team(tanks)}`,
  threw: ({ dice: larges }) => `the dice: ${shown(larges)}`,
};

/** What is told while it is played, to somebody. */
export const playedTo = (you: Listener): Catalogue<PlayedSaid> => ({
  ...KNOWN,
  ...eventsTo(you),
  ...tableTo(you),
});

/** Street Armour in English, as long as nobody tries what is not allowed. */
export const PLAYED_EN: TableSpeech<PlayedSaid, 'west' | 'east'> = {
  language: ENGLISH,
  game: 'Street Armour',
  seats: { west: 'West', east: 'East' },
  kernel: TABLE_EN,
  catalogue: playedTo(null),
  toldTo: (seat) => playedTo(seat === 0 ? 0 : 1),
};
