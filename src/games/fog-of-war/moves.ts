import { NEUTRALS } from '../../../cards/fog-of-war/box/forces.ts';
import { DIAL } from '../../../cards/fog-of-war/box/tracks.ts';
import { top } from '../../referee/frames.ts';
import type { Actor } from '../../referee/seats.ts';
import { ALL_AREAS, type AreaNumber, type Side } from './areas.ts';
import { tokensLeft } from './draft.ts';
import { payments } from './fighting.ts';
import { costOf, isOpening, leastBid, leftVictories, targetsOf, unseenIn } from './intel.ts';
import { mayLaunch, mayPlace, mayPlan, mustPlay, setUpPlaces } from './may.ts';
import type { Move } from './move.ts';
import { countOf, kindsIn, minus, pileOf, plus, type Kind, type Pile } from './pile.ts';
import {
  ageOf,
  ALLIES,
  AXIS,
  DECK,
  HAND,
  inArea,
  LOSS,
  pileIn,
  quagmireAt,
  SPACES,
  WIN,
  type Battle,
  type Wait,
  type War,
} from './position.ts';
import { waysTo } from './supply.ts';
import { losingFrom, showable } from './turns.ts';
import { LAST_YEAR, nextIndustry, TOKENS_BOUGHT } from './year.ts';

const CHANCE_STAGES: readonly War['stage'][] = ['neutrals', 'victory'];
const CHANCE_WAITS: readonly Wait['kind'][] = ['lot', 'draw', 'look', 'lose', 'deal'];

/** Who decides; chance deals and draws, and nobody once it is over. */
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

/** Every legal move of whoever decides; of chance, everything that can come. */
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

/** The battle that somebody pays for. */
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

/** How often a move of chance comes beside the others. */
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
