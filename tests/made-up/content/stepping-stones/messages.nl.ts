import { counted, DUTCH, quoted, type Catalogue, capital } from '../../../../src/language.ts';
import { REFEREE_NL } from '../../../../src/referee/messages/kernel.nl.ts';
import type { GameSpeech } from '../../../../src/referee/messages/catalogue.ts';
import type { Frog } from '../../cards/stepping-stones/data/box.ts';
import type { StonesSaid } from '../../src/games/stepping-stones/messages.ts';

const frogs: Readonly<Record<Frog, string>> = { green: 'de groene kikker', brown: 'de bruine kikker' };
/** De oever ligt voor de eerste steen. */
const place = (stone: number): string => (stone === 0 ? 'de oever' : `steen ${stone}`);

const CATALOGUE: Catalogue<StonesSaid> = {
  gameOver: 'het spel is afgelopen: niemand springt meer',
  needsCard: ({ hops }) => `daar is een sprongkaart met een ${hops} voor nodig`,
  hopAtMost: ({ stones }) =>
    `spring hoogstens ${counted(DUTCH, stones, { one: 'steen', other: 'stenen' })} ver`,
  noMove: ({ written }) => `${quoted(DUTCH, written)}: schrijf het als ${quoted(DUTCH, 'hop 2')}`,
  tooManyCards: ({ hops, many, count }) =>
    `${counted(DUTCH, many, { one: 'sprongkaart', other: 'sprongkaarten' })} met een ${hops}; er ${DUTCH.form(count, { one: 'is', other: 'zijn' })} er ${count}`,
  hopped: ({ frog, hops }) =>
    `${frogs[frog]} springt ${counted(DUTCH, hops, { one: 'steen', other: 'stenen' })} verder`,
  cardShown: ({ hops }) => `een sprongkaart met een ${hops}`,
  isStuck: ({ frog }) => `dat ${frogs[frog]} niet kan springen`,
  stone: ({ stone, frogs: on }) => [place(stone), ...on.map((frog) => frogs[frog])].join(', '),
  hand: 'Hand',
  handOpen: ({ hops }) => (hops.length === 0 ? 'leeg' : hops.join(', ')),
  handHidden: ({ count }) => counted(DUTCH, count, { one: 'kaart', other: 'kaarten' }),
  card: ({ hops }) => `sprong van ${hops}`,
  hop: ({ hops }) => `Spring ${hops}`,
  over: 'Het spel is afgelopen.',
  turnOf: ({ frog }) => `${capital(frogs[frog])} springt.`,
  frog: ({ frog }) => capital(frogs[frog]),
  sitOn: ({ stone }) => (stone === 0 ? 'Op de oever zetten' : `Op steen ${stone} zetten`),
  turn: 'Beurt',
  whoHops: 'Wie springt',
  frogs: 'Kikkers',
  stoneOf: ({ frog }) => `Steen van ${frogs[frog]}`,
};

/** Stepping Stones in Dutch. */
export const SPEECH_NL: GameSpeech<StonesSaid, Frog> = {
  language: DUTCH,
  game: 'Stapstenen',
  seats: { green: 'groen', brown: 'bruin' },
  kernel: REFEREE_NL,
  catalogue: CATALOGUE,
};
