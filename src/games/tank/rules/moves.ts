import { otherOf } from '../../../referee/seats.ts';
import { NATIONS } from '../../../../cards/tank/data/cards.ts';
import { barsOf, mayRecover } from './card-violations.ts';
import { ALL_TACTICS, UNITS, recovers, tacticOf, type Tactic, type Unit } from './cards.ts';
import { actorIn, windowFor, windowOf } from './decision-windows.ts';
import { HAND_LIMIT, type Player, type Tank, type Target } from './position.ts';
import { targetsOf } from './turns.ts';

/**
 * The small moves of TanK, each one decision of a player or one card of chance; `notation.ts` prints and parses them:
 *
 *     line   = "bring " nation | "first " player | "draw " tactic
 *            | "recover " tactic | "discard " tactic | "ready" | "attack" | "skip"
 *            | "turn up " unit | "aim at " ("deck" | place)
 *            | "play " tactic [" again " place] | "pass"
 *     place  = a number from 1: the unit's place in its row
 *     tactic, unit = a card's id in the box
 */
export type Move =
  /** A nation is picked, by its place in `NATIONS`. */
  | { readonly kind: 'bring'; readonly nation: number }
  /** Chance: who begins. */
  | { readonly kind: 'first'; readonly player: Player }
  /** Chance: a tactics card is drawn. */
  | { readonly kind: 'draw'; readonly card: Tactic }
  /** A card is played that brings the latest casualty back. */
  | { readonly kind: 'recover'; readonly card: Tactic }
  | { readonly kind: 'discard'; readonly card: Tactic }
  /** The maneuver is over. */
  | { readonly kind: 'ready' }
  /** Option attack-optional: there is an attack in this turn, or none. */
  | { readonly kind: 'attack' }
  | { readonly kind: 'skip' }
  /** Chance: the top card of a formation deck, as attacker or as target. */
  | { readonly kind: 'turn-up'; readonly unit: Unit }
  | { readonly kind: 'aim'; readonly at: Target }
  /** A tactics card; `again` is the place of a unit that attacks once more. */
  | { readonly kind: 'play'; readonly card: Tactic; readonly again?: number }
  | { readonly kind: 'pass' };

/** Move objects, made once and shared by all positions. */
const BRING = NATIONS.map((_, nation): Move => ({ kind: 'bring', nation }));
const FIRST: readonly Move[] = [
  { kind: 'first', player: 0 },
  { kind: 'first', player: 1 },
];
const DRAW = ALL_TACTICS.map((card): Move => ({ kind: 'draw', card }));
const DISCARD = ALL_TACTICS.map((card): Move => ({ kind: 'discard', card }));
const RECOVER = ALL_TACTICS.map((card): Move => ({ kind: 'recover', card }));
const PLAY = ALL_TACTICS.map((card): Move => ({ kind: 'play', card }));
const TURN_UP = UNITS.map((_, unit): Move => ({ kind: 'turn-up', unit }));
const READY: Move = { kind: 'ready' };
const PASS: Move = { kind: 'pass' };
const CHOICES: readonly Move[] = [{ kind: 'attack' }, { kind: 'skip' }];

function of(made: readonly Move[], cards: readonly number[]): Move[] {
  const found: Move[] = [];
  for (const card of cards) {
    const move = made[card];
    if (move !== undefined) found.push(move);
  }
  return found;
}

/** All legal moves; for chance, all possible outcomes. */
export function moves(position: Tank): readonly Move[] {
  const actor = actorIn(position);
  if (actor === null) return [];
  if (actor === 'chance') return coming(position);
  const player = actor;
  const { stage, hands } = position;
  const hand = hands[player];
  const recoveries = mayRecover(position, player) ? of(RECOVER, hand.filter(recovers)) : NONE;
  if (windowOf(position) === 'undo') return withPass(NONE, playable(position, player));
  switch (stage) {
    case 'nation':
      return BRING;
    case 'maneuver':
      return [...recoveries, ...(hand.length > HAND_LIMIT ? of(DISCARD, hand) : [READY])];
    case 'choose':
      return [...recoveries, ...CHOICES];
    case 'target':
      return [...recoveries, ...targetsOf(position).map((at): Move => ({ kind: 'aim', at }))];
    default:
      return withPass(recoveries, playable(position, player));
  }
}

const NONE: readonly Move[] = [];

/** Adds the pass to what a window offers; the array is changed in place, since playouts do this at every step. */
function withPass(recoveries: readonly Move[], found: Move[]): readonly Move[] {
  found.push(PASS);
  return recoveries.length === 0 ? found : [...recoveries, ...found];
}

function coming({ stage, tactics, decks, under, active }: Tank): readonly Move[] {
  if (stage === 'first') return FIRST;
  if (stage === 'deal' || stage === 'draw') return of(DRAW, tactics);
  const player = stage === 'attacker' ? active : otherOf(active);
  const [next] = under[player];
  if (decks[player].length === 0) return next === undefined ? [] : of(TURN_UP, [next]);
  return of(TURN_UP, [...new Set(decks[player])]);
}

/** The weight of a chance move: how many copies of the unit are in the deck; 1 for all other moves. */
export function weight(position: Tank, move: Move): number {
  if (move.kind !== 'turn-up') return 1;
  const { stage, active, decks } = position;
  const deck = decks[stage === 'attacker' ? active : otherOf(active)];
  let count = 0;
  for (const unit of deck) if (unit === move.unit) count++;
  return Math.max(1, count);
}

/** Cards of a hand that may be played now, also for each unit that may attack again. */
function playable(position: Tank, player: Player): Move[] {
  const window = windowOf(position);
  const found: Move[] = [];
  for (const card of position.hands[player]) {
    if (windowFor(card) !== window) continue;
    const alone = PLAY[card];
    if (alone !== undefined && barsOf(position, player, card, undefined).length === 0) found.push(alone);
    if (window !== 'free' || tacticOf(card).restriction.same === undefined) continue;
    for (const again of position.rows[player].keys())
      if (barsOf(position, player, card, again).length === 0) found.push({ kind: 'play', card, again });
  }
  return found;
}
