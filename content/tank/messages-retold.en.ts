/** English sentences for moves as a friend tells them, in print. */
import type { RetoldSaid } from '../../src/games/tank/messages-retold.ts';
import type { Catalogue } from '../../src/language.ts';
import { card, player } from './messages-core.en.ts';

export const RETOLD_EN: Catalogue<RetoldSaid> = {
  playsNone: ({ who }) => `${player(who)} plays no card`,
  wantsToPlay: ({ who, card: which }) => `${player(who)} wants to play ${card(which)}`,
};
