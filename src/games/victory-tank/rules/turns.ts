import { withOf, otherOf } from '../../../referee/seats.ts';
import { cardsIn, changed } from './cards.ts';
import { type Draft } from './draft.ts';
import { groundOf } from './field-grid.ts';
import type { Army } from './position.ts';
import { canAct, FULL_HAND, FULL_POINTS, ROUNDS } from './permissions.ts';

/** The course of a round: drawing, placing, turns, and its end. Each function changes the draft it gets. */

/** The active player takes two cards from the pile (F1). */
export function beginDraft(draft: Draft): void {
  draft.stage = 'draft';
  draft.player = draft.active;
  draft.drawn = draft.pile.slice(0, 2);
  draft.pile = draft.pile.slice(2);
}

/** After a placement: the other player places (F2), or the command phase begins. */
export function afterPlacing(draft: Draft, army: Army): void {
  const other = otherOf(army);
  if (draft.held[other] !== null) {
    draft.stage = 'place';
    draft.player = other;
    return;
  }
  draft.points = [FULL_POINTS, FULL_POINTS];
  refill(draft, 0);
  refill(draft, 1);
  nextTurn(draft, draft.active);
}

/** Fills the hand to five, as far as the deck goes (C1, C1a). */
export function refill(draft: Draft, army: Army): void {
  const deck = draft.decks[army];
  const count = Math.min(deck.length, Math.max(0, FULL_HAND - cardsIn(draft.hands[army])));
  if (count === 0) return;
  let hand = draft.hands[army];
  for (const value of deck.slice(0, count)) hand = changed(hand, value, 1);
  draft.hands = withOf(draft.hands, army, hand);
  draft.decks = withOf(draft.decks, army, deck.slice(count));
}

/**
 * Gives the turn to a player who can act, `first` before the other (C2, C2a); one who cannot forfeits their
 * points (C5).
 */
export function nextTurn(draft: Draft, first: Army): void {
  draft.action = null;
  const ground = groundOf(draft.table);
  for (const army of [first, otherOf(first)]) {
    if (draft.points[army] === 0) continue;
    if (canAct(draft, ground, army)) {
      draft.stage = 'command';
      draft.player = army;
      return;
    }
    draft.points = withOf(draft.points, army, 0);
  }
  endRound(draft);
}

/** Ends the round: the active player card changes hands (E1, E1a); after round 7 the game is over (E4). */
function endRound(draft: Draft): void {
  const last = draft.round === ROUNDS;
  if (!last || !draft.options['card-stays']) draft.active = otherOf(draft.active);
  if (last) {
    draft.stage = 'over';
    draft.player = null;
    return;
  }
  draft.round++;
  beginDraft(draft);
}

/** A point of the action is used (C4). */
export function usePoint(draft: Draft): void {
  const { action } = draft;
  if (action !== null) draft.action = { ...action, left: action.left - 1, used: true };
}

/** Ends a point: the next point follows, or the other player's turn. */
export function settlePoint(draft: Draft): void {
  const { action } = draft;
  draft.drive = null;
  draft.battle = null;
  if (action === null) return;
  if (action.left === 0) {
    nextTurn(draft, otherOf(action.army));
    return;
  }
  draft.stage = action.kind;
  draft.player = action.army;
}
