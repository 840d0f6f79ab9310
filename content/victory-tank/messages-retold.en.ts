/** English sentences for moves as a friend tells them, in print. */
import type { RetoldSaid } from '../../src/games/victory-tank/messages-retold.ts';
import type { Catalogue } from '../../src/language.ts';
import { KINDS, aKind, and, army, card, doing, points, soldiers, tellingTo } from './messages-core.en.ts';

const { place, on, troops, whose } = tellingTo(null);

/** "3 red soldiers", "red’s tank", both. */
const force = (who: 0 | 1, foot: number, tank: boolean): string =>
  and([...(foot > 0 ? [troops(who, foot)] : []), ...(tank ? [`${whose(who)} tank`] : [])]);

export const RETOLD_EN: Catalogue<RetoldSaid> = {
  paysFor: ({ who, kind, points: paid, card: value }) =>
    value === 0
      ? `${army(who)} pays ${points(paid)} for ${aKind(kind)}`
      : `${army(who)} pays ${points(paid)} for ${aKind(kind)} and plays a ${value}: a ${KINDS[kind]} of ${points(paid + value)}`,
  haltsOn: ({ place: at }) => `it stops ${on(at)}`,
  attacks: ({ who, place: at, from, foot, tank }) =>
    `${force(who, foot, tank)} ${doing(foot + Number(tank), 'attacks', 'attack')} ${place(at)} from ${place(from)}`,
  laysCard: ({ who, card: value }) =>
    value === 0 ? `${army(who)} lays no card` : `${army(who)} lays a ${value}`,
  nobodyLays: 'neither lays a card',
  lays: ({ who, card: held, cell }) =>
    `${army(who)} lays ${held === null ? 'a card' : card(held)} on ${cell}`,
  wantsToLay: ({ who, card: held, cell }) =>
    `${army(who)} wants to lay ${held === null ? 'a card' : card(held)} on ${cell}`,
  wantsToStep: ({ who, from, to, count }) =>
    `${army(who)} wants ${soldiers(count)} to step from ${place(from)} to ${place(to)}`,
  wantsToHalt: ({ who, place: at }) => `${army(who)} wants to stop ${on(at)}`,
  wantsToRecruit: ({ who, place: at }) => `${army(who)} wants to recruit ${on(at)}`,
};
