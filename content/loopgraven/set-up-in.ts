import type { SetUpPlan } from '../../src/book/set-up.ts';
import { wordedIn, type LanguageId } from '../../src/language.ts';

/** How the table of Loopgraven is laid for two: the board, stacks and tokens beside it, an upgrade card at either end. */
const BOARD = { width: 252, height: 376 } as const;
const RIGHT = BOARD.width + 24;

const PLAN = {
  of: 'short-game',
  width: RIGHT + 170,
  height: BOARD.height,
  things: [
    { face: 'board', x: 0, y: 0 },
    { face: 'upgrades-red', x: RIGHT, y: 0 },
    { face: 'upgrades-gray', x: RIGHT, y: BOARD.height - 96 },
    { face: 'round', x: RIGHT, y: 146 },
    { face: 'negative-back', x: RIGHT + 72, y: 146 },
    { face: 'positive-back', x: RIGHT + 106, y: 146 },
    ...[0, 1, 2, 3, 4].map((index) => ({ face: 'platoon-red', x: RIGHT + index * 22, y: 104 })),
    ...[0, 1].map((index) => ({ face: 'car-red', x: RIGHT + 114 + index * 22, y: 104 })),
    ...[0, 1, 2, 3, 4].map((index) => ({ face: 'platoon-gray', x: RIGHT + index * 22, y: 252 })),
    ...[0, 1].map((index) => ({ face: 'car-gray', x: RIGHT + 114 + index * 22, y: 252 })),
    ...[0, 1, 2, 3].map((index) => ({ face: 'token-5', x: RIGHT + 72 + index * 18, y: 214 })),
  ],
  notes: [
    {
      x: 126,
      y: 40,
      says: {
        en: 'Side A’s trench; nobody stands on the board yet.',
        nl: 'De loopgraaf van kamp A; er staat nog niemand op het bord.',
      },
      rules: ['W-081', 'W-002'],
    },
    { x: 126, y: 336, says: { en: 'Side B’s trench.', nl: 'De loopgraaf van kamp B.' }, rules: ['W-081'] },
    {
      x: RIGHT + 76,
      y: 48,
      says: {
        en: 'Artillery, economy and general begin at tier 0.',
        nl: 'Artillerie, economie en generaal beginnen op trede 0.',
      },
      rules: ['W-003'],
    },
    {
      x: RIGHT + 30,
      y: 190,
      says: { en: 'The round card, green side up.', nl: 'De rondekaart, met groen naar boven.' },
      rules: ['W-020', 'W-A01'],
    },
    {
      x: RIGHT + 120,
      y: 190,
      says: { en: 'Setbacks and strokes of luck, shuffled.', nl: 'Nadeel- en voordeelkaarten, geschud.' },
      rules: ['W-021', 'W-082'],
    },
    {
      x: RIGHT + 60,
      y: 114,
      says: { en: 'Your troops, as many as the table says.', nl: 'Je troepen, zoveel als de tabel zegt.' },
      rules: ['W-001'],
    },
    {
      x: RIGHT + 104,
      y: 224,
      says: { en: 'Tokens: 10 each in a short game.', nl: 'Munten: elk 10 in een kort spel.' },
      rules: ['W-001'],
    },
  ],
} as const;

export const setUpIn = (language: LanguageId): SetUpPlan => wordedIn(language, PLAN);
