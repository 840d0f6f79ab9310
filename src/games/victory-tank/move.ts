import type { ActionKind, BattlefieldCard, CardChoice, CardValue, Facing, Field } from './position.ts';

/**
 * The small moves of Victory Tank, each one decision of one player.
 *
 * A compound action is a run of them. `docs/decisions/0003-small-moves.md` says which are offered at which stage and
 * what each does. Each has one notation, in words that can be read out; `notation.ts` prints and parses it:
 *
 *     line     = "keep " card
 *              | "place " cell [" turned"]
 *              | "face " facing
 *              | kind " " points {"+" value}           an action announced: "move 2+1"; more than one card is never legal
 *              | "pass" | "done"
 *              | "step " soldiers " " cell " to " cell [" boarding " number]
 *              | "turn " facing
 *              | "drive" | "on" | "halt" | "board " number | "off " number
 *              | "deploy " cell
 *              | "battle " cell " from " cell " with " force
 *              | "join from " cell " with " force | "ready"
 *              | "lay " (value | "none")
 *              | "enter from " cell " with " soldiers | "stay"
 *              | "claim " number
 *     cell     = "o" | column [row] | row               from the origin, the empty card's northern field
 *     column   = ("w" | "e") number                     fields to the west or the east
 *     row      = ("n" | "s") number                     fields to the north or the south
 *     soldiers = number | number " crew" | number " and " number " crew"
 *     force    = number | "tank" | number " and tank"
 *     facing   = "north" | "east" | "south" | "west"
 *     kind     = "move" | "recruit" | "attack"
 *     value    = "1" | "2" | "3"
 *     card     = a battlefield card's id, such as "crate-3"
 *     number, points = digits, without a leading zero
 *
 * A number of 0 is left out, and so is its word: "step 2 o to s1" has no crew and nobody boarding.
 */
export type Move =
  | Keep
  | Place
  | Face
  | Announce
  | Pass
  | Done
  | Step
  | Turn
  | Drive
  | On
  | Halt
  | Board
  | Off
  | Deploy
  | OpenBattle
  | Join
  | Ready
  | Lay
  | Enter
  | Stay
  | Claim;

/** The active player keeps one of the two cards drawn; the other player gets the other. */
export interface Keep {
  readonly kind: 'keep';
  readonly card: BattlefieldCard;
}

/** A player's battlefield card goes on the cells (column, row) and (column, row + 1). */
export interface Place {
  readonly kind: 'place';
  readonly column: number;
  readonly row: number;
  readonly turned: boolean;
}

/** Who placed the tank's card picks the facing. */
export interface Face {
  readonly kind: 'face';
  readonly facing: Facing;
}

/** An action, the points paid for it (1 to 5) and the action card that boosts it (0 for none). */
export interface Announce {
  readonly kind: 'announce';
  readonly action: ActionKind;
  readonly pay: number;
  readonly card: CardChoice;
  /** Cards that somebody would play besides, which is never legal (C3b). */
  readonly more?: readonly CardValue[];
}

/** Option pass: the player's command phase ends and their points are forfeited. */
export interface Pass {
  readonly kind: 'pass';
}

/** The rest of the action's points is left unused. */
export interface Done {
  readonly kind: 'done';
}

/** 1 to 3 soldiers (`foot` + `crew`) go to an adjacent field. */
export interface Step {
  readonly kind: 'step';
  readonly from: Field;
  readonly to: Field;
  /** Soldiers on foot that go. */
  readonly foot: number;
  /** Option dismount: crew of the tank on `from` that go. */
  readonly crew: number;
  /** Option board: how many of them go straight into their army's tank on `to`. 0 where an unclaimed tank is claimed. */
  readonly board: number;
}

/** The tank is turned to another facing. */
export interface Turn {
  readonly kind: 'turn';
  readonly facing: Facing;
}

/** A drive begins: it uses its point now, and has still to go at least one field. */
export interface Drive {
  readonly kind: 'drive';
}

/** The tank goes one field on. */
export interface On {
  readonly kind: 'on';
}

/** The drive ends where the tank is. */
export interface Halt {
  readonly kind: 'halt';
}

/** Soldiers on foot on the tank's field become crew. */
export interface Board {
  readonly kind: 'board';
  readonly count: number;
}

/** Crew get off onto the tank's field. */
export interface Off {
  readonly kind: 'off';
  readonly count: number;
}

/** A soldier from the supply is put on the field. */
export interface Deploy {
  readonly kind: 'deploy';
  readonly at: Field;
}

/** A battle is announced: its field, and the attackers of one adjacent field. */
export interface OpenBattle {
  readonly kind: 'battle';
  readonly target: Field;
  readonly from: Field;
  /** Soldiers on foot that take part. */
  readonly foot: number;
  /** Whether the tank on `from` takes part with its whole crew. */
  readonly tank: boolean;
}

/** Option combined: attackers of one more adjacent field. */
export interface Join {
  readonly kind: 'join';
  readonly from: Field;
  readonly foot: number;
  readonly tank: boolean;
}

/** Option combined: nobody else joins. */
export interface Ready {
  readonly kind: 'ready';
}

/** A battle card is laid face down; 0 for none. */
export interface Lay {
  readonly kind: 'lay';
  readonly card: CardChoice;
}

/** Victorious attackers of one field move onto the target. */
export interface Enter {
  readonly kind: 'enter';
  readonly from: Field;
  /** Of the party's soldiers on foot. */
  readonly foot: number;
  /** Of the party's crew; they move in on foot. */
  readonly crew: number;
}

/** Option combined: none of the other parties moves in. */
export interface Stay {
  readonly kind: 'stay';
}

/** So many of those who moved in become the tank's crew. */
export interface Claim {
  readonly kind: 'claim';
  readonly crew: number;
}

/** The kinds of small move, for those who list or parse them. */
export const MOVE_KINDS = [
  'keep',
  'place',
  'face',
  'announce',
  'pass',
  'done',
  'step',
  'turn',
  'drive',
  'on',
  'halt',
  'board',
  'off',
  'deploy',
  'battle',
  'join',
  'ready',
  'lay',
  'enter',
  'stay',
  'claim',
] as const satisfies readonly Move['kind'][];
