import type { EventSaid, PlayedSaid } from '../../src/games/fog-of-war/said.ts';
import { ENGLISH, type Catalogue } from '../../src/language.ts';
import { TABLE_EN } from '../../src/referee/speech-table.en.ts';
import type { TableSpeech } from '../../src/referee/speech.ts';
import { askedTo } from './speech-asked.en.ts';
import { eventsTo } from './speech-events.en.ts';
import { tableTo } from './speech-table.en.ts';
import {
  aCard,
  cards,
  neutralCards,
  place,
  places,
  points,
  side,
  target,
  type Listener,
} from './speech-words.en.ts';

/** What became known. */
const KNOWN: Catalogue<EventSaid> = {
  drewCard: ({ card: kind }) => `that the card drawn is ${aCard(kind)}`,
  sawCard: ({ card: kind, target: what }) =>
    `${aCard(kind)} ${what.kind === 'operation' ? 'in' : 'among'} ${target(what)}`,
  sawProvince: ({ at }) => `that the operation aims at ${place(at)}`,
  sawVictory: ({ at }) => `that the victory card for ${place(at)} was not chosen`,
  drewVictory: ({ at }) => `the victory card for ${place(at)}`,
  dealtCard: ({ card: kind }) => `that the card for the discards is ${aCard(kind)}`,
  lostCard: ({ card: kind }) => `that ${aCard(kind)} is lost`,
  aimShown: ({ by, at }) => `that an operation of ${side(by)} aimed at ${place(at)}`,
  aimsElsewhere: ({ by, areas }) =>
    `that no hidden operation of ${side(by)} aims at ${ENGLISH.or(areas.map(place))}`,
  aircraftWere: ({ by, alone }) =>
    alone
      ? `that aircraft of ${side(by)} had nobody to support them`
      : `that ${side(by)} ${by === 0 ? 'does' : 'do'} not attack with aircraft alone`,
  neutralsShown: ({ at, cards: all }) => `which neutral cards lie in ${place(at)}: ${neutralCards(all)}`,
  victoriesShown: ({ kept }) =>
    `the victory cards of the Axis: ${kept.length === 0 ? 'it kept none' : places(kept)}`,
  offerShown: ({ by, side: wanted, points: count }) =>
    `what ${side(by)} offered: ${points(count)} for ${side(wanted)}`,
  counted: ({ by, stack, count }) =>
    `how many cards ${stack === 'win' ? 'lay in the Win stack' : 'lie in the draw deck'} of ${side(by)}: ${count}`,
  shown: ({ by, cards: all }) => `what ${side(by)} ${by === 0 ? 'has' : 'have'} there: ${cards(all)}`,
};

/** What is told while it is played, to somebody. */
export const playedTo = (you: Listener): Catalogue<PlayedSaid> => ({
  ...KNOWN,
  ...eventsTo(you),
  ...tableTo(you),
  ...askedTo(you),
});

/** The Fog of War in English, as long as nobody tries what is not allowed. */
export const PLAYED_EN: TableSpeech<PlayedSaid, 'axis' | 'allies'> = {
  language: ENGLISH,
  game: 'The Fog of War',
  seats: { axis: 'the Axis', allies: 'the Allies' },
  kernel: TABLE_EN,
  catalogue: playedTo(null),
  toldTo: (seat) => playedTo(seat === 1 ? 1 : 0),
};
