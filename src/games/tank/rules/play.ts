import { otherOf, withOf } from '../../../referee/seats.ts';
import { tacticOf, undoneBy, unitOf, type Tactic } from './cards.ts';
import { actorIn } from './decision-windows.ts';
import type { Move } from './moves.ts';
import { added, removed, type Attack, type Played, type Player, type Tank } from './position.ts';
import * as turns from './turns.ts';
import type { Draft } from './turns.ts';

/**
 * The position after a move, which must be legal: `play` does not check it. Does not mutate its argument. A
 * finished game stays as it is.
 */
export function play(position: Tank, move: Move): Tank {
  const actor = actorIn(position);
  if (actor === null) return position;
  const draft: Draft = { ...position };
  if (actor === 'chance') comes(draft, move);
  else decides(draft, actor, move);
  return draft;
}

/** A chance move. */
function comes(draft: Draft, move: Move): void {
  if (move.kind === 'first') turns.deal(draft, move.player);
  else if (move.kind === 'draw') turns.drawCard(draft, move.card);
  else if (move.kind === 'turn-up') {
    const { stage, active, attack } = draft;
    if (stage === 'attacker') {
      turns.takeFromDeck(draft, active, move.unit);
      turns.attackWith(draft, move.unit);
    } else if (attack !== null) {
      const enemy = otherOf(active);
      turns.takeFromDeck(draft, enemy, move.unit);
      draft.tops = withOf(draft.tops, enemy, move.unit);
      turns.face(draft, attack, move.unit);
    }
  }
}

function decides(draft: Draft, player: Player, move: Move): void {
  switch (move.kind) {
    case 'bring':
      draft.nations = withOf(draft.nations, player, move.nation);
      if (draft.nations.includes(null)) draft.active = otherOf(player);
      else turns.layOut(draft);
      break;
    case 'recover':
      recover(draft, player, move.card);
      break;
    case 'discard':
      leaveHand(draft, player, move.card);
      discard(draft, move.card);
      break;
    case 'ready':
      turns.beginAttack(draft);
      break;
    case 'attack':
      turns.turnUpAttacker(draft);
      break;
    case 'skip':
      turns.skip(draft);
      break;
    case 'aim':
      aim(draft, move.at);
      break;
    case 'play':
      playCard(draft, player, move);
      break;
    case 'pass':
      pass(draft);
      break;
    case 'first':
    case 'draw':
    case 'turn-up':
      break;
  }
}

const leaveHand = (draft: Draft, player: Player, card: Tactic): void => {
  draft.hands = withOf(draft.hands, player, removed(draft.hands[player], card));
};

const discard = (draft: Draft, card: Tactic): void => {
  draft.discards = added(draft.discards, card);
};

/** The latest casualty goes under the reserve, or under the deck (T-110, T-A19). */
function recover(draft: Draft, player: Player, card: Tactic): void {
  const unit = draft.casualties[player].at(-1);
  leaveHand(draft, player, card);
  discard(draft, card);
  if (unit === undefined) return;
  draft.casualties = withOf(draft.casualties, player, draft.casualties[player].slice(0, -1));
  if (draft.options['recover-to-deck'])
    draft.under = withOf(draft.under, player, [...draft.under[player], unit]);
  else draft.reserves = withOf(draft.reserves, player, added(draft.reserves[player], unit));
}

function aim(draft: Draft, at: number | 'deck'): void {
  const { attack, active, rows, tops } = draft;
  if (attack === null) return;
  const enemy = otherOf(active);
  const aiming: Attack = { ...attack, target: at };
  const foe = at === 'deck' ? tops[enemy] : (rows[enemy][at]?.unit ?? null);
  if (foe !== null) turns.face(draft, aiming, foe);
  else {
    draft.attack = aiming;
    draft.stage = 'uncover';
  }
}

/** The card waits on the table if it can be undone, else it takes effect at once (T-A36). */
function playCard(draft: Draft, player: Player, { card, again }: Extract<Move, { kind: 'play' }>): void {
  leaveHand(draft, player, card);
  draft.pending = [...draft.pending, { card, by: player, ...(again === undefined ? {} : { again }) }];
  if (undoneBy(draft.options, card) === null) settlePending(draft);
}

function pass(draft: Draft): void {
  const { stage, attack } = draft;
  if (draft.pending.length > 0) settlePending(draft);
  else if (attack === null) return;
  else if (stage === 'lost') draft.stage = 'modifier';
  else if (stage === 'modifier') {
    const isLast = attack.passes === 1;
    draft.attack = { ...attack, asked: otherOf(attack.asked), passes: isLast ? 0 : 1 };
    if (isLast) turns.settle(draft, attack);
  } else if (stage === 'damage') turns.endAttack(draft);
  else if (stage === 'free') turns.endTurn(draft);
}

/**
 * Of a chain of cards that undo each other the last one counts: the first takes effect if the number of answers
 * is even.
 */
function settlePending(draft: Draft): void {
  const [first, ...answers] = draft.pending;
  draft.pending = [];
  for (const { card } of answers) discard(draft, card);
  if (first === undefined) return;
  if (answers.length % 2 === 0) takeEffect(draft, first);
  else undo(draft, first);
}

function undo(draft: Draft, { card, by }: Played): void {
  discard(draft, card);
  const { attack } = draft;
  if (draft.stage === 'modifier' && attack !== null)
    draft.attack = { ...attack, undone: [...attack.undone, card], asked: otherOf(by), passes: 0 };
}

function takeEffect(draft: Draft, played: Played): void {
  const { attack, stage } = draft;
  const { card, by, again } = played;
  if (attack === null) return;
  if (stage === 'modifier') {
    const after: Attack = {
      ...attack,
      modifiers: [...attack.modifiers, played],
      asked: otherOf(by),
      passes: 0,
    };
    draft.attack = after;
    if (isBeyondReach(draft, after)) turns.endAttack(draft);
    return;
  }
  discard(draft, card);
  const { effect } = tacticOf(card);
  if (stage === 'damage') {
    if (attack.foe !== null) turns.destroy(draft, attack, attack.foe);
  } else if (stage === 'free') {
    draft.forNext = draft.options['free-for-next'] ? card : null;
    if (again === undefined) turns.turnUpAttacker(draft);
    else turns.attackAgain(draft, again);
  } else {
    if (effect === 'out') turns.loseAttacker(draft, attack);
    if (draft.stage !== 'over') turns.endAttack(draft, effect === 'end' ? 'the turn' : 'free attacks');
  }
}

/** The card just played names a range beyond the attacker's (T-063), or beyond the Flame Thrower's (T-A14a). */
function isBeyondReach({ options }: Draft, { unit, modifiers }: Attack): boolean {
  const yards = tacticOf(modifiers.at(-1)?.card ?? 0).yards ?? 0;
  const isFlame = modifiers.some(({ card }) => tacticOf(card).restriction.close);
  const reach = isFlame && !options['flame-once'] && !options['flame-anywhere'] ? 0 : unitOf(unit).range;
  return reach !== null && yards > reach;
}
