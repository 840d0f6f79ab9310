/** English sentences for moves as a friend tells them, in print. */
import type { RetoldSaid } from '../../src/games/victory-tank/messages-retold.ts';
import type { Catalogue } from '../../src/language.ts';
import {
  KINDS,
  aKind,
  and,
  army,
  bunkers,
  card,
  crates,
  doing,
  points,
  soldiers,
  tellingTo,
} from './messages-core.en.ts';

const { place, on, troops, whose } = tellingTo(null);

/** "3 red soldiers", "red’s tank", both. */
const force = (who: 0 | 1, foot: number, tank: boolean): string =>
  and([...(foot > 0 ? [troops(who, foot)] : []), ...(tank ? [`${whose(who)} tank`] : [])]);

type Part = Extract<RetoldSaid, { readonly says: 'scores' }>['parts'][number];

/** "2 crates", "the most soldiers (4 against 1)". */
function scoredFor({ of, count, against }: Part): string {
  switch (of) {
    case 'crates':
      return count === 1 ? 'a crate' : crates(count);
    case 'soldiers':
      return `the most soldiers (${count} against ${against})`;
    case 'bunkers':
      return count === 1 ? 'a bunker' : bunkers(count);
    case 'tank':
      return 'the tank';
  }
}

/** "6: 2 for 2 crates, 1 for the most soldiers (4 against 1) and 3 for a bunker", "5 for the tank". */
function sumOfParts(sum: number, parts: readonly Part[]): string {
  const [only, ...more] = parts;
  if (!only) return 'nothing';
  if (more.length === 0) return `${sum} for ${scoredFor(only)}`;
  return `${sum}: ${and(parts.map((part) => `${part.points} for ${scoredFor(part)}`))}`;
}

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
  scores: ({ who, points: sum, parts }) => `${army(who)} scores ${sumOfParts(sum, parts)}`,
  moreSoldiersWin: ({ who }) => `the points are equal, and ${army(who)} wins with more soldiers`,
  withoutTheCardWins: ({ who }) =>
    `points and soldiers are equal, and ${army(who)} wins: ${army(who === 0 ? 1 : 0)} holds the active player card`,
  wantsToLay: ({ who, card: held, cell }) =>
    `${army(who)} wants to lay ${held === null ? 'a card' : card(held)} on ${cell}`,
  wantsToStep: ({ who, from, to, count }) =>
    `${army(who)} wants ${soldiers(count)} to step from ${place(from)} to ${place(to)}`,
  wantsToHalt: ({ who, place: at }) => `${army(who)} wants to stop ${on(at)}`,
  wantsToRecruit: ({ who, place: at }) => `${army(who)} wants to recruit ${on(at)}`,
};
