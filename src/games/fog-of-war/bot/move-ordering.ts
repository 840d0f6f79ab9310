/** Promise of a move from what its side knows, without lookahead, in units of card strength. The weights are our own. */
import { VICTORY_AREAS } from '../../../../cards/fog-of-war/data/components.ts';
import {
  type AreaNumber,
  BERLIN,
  RUHR,
  type Side,
  areaOf,
  besideOf,
  isArea,
  isSea,
  numberOf,
} from '../rules/areas.ts';
import { cardsAt, isKnown } from '../rules/intelligence.ts';
import { type Move, type Space, battleIn } from '../rules/moves.ts';
import { type Seen, observe } from '../rules/observation.ts';
import {
  AIR,
  DUMMY,
  type Kind,
  isArmy,
  isFleet,
  sizeOf,
  strengthOf,
  takesPart,
  worthOf,
} from '../rules/card-counts.ts';
import { isMinor } from '../rules/countries.ts';
import {
  ALLIES,
  AXIS,
  type Target,
  type War,
  ageOf,
  controllerOf,
  garrisonOf,
  inArea,
  inSpace,
  neutralsAt,
  pileIn,
} from '../rules/position.ts';
import { groundOf, isInvasion, resultOf, totalsOf, winterOf } from '../rules/battle.ts';
import { launchPlaces } from '../rules/supply.ts';
import { otherOf } from '../../../referee/seats.ts';

/** By what a side judges moves, in card strength unless it says otherwise. */
export const PLAIN = {
  /** Average strength of a hidden card of a player and of a neutral. */
  hidden: 0.9,
  hiddenNeutral: 1.9,
  /** The worth of an area, and of what it brings. */
  area: 0.5,
  axisPoint: 1,
  alliesPoint: 0.6,
  resource: 0.7,
  supply: 1,
  victory: 0.7,
  germany: 3,
  /** Cards that are placed: a guard, one in an area that is nobody's, a dummy; less what could attack. */
  guard: 0.3,
  neutralGuard: 0.05,
  held: 1,
  wasted: 0.15,
  bluff: 0.35,
  bluffDanger: 0.25,
  /** Operations that are begun: the share of an area's worth, less by what it takes. */
  plan: 1.6,
  cost: 0.5,
  first: 0.1,
  joins: 0.5,
  feint: 0.3,
  /** Cards that are added to an operation. */
  add: 0.45,
  aim: 0.1,
  more: 0.05,
  filler: 0.25,
  /** How many times the defence is enough; and on the last turn of the dial. */
  enough: 2,
  last: 1.2,
  /** Tokens kept when others are spent, and what a look at an operation is worth. */
  spare: 2,
  spy: 0.2,
  bidAbove: 3,
  /** What production points buy. */
  recover: 0.55,
  recoverArmy: 0.2,
  axisFleet: -0.3,
  alliesFleet: 0,
  industry: 0.75,
  buildUntil: 2,
  tokens: 0.5,
  buy: 0.9,
  buyLater: 0.15,
  /** Taking back a card that does not defend where it lies. */
  tidy: 0.1,
};
export type Manner = typeof PLAIN;

const VICTORIES: readonly AreaNumber[] = VICTORY_AREAS.map(numberOf);

/** Worth of holding an area: points and resources, supply, victory card, and Germany for the Allies. */
function valueOf(
  { points, resources, supplies }: ReturnType<typeof areaOf>,
  at: AreaNumber,
  side: Side,
  manner: Manner,
): number {
  const germany = side === ALLIES && (at === BERLIN || at === RUHR) ? manner.germany : 0;
  const card = VICTORIES.includes(at) ? manner.victory : 0;
  return (
    manner.area +
    (side === AXIS ? manner.axisPoint : manner.alliesPoint) * points +
    manner.resource * resources +
    (supplies ? manner.supply : 0) +
    card +
    germany
  );
}
export const worthTo = (at: AreaNumber, side: Side, manner = PLAIN): number =>
  valueOf(areaOf(at), at, side, manner);

/** Defence that an attacker expects in an area: the cards it has seen, and an average for each it has not. */
function expected({ theirs, neutrals }: Seen, position: War, at: AreaNumber, manner: Manner): number {
  const ground = groundOf(at);
  const hidden = theirs[inArea(at)];
  const neutral = neutrals[at];
  const unseen = (size: number | null | undefined, known: readonly number[]) =>
    Math.max(0, (size ?? 0) - sizeOf(known));
  const cards = hidden
    ? strengthOf(hidden.known, ground) + manner.hidden * unseen(hidden.size, hidden.known)
    : 0;
  const others = neutral
    ? strengthOf(neutral.known, ground) + manner.hiddenNeutral * unseen(neutral.size, neutral.known)
    : 0;
  return cards + others + winterOf(position, at);
}

/** Extra strength an attack would need now: 0 by land, 4 by sea; null if there is no supplied place to launch from. */
export function reach(position: War, side: Side, at: AreaNumber): number | null {
  const places = launchPlaces(position, side, at);
  if (places.length === 0) return null;
  return places.some((from) => !isInvasion(from, at)) ? 0 : 4;
}

export const attackOf = (card: Kind, at: AreaNumber): number =>
  takesPart(card, groundOf(at), true) ? worthOf(card, groundOf(at)) : 0;

/** Strength of an operation, and the strength it needs; null if it cannot be launched. */
function standing(
  seen: Seen,
  position: War,
  space: Space,
  manner: Manner,
): { readonly has: number; readonly needs: number } | null {
  const side = seen.viewer;
  const at = position.wheels[side].plans[space] ?? null;
  const landing = at === null ? null : reach(position, side, at);
  if (at === null || landing === null) return null;
  const ground = groundOf(at);
  const has = pileIn(position, side, inSpace(space)).reduce(
    (sum, count, card) => sum + (takesPart(card, ground, true) ? count * worthOf(card, ground) : 0),
    0,
  );
  return { has, needs: manner.enough * (expected(seen, position, at, manner) + landing) };
}

/** How much an own area needs another card: its worth, divided by its garrison; 0 if no enemy place borders it. */
function threat(position: War, side: Side, at: AreaNumber, manner: Manner): number {
  const enemy = otherOf(side);
  const beside = besideOf(enemy, at).filter(
    (from) => !isArea(from) || controllerOf(position, from) === enemy,
  );
  if (beside.length === 0) return 0;
  const held =
    strengthOf(garrisonOf(position, side, at), groundOf(at)) +
    strengthOf(neutralsAt(position, at), groundOf(at));
  return Math.max(worthTo(at, side, manner), worthTo(at, enemy, manner)) / (1 + manner.held * held);
}

function placePromise(seen: Seen, position: War, card: Kind, at: AreaNumber, manner: Manner): number {
  const side = seen.viewer;
  const defends = takesPart(card, groundOf(at), false) ? worthOf(card, groundOf(at)) : 0;
  const danger = threat(position, side, at, manner);
  if (card === DUMMY) return manner.bluff + manner.bluffDanger * danger;
  const isOwn = controllerOf(position, at) === side;
  const wasted = takesPart(card, groundOf(at), true) ? manner.wasted * worthOf(card, groundOf(at)) : 0;
  return (isOwn ? manner.guard : manner.neutralGuard) * danger * defends - wasted;
}

function planPromise(seen: Seen, position: War, card: Kind, at: AreaNumber, manner: Manner): number {
  const side = seen.viewer;
  const landing = reach(position, side, at);
  const adds = attackOf(card, at);
  if (landing === null || adds === 0) return card === DUMMY && landing !== null ? manner.feint : -1;
  const needs = expected(seen, position, at, manner) + landing;
  const joins = isMinor(position, at) ? manner.joins : 0;
  return (
    (manner.plan * (worthTo(at, side, manner) - joins)) / (1 + manner.cost * needs) + manner.first * adds
  );
}

function addPromise(seen: Seen, position: War, card: Kind, space: Space, manner: Manner): number {
  const at = position.wheels[seen.viewer].plans[space] ?? 0;
  const now = standing(seen, position, space, manner);
  const adds = attackOf(card, at);
  if (now === null || adds === 0) return card === DUMMY ? manner.filler : -1;
  const missing = now.needs - now.has;
  return missing <= 0
    ? manner.more
    : Math.min(adds, missing) * manner.add + manner.aim * worthTo(at, seen.viewer, manner);
}

/** 3 for a launch that should conquer; on the last turn of the dial 1 for one that should not lose; else -2. */
function launchPromise(seen: Seen, position: War, space: Space, from: number | null, manner: Manner): number {
  const side = seen.viewer;
  const at = position.wheels[side].plans[space] ?? 0;
  const now = standing(seen, position, space, manner);
  if (now === null || from === null) return -2;
  const age = ageOf(position.wheels[side], space);
  const bonus = age === 5 ? 1 : 0;
  const landing = isInvasion(from, at) ? 4 : 0;
  const defence = expected(seen, position, at, manner) + landing + (age === 2 ? 1 : 0);
  const attack = now.has + bonus;
  if (attack >= manner.enough * defence && attack > 0) return 3;
  return age === 5 && attack >= defence * manner.last ? 1 : -2;
}

/** The promise of a move that cannot gain anything, such as a look at what is known already. */
export const NOTHING_GAINED = -Infinity;

function lookPromise(seen: Seen, position: War, target: Target, manner: Manner): number {
  if (isKnown(position, seen.viewer, target)) return NOTHING_GAINED;
  const ready = position.intel[seen.viewer].ready;
  if (position.stage === 'actions' || ready < manner.spare) return -1;
  const isAim = 'at' in target && position.wheels[seen.viewer].plans.includes(target.at);
  const hidden = sizeOf(cardsAt(position, seen.viewer, target));
  return isAim && hidden > 0 ? 0.6 : target.kind === 'operation' ? manner.spy : -0.5;
}

export const cardWorth = (card: Kind): number =>
  card === DUMMY ? 0.1 : card === AIR ? 1.6 : worthOf(card, 'ground') + 0.8 * worthOf(card, 'naval');

function producePromise(position: War, side: Side, move: Move, manner: Manner): number {
  switch (move.kind) {
    case 'recover':
      return (
        manner.recover * cardWorth(move.card) +
        (isArmy(move.card)
          ? manner.recoverArmy
          : isFleet(move.card)
            ? side === AXIS
              ? manner.axisFleet
              : manner.alliesFleet
            : 0)
      );
    case 'industry':
      return position.year < manner.buildUntil ? manner.industry : -1;
    case 'tokens':
      return position.intel[side].ready + position.intel[side].used < 6 ? manner.tokens : 0.1;
    case 'points':
      return manner.buy + manner.buyLater * position.year;
    default:
      return 0;
  }
}

/** 1 if spending the advantage changes the result of the battle, else -1. */
function spendPromise(position: War, side: Side): number {
  const battle = battleIn(position);
  if (battle === null) return -1;
  const { attack, defence } = totalsOf(position, battle);
  const isAttacker = battle.seat === side;
  const before = resultOf(attack, defence);
  const after = isAttacker ? resultOf(attack + 1, defence) : resultOf(attack, defence + 1);
  return before === after ? -1 : 1;
}

/** The promise of a move, from what the viewer knows and nothing else. */
export function promiseOf(seen: Seen, position: War, move: Move, manner = PLAIN): number {
  const side = seen.viewer;
  switch (move.kind) {
    case 'place':
      return placePromise(seen, position, move.card, move.at, manner);
    case 'plan':
      return planPromise(seen, position, move.card, move.at, manner);
    case 'add':
      return addPromise(seen, position, move.card, move.space, manner);
    case 'launch':
      return launchPromise(seen, position, move.space, move.from, manner);
    case 'disband':
      return -1.5;
    case 'resolve':
      return 0.5;
    case 'intel':
      return lookPromise(seen, position, move.target, manner);
    case 'bid':
      return position.intel[side].ready > manner.bidAbove ? 0.3 : -0.3;
    case 'spend':
      return spendPromise(position, side);
    case 'cut':
      return 0.2;
    case 'match':
      return -move.cards.reduce((sum, count, card) => sum + count * cardWorth(card), 0);
    case 'recover':
    case 'industry':
    case 'tokens':
    case 'points':
      return producePromise(position, side, move, manner);
    case 'remove':
      return move.card === DUMMY || (isSea(move.at) ? isArmy(move.card) : isFleet(move.card))
        ? manner.tidy
        : -1;
    case 'show':
      return 0.4;
    case 'box':
      return -worthTo(move.at, AXIS, manner);
    default:
      return 0;
  }
}

export function promisesIn(
  position: War,
  all: readonly Move[],
  side: Side,
  manner = PLAIN,
): readonly number[] {
  const seen = observe(position, side);
  return all.map((move) => promiseOf(seen, position, move, manner));
}
