/** The course of turns, the pending decisions between them, and which rule says who decides. */
import { HAND as HAND_SIZE } from '../../../../cards/fog-of-war/data/components.ts';
import { top } from '../../../referee/pending-stack.ts';
import { otherOf, withOf } from '../../../referee/seats.ts';
import type { Side } from './areas.ts';
import { type Draft, ask, disband, loseNeutrals, settle, shift, slip } from './draft.ts';
import { fightOn } from './battle.ts';
import { canLook, endBids, endLook, leastBid } from './intelligence.ts';
import type { Space } from './moves.ts';
import { DUMMY, type Kind, NONE, isEmpty, kindsIn, sizeOf, some, worthOf } from './card-counts.ts';
import {
  DECK,
  DISCARD,
  HAND,
  LOSS,
  SIDES,
  type Wait,
  type War,
  garrisonOf,
  inArea,
  neutralsAt,
  pileIn,
} from './position.ts';
import { endDeal, endYear, enterYear, firstOf } from './year.ts';
import type { StatementId } from '../../../../content/fog-of-war/statements.ts';
import { outcome } from './outcome.ts';
import type { Decision } from '../messages.ts';

/** Begins a turn: the wheel turns, and the side's quagmires are due (F-021, F-023, F-A01, F-A57). */
function beginTurn(draft: Draft, side: Side): void {
  draft.active = side;
  draft.stage = 'actions';
  draft.blocked = [];
  draft.played = false;
  draft.planned = false;
  draft.quagmires = draft.quagmires.map((one) => (one.attacker === side ? { ...one, due: true } : one));
  const wheel = draft.wheels[side];
  if (wheel.plans.every((plan) => plan === null)) return;
  const turned = ((wheel.turned + 1) % 6) as Space;
  draft.wheels = withOf(draft.wheels, side, { ...wheel, turned });
  if (wheel.plans[turned] !== null) disband(draft, side, turned);
}

/** Ends the actions of a turn: the intelligence step comes, or the hand is refilled (F-020, F-025). */
export function endActions(draft: Draft): void {
  draft.stage = 'intel';
  if (!canLook(draft, draft.active)) endTurn(draft);
}

export function endTurn(draft: Draft): void {
  const seat = draft.active;
  draft.stage = 'intel';
  ask(draft, { kind: 'draw', seat }, { kind: 'next-turn', seat });
}

/** After the set-up: both sides draw, and the first turn begins (F-008). */
export function beginGame(draft: Draft): void {
  ask(draft, ...SIDES.map((seat): Wait => ({ kind: 'draw', seat })), { kind: 'first-turn', seat: 0 });
}

export function drawCard(draft: Draft, side: Side, card: Kind): void {
  slip(draft, side, [DECK, HAND], card);
  if (isEmpty(pileIn(draft, side, DECK))) draft.winter = true;
}

const isSpent = (draft: Draft, side: Side): boolean =>
  isEmpty(pileIn(draft, side, DECK)) && isEmpty(pileIn(draft, side, HAND));

/** Processes pending items until somebody has to decide or a card has to be drawn. */
export function goOn(draft: Draft): void {
  for (let wait = top(draft.waits); wait !== null; wait = top(draft.waits)) {
    if (!goesOn(draft, wait)) return;
  }
}

/** Processes one pending item; false if it needs an answer. */
function goesOn(draft: Draft, wait: Wait): boolean {
  const { seat } = wait;
  switch (wait.kind) {
    case 'offer':
    case 'lot':
    case 'cut-off':
    case 'advantage':
    case 'match':
    case 'remove':
      return false;
    case 'draw':
      if (sizeOf(pileIn(draft, seat, HAND)) < HAND_SIZE && !isEmpty(pileIn(draft, seat, DECK))) return false;
      settle(draft);
      return true;
    case 'bid':
      if (draft.intel[seat].ready >= leastBid(draft, wait)) return false;
      endBids(draft, wait);
      return true;
    case 'look':
      if (wait.left > 0) return false;
      endLook(draft, wait);
      return true;
    case 'battle':
      fightOn(draft, wait);
      return true;
    case 'lose':
      return losesOn(draft, wait);
    case 'interdict':
      if (hasUnshown(draft, wait)) return false;
      endInterdiction(draft, wait);
      return true;
    case 'deal':
      if (wait.left > 0) return false;
      endDeal(draft, seat);
      return true;
    case 'produce':
      if (wait.left > 0) return false;
      settle(draft);
      return true;
    case 'entries':
      enterYear(draft);
      return true;
    case 'first-turn':
      settle(draft);
      beginTurn(draft, firstOf(draft));
      return true;
    case 'next-turn':
      settle(draft);
      if (SIDES.every((side) => isSpent(draft, side))) endYear(draft);
      else beginTurn(draft, otherOf(seat));
      return true;
  }
}

type Losing = Extract<Wait, { kind: 'lose' }>;
type Interdicting = Extract<Wait, { kind: 'interdict' }>;

/** The cards of which some are lost at random. */
export const losingFrom = (
  position: Parameters<typeof garrisonOf>[0] & Parameters<typeof neutralsAt>[0],
  wait: Losing,
) => (wait.neutral ? neutralsAt(position, wait.at) : garrisonOf(position, wait.seat, wait.at));

/**
 * Removes cards without chance if all are lost or all are alike. Not for losses at sea, where that would
 * reveal cards.
 */
function losesOn(draft: Draft, wait: Losing): boolean {
  const { left } = wait;
  const pile = losingFrom(draft, wait);
  const isByLot = wait.interdicted || kindsIn(pile).length > 1;
  if (left > 0 && left < sizeOf(pile) && isByLot) return false;
  settle(draft);
  if (left === 0 || isEmpty(pile)) return true;
  const [only] = kindsIn(pile);
  const lost = left >= sizeOf(pile) || only === undefined ? pile : some(only, left);
  if (wait.neutral) loseNeutrals(draft, wait.at, lost);
  else loseCards(draft, wait, lost);
  return true;
}

/** Removes cards face down; dummies met by interdiction are shown (F-068, F-191). */
export function loseCards(draft: Draft, { seat, at, interdicted }: Losing, lost: readonly number[]): void {
  const dummies = interdicted ? some(DUMMY, lost[DUMMY]) : some(DUMMY, 0);
  shift(
    draft,
    seat,
    [inArea(at), LOSS],
    lost.with(DUMMY, (lost[DUMMY] ?? 0) - (dummies[DUMMY] ?? 0)),
    'hidden',
  );
  shift(draft, seat, [inArea(at), DISCARD], dummies, 'open');
}

/** Cards that may still be shown in a sea (F-191). */
export const showable = (
  position: Parameters<typeof garrisonOf>[0],
  { seat, seas, shown }: Interdicting,
): readonly { readonly at: number; readonly card: Kind }[] =>
  seas.flatMap((at, index) =>
    kindsIn(garrisonOf(position, seat, at))
      .filter(
        (card) =>
          worthOf(card, 'naval') > 0 &&
          (garrisonOf(position, seat, at)[card] ?? 0) > (shown[index]?.[card] ?? 0),
      )
      .map((card) => ({ at, card })),
  );

/**
 * Whether any unshown card is in those seas. Its owner is asked even if none is naval: not asking would
 * reveal that.
 */
export const hasUnshown = (
  position: Parameters<typeof garrisonOf>[0],
  { seat, seas, shown }: Interdicting,
): boolean => seas.some((at, index) => sizeOf(garrisonOf(position, seat, at)) > sizeOf(shown[index] ?? NONE));

/** Each card shown costs the attacker one card. */
export function endInterdiction(draft: Draft, { shown }: Interdicting): void {
  settle(draft);
  const battle = top(draft.waits);
  const left = shown.reduce((sum, pile) => sum + sizeOf(pile), 0);
  if (battle?.kind !== 'battle' || left === 0) return;
  ask(draft, { kind: 'lose', seat: battle.seat, neutral: false, left, at: battle.at, interdicted: true });
}

/** The rule for each decision, where it does not depend on the position. */
const RULES = {
  neutrals: 'F-001',
  victory: 'F-006',
  box: 'F-006',
  'set-up': 'F-007',
  actions: 'F-020',
  intel: 'F-020',
  over: 'F-180',
  offer: 'F-195',
  lot: 'F-195',
  draw: 'F-025',
  bid: 'F-124',
  look: 'F-126',
  battle: 'F-060',
  'cut-off': 'F-077',
  advantage: 'F-050',
  match: 'F-066',
  lose: 'F-068',
  interdict: 'F-191',
  deal: 'F-101',
  produce: 'F-102',
  remove: 'F-103',
  entries: 'F-105',
  'first-turn': 'F-011',
  'next-turn': 'F-010',
} as const satisfies Record<Decision, StatementId>;

export const decisionIn = ({ stage, waits }: Pick<War, 'stage' | 'waits'>): Decision =>
  stage === 'over' ? stage : (top(waits)?.kind ?? stage);

/** The rule that says who decides. For losses and payments it depends on their cause; for the end, on how it came. */
export function turnRule(position: War): StatementId {
  const wait = top(position.waits);
  if (position.stage === 'over') return outcome(position)?.rules.at(-1) ?? RULES.over;
  if (wait?.kind === 'match' && !wait.attacks) return 'F-064';
  if (wait?.kind === 'lose' && wait.interdicted) return 'F-191';
  return RULES[decisionIn(position)];
}
