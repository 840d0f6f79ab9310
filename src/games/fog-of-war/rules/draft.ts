/** Changes to a draft of the next position: its parts are replaced, never mutated. */
import { INTEL_TOKENS } from '../../../../cards/fog-of-war/data/components.ts';
import { answered, asked } from '../../../referee/pending-stack.ts';
import { otherOf, withOf } from '../../../referee/seats.ts';
import type { AreaNumber, Side } from './areas.ts';
import type { Space } from './moves.ts';
import { isEmpty, lessUnseen, minus, NONE, plus, sizeOf, some, type Kind, type Pile } from './card-counts.ts';
import {
  DISCARD,
  garrisonOf,
  inArea,
  inSpace,
  pileIn,
  planFor,
  quagmireAt,
  type PileNumber,
  type Wait,
  type War,
} from './position.ts';

export type Draft = { -readonly [Key in keyof War]: War[Key] };

export const ask = (draft: Draft, ...waits: readonly Wait[]): void => {
  draft.waits = asked(draft.waits, ...waits);
};
export const settle = (draft: Draft): void => {
  draft.waits = answered(draft.waits);
};
/** Replaces the pending item on top of the stack. */
export const askAgain = (draft: Draft, wait: Wait): void => {
  settle(draft);
  ask(draft, wait);
};

function putPile(draft: Draft, side: Side, pile: PileNumber, cards: Pile, known: Pile): void {
  draft.piles = withOf(draft.piles, side, draft.piles[side].with(pile, cards));
  draft.known = withOf(draft.known, side, draft.known[side].with(pile, known));
}
const knownIn = (draft: Draft, side: Side, pile: PileNumber): Pile => draft.known[side][pile] ?? NONE;

type Openness = 'open' | 'hidden';

/**
 * Moves cards of a side between two of its piles, and updates what the other side knows. Cards moved openly
 * are known in the new pile. After a hidden move each known kind may be the one that left, so one is
 * forgotten per card, unless the whole pile moves (F-A63).
 */
export function shift(
  draft: Draft,
  side: Side,
  [from, to]: readonly [PileNumber, PileNumber],
  cards: Pile,
  openness: Openness,
): void {
  const taken = sizeOf(cards);
  if (taken === 0) return;
  const left = minus(pileIn(draft, side, from), cards);
  const before = knownIn(draft, side, from);
  const isWhole = isEmpty(left);
  const gone = openness === 'open' ? cards : isWhole ? before : NONE;
  const kept = openness === 'open' ? minus(before, cards) : isWhole ? NONE : lessUnseen(before, taken);
  putPile(draft, side, from, left, kept);
  putPile(draft, side, to, plus(pileIn(draft, side, to), cards), plus(knownIn(draft, side, to), gone));
}

/** Moves one card face down. */
export const slip = (draft: Draft, side: Side, way: readonly [PileNumber, PileNumber], card: Kind): void =>
  shift(draft, side, way, some(card), 'hidden');

/** Adds new cards to a pile. */
export function join(draft: Draft, side: Side, to: PileNumber, cards: Pile): void {
  putPile(draft, side, to, plus(pileIn(draft, side, to), cards), knownIn(draft, side, to));
}

/** Sets the cards that the other side knows to be in a pile. */
export function learn(draft: Draft, side: Side, pile: PileNumber, cards: Pile): void {
  putPile(draft, side, pile, pileIn(draft, side, pile), cards);
}

/** Removes neutral cards that both have seen from the game (F-070). */
export function loseNeutrals(draft: Draft, at: AreaNumber, cards: Pile): void {
  if (isEmpty(cards)) return;
  draft.neutrals = draft.neutrals.with(at, minus(draft.neutrals[at] ?? NONE, cards));
  draft.neutralsLost = plus(draft.neutralsLost, cards);
  const less = (known: readonly Pile[]) => known.with(at, minus(known[at] ?? NONE, cards));
  draft.neutralsKnown = [less(draft.neutralsKnown[0]), less(draft.neutralsKnown[1])];
}

export function learnNeutrals(draft: Draft, side: Side, at: AreaNumber, cards: Pile): void {
  draft.neutralsKnown = withOf(draft.neutralsKnown, side, draft.neutralsKnown[side].with(at, cards));
}

/** Discards all cards of a side in an area, face down. */
export function clearArea(draft: Draft, side: Side, at: AreaNumber): void {
  shift(draft, side, [inArea(at), DISCARD], garrisonOf(draft, side, at), 'hidden');
}

export function freeSpace(draft: Draft, side: Side, space: Space): void {
  const wheel = draft.wheels[side];
  draft.wheels = withOf(draft.wheels, side, { ...wheel, plans: wheel.plans.with(space, null) });
  draft.aims = withOf(draft.aims, side, draft.aims[side].with(space, false));
}

/** Disbands an operation: its cards are discarded, its province card is free again (F-044). */
export function disband(draft: Draft, side: Side, space: Space): void {
  shift(draft, side, [inSpace(space), DISCARD], pileIn(draft, side, inSpace(space)), 'hidden');
  freeSpace(draft, side, space);
}

export const endQuagmire = (draft: Draft, at: AreaNumber): void => {
  draft.quagmires = draft.quagmires.filter((one) => one.at !== at);
};

/** Turns tokens over to used (F-120). */
export function useTokens(draft: Draft, side: Side, tokens: number): void {
  const { ready, used } = draft.intel[side];
  draft.intel = withOf(draft.intel, side, { ready: ready - tokens, used: used + tokens });
}

/** Tokens left in the supply, which both sides share (F-A28). */
export const tokensLeft = ({ intel, options }: Pick<War, 'intel' | 'options'>): number =>
  options['no-intel-cap']
    ? Number.MAX_SAFE_INTEGER
    : INTEL_TOKENS - intel[0].ready - intel[0].used - intel[1].ready - intel[1].used;

/**
 * Gives an area to a side without a battle: the other side's cards there are discarded, a quagmire there
 * ends, and its new owner's operation against it is disbanded (F-A19, F-A20).
 */
export function passTo(draft: Draft, at: AreaNumber, side: Side): void {
  draft.control = draft.control.with(at, side);
  clearArea(draft, otherOf(side), at);
  if (quagmireAt(draft, at) !== undefined) endQuagmire(draft, at);
  const space = planFor(draft, side, at);
  if (space !== undefined) disband(draft, side, space);
}
