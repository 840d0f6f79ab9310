/**
 * What a position is worth, in victory points of the Axis, by rule of thumb, and what the search is told by it. The
 * figures are ours.
 */
import { ALL_AREAS, type AreaNumber, BERLIN, RUHR, type Side } from '../rules/areas.ts';
import { KINDS, strengthOf } from '../rules/pile.ts';
import {
  ALLIES,
  AXIS,
  LOSS,
  PILES,
  SIDES,
  SPACES,
  type War,
  controllerOf,
  garrisonOf,
  inSpace,
  keptOf,
  neutralsAt,
  pileIn,
} from '../rules/position.ts';
import {
  NOTHING_GAINED,
  attackOf,
  cardWorth,
  promisesIn,
  reach,
  playedAhead,
  worthTo,
} from './move-ordering.ts';
import { groundOf, winterOf } from '../rules/battle.ts';
import { LAST_YEAR, pointsForSale, pointsOf, productionOf } from '../rules/year.ts';
import type { Hints } from '../../../referee/search/heuristics.ts';
import { otherOf } from '../../../referee/seats.ts';
import { type Move, actorIn } from '../rules/moves.ts';
import { outcome } from '../rules/outcome.ts';

/** What a card in play is worth beside a victory point of the Axis, and a lost one that production may bring back. */
const CARD = 0.22;
const LOST = 0.25;
/** A token, ready or used. */
const TOKEN = 0.15;
/** Berlin or Ruhr in Allied hands, where both are the end. */
const GERMANY = 7;
/** A victory area that the Axis keeps a card for, in its last winter; before, less. */
const VICTORY = 2.5;
/** So many points short of its goal the Axis has an even chance: the victory cards may still win. */
const SHORT = 15;
/** What of a year's income the next will bring. */
const LASTING = 0.9;

/** The ends of years that are still to be scored. */
const yearsLeft = ({ year, waits }: War): number =>
  LAST_YEAR - year + (waits.some(({ kind }) => kind === 'entries') ? 0 : 1);

/** The points that the Axis may look forward to, if nothing changes hands any more. */
function pointsAhead(position: War): number {
  const left = yearsLeft(position);
  const sold = 0.6 * pointsForSale(position, productionOf(position, AXIS));
  const income = pointsOf(position, AXIS) + sold;
  let sum = 0;
  for (let year = 0, share = 1; year < left; year++, share *= LASTING) sum += share * income;
  return position.points + sum;
}

/** The strength of all cards of a side. */
function forces(position: War, side: Side): number {
  let sum = 0;
  for (let pile = 0; pile < PILES; pile++) {
    const cards = pileIn(position, side, pile);
    for (const kind of KINDS)
      sum += (cards[kind] ?? 0) * cardWorth(kind) * (pile === LOSS ? LOST * CARD : CARD);
  }
  const { ready, used } = position.intel[side];
  return sum + TOKEN * (ready + used);
}

/** How much of what an area is worth an operation is that is as strong as it has to be. */
const READY = 0.6;
/** How much of what an area is worth lies in each doubling of those who hold it. */
const HELD = 0.25;

/** What a card's strength is worth in victory points: an area pays as long as the war goes on. */
const paceOf = (position: War): number => 0.5 + 0.5 * yearsLeft(position);

const strengthAt = (position: War, side: Side, at: AreaNumber): number =>
  strengthOf(garrisonOf(position, side, at), groundOf(at)) +
  strengthOf(neutralsAt(position, at), groundOf(at));

/** What the operations of a side may come to. */
function operations(position: War, side: Side): number {
  const { plans } = position.wheels[side];
  return SPACES.reduce<number>((sum, space) => {
    const at = plans[space] ?? null;
    const landing = at === null ? null : reach(position, side, at);
    if (at === null || landing === null) return sum;
    const cards = pileIn(position, side, inSpace(space));
    const has = KINDS.reduce((all, card) => all + (cards[card] ?? 0) * attackOf(card, at), 0);
    const needs = 2 * (strengthAt(position, otherOf(side), at) + landing + winterOf(position, at));
    return sum + READY * worthTo(at, side) * Math.min(1, (has + 0.5) / (needs + 0.5));
  }, 0);
}

/** What it is worth to a side that those hold its areas who do. */
function garrisons(position: War, side: Side): number {
  const enemy = otherOf(side);
  return ALL_AREAS.reduce((sum, at) => {
    if (controllerOf(position, at) !== side || reach(position, enemy, at) === null) return sum;
    const most = Math.max(worthTo(at, side), worthTo(at, enemy));
    return sum + HELD * most * Math.log2(1 + strengthAt(position, side, at));
  }, 0);
}

/** How far a side is ahead, in victory points. */
function ahead(position: War, side: Side): number {
  const missing = pointsAhead(position) - position.goal;
  const held = keptOf(position).filter((at) => controllerOf(position, at) === AXIS).length;
  const germany = [BERLIN, RUHR].filter((at) => controllerOf(position, at) === ALLIES).length;
  const [axis, allies] = SIDES.map((each) => forces(position, each));
  const [good, bad] = SIDES.map((each) => operations(position, each) + garrisons(position, each));
  const promised = paceOf(position) * ((good ?? 0) - (bad ?? 0));
  const lead =
    promised +
    missing +
    SHORT +
    (axis ?? 0) -
    (allies ?? 0) +
    VICTORY * held * (1 + position.year / 2) -
    GERMANY * germany;
  return side === AXIS ? lead : -lead;
}

/** Points ahead that make the odds of winning about three to one. */
const PACE = 10;
const share = (lead: number): number => 1 / (1 + Math.exp(-lead / PACE));

/** What The Fog of War tells the search that plays it: how the next turns go by rule of thumb, and what each move promises. */

const sideOf = (seat: unknown): Side => (seat === ALLIES ? ALLIES : AXIS);

/** Turns that are played before a position is valued: its own, the reply, and its own again. */
const TURNS = 3;
/** How fast the hope in a move fades with what it promises less than the best, in the strength of a card. */
const FADING = 0.3;

function value(position: War, seat: number): number {
  const end = outcome(position);
  return end === null ? share(ahead(position, sideOf(seat))) : end.winners.includes(seat) ? 1 : 0;
}

/** What the search takes for a move that it may leave out. */
const NOT_WORTH_A_LOOK = -1;

/** All moves share what the position comes to, so that nothing hidden tells one from another. */
function prior(position: War, moves: readonly Move[]): readonly number[] {
  const side = sideOf(actorIn(position));
  const now = value(playedAhead(position, TURNS), side);
  const promises = promisesIn(position, moves, side);
  const most = Math.max(...promises);
  return promises.map((promise) =>
    promise === NOTHING_GAINED ? NOT_WORTH_A_LOOK : now * Math.exp(FADING * (promise - most)),
  );
}

export const fogHints: Hints<War, Move> = { value, prior };
