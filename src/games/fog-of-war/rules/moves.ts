/** The kinds of move, the legal moves of a position, and what may be done with an area. */
import { ALL_AREAS, type AreaNumber, type PlaceNumber, type Side } from './areas.ts';
import { type Kind, type Pile, countOf, isEmpty, kindsIn, minus, pileOf, plus } from './card-counts.ts';
import {
  ALLIES,
  AXIS,
  type Battle,
  DECK,
  HAND,
  LOSS,
  SPACES,
  type Target,
  WIN,
  type Wait,
  type War,
  ageOf,
  controllerOf,
  garrisonOf,
  inArea,
  pileIn,
  planFor,
  quagmireAt,
} from './position.ts';
import { DIAL, NEUTRALS } from '../../../../cards/fog-of-war/data/components.ts';
import { top } from '../../../referee/pending-stack.ts';
import { type Actor, otherOf } from '../../../referee/seats.ts';
import { tokensLeft } from './draft.ts';
import { payments } from './battle.ts';
import { costOf, isOpening, leastBid, leftVictories, targetsOf, unseenIn } from './intelligence.ts';
import { isSupplied, waysTo } from './supply.ts';
import { losingFrom, showable } from './turns.ts';
import { LAST_YEAR, TOKENS_BOUGHT, nextIndustry } from './year.ts';
import { isNeutral, isSovietNeutral } from './countries.ts';

/**
 * The small moves of The Fog of War; `notation.ts` prints and parses them:
 *
 *     line  = "neutral " card | "victory " area | "box " area | "place " card " " area | "draw " card
 *           | "plan " area " " card | "add " space " " card | "disband " space
 *           | "launch " space [ " from " place { " via " area } ] | "resolve " area
 *           | "intel " target | "bid " number | "pass" | "see " ( card | "province" | area )
 *           | "spend" | "keep" | "fight" | "cut" | "match " card { " " card } [ " neutral " card { " " card } ]
 *           | "lose " card | "deal " card | "recover " card | "industry" | "tokens" | "points"
 *           | "remove " card " " area | "show " card " " area | "offer " side " " number | "lot " ( "stay" | "swap" ) | "done"
 *     card  = "army-3" | ... | "dummy"      space = "alpha" | ... | "foxtrot"
 *     target = area | area " neutral" | space | "victory"
 */
export type Move =
  /** Chance: a neutral card is dealt. */
  | { readonly kind: 'neutral'; readonly card: Kind }
  /** Chance: the Axis draws a victory card. */
  | { readonly kind: 'victory'; readonly at: AreaNumber }
  /** The Axis puts a victory card into the box. */
  | { readonly kind: 'box'; readonly at: AreaNumber }
  /** A card is placed in an own area to defend it, or in a quagmire on one's own side. */
  | { readonly kind: 'place'; readonly card: Kind; readonly at: AreaNumber }
  /** Chance: a card from a draw deck. */
  | { readonly kind: 'draw'; readonly card: Kind }
  | { readonly kind: 'plan'; readonly at: AreaNumber; readonly card: Kind }
  | { readonly kind: 'add'; readonly space: Space; readonly card: Kind }
  | { readonly kind: 'disband'; readonly space: Space }
  | {
      readonly kind: 'launch';
      readonly space: Space;
      /** Null without supply: the target is shown, and the operation disbanded (F-A52). */
      readonly from: PlaceNumber | null;
      /** Enemy seas that supply passes (F-191), ascending. */
      readonly via: readonly AreaNumber[];
    }
  | { readonly kind: 'resolve'; readonly at: AreaNumber }
  | { readonly kind: 'intel'; readonly target: Target }
  | { readonly kind: 'bid'; readonly tokens: number }
  | { readonly kind: 'pass' }
  /** Chance: what a look shows: a card, the province card of an operation, or a victory card. */
  | { readonly kind: 'see'; readonly what: Kind | 'province' | { readonly at: AreaNumber } }
  /** The advantage is spent on this battle. */
  | { readonly kind: 'spend' }
  | { readonly kind: 'keep' }
  /** Cut-off attackers are fought; `cut` sends them back. */
  | { readonly kind: 'fight' }
  | { readonly kind: 'cut' }
  /** Cards that pay for a battle. */
  | { readonly kind: 'match'; readonly cards: Pile; readonly neutrals: Pile }
  /** Chance: a card is lost. */
  | { readonly kind: 'lose'; readonly card: Kind }
  /** Chance: a card of a Win stack goes back to the discards. */
  | { readonly kind: 'deal'; readonly card: Kind }
  | { readonly kind: 'recover'; readonly card: Kind }
  | { readonly kind: 'industry' }
  | { readonly kind: 'tokens' }
  | { readonly kind: 'points' }
  | { readonly kind: 'remove'; readonly card: Kind; readonly at: AreaNumber }
  /** A card is shown against supply that passes its sea. */
  | { readonly kind: 'show'; readonly card: Kind; readonly at: AreaNumber }
  /** A bid for playing a side. */
  | { readonly kind: 'offer'; readonly side: Side; readonly points: number }
  /** Chance: whether the players change places. */
  | { readonly kind: 'lot'; readonly swaps: boolean }
  | { readonly kind: 'done' };

export type MoveOf<Kind_ extends Move['kind']> = Extract<Move, { readonly kind: Kind_ }>;

/** A space of the wheel's rim: 0 is Alpha. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5;

// Permissions that the list of moves and the referee share.

/** Own areas without a card, where a side may set one up (F-007). */
const setUpPlaces = (position: War): readonly AreaNumber[] =>
  ALL_AREAS.filter(
    (at) =>
      controllerOf(position, at) === position.active && isEmpty(garrisonOf(position, position.active, at)),
  );

/** Why a card may not be placed in an area; the check returns null if it may. */
export type PlaceFault = 'not-yours' | 'ussr' | 'fresh' | 'supply';

export function placeFault(position: War, at: AreaNumber): PlaceFault | null {
  const { active, options } = position;
  const quagmire = quagmireAt(position, at);
  if (quagmire?.attacker === active) return quagmire.due ? null : 'fresh';
  if (controllerOf(position, at) === otherOf(active)) return 'not-yours';
  if (options['axis-out-of-ussr'] && active === AXIS && isSovietNeutral(position, at)) return 'ussr';
  const isOwn = controllerOf(position, at) === active;
  return options['supply-and-defence'] && isOwn && !isSupplied(position, active, at) ? 'supply' : null;
}

const mayPlace = (position: War, at: AreaNumber): boolean => placeFault(position, at) === null;

/** Whether a side's province card for an area is in its province deck (F-042). */
export const hasProvince = (position: War, side: Side, at: AreaNumber): boolean =>
  controllerOf(position, at) !== side &&
  planFor(position, side, at) === undefined &&
  quagmireAt(position, at)?.attacker !== side;

/** Whether a new operation may aim at an area (F-040 to F-042, F-A60). */
const mayPlan = (position: War, at: AreaNumber): boolean => {
  const { active, planned, wheels } = position;
  const { turned, plans } = wheels[active];
  return !planned && plans[turned] === null && hasProvince(position, active, at);
};

/** Why an operation may not be launched; null if only supply can prevent it. */
export type LaunchFault = 'ussr' | 'quagmire';

export function launchFault(position: War, at: AreaNumber): LaunchFault | null {
  if (position.active === ALLIES && isSovietNeutral(position, at)) return 'ussr';
  return isNeutral(position, at) && quagmireAt(position, at) !== undefined ? 'quagmire' : null;
}
const mayLaunch = (position: War, at: AreaNumber): boolean => launchFault(position, at) === null;

/** Whether a card has to be played before the actions end: none was, and one could be (F-024). */
export const mustPlay = (position: War): boolean =>
  !position.played && !isEmpty(pileIn(position, position.active, HAND)) && canPlay(position);

const canPlay = (position: War): boolean =>
  SPACES.some((space) => position.wheels[position.active].plans[space] !== null) ||
  ALL_AREAS.some((at) => mayPlace(position, at) || mayPlan(position, at));

const CHANCE_STAGES: readonly War['stage'][] = ['neutrals', 'victory'];
const CHANCE_WAITS: readonly Wait['kind'][] = ['lot', 'draw', 'look', 'lose', 'deal'];

/** Who decides: a side, 'chance' when cards are dealt or drawn, or null once the game is over. */
export function actorIn({ stage, active, waits }: Pick<War, 'stage' | 'active' | 'waits'>): Actor | null {
  if (stage === 'over') return null;
  const wait = top(waits);
  if (wait !== null) return CHANCE_WAITS.includes(wait.kind) ? 'chance' : wait.seat;
  if (CHANCE_STAGES.includes(stage)) return 'chance';
  return stage === 'box' ? AXIS : active;
}

const DONE: Move = { kind: 'done' };
const PASS: Move = { kind: 'pass' };
const ADVANTAGE: readonly Move[] = [{ kind: 'spend' }, { kind: 'keep' }];
const CUT_OFF: readonly Move[] = [{ kind: 'fight' }, { kind: 'cut' }];
const LOTS: readonly Move[] = [
  { kind: 'lot', swaps: false },
  { kind: 'lot', swaps: true },
];
/** The most that anybody may offer for a side. Ours: the rulebook has no limit. */
export const MOST_OFFERED = 30;
const OFFERS: readonly Move[] = [AXIS, ALLIES].flatMap((side) =>
  Array.from({ length: MOST_OFFERED + 1 }, (_, points): Move => ({ kind: 'offer', side, points })),
);

/** All neutral cards that have not been dealt. */
export const undealt = ({ neutrals, neutralsLost }: Pick<War, 'neutrals' | 'neutralsLost'>): Pile =>
  minus(pileOf(NEUTRALS), neutrals.reduce(plus, neutralsLost));

/** All legal moves; for chance, all possible outcomes. */
export function moves(position: War): readonly Move[] {
  const wait = top(position.waits);
  if (position.stage === 'over') return [];
  if (wait !== null) return answers(position, wait);
  switch (position.stage) {
    case 'neutrals':
      return kindsIn(undealt(position)).map((card) => ({ kind: 'neutral', card }));
    case 'victory':
      return leftVictories(position).map((at) => ({ kind: 'victory', at }));
    case 'box':
      return position.drawn.map((at) => ({ kind: 'box', at }));
    case 'set-up':
      return [...placing(position, DECK, setUpPlaces(position)), DONE];
    case 'actions':
      return actions(position);
    case 'intel':
      return [...looks(position), DONE];
  }
}

const each = (pile: Pile, move: (card: Kind) => Move): readonly Move[] => kindsIn(pile).map(move);

function answers(position: War, wait: Wait): readonly Move[] {
  const { seat } = wait;
  switch (wait.kind) {
    case 'offer':
      return OFFERS;
    case 'lot':
      return LOTS;
    case 'draw':
      return each(pileIn(position, seat, DECK), (card) => ({ kind: 'draw', card }));
    case 'bid':
      return [...bids(position, wait), ...(isOpening(wait) ? [] : [PASS])];
    case 'look':
      return seeing(position, wait);
    case 'cut-off':
      return CUT_OFF;
    case 'advantage':
      return ADVANTAGE;
    case 'match':
      return matches(position, wait);
    case 'lose':
      return each(losingFrom(position, wait), (card) => ({ kind: 'lose', card }));
    case 'interdict':
      return [...showable(position, wait).map(({ at, card }): Move => ({ kind: 'show', card, at })), DONE];
    case 'deal':
      return each(pileIn(position, seat, WIN), (card) => ({ kind: 'deal', card }));
    case 'produce':
      return [...purchases(position, wait), DONE];
    case 'remove':
      return [...removals(position, seat), ...disbandings(position, seat), DONE];
    default:
      return [];
  }
}

type WaitOf<Kind_ extends Wait['kind']> = Extract<Wait, { readonly kind: Kind_ }>;

function bids(position: War, wait: WaitOf<'bid'>): readonly Move[] {
  const least = leastBid(position, wait);
  const highest = position.options['free-bids'] ? position.intel[wait.seat].ready : least;
  return Array.from({ length: highest - least + 1 }, (_, more) => ({ kind: 'bid', tokens: least + more }));
}

function seeing(position: War, wait: WaitOf<'look'>): readonly Move[] {
  const { target, province } = wait;
  if (target.kind === 'victory')
    return leftVictories(position).map((at): Move => ({ kind: 'see', what: { at } }));
  return [
    ...each(unseenIn(position, wait), (card) => ({ kind: 'see', what: card })),
    ...(target.kind === 'operation' && !province ? [{ kind: 'see', what: 'province' } as const] : []),
  ];
}

/** The battle in progress; null if there is none. */
export const battleIn = ({ waits }: Pick<War, 'waits'>): Battle | null =>
  waits.findLast((wait) => wait.kind === 'battle') ?? null;

function matches(position: War, { need, attacks }: WaitOf<'match'>): readonly Move[] {
  const battle = battleIn(position);
  if (battle === null) return [];
  return payments(position, battle, need, attacks).map((payment) => ({ kind: 'match', ...payment }));
}

function purchases(position: War, { seat, points, steps }: WaitOf<'produce'>): readonly Move[] {
  const forPoints: readonly Move[] = points > 0 ? [{ kind: 'points' }] : [];
  if (position.year === LAST_YEAR) return forPoints;
  const mayStep =
    nextIndustry(position, seat) !== null && !(position.options['one-industry-step'] && steps > 0);
  return [
    ...each(pileIn(position, seat, LOSS), (card) => ({ kind: 'recover', card })),
    ...(mayStep ? [{ kind: 'industry' } as const] : []),
    ...(tokensLeft(position) >= TOKENS_BOUGHT ? [{ kind: 'tokens' } as const] : []),
    ...forPoints,
  ];
}

const removals = (position: War, side: Side): readonly Move[] =>
  ALL_AREAS.filter((at) => quagmireAt(position, at) === undefined).flatMap((at) =>
    each(pileIn(position, side, inArea(at)), (card) => ({ kind: 'remove', card, at })),
  );

const disbandings = ({ wheels }: War, side: Side): readonly Move[] =>
  SPACES.filter((space) => wheels[side].plans[space] !== null).map((space) => ({ kind: 'disband', space }));

const placing = (position: War, from: number, places: readonly AreaNumber[]): readonly Move[] =>
  kindsIn(pileIn(position, position.active, from)).flatMap((card) =>
    places.map((at): Move => ({ kind: 'place', card, at })),
  );

function actions(position: War): readonly Move[] {
  const { active, wheels, quagmires } = position;
  const wheel = wheels[active];
  const hand = kindsIn(pileIn(position, active, HAND));
  const spaces = SPACES.filter((space) => wheel.plans[space] !== null);
  const planned = ALL_AREAS.filter((at) => mayPlan(position, at));
  const due = quagmires.filter((one) => one.attacker === active && one.due);
  return [
    ...placing(
      position,
      HAND,
      ALL_AREAS.filter((at) => mayPlace(position, at)),
    ),
    ...hand.flatMap((card) => planned.map((at): Move => ({ kind: 'plan', at, card }))),
    ...hand.flatMap((card) => spaces.map((space): Move => ({ kind: 'add', space, card }))),
    ...launches(position),
    ...disbandings(position, active),
    ...due.map(({ at }): Move => ({ kind: 'resolve', at })),
    ...looks(position),
    ...(due.length === 0 && !mustPlay(position) ? [DONE] : []),
  ];
}

function launches(position: War): readonly Move[] {
  const { active, wheels } = position;
  const wheel = wheels[active];
  return SPACES.flatMap((space): readonly Move[] => {
    const at = wheel.plans[space] ?? null;
    if (at === null || DIAL[ageOf(wheel, space)]?.launch !== true || !mayLaunch(position, at)) return [];
    const ways = waysTo(position, active, at);
    if (ways.length === 0) return [{ kind: 'launch', space, from: null, via: [] }];
    return ways.map(({ from, via }) => ({ kind: 'launch', space, from, via }));
  });
}

const looks = (position: War): readonly Move[] =>
  position.intel[position.active].ready < costOf(position)
    ? []
    : targetsOf(position, position.active).map((target) => ({ kind: 'intel', target }));

/** Relative probability of a move of chance. */
export function weight(position: War, move: Move): number {
  const wait = top(position.waits);
  switch (move.kind) {
    case 'neutral':
      return countOf(undealt(position), move.card);
    case 'draw':
      return countOf(pileIn(position, wait?.seat ?? position.active, DECK), move.card);
    case 'see':
      return wait?.kind === 'look' && typeof move.what === 'number'
        ? countOf(unseenIn(position, wait), move.what)
        : 1;
    case 'lose':
      return wait?.kind === 'lose' ? countOf(losingFrom(position, wait), move.card) : 1;
    case 'deal':
      return countOf(pileIn(position, wait?.seat ?? position.active, WIN), move.card);
    default:
      return 1;
  }
}
