/** Nederlandse zinnen voor zetten zoals een vriend ze vertelt, op papier. */
import type { RetoldSaid } from '../../src/games/loopgraven/messages-retold.ts';
import type { Catalogue } from '../../src/language.ts';
import { a, player, space, the } from './messages-core.nl.ts';

export const RETOLD_NL: Catalogue<RetoldSaid> = {
  wantsToDeploy: ({ who, type, at }) => `${player(who)} wil ${a(type)} inzetten op ${space(at)}`,
  wantsToGo: ({ who, type, from, to }) =>
    `${player(who)} wil met ${the(type)} van ${space(from)} naar ${space(to)}`,
};
