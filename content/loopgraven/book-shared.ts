/** Texts in both languages: examples, questions, card texts, and the set-up. */
import type { Book } from '../../src/book/book.ts';
import { type InEach, type LanguageId, type Worded, wordedIn } from '../../src/language.ts';
import { ACTION_EXAMPLES, FIGHT_EXAMPLES, MOVING_EXAMPLES } from './examples/actions.ts';
import { ARTILLERY_EXAMPLES } from './examples/artillery.ts';
import { LUCK_EXAMPLES, SETBACK_EXAMPLES } from './examples/cards.ts';
import { END_EXAMPLES } from './examples/end.ts';
import { READINGS_APART, RULING_EXAMPLES } from './examples/rulings.ts';
import { EVENT_EXAMPLES, ROUND_EXAMPLES, SET_UP_EXAMPLES } from './examples/set-up.ts';
import { briefIn } from './brief.ts';
import { QUESTIONS } from './questions/all.ts';
import { CARD_TEXTS } from './card-texts.ts';
import type { SetUpPlan } from '../../src/book/set-up.ts';

/** How to tell the pieces apart by touch: suggestions of ours. */
const BY_TOUCH: readonly InEach[] = [
  {
    en: 'Colours differ in outline: red is round, gray square, violet a shield, blue a diamond.',
    nl: 'Kleuren verschillen in omtrek: rood is rond, grijs vierkant, paars een schild, blauw een ruit.',
  },
  {
    en: 'Glue one dot on a platoon, two on a car, three on a tank.',
    nl: 'Lijm één stip op een peloton, twee op een auto, drie op een tank.',
  },
  {
    en: 'Glue the board to thick card and score the edges of the hexes: a finger counts steps along them.',
    nl: 'Lijm het bord op dik karton en ril de randen van de zeskanten: een vinger telt er stappen langs.',
  },
  {
    en: 'Say a space by its letter and number, “e5”, and a fight as both totals: “seven against four”.',
    nl: 'Noem een vak met letter en cijfer, ‘e5’, en een gevecht met beide totalen: ‘zeven tegen vier’.',
  },
];

const BOARD_SIZE = { width: 252, height: 376 } as const;
const RIGHT_OF_BOARD = BOARD_SIZE.width + 24;

/** The picture of the set-up for two: the board, stacks and tokens beside it, an upgrade card at either end. */
const SET_UP_PLAN = {
  of: 'short-game',
  width: RIGHT_OF_BOARD + 170,
  height: BOARD_SIZE.height,
  things: [
    { face: 'board', x: 0, y: 0 },
    { face: 'upgrades-red', x: RIGHT_OF_BOARD, y: 0 },
    { face: 'upgrades-gray', x: RIGHT_OF_BOARD, y: BOARD_SIZE.height - 96 },
    { face: 'round', x: RIGHT_OF_BOARD, y: 146 },
    { face: 'negative-back', x: RIGHT_OF_BOARD + 72, y: 146 },
    { face: 'positive-back', x: RIGHT_OF_BOARD + 106, y: 146 },
    ...[0, 1, 2, 3, 4].map((index) => ({ face: 'platoon-red', x: RIGHT_OF_BOARD + index * 22, y: 104 })),
    ...[0, 1].map((index) => ({ face: 'car-red', x: RIGHT_OF_BOARD + 114 + index * 22, y: 104 })),
    ...[0, 1, 2, 3, 4].map((index) => ({ face: 'platoon-gray', x: RIGHT_OF_BOARD + index * 22, y: 252 })),
    ...[0, 1].map((index) => ({ face: 'car-gray', x: RIGHT_OF_BOARD + 114 + index * 22, y: 252 })),
    ...[126, 235].flatMap((y) => [134, 152].map((x) => ({ face: 'token-5', x: RIGHT_OF_BOARD + x, y }))),
  ],
  notes: [
    {
      x: 126,
      y: 78,
      says: {
        en: 'Side A’s trench; nobody stands on the board yet.',
        nl: 'De loopgraaf van team A; er staat nog niemand op het bord.',
      },
      rules: ['W-081', 'W-002'],
    },
    { x: 126, y: 298, says: { en: 'Side B’s trench.', nl: 'De loopgraaf van team B.' }, rules: ['W-081'] },
    {
      x: RIGHT_OF_BOARD - 12,
      y: 48,
      says: {
        en: 'Artillery, economy and general begin at tier 0.',
        nl: 'Artillerie, economie en generaal beginnen op trede 0.',
      },
      rules: ['W-003'],
    },
    {
      x: RIGHT_OF_BOARD + 30,
      y: 190,
      says: { en: 'The round card, green side up.', nl: 'De rondekaart, met groen naar boven.' },
      rules: ['W-020', 'W-A01'],
    },
    {
      x: RIGHT_OF_BOARD + 120,
      y: 190,
      says: { en: 'Setbacks and strokes of luck, shuffled.', nl: 'Negatieve en positieve kaarten, geschud.' },
      rules: ['W-021', 'W-082'],
    },
    {
      x: RIGHT_OF_BOARD - 12,
      y: 114,
      says: { en: 'Your troops, as many as the table says.', nl: 'Je troepen, zoveel als de tabel zegt.' },
      rules: ['W-001'],
    },
    {
      x: RIGHT_OF_BOARD + 120,
      y: 135,
      says: {
        en: 'Tokens: 10 each in a short game, which we recommend for a first one.',
        nl: 'Tokens: ieder 10 in een kort spel, dat we voor een eerste keer aanraden.',
      },
      rules: ['W-001'],
    },
  ],
} as const;

const setUpIn = (language: LanguageId): SetUpPlan => wordedIn(language, SET_UP_PLAN);

/** Themes, in the order of a game, and their examples. */
const THEMES = [
  [{ en: 'Setting up', nl: 'Klaarzetten' }, SET_UP_EXAMPLES],
  [{ en: 'Rounds and income', nl: 'Rondes en inkomen' }, ROUND_EXAMPLES],
  [{ en: 'Events', nl: 'Events' }, EVENT_EXAMPLES],
  [{ en: 'Setbacks', nl: 'Negatieve kaarten' }, SETBACK_EXAMPLES],
  [{ en: 'Strokes of luck', nl: 'Positieve kaarten' }, LUCK_EXAMPLES],
  [{ en: 'Actions', nl: 'Acties' }, ACTION_EXAMPLES],
  [{ en: 'Moving', nl: 'Bewegen' }, MOVING_EXAMPLES],
  [{ en: 'Fighting', nl: 'Vechten' }, FIGHT_EXAMPLES],
  [{ en: 'Artillery', nl: 'Artillerie' }, ARTILLERY_EXAMPLES],
  [{ en: 'The end', nl: 'Het einde' }, END_EXAMPLES],
  [{ en: 'Where readings part', nl: 'Waar lezingen uiteengaan' }, Object.values(RULING_EXAMPLES)],
] as const;

/** The entries of themes in one language. */
const byTheme = <T>(
  language: LanguageId,
  themes: readonly (readonly [name: InEach, those: T])[],
): Readonly<Record<string, Worded<T>>> =>
  Object.fromEntries(themes.map(([name, those]) => [name[language], wordedIn(language, those)]));

/** The shared texts in one language. */
export const sharedBook = (
  language: LanguageId,
): Required<
  Pick<Book, 'examples' | 'differing' | 'apart' | 'questions' | 'cardTexts' | 'byTouch' | 'setUp' | 'brief'>
> => ({
  examples: byTheme(language, THEMES),
  differing: wordedIn(language, RULING_EXAMPLES),
  apart: wordedIn(language, READINGS_APART),
  questions: byTheme(language, QUESTIONS),
  cardTexts: CARD_TEXTS,
  byTouch: wordedIn(language, BY_TOUCH),
  setUp: setUpIn(language),
  brief: briefIn(language),
});
