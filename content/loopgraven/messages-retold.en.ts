/** English sentences for moves as a friend tells them, in print. */
import type { RetoldSaid } from '../../src/games/loopgraven/messages-retold.ts';
import type { Catalogue } from '../../src/language.ts';
import { player, space, the } from './messages-core.en.ts';

export const RETOLD_EN: Catalogue<RetoldSaid> = {
  wantsToDeploy: ({ who, type, at }) => `${player(who)} wants to deploy a ${type} on ${space(at)}`,
  wantsToGo: ({ who, type, from, to }) =>
    `${player(who)} wants to move ${the(type)} from ${space(from)} to ${space(to)}`,
};
