import { NATIONS } from '../../../../cards/tank/data/cards.ts';
import type { Both, Seats } from '../../../referee/seats.ts';
import { FORMATIONS, type Tactic, type Unit } from './cards.ts';
import type { Options } from './options.ts';

/**
 * A position: plain JSON with everything on the table and in hands, and what is to be decided.
 *
 * Decks have no order: chance decides the next card when it is turned up, and at a real table it is entered
 * then. So nobody knows it, not even the owner of the deck.
 */
export type Player = 0 | 1;

export const PLAYERS: readonly Player[] = [0, 1];
export const PLAYER_IDS = ['able', 'baker'] as const;
/** Two players with names from the alphabet of 1944; their nations are chosen in the game. */
export const SEATS: Seats = [
  { id: 'able', name: 'Able', team: 0, ink: 'red', shape: 'round' },
  { id: 'baker', name: 'Baker', team: 1, ink: 'blue', shape: 'square' },
];

/** What has to be decided, and by whom. */
export const STAGES = [
  'nation', // a player picks a nation
  'first', // chance: who begins
  'deal', // chance: three tactics cards each
  'draw', // chance: tactics cards of the player whose turn it is
  'maneuver', // casualties are brought back, cards discarded
  'choose', // option attack-optional: attack, or let the turn go by
  'attacker', // chance: the top card of one's own deck
  'target', // whom to attack
  'uncover', // chance: the top card of the enemy's deck
  'lost', // the defender may stop the attack
  'modifier', // cards that change the factor, by turns
  'damage', // the target has survived: the attacker may still put it out of action
  'free', // another attack, for a card
  'over', // the game has ended
] as const;
export type Stage = (typeof STAGES)[number];

/** A unit in a row. */
export interface InPlay {
  readonly unit: Unit;
  /** It attacked in its player's latest turn and leaves at the next; a survivor that joined the row stays (T-A37). */
  readonly attacked: boolean;
}

/** Where a target is: its place in the enemy's row, or the top of the enemy's deck. */
export type Target = number | 'deck';

/** A tactics card on the table that waits to take effect, or modifies the attack. */
export interface Played {
  readonly card: Tactic;
  readonly by: Player;
  /** Of a FREE card: the place in the row of the unit that attacks again. */
  readonly again?: number;
}

/** An attack; it lasts from its attacker being turned up until the next attack or the end of the turn. */
export interface Attack {
  readonly unit: Unit;
  /** The attacker's place in its row; null once it is out of action, and of support, which is in none. */
  readonly place: number | null;
  /** Whether the attacker has attacked before in this turn, and was not turned up for this attack. */
  readonly again: boolean;
  readonly target: Target | null;
  /** The unit attacked, once it is face up. */
  readonly foe: Unit | null;
  /** Cards that change the factor. */
  readonly modifiers: readonly Played[];
  /** Modifier cards that were undone: their slot is used all the same (T-A38). */
  readonly undone: readonly Tactic[];
  /** Who may play the next modifier. */
  readonly asked: Player;
  /** Passes in a row. */
  readonly passes: number;
}

export interface Open {
  readonly options: Options;
  readonly stage: Stage;
  readonly active: Player;
  /** By player: a place in `NATIONS`; null before it is picked. */
  readonly nations: Both<number | null>;
  /** Tactics cards still to be drawn. */
  readonly toDraw: number;
  /** Ascending. */
  readonly discards: readonly Tactic[];
  /** Formation cards to come, in no order: ascending. */
  readonly decks: Both<readonly Unit[]>;
  /** Option recover-to-deck: what comes after them, the first to come first. */
  readonly under: Both<readonly Unit[]>;
  /** The top card of a deck where it lies face up. */
  readonly tops: Both<Unit | null>;
  readonly rows: Both<readonly InPlay[]>;
  /** Ascending. */
  readonly reserves: Both<readonly Unit[]>;
  /** In order of loss, the latest last. */
  readonly casualties: Both<readonly Unit[]>;
  /** Whose deck has run out, until both have (T-100 to T-102). */
  readonly ranOut: Both<boolean>;
  /** For studies only: casualties that lose the game, by player, instead of the scenario's; 0 keeps that. */
  readonly breaking?: Both<number>;
  /** Turns in a row that went by without an attack although there could have been one. */
  readonly skipped: Both<number>;
  readonly attack: Attack | null;
  /** Option free-for-next: the card whose condition the coming attack has to fulfil. */
  readonly forNext: Tactic | null;
  /** Cards just played that can still be undone, each by the one after it. */
  readonly pending: readonly Played[];
}

export interface Tank extends Open {
  /** Tactics cards to draw, in no order: ascending. */
  readonly tactics: readonly Tactic[];
  /** Ascending. */
  readonly hands: Both<readonly Tactic[]>;
}

/** How many tactics cards are drawn at a time (T-002, T-020). */
export const DRAWN = 3;
/** The most that are held (T-021). */
export const HAND_LIMIT = 9;
/** Turns in a row without an attack after which the game is drawn (T-A39). */
export const MOST_SKIPPED = 3;

/** Option even: breaking points by nation, ours. */
export const EVEN_POINTS: readonly number[] = NATIONS.map((nation) => (nation === 'german' ? 24 : 18));
/** Half of a formation, rounded up. */
export const halfOf = (cards: number): number => Math.ceil(cards / 2);

/** Casualties that lose a game: half of the formation (T-120), or figures of ours (option even). */
export function breakingPoint({ options, nations, breaking }: Open, player: Player): number {
  const studied = breaking?.[player] ?? 0;
  if (studied > 0) return studied;
  const nation = nations[player] ?? 0;
  return options.even ? (EVEN_POINTS[nation] ?? 0) : halfOf(FORMATIONS[nation]?.length ?? 0);
}

/** The cards with one added, ascending. */
export function added(cards: readonly number[], card: number): readonly number[] {
  const after = cards.findIndex((other) => other > card);
  return after < 0 ? [...cards, card] : cards.toSpliced(after, 0, card);
}

export const removed = (cards: readonly number[], card: number): readonly number[] => {
  const place = cards.indexOf(card);
  return place < 0 ? cards : cards.toSpliced(place, 1);
};
