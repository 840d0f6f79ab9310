/** English sentences for moves as a friend tells them, in print. */
import type { RetoldSaid } from '../../src/games/street-armour/messages-retold.ts';
import { ENGLISH, type Catalogue } from '../../src/language.ts';
import { dice, facing, player, square, tank, team } from './messages-core.en.ts';

export const RETOLD_EN: Catalogue<RetoldSaid> = {
  shootsAt: ({ weight, from, at }) => `${tank(weight)} on ${square(from)} shoots at ${square(at)}`,
  wantsToShoot: ({ who, weight, from, at }) =>
    `${player(who)} wants ${tank(weight)} on ${square(from)} to shoot at ${square(at)}`,
  wantsToDrive: ({ who, weight, from, to, facing: way }) =>
    `${player(who)} wants ${tank(weight)} to go from ${square(from)} to ${square(to)} and to face ${facing(way)}`,
  wantsTeam: ({ who, team: all }) => `${player(who)} wants ${team(all)}`,
  throwsThem: ({ who, dice: larges }) =>
    `${player(who)} throws ${dice(larges.length)}: ${ENGLISH.and(larges.map(String))}`,
};
