import { counted, ENGLISH, type Catalogue, capital } from '../../../../src/language.ts';
import { REFEREE_EN } from '../../../../src/referee/messages/kernel.en.ts';
import type { GameSpeech } from '../../../../src/referee/messages/catalogue.ts';
import type { Frog } from '../../cards/stepping-stones/data/box.ts';
import type { StonesSaid } from '../../src/games/stepping-stones/messages.ts';

const frogs: Readonly<Record<Frog, string>> = { green: 'the green frog', brown: 'the brown frog' };
/** The bank lies before the first stone. */
const place = (stone: number): string => (stone === 0 ? 'the bank' : `stone ${stone}`);

const CATALOGUE: Catalogue<StonesSaid> = {
  gameOver: 'the game has ended: nobody hops any more',
  needsCard: ({ hops }) => `needs a hop card of ${hops}`,
  hopAtMost: ({ stones }) => `hop ${stones} or less`,
  noMove: ({ written }) => `"${written}": write it like "hop 2"`,
  tooManyCards: ({ hops, many, count }) =>
    `${counted(ENGLISH, many, { one: 'hop card', other: 'hop cards' })} of ${hops}; there are ${count}`,
  hopped: ({ frog, hops }) => `${frogs[frog]} hops ${hops}`,
  cardShown: ({ hops }) => `a hop card of ${hops}`,
  isStuck: ({ frog }) => `that ${frogs[frog]} cannot hop`,
  stone: ({ stone, frogs: on }) => [place(stone), ...on.map((frog) => frogs[frog])].join(', '),
  hand: 'Hand',
  handOpen: ({ hops }) => (hops.length === 0 ? 'none' : hops.join(', ')),
  handHidden: ({ count }) => counted(ENGLISH, count, { one: 'card', other: 'cards' }),
  card: ({ hops }) => `hop ${hops}`,
  hop: ({ hops }) => `Hop ${hops}`,
  over: 'The game is over.',
  turnOf: ({ frog }) => `${capital(frogs[frog])} hops.`,
  frog: ({ frog }) => capital(frogs[frog]),
  sitOn: ({ stone }) => `Sit on ${place(stone)}`,
  turn: 'Turn',
  whoHops: 'Who hops',
  frogs: 'Frogs',
  stoneOf: ({ frog }) => `Stone of ${frogs[frog]}`,
};

/** Stepping Stones in English. */
export const SPEECH_EN: GameSpeech<StonesSaid, Frog> = {
  language: ENGLISH,
  game: 'Stepping Stones',
  seats: { green: 'green', brown: 'brown' },
  kernel: REFEREE_EN,
  catalogue: CATALOGUE,
};
