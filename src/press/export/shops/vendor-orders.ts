/** All vendors with their export functions. */
import { gameCrafterOrder } from './game-crafter.ts';
import { makePlayingCardsOrder } from './make-playing-cards.ts';
import type { OrderOf } from './shop-order.ts';
import { GAME_CRAFTER, MAKE_PLAYING_CARDS, type Vendor } from './vendor.ts';

export const VENDOR_ORDERS: readonly (readonly [Vendor, OrderOf])[] = [
  [GAME_CRAFTER, gameCrafterOrder],
  [MAKE_PLAYING_CARDS, makePlayingCardsOrder],
];
