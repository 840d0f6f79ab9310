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

/** Average strength of a hidden card of a player and of a neutral. */
const HIDDEN = { player: 0.9, neutral: 1.9 } as const;
const VICTORIES: readonly AreaNumber[] = VICTORY_AREAS.map(numberOf);

/** Worth of holding an area: points and resources, supply, victory card, and Germany for the Allies. */
function valueOf(
  { points, resources, supplies }: ReturnType<typeof areaOf>,
  at: AreaNumber,
  side: Side,
): number {
  const germany = side === ALLIES && (at === BERLIN || at === RUHR) ? 3 : 0;
  const card = VICTORIES.includes(at) ? 0.7 : 0;
  return (
    0.5 + (side === AXIS ? points : 0.6 * points) + 0.7 * resources + (supplies ? 1 : 0) + card + germany
  );
}
export const worthTo = (at: AreaNumber, side: Side): number => valueOf(areaOf(at), at, side);

/** Defence that an attacker expects in an area: the cards it has seen, and an average for each it has not. */
function expected({ theirs, neutrals }: Seen, position: War, at: AreaNumber): number {
  const ground = groundOf(at);
  const hidden = theirs[inArea(at)];
  const neutral = neutrals[at];
  const unseen = (size: number | null | undefined, known: readonly number[]) =>
    Math.max(0, (size ?? 0) - sizeOf(known));
  const cards = hidden
    ? strengthOf(hidden.known, ground) + HIDDEN.player * unseen(hidden.size, hidden.known)
    : 0;
  const others = neutral
    ? strengthOf(neutral.known, ground) + HIDDEN.neutral * unseen(neutral.size, neutral.known)
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
  return { has, needs: 2 * (expected(seen, position, at) + landing) };
}

/** How much an own area needs another card: its worth, divided by its garrison; 0 if no enemy place borders it. */
function threat(position: War, side: Side, at: AreaNumber): number {
  const enemy = otherOf(side);
  const beside = besideOf(enemy, at).filter(
    (from) => !isArea(from) || controllerOf(position, from) === enemy,
  );
  if (beside.length === 0) return 0;
  const held =
    strengthOf(garrisonOf(position, side, at), groundOf(at)) +
    strengthOf(neutralsAt(position, at), groundOf(at));
  return Math.max(worthTo(at, side), worthTo(at, enemy)) / (1 + held);
}

function placePromise(seen: Seen, position: War, card: Kind, at: AreaNumber): number {
  const side = seen.viewer;
  const defends = takesPart(card, groundOf(at), false) ? worthOf(card, groundOf(at)) : 0;
  const danger = threat(position, side, at);
  if (card === DUMMY) return 0.35 + 0.25 * danger;
  const isOwn = controllerOf(position, at) === side;
  const wasted = takesPart(card, groundOf(at), true) ? 0.15 * worthOf(card, groundOf(at)) : 0;
  return (isOwn ? 0.3 : 0.05) * danger * defends - wasted;
}

function planPromise(seen: Seen, position: War, card: Kind, at: AreaNumber): number {
  const side = seen.viewer;
  const landing = reach(position, side, at);
  const adds = attackOf(card, at);
  if (landing === null || adds === 0) return card === DUMMY && landing !== null ? 0.3 : -1;
  const needs = expected(seen, position, at) + landing;
  const joins = isMinor(position, at) ? 0.5 : 0;
  return (1.6 * (worthTo(at, side) - joins)) / (1 + 0.5 * needs) + 0.1 * adds;
}

function addPromise(seen: Seen, position: War, card: Kind, space: Space): number {
  const at = position.wheels[seen.viewer].plans[space] ?? 0;
  const now = standing(seen, position, space);
  const adds = attackOf(card, at);
  if (now === null || adds === 0) return card === DUMMY ? 0.25 : -1;
  const missing = now.needs - now.has;
  return missing <= 0 ? 0.05 : Math.min(adds, missing) * 0.45 + 0.1 * worthTo(at, seen.viewer);
}

/** 3 for a launch that should conquer; on the last turn of the dial 1 for one that should not lose; else -2. */
function launchPromise(seen: Seen, position: War, space: Space, from: number | null): number {
  const side = seen.viewer;
  const at = position.wheels[side].plans[space] ?? 0;
  const now = standing(seen, position, space);
  if (now === null || from === null) return -2;
  const age = ageOf(position.wheels[side], space);
  const bonus = age === 5 ? 1 : 0;
  const landing = isInvasion(from, at) ? 4 : 0;
  const defence = expected(seen, position, at) + landing + (age === 2 ? 1 : 0);
  const attack = now.has + bonus;
  if (attack >= 2 * defence && attack > 0) return 3;
  return age === 5 && attack >= defence * 1.2 ? 1 : -2;
}

/** The promise of a move that cannot gain anything, such as a look at what is known already. */
export const NOTHING_GAINED = -Infinity;

function lookPromise(seen: Seen, position: War, target: Target): number {
  if (isKnown(position, seen.viewer, target)) return NOTHING_GAINED;
  const ready = position.intel[seen.viewer].ready;
  if (position.stage === 'actions' || ready < 2) return -1;
  const isAim = 'at' in target && position.wheels[seen.viewer].plans.includes(target.at);
  const hidden = sizeOf(cardsAt(position, seen.viewer, target));
  return isAim && hidden > 0 ? 0.6 : target.kind === 'operation' ? 0.2 : -0.5;
}

export const cardWorth = (card: Kind): number =>
  card === DUMMY ? 0.1 : card === AIR ? 1.6 : worthOf(card, 'ground') + 0.8 * worthOf(card, 'naval');

function producePromise(position: War, side: Side, move: Move): number {
  switch (move.kind) {
    case 'recover':
      return (
        0.55 * cardWorth(move.card) +
        (isArmy(move.card) ? 0.2 : isFleet(move.card) && side === AXIS ? -0.3 : 0)
      );
    case 'industry':
      return position.year < 2 ? 0.75 : -1;
    case 'tokens':
      return position.intel[side].ready + position.intel[side].used < 6 ? 0.5 : 0.1;
    case 'points':
      return 0.9 + 0.15 * position.year;
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
export function promiseOf(seen: Seen, position: War, move: Move): number {
  const side = seen.viewer;
  switch (move.kind) {
    case 'place':
      return placePromise(seen, position, move.card, move.at);
    case 'plan':
      return planPromise(seen, position, move.card, move.at);
    case 'add':
      return addPromise(seen, position, move.card, move.space);
    case 'launch':
      return launchPromise(seen, position, move.space, move.from);
    case 'disband':
      return -1.5;
    case 'resolve':
      return 0.5;
    case 'intel':
      return lookPromise(seen, position, move.target);
    case 'bid':
      return position.intel[side].ready > 3 ? 0.3 : -0.3;
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
      return producePromise(position, side, move);
    case 'remove':
      return move.card === DUMMY || (isSea(move.at) ? isArmy(move.card) : isFleet(move.card)) ? 0.1 : -1;
    case 'show':
      return 0.4;
    case 'box':
      return -worthTo(move.at, AXIS);
    default:
      return 0;
  }
}

export function promisesIn(position: War, all: readonly Move[], side: Side): readonly number[] {
  const seen = observe(position, side);
  return all.map((move) => promiseOf(seen, position, move));
}
