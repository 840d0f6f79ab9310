/** Looking at what the other side has hidden (F-120 to F-126). */
import { otherOf, withOf } from '../../../referee/seats.ts';
import { ALL_AREAS, type AreaNumber, type Side, numberOf } from './areas.ts';
import { DIAL, VICTORY_AREAS } from '../../../../cards/fog-of-war/data/components.ts';
import { ask, askAgain, learn, learnNeutrals, settle, useTokens, type Draft } from './draft.ts';
import type { MoveOf } from './moves.ts';
import { isEmpty, minus, most, NONE, plus, sizeOf, some, type Pile } from './card-counts.ts';
import {
  ageOf,
  ALLIES,
  garrisonOf,
  inArea,
  inSpace,
  isSame,
  neutralsAt,
  pileIn,
  SPACES,
  type Target,
  type Wait,
  type War,
} from './position.ts';

type Bid = Extract<Wait, { kind: 'bid' }>;
type Look = Extract<Wait, { kind: 'look' }>;

/** Tokens for a look before anybody bids (F-121). */
export const costOf = ({ stage }: Pick<War, 'stage'>): number => (stage === 'intel' ? 1 : 2);

/** The areas of the victory cards that were not drawn. */
export const leftVictories = ({ drawn }: Pick<War, 'drawn'>): readonly AreaNumber[] =>
  VICTORY_AREAS.map(numberOf).filter((at) => !drawn.includes(at));

/** The cards that a side would look at, its province card not counted. */
export function cardsAt(position: War, viewer: Side, target: Target): Pile {
  const owner = otherOf(viewer);
  switch (target.kind) {
    case 'area':
      return garrisonOf(position, owner, target.at);
    case 'neutral':
      return neutralsAt(position, target.at);
    case 'operation':
      return pileIn(position, owner, inSpace(target.space));
    case 'victory':
      return NONE;
  }
}

export function sizeAt(position: War, viewer: Side, target: Target): number {
  if (target.kind === 'victory') return leftVictories(position).length;
  const cards = sizeOf(cardsAt(position, viewer, target));
  return cards === 0 ? 0 : cards + (target.kind === 'operation' ? 1 : 0);
}

/** Whether a look could show a side nothing new. */
export function isKnown(position: War, viewer: Side, target: Target): boolean {
  const owner = otherOf(viewer);
  const missing = (known: Pile | undefined): number =>
    sizeOf(cardsAt(position, viewer, target)) - sizeOf(known ?? NONE);
  switch (target.kind) {
    case 'area':
      return missing(position.known[owner][inArea(target.at)]) <= 0;
    case 'neutral':
      return missing(position.neutralsKnown[viewer][target.at]) <= 0;
    case 'operation':
      return (
        missing(position.known[owner][inSpace(target.space)]) <= 0 &&
        position.aims[owner][target.space] === true
      );
    case 'victory':
      return leftVictories(position).every((at) => position.seen.includes(at));
  }
}

/** How many of so many cards a look shows (F-126). */
const looksAt = (size: number): number => Math.max(1, Math.trunc(size / 2));

/** The stacks a side may look at: not empty, not blocked this turn, not under NEW OP. */
export function targetsOf(position: War, viewer: Side): readonly Target[] {
  const owner = otherOf(viewer);
  const all: Target[] = [
    ...ALL_AREAS.flatMap((at): Target[] => [
      { kind: 'area', at },
      { kind: 'neutral', at },
    ]),
    ...SPACES.filter((space) => hasIntel(position, owner, space)).map((space): Target => ({
      kind: 'operation',
      space,
    })),
    ...(viewer === ALLIES ? [{ kind: 'victory' } as const] : []),
  ];
  return all.filter((target) => sizeAt(position, viewer, target) > 0 && !isBlocked(position, target));
}

/** Whether the dial lets an operation be looked at (F-122). */
export const hasIntel = (
  { wheels }: Pick<War, 'wheels'>,
  owner: Side,
  space: (typeof SPACES)[number],
): boolean => DIAL[ageOf(wheels[owner], space)]?.intel === true;

export const isBlocked = ({ blocked }: Pick<War, 'blocked'>, target: Target): boolean =>
  blocked.some((one) => isSame(one, target));

/** Whether a side can look at anything in the intelligence step. */
export const canLook = (position: War, viewer: Side): boolean =>
  position.intel[viewer].ready > 0 && targetsOf(position, viewer).length > 0;

/**
 * Whether the side that asks names its bid itself: with the option free-bids, if it has more tokens than a look
 * costs (F-A30).
 */
export const opensBids = ({
  options,
  intel,
  active,
  stage,
}: Pick<War, 'options' | 'intel' | 'active' | 'stage'>): boolean =>
  options['free-bids'] && intel[active].ready > costOf({ stage });

/** Begins a look, which the other side may block. */
export function askToLook(draft: Draft, target: Target): void {
  const { active } = draft;
  const bid = { kind: 'bid', by: active, target } as const;
  if (opensBids(draft)) ask(draft, { ...bid, seat: active, stakes: [0, 0] });
  else ask(draft, { ...bid, seat: otherOf(active), stakes: withOf([0, 0], active, costOf(draft)) });
}

export const isOpening = ({ seat, by, stakes }: Bid): boolean => seat === by && stakes[by] === 0;

/** The lowest bid: one that outbids the other side, or the cost of the look if nobody has bid yet. */
export const leastBid = (position: Pick<War, 'stage'>, wait: Bid): number =>
  isOpening(wait) ? costOf(position) : wait.stakes[otherOf(wait.seat)] + 1;

export function bid(draft: Draft, wait: Bid, tokens: number): void {
  askAgain(draft, { ...wait, seat: otherOf(wait.seat), stakes: withOf(wait.stakes, wait.seat, tokens) });
}

/** Ends the bidding: both pay, and the higher bid wins (F-124). */
export function endBids(draft: Draft, { by, stakes, target }: Bid): void {
  settle(draft);
  useTokens(draft, 0, stakes[0]);
  useTokens(draft, 1, stakes[1]);
  if (stakes[by] < stakes[otherOf(by)]) {
    draft.blocked = [...draft.blocked, target];
    return;
  }
  const left = looksAt(sizeAt(draft, by, target));
  ask(draft, { kind: 'look', seat: by, target, left, seen: NONE, province: false });
}

/** Cards of the target that this look has not shown yet. */
export const unseenIn = (position: War, { seat, target, seen }: Look): Pile =>
  minus(cardsAt(position, seat, target), seen);

/** Shows one card of the target to the side that looks. */
export function see(draft: Draft, look: Look, { what }: MoveOf<'see'>): void {
  if (typeof what === 'object') {
    draft.seen = [...new Set([...draft.seen, what.at])].toSorted((one, other) => one - other);
    askAgain(draft, { ...look, left: look.left - 1 });
  } else if (what === 'province') askAgain(draft, { ...look, left: look.left - 1, province: true });
  else askAgain(draft, { ...look, left: look.left - 1, seen: plus(look.seen, some(what)) });
}

/** Ends a look: the side keeps knowing what it saw until something takes it away (F-A63). */
export function endLook(draft: Draft, { seat, target, seen, province }: Look): void {
  settle(draft);
  const owner = otherOf(seat);
  if (target.kind === 'neutral')
    learnNeutrals(draft, seat, target.at, most(draft.neutralsKnown[seat][target.at] ?? NONE, seen));
  else if (target.kind === 'operation' || target.kind === 'area') {
    const pile = target.kind === 'area' ? inArea(target.at) : inSpace(target.space);
    if (!isEmpty(seen)) learn(draft, owner, pile, most(draft.known[owner][pile] ?? NONE, seen));
    if (target.kind === 'operation' && province)
      draft.aims = withOf(draft.aims, owner, draft.aims[owner].with(target.space, true));
  }
}
