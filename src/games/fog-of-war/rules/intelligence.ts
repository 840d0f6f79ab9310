/** Looking at what the other side has hidden (F-120 to F-126). */
import { otherOf, withOf } from '../../../referee/seats.ts';
import { ALL_AREAS, type AreaNumber, type Side, numberOf } from './areas.ts';
import { DIAL, VICTORY_AREAS } from '../../../../cards/fog-of-war/data/components.ts';
import { ask, askAgain, learn, learnNeutrals, settle, useTokens, type Draft } from './draft.ts';
import type { MoveOf } from './moves.ts';
import { isEmpty, minus, most, NONE, plus, sizeOf, some, type Pile } from './pile.ts';
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

/** Tokens that a look costs, before anybody blocks it (F-121). */
export const costOf = ({ stage }: Pick<War, 'stage'>): number => (stage === 'intel' ? 1 : 2);

/** The areas of the victory cards that nobody chose. */
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

/** How many cards lie there, the province card of an operation with them. */
export function sizeAt(position: War, viewer: Side, target: Target): number {
  if (target.kind === 'victory') return leftVictories(position).length;
  const cards = sizeOf(cardsAt(position, viewer, target));
  return cards === 0 ? 0 : cards + (target.kind === 'operation' ? 1 : 0);
}

/** Whether a side knows already all that a look could show it. */
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

/** How many of them are looked at (F-126). */
const looksAt = (size: number): number => Math.max(1, Math.trunc(size / 2));

/** What a side may look at: a stack that is there, was not blocked in this turn, and does not lie under NEW OP. */
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

/** Whether whoever asks to look says what they bid for it: where bids are free, and there is more than it costs (F-A30). */
export const opensBids = ({
  options,
  intel,
  active,
  stage,
}: Pick<War, 'options' | 'intel' | 'active' | 'stage'>): boolean =>
  options['free-bids'] && intel[active].ready > costOf({ stage });

/** Somebody asks to look; the other side may block it. */
export function askToLook(draft: Draft, target: Target): void {
  const { active } = draft;
  const bid = { kind: 'bid', by: active, target } as const;
  if (opensBids(draft)) ask(draft, { ...bid, seat: active, stakes: [0, 0] });
  else ask(draft, { ...bid, seat: otherOf(active), stakes: withOf([0, 0], active, costOf(draft)) });
}

/** Whether nobody has bid yet. */
export const isOpening = ({ seat, by, stakes }: Bid): boolean => seat === by && stakes[by] === 0;

/** Tokens that outbid the other side, or that a look costs where nobody has bid yet. */
export const leastBid = (position: Pick<War, 'stage'>, wait: Bid): number =>
  isOpening(wait) ? costOf(position) : wait.stakes[otherOf(wait.seat)] + 1;

export function bid(draft: Draft, wait: Bid, tokens: number): void {
  askAgain(draft, { ...wait, seat: otherOf(wait.seat), stakes: withOf(wait.stakes, wait.seat, tokens) });
}

/** Nobody bids more: both pay, and the higher bid prevails (F-124). */
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

/** What is still there to be seen in a look. */
export const unseenIn = (position: War, { seat, target, seen }: Look): Pile =>
  minus(cardsAt(position, seat, target), seen);

/** A card is seen. */
export function see(draft: Draft, look: Look, { what }: MoveOf<'see'>): void {
  if (typeof what === 'object') {
    draft.seen = [...new Set([...draft.seen, what.at])].toSorted((one, other) => one - other);
    askAgain(draft, { ...look, left: look.left - 1 });
  } else if (what === 'province') askAgain(draft, { ...look, left: look.left - 1, province: true });
  else askAgain(draft, { ...look, left: look.left - 1, seen: plus(look.seen, some(what)) });
}

/** What was seen is known from now on, as long as nothing takes it away (F-A63). */
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
