import { chanceOf, shuffle } from '../../../referee/chance/random.ts';
import { countOnly, ownersOnly, seenBy, type Sights } from '../../../referee/visibility.ts';
import { otherOf, type Both, withOf } from '../../../referee/seats.ts';
import { barsOf } from './card-violations.ts';
import { ALL_TACTICS, type Tactic } from './cards.ts';
import { actorIn, windowFor, windowOf } from './decision-windows.ts';
import type { Move } from './moves.ts';
import { type Open, type Player, type Tank } from './position.ts';

/** What a player knows: everything face up, their own hand, and the number of cards elsewhere. */
export interface Seen extends Open {
  readonly viewer: Player;
  readonly tactics: number;
  readonly hands: Both<readonly Tactic[] | number>;
}

const SIGHTS: Sights<Tank, Seen> = {
  tactics: countOnly,
  hands: ownersOnly<readonly Tactic[], number>(countOnly),
};

export const observe = (position: Tank, viewer: Player): Seen => seenBy(SIGHTS, position, viewer);

const known = (hand: readonly Tactic[] | number): readonly Tactic[] => (typeof hand === 'number' ? [] : hand);
const sizeOf = (hand: readonly Tactic[] | number): number => (typeof hand === 'number' ? hand : hand.length);

export const sizeOfHand = ({ hands }: Seen, player: Player): number => sizeOf(hands[player]);

/** Tactics cards that the viewer does not see: they are in the deck or in the enemy's hand. */
export function unseenOf(seen: Seen): readonly Tactic[] {
  const { discards, attack, pending, viewer, hands } = seen;
  const played = [...(attack?.modifiers ?? []), ...pending].map(({ card }) => card);
  const lying = new Set([...discards, ...played, ...known(hands[viewer])]);
  return ALL_TACTICS.filter((card) => !lying.has(card));
}

/** A random full position that fits the observation; the seed draws the enemy's hand. */
export function resample(seen: Seen, seed: string): Tank {
  const { viewer, hands, tactics: _, ...open } = seen;
  const enemy = otherOf(viewer);
  const { order } = shuffle(chanceOf(seed), 'hand', unseenOf(seen));
  const size = sizeOf(hands[enemy]);
  const ascending = (cards: readonly Tactic[]) => cards.toSorted((one, other) => one - other);
  const own = known(hands[viewer]);
  return {
    ...open,
    hands: withOf([own, own], enemy, ascending(order.slice(0, size))),
    tactics: ascending(order.slice(size)),
  };
}

/**
 * The pass of a player who can do nothing else as far as everybody can tell: they hold no cards, or none that
 * may be in their hand would be legal (T-A29).
 */
export function forced(seen: Seen): Move | null {
  const actor = actorIn(seen);
  if (actor === null || actor === 'chance' || windowOf(seen) === null || seen.stage === 'maneuver')
    return null;
  const player = actor;
  const window = windowOf(seen);
  if (seen.options['recover-all-turn'] && player === seen.active && seen.casualties[player].length > 0)
    return null;
  if (sizeOf(seen.hands[player]) === 0) return { kind: 'pass' };
  const may = player === seen.viewer ? known(seen.hands[player]) : unseenOf(seen);
  const hands = withOf<readonly Tactic[]>([[], []], player, may);
  const position: Tank = { ...seen, hands, tactics: [] };
  const row = seen.rows[player].map((_, place) => place);
  const isLegal = (card: Tactic) =>
    windowFor(card) === window &&
    [undefined, ...(window === 'free' ? row : [])].some(
      (again) => barsOf(position, player, card, again).length === 0,
    );
  return may.some(isLegal) ? null : { kind: 'pass' };
}
