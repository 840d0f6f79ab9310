/**
 * What a position is judged by, and the hints for the search built on it. The shares within a feature are our own guesses.
 */
import { ALL_AREAS, type AreaNumber, BERLIN, RUHR, type Side } from '../rules/areas.ts';
import { KINDS, strengthOf } from '../rules/card-counts.ts';
import {
  ALLIES,
  AXIS,
  LOSS,
  PILES,
  SPACES,
  type War,
  controllerOf,
  garrisonOf,
  inSpace,
  keptOf,
  neutralsAt,
  pileIn,
} from '../rules/position.ts';
import { NOTHING_GAINED, attackOf, cardWorth, promisesIn, reach, worthTo } from './move-ordering.ts';
import { groundOf, winterOf } from '../rules/battle.ts';
import { LAST_YEAR, pointsForSale, pointsOf, productionOf } from '../rules/year.ts';
import { chanceBy, type Evaluation } from '../../../referee/search/evaluation.ts';
import type { Hints } from '../../../referee/search/heuristics.ts';
import { otherOf, seatOfTwo } from '../../../referee/seats.ts';
import { type Move, actorIn } from '../rules/moves.ts';
import { outcome } from '../rules/outcome.ts';
import { mannersBy, TUNED, type Manners } from './side-manners.ts';
import fitted from './weights.json' with { type: 'json' };

/**
 * Worth of a point of card strength in victory points; `LOST` is the share that a card in the Loss pile keeps,
 * since production may bring it back.
 */
const CARD = 0.22;
const LOST = 0.25;
/** Worth of an intelligence token, ready or used. */
const TOKEN = 0.15;
/** At this many points short of its goal the Axis has an even chance, since the victory cards may still win. */
const SHORT = 15;
/** Share of a year's income that the Axis still has the year after. */
const LASTING = 0.9;

/** How many ends of years are still to be scored. */
const yearsLeft = ({ year, waits }: War): number =>
  LAST_YEAR - year + (waits.some(({ kind }) => kind === 'entries') ? 0 : 1);

/** The points that the Axis will have at the end if no area changes hands, future years discounted by `LASTING`. */
function pointsAhead(position: War): number {
  const left = yearsLeft(position);
  const sold = 0.6 * pointsForSale(position, productionOf(position, AXIS));
  const income = pointsOf(position, AXIS) + sold;
  let sum = 0;
  for (let year = 0, share = 1; year < left; year++, share *= LASTING) sum += share * income;
  return position.points + sum;
}

/** Worth of all cards and tokens of a side. */
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

/** Share of an area's worth that an operation strong enough to take it counts. */
const READY = 0.6;
/** Share of an area's worth gained with each doubling of the defending strength. */
const HELD = 0.25;

/** Weight of operations and garrisons: an area pays until the war ends, so it falls with the years left. */
const paceOf = (position: War): number => 0.5 + 0.5 * yearsLeft(position);

const strengthAt = (position: War, side: Side, at: AreaNumber): number =>
  strengthOf(garrisonOf(position, side, at), groundOf(at)) +
  strengthOf(neutralsAt(position, at), groundOf(at));

/** Worth of a side's planned operations, by how near each is to the strength that it needs. */
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

/** Worth of a side's garrisons in the areas that the enemy can attack. */
function garrisons(position: War, side: Side): number {
  const enemy = otherOf(side);
  return ALL_AREAS.reduce((sum, at) => {
    if (controllerOf(position, at) !== side || reach(position, enemy, at) === null) return sum;
    const most = Math.max(worthTo(at, side), worthTo(at, enemy));
    return sum + HELD * most * Math.log2(1 + strengthAt(position, side, at));
  }, 0);
}

/** What an evaluation looks at. */
const FEATURES = [
  'points', // the Axis's at the end as things stand, beyond an even number
  'cards', // of all kinds and tokens, by their strength
  'operations', // planned ones, by how near they are to their aim
  'garrisons',
  'victory-cards', // areas held whose victory cards are kept
  'germany', // Berlin and Ruhr
  'axis', // whether it is the Axis
  'turn',
] as const;
type Feature = (typeof FEATURES)[number];

/** How far a side is ahead in each feature. */
function figuresOf(position: War, side: Side): readonly number[] {
  const held = keptOf(position).filter((at) => controllerOf(position, at) === AXIS).length;
  const germany = [BERLIN, RUHR].filter((at) => controllerOf(position, at) === ALLIES).length;
  const leads = [forces, operations, garrisons].map((of) => of(position, AXIS) - of(position, ALLIES));
  const [cards = 0, planned = 0, guarded = 0] = leads;
  const pace = paceOf(position);
  const figures = [
    pointsAhead(position) - position.goal + SHORT,
    cards,
    pace * planned,
    pace * guarded,
    held * (1 + position.year / 2),
    -germany,
    1,
    position.active === AXIS ? 1 : -1,
  ];
  return side === AXIS ? figures : figures.map((figure) => -figure);
}

const evaluation: Evaluation<War, Feature> = {
  features: FEATURES,
  figures: (position, seat) => figuresOf(position, seatOfTwo(seat)),
  weights: fitted.weights,
};

/** How fast the prior falls with the distance from the best promise; promises are in card strength. */
const FADING = 0.3;

function value(position: War, seat: number): number {
  const end = outcome(position);
  return end === null ? chanceBy(evaluation, position, seat) : end.winners.includes(seat) ? 1 : 0;
}

/** A negative prior: the search may leave the move out. */
const NOT_WORTH_A_LOOK = -1;

/** All moves share one evaluation: evaluating each alone would leak hidden cards through the differences. */
const priorBy =
  (manners: Manners): NonNullable<Hints<War, Move>['prior']> =>
  (position, moves) => {
    const side = seatOfTwo(actorIn(position));
    const now = value(position, side);
    const promises = promisesIn(position, moves, side, manners[side]);
    const most = Math.max(...promises);
    return promises.map((promise) =>
      promise === NOTHING_GAINED ? NOT_WORTH_A_LOOK : now * Math.exp(FADING * (promise - most)),
    );
  };

/** The rule of thumb: what a level goes by where it slips. */
const sight = (position: War, moves: readonly Move[]): readonly number[] =>
  promisesIn(position, moves, seatOfTwo(actorIn(position)));

/** Samples, and decisions by the rule of thumb, by level. More samples follow the evaluation, which knows less than the priors. */
const levels = [{ samples: 8, slips: 0.8 }, { samples: 8, slips: 0.35 }, { samples: 8 }];

const hints: Hints<War, Move> = {
  value,
  prior: priorBy(mannersBy(TUNED)),
  sight,
  evaluation,
  levels,
  leaf: 'value',
};

export const fogHints: Hints<War, Move> = {
  ...hints,
  tuning: { weights: TUNED, by: (weights) => ({ ...hints, prior: priorBy(mannersBy(weights)) }) },
};
