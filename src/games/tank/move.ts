import type { Tactic, Unit } from './cards.ts';
import type { Player, Target } from './position.ts';

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
  /** A card that brings the latest casualty back. */
  | { readonly kind: 'recover'; readonly card: Tactic }
  | { readonly kind: 'discard'; readonly card: Tactic }
  /** The maneuver is over. */
  | { readonly kind: 'ready' }
  /** Option attack-optional: there is an attack in this turn, or none. */
  | { readonly kind: 'attack' }
  | { readonly kind: 'skip' }
  /** Chance: the top card of a formation deck, as attacker or as target. */
  | { readonly kind: 'turn up'; readonly unit: Unit }
  | { readonly kind: 'aim'; readonly at: Target }
  /** A tactics card; `again` is the place of a unit that attacks once more. */
  | { readonly kind: 'play'; readonly card: Tactic; readonly again?: number }
  | { readonly kind: 'pass' };

/** The kinds of small move, for those who list or parse them. */
export const MOVE_KINDS = [
  'bring',
  'first',
  'draw',
  'recover',
  'discard',
  'ready',
  'attack',
  'skip',
  'turn up',
  'aim',
  'play',
  'pass',
] satisfies readonly Move['kind'][];
