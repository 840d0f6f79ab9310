import {
  ARMIES,
  type ActionValue,
  BATTLEFIELD_CARDS as IN_THE_BOX,
  type BattlefieldCardId,
} from '../../../../cards/victory-tank/data/battlefield.ts';
import { seatsOf } from '../../../referee/seats.ts';
import type { Options } from './options.ts';

/**
 * A position of Victory Tank: plain JSON, everything that is on the table and in the hands, and who decides next.
 *
 * Small whole numbers stand for what is counted a million times over: armies, facings, fields. Their meaning is
 * written here and nowhere else. Nothing in a position is ever changed in place; a new position shares what did not
 * change with the one before.
 */

/** An army: 0 red, 1 gray. Arrays "by army" are indexed by it. */
export type Army = 0 | 1;
export const RED: Army = 0;
export const ARMY_NAMES = ARMIES;
export const ARMY_SEATS = seatsOf(...ARMIES);

/** A facing of the tank, clockwise: 0 north (rows shrink), 1 east (columns grow), 2 south, 3 west. */
export const FACINGS = [0, 1, 2, 3] as const;
export type Facing = (typeof FACINGS)[number];
export const FACING_NAMES = ['north', 'east', 'south', 'west'] as const;

/** The nineteen battlefield cards, each a thing of its own, by their ids in the box. */
export const BATTLEFIELD_CARDS: readonly BattlefieldCardId[] = IN_THE_BOX.map((card) => card.id);
export type BattlefieldCard = BattlefieldCardId;

/** The value of an action card; 0 where a card could be played and none is. */
export type CardValue = ActionValue;
export const CARD_VALUES = [1, 2, 3] as const satisfies readonly CardValue[];
export const CARD_CHOICES = [0, ...CARD_VALUES] as const;
export type CardChoice = (typeof CARD_CHOICES)[number];

/** How many action cards of value 1, 2 and 3: `[ones, twos, threes]`. Hands and discards are counted so. */
export type CardCounts = readonly [number, number, number];

/** A pair by army: `[red's, gray's]`. */
export type ByArmy<T> = readonly [T, T];

/**
 * A field of the battlefield, by number: card `i` of `table` has the fields `2 * i` (its northern one) and
 * `2 * i + 1` (its southern one), whichever way it is turned. The field's column is the card's, its row the card's
 * row, plus 1 for the southern field.
 */
export type Field = number;

/** A battlefield card on the table. It covers the cells (column, row) and (column, row + 1); rows grow southward. */
export interface PlacedCard {
  readonly card: BattlefieldCard;
  readonly column: number;
  readonly row: number;
  /** False: upright, its special on the northern field. True: turned by 180 degrees, its special on the southern. */
  readonly turned: boolean;
}

/** The tank on the table. */
export interface Tank {
  readonly field: Field;
  /** North (0) from the placing of its card until its placer has chosen. */
  readonly facing: Facing;
  /** Who controls it; null while it is unclaimed. An army controls it if and only if `crew` is 1, 2 or 3. */
  readonly army: Army | null;
  readonly crew: number;
}

export const ACTION_KINDS = ['move', 'recruit', 'attack'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** An announced action that is being carried out. */
export interface Action {
  readonly army: Army;
  readonly kind: ActionKind;
  /** Points of the action not yet used. */
  readonly left: number;
  /** Whether the first point has been used; only then may the rest be left. */
  readonly used: boolean;
  /** Whether its army has played an action card in this turn: to boost it or, since, in one of its battles. */
  readonly card: boolean;
}

/** A drive under way. The tank itself is in `Position.tank`, already on the field it has come to. */
export interface Driving {
  /** Fields gone so far; 0 while still on the field it starts from. */
  readonly gone: number;
  /** How often soldiers have boarded or got off on the present field; `CHANGE_LIMIT` times at most. */
  readonly changed: number;
}

/** Attackers that come from one field. They stand there still, on foot or in the tank, until they move in. */
export interface Party {
  readonly from: Field;
  /** Soldiers on foot that take part. */
  readonly foot: number;
  /** The tank's whole crew if the tank takes part, else 0. */
  readonly crew: number;
}

/** A battle from its announcement to its last consequence. */
export interface Battle {
  readonly target: Field;
  /** Attackers, in the order announced. After a victory, those parties that may still move in. */
  readonly parties: readonly Party[];
  /**
   * The battle cards, `[attacker's, defender's]`: null until chosen, 0 for none. Face down until the defender has
   * chosen; from then on revealed, and the cards themselves lie in the discards.
   */
  readonly cards: readonly [CardChoice | null, CardChoice | null];
  /** Attackers that have moved onto the target. */
  readonly entered: number;
}

/** What is to be decided. `docs/rules/victory-tank.md` says which moves each stage offers. */
export const STAGES = [
  'draft', // the active player keeps one of two battlefield cards
  'place', // a player puts their battlefield card on the table
  'face', // who placed the tank's card picks the tank's facing
  'command', // a player announces an action
  'move', // points of a Move are used
  'drive', // the tank is under way
  'recruit', // points of a Recruit are used
  'attack', // points of an Attack are used
  'muster', // option combined: further fields join the attack
  'attacker-card', // the attacker lays a card face down, or none
  'defender-card', // then the defender
  'enter', // the victorious attacker moves in
  'claim', // those who moved in take the tank
  'over', // the game has ended
] as const;
export type Stage = (typeof STAGES)[number];

export interface Position {
  readonly options: Options;
  /** 1 to 7; stays 7 when the game is over. */
  readonly round: number;
  /** Who holds the active player card. */
  readonly active: Army;
  readonly stage: Stage;
  /** Who decides next; null when the game is over. */
  readonly player: Army | null;

  /** The battlefield, in the order of placing. It only ever grows. */
  readonly table: readonly PlacedCard[];
  /** Soldiers on foot, by army and field: `foot[army][field]`. Crew are not among them. */
  readonly foot: ByArmy<readonly number[]>;
  /** The tank; null until its card is on the table. */
  readonly tank: Tank | null;
  /** Fields with a crate, ascending. */
  readonly crates: readonly Field[];

  /** Crates collected. */
  readonly taken: ByArmy<number>;
  /** Soldiers that can be recruited. The eleventh soldier, on the points track, is counted nowhere. */
  readonly supply: ByArmy<number>;
  /** Soldiers out of the game (option casualties-out). */
  readonly lost: ByArmy<number>;
  /** Action points, 0 to 5. */
  readonly points: ByArmy<number>;

  readonly hands: ByArmy<CardCounts>;
  /** Action cards to draw, the top card first. */
  readonly decks: ByArmy<readonly CardValue[]>;
  readonly discards: ByArmy<CardCounts>;
  /** Battlefield cards to draw, the top card first. */
  readonly pile: readonly BattlefieldCard[];
  /** Battlefield cards that are not used in this game. */
  readonly box: readonly BattlefieldCard[];
  /** In the stage draft, the two cards the active player looks at; else empty. */
  readonly drawn: readonly BattlefieldCard[];
  /** Cards in hand that are still to be placed. */
  readonly held: ByArmy<BattlefieldCard | null>;

  /** The action being carried out; null outside one. */
  readonly action: Action | null;
  /** Not null exactly in the stage drive. */
  readonly drive: Driving | null;
  /** Not null exactly in the stages muster, attacker-card, defender-card, enter and claim. */
  readonly battle: Battle | null;
}
