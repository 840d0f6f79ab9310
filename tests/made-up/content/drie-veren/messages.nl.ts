import { counted, DUTCH, quoted, type Catalogue, capital } from '../../../../src/language.ts';
import { REFEREE_NL } from '../../../../src/referee/messages/kernel.nl.ts';
import type { GameSpeech } from '../../../../src/referee/messages/catalogue.ts';
import { WORTH, type Ferry, type Kind, type Load } from '../../cards/drie-veren/data/box.ts';
import type { VerenSaid } from '../../src/games/drie-veren/messages.ts';

const cards: Readonly<Record<Kind, string>> = {
  kippen: 'de kippen',
  kaas: 'de kaas',
  turf: 'de turf',
  orgel: 'het orgel',
  wind: 'een tegenwind',
};
const listed = (kinds: readonly Kind[]): string => DUTCH.and(kinds.map((kind) => cards[kind])) || 'leeg';
const worth = (load: Load): string => `${cards[load]} (${WORTH[load]})`;
const dice = (count: number): string => counted(DUTCH, count, { one: 'dobbelsteen', other: 'dobbelstenen' });

const CATALOGUE: Catalogue<VerenSaid> = {
  gameOver: 'het spel is uit: niemand vaart meer',
  rollFirst: 'eerst wordt er gegooid',
  answerFirst: 'eerst is de vraag of het waait: speel een tegenwind of laat de pont gaan',
  nobodySails: 'er is niemand onderweg: vaar uit of blijf liggen',
  oneWind: 'het waait al: laat de pont gaan',
  misfit: 'wie er vaart, wie er gevraagd wordt en wat er ligt, past niet bij elkaar',
  needsCard: ({ card }) => `daarvoor is ${cards[card]} in de hand nodig`,
  needsDice: ({ count }) => `er wordt met ${dice(count)} gegooid`,
  noMove: ({ written }) => `${quoted(DUTCH, written)}: schrijf het als ${quoted(DUTCH, 'vaar kaas')}`,
  tooMany: ({ card, count }) => `${count} keer ${cards[card]}: zoveel zijn er niet`,
  sailed: ({ ferry, load }) => `${capital(ferry)} vaart uit met ${worth(load)}`,
  arrived: ({ ferry, load }) => `${worth(load)} ligt op de kade van ${ferry}`,
  sank: ({ load }) => `${worth(load)} zinkt`,
  stayed: ({ ferry }) => `${capital(ferry)} blijft liggen`,
  blew: ({ ferry }) => `${capital(ferry)} laat het waaien`,
  letGo: ({ ferry }) => `${capital(ferry)} laat de pont gaan`,
  rolled: ({ dice: shown }) => `gegooid: ${DUTCH.and(shown.map(String))}`,
  hand: ({ ferry }) => `Hand van ${ferry}`,
  quay: ({ ferry }) => `Kade van ${ferry}`,
  sails: ({ ferry }) => `${capital(ferry)} vaart uit of blijft liggen.`,
  answers: ({ ferry }) => `${capital(ferry)} zegt of het waait.`,
  onWater: 'Op het water',
  inWater: 'In het water',
  nothing: 'niets',
  over: 'Het spel is uit.',
  stay: 'Blijf liggen',
  wind: 'Laat het waaien',
  let: 'Laat de pont gaan',
  done: 'Overgezet',
  turn: 'Wie er vaart',
  turns: 'Gevaren beurten van allen samen',
  cards: ({ cards: held }) => listed(held),
  hidden: ({ count }) => counted(DUTCH, count, { one: 'kaart', other: 'kaarten' }),
  dice: ({ count }) => `Gooi met ${dice(count)}.`,
  points: ({ cards: quay, points }) => (points === 0 ? 'leeg' : `${listed(quay)}: ${points} punten`),
  afloat: ({ load, winds }) => worth(load) + (winds > 0 ? `, ${winds} keer tegenwind` : ''),
  card: ({ card }) => capital(cards[card]),
  sail: ({ load }) => `Vaar uit met ${worth(load)}`,
};

/** Drie Veren in het Nederlands. */
export const SPEECH_NL: GameSpeech<VerenSaid, Ferry> = {
  language: DUTCH,
  game: 'Drie Veren',
  seats: { noord: 'noord', zuid: 'zuid', west: 'west' },
  kernel: REFEREE_NL,
  catalogue: CATALOGUE,
};
