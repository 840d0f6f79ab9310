import { BATTLEFIELD_CARDS as IN_THE_BOX } from '../../../cards/victory-tank/box/battlefield.ts';
import type { BattlefieldCard } from './position.ts';

/** The battlefield cards as things on a table: what they are called, and how large they lie. */

const NAMES = new Map<string, string>(IN_THE_BOX.map((card) => [card.id, card.name]));

/** A battlefield card's name, as printed. */
export const cardName = (card: BattlefieldCard): string => NAMES.get(card) ?? card;

const SIZE = IN_THE_BOX[0]?.size ?? { width: 0, height: 0 };

/** A field, mm: half of a card. */
export const FIELD_SIZE = { width: SIZE.width, height: SIZE.height / 2 } as const;

/** The upper left corner of a cell, mm from that of the origin. */
export const fieldCorner = (column: number, row: number): { readonly x: number; readonly y: number } => ({
  x: column * FIELD_SIZE.width,
  y: row * FIELD_SIZE.height,
});

/** Where an upright card shows its special, and its start mark, mm from its corner. */
export const SPECIAL_PRINT = { x: 7, y: 4, width: SIZE.width - 14, height: FIELD_SIZE.height - 6 } as const;
export const START_PRINT = { x: 3, y: SIZE.height - 13, width: 10, height: 10 } as const;
