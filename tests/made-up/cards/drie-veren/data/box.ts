/**
 * What is in the box of Drie Veren, a game made up for the tests: all that Stepping Stones has not. Three ferries on a
 * river, no board to play on, dice, a poster of hexes to keep the score on, a mat for each ferry, and Dutch words.
 */
import { cardSize, type Box, type Card, type Piece, type Sheet } from '../../../../../src/kit/component.ts';

export const FERRIES = ['noord', 'zuid', 'west'] as const;
export type Ferry = (typeof FERRIES)[number];

/** Loads by what they are worth, and the wind that blows against them: a card is one of these. */
export const LOADS = ['kippen', 'kaas', 'turf', 'orgel'] as const;
export type Load = (typeof LOADS)[number];
export const KINDS = [...LOADS, 'wind'] as const;
export type Kind = (typeof KINDS)[number];

export const WORTH: Readonly<Record<Load, number>> = { kippen: 2, kaas: 3, turf: 4, orgel: 5 };
export const COUNTS: Readonly<Record<Kind, number>> = { kippen: 3, kaas: 3, turf: 3, orgel: 3, wind: 6 };
export const NAMES: Readonly<Record<Kind, string>> = {
  kippen: 'Kippen',
  kaas: 'Kaas',
  turf: 'Turf',
  orgel: 'Een orgel',
  wind: 'Tegenwind',
};

export const DECK = KINDS.flatMap((kind) => Array.from({ length: COUNTS[kind] }, () => kind));

export const HAND = 5;
/** Turns of all ferries together. */
export const TURNS = 9;

const CARDS: readonly Card[] = KINDS.map((kind) => ({
  kind: 'card',
  id: kind,
  name: NAMES[kind],
  count: COUNTS[kind],
  deck: 'ladingen',
  size: cardSize('mini'),
  provenance: 'ours',
}));

export const BOATS: readonly (Piece & { readonly owner: Ferry })[] = FERRIES.map((ferry) => ({
  kind: 'piece',
  id: `pont-${ferry}`,
  name: `De pont van ${ferry}`,
  count: 1,
  owner: ferry,
  counter: { width: 16, height: 16 },
  provenance: 'ours',
}));

/** Hexes from side to side, mm; in rows of so many, one for each point that can be had. */
export const HEX = 56;
export const RIVER = { columns: 4, rows: 4 } as const;

const sheet = (id: string, name: string, count: number, form: Sheet['form']): Sheet => {
  return { kind: 'sheet', id, name, count, form, provenance: 'ours' };
};

export const BOX: Box = {
  decks: [{ id: 'ladingen', name: 'Ladingen', group: 'ladingen' }],
  cards: CARDS,
  pieces: BOATS,
  sheets: [
    sheet('dek', 'Het dek', 3, { make: 'mat', width: 130, height: 90 }),
    sheet('rivier', 'De rivier', 1, { make: 'poster', width: 4.5 * HEX + 20, height: 3.2 * HEX + 60 }),
  ],
};
