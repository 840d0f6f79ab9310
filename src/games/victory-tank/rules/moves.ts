import {
  ACTION_KINDS,
  type ActionKind,
  type Army,
  type BattlefieldCard,
  CARD_CHOICES,
  type CardChoice,
  type CardCounts,
  type CardValue,
  FACINGS,
  type Facing,
  type Field,
  type Position,
} from './position.ts';
import { countOf } from './cards.ts';
import { beside, groundOf, spotsOn } from './field-grid.ts';
import {
  CHANGE_LIMIT,
  CREW_LIMIT,
  STEP_LIMIT,
  canAttack,
  canBeAttacked,
  canMove,
  canRecruit,
  endsAhead,
  footOn,
  holdsBunker,
  mayEndOn,
  mayStepOnto,
  ownTank,
  tankOn,
} from './permissions.ts';
import { otherOf } from '../../../referee/seats.ts';

/**
 * The small moves of Victory Tank, each one decision of one player.
 *
 * A compound action is a run of them. `docs/rules/victory-tank.md` says which are offered at which stage and
 * what each does. Each has one notation, in words that can be read out; `notation.ts` prints it, `parse-notation.ts` reads it:
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
interface On {
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

const DONE: Move = { kind: 'done' };
const PASS: Move = { kind: 'pass' };
const DRIVE: Move = { kind: 'drive' };
const ON: Move = { kind: 'on' };
const HALT: Move = { kind: 'halt' };
const READY: Move = { kind: 'ready' };
const STAY: Move = { kind: 'stay' };
const FACES = FACINGS.map((facing): Move => ({ kind: 'face', facing }));
const TURNS = FACINGS.map((facing): Move => ({ kind: 'turn', facing }));
const LAYS = CARD_CHOICES.map((card): Move => ({ kind: 'lay', card }));
const NONE: readonly Move[] = [];

/** All legal moves; empty when the game is over. The list must not be mutated. */
export function moves(position: Position): readonly Move[] {
  const army = position.player;
  if (army === null) return NONE;
  switch (position.stage) {
    case 'draft':
      return position.drawn.map((card): Move => ({ kind: 'keep', card }));
    case 'place':
      return spotsOn(position.table, position.options.free).flatMap((spot): Move[] => [
        { kind: 'place', ...spot, turned: false },
        { kind: 'place', ...spot, turned: true },
      ]);
    case 'face':
      return FACES;
    case 'command':
      return announcements(position, army);
    case 'move':
      return tankMoves(position, army, stepsOf(position, army, doneOf(position)));
    case 'drive':
      return driveMoves(position, army);
    case 'recruit':
      return deploys(position, army, doneOf(position));
    case 'attack':
      return battles(position, army, doneOf(position));
    case 'muster':
      return joins(position, army);
    case 'attacker-card':
    case 'defender-card':
      return lays(position, army);
    case 'enter':
      return entries(position);
    case 'claim':
      return claims(position);
    case 'over':
      return NONE;
  }
}

/** The first moves of a stage in which points are used: `done` once a point has been used. */
const doneOf = (position: Position): Move[] => (position.action?.used === true ? [DONE] : []);

/** Cache of lists of announcements; at most 320. */
const announced = new Map<number, readonly Move[]>();

function announcements(position: Position, army: Army): readonly Move[] {
  const ground = groundOf(position.table);
  const can = [
    canMove(position, ground, army),
    canRecruit(position, army),
    canAttack(position, ground, army),
  ];
  const hand = position.hands[army];
  const kinds = (can[0] ? 1 : 0) + (can[1] ? 2 : 0) + (can[2] ? 4 : 0);
  const cards = (hand[0] > 0 ? 1 : 0) + (hand[1] > 0 ? 2 : 0) + (hand[2] > 0 ? 4 : 0);
  const points = position.points[army];
  const key = kinds + 8 * cards + 64 * points + (position.options.pass ? 512 : 0);
  const known = announced.get(key);
  if (known !== undefined) return known;
  const list: Move[] = position.options.pass ? [PASS] : [];
  ACTION_KINDS.forEach((action, index) => {
    if (can[index] !== true) return;
    for (let pay = 1; pay <= points; pay++) {
      for (const card of choicesFrom(hand)) list.push({ kind: 'announce', action, pay, card });
    }
  });
  announced.set(key, list);
  return list;
}

/** The choices of a card: none, or each value in the hand. */
const choicesFrom = (hand: CardCounts): CardChoice[] =>
  CARD_CHOICES.filter((value) => value === 0 || countOf(hand, value) > 0);

function stepsOf(position: Position, army: Army, list: Move[]): Move[] {
  const ground = groundOf(position.table);
  const { dismount, board } = position.options;
  for (let from = 0; from < ground.size; from++) {
    const feet = footOn(position, army, from);
    const crew = dismount ? (tankOn(position, army, from)?.crew ?? 0) : 0;
    if (feet + crew === 0) continue;
    for (const to of beside(ground, from)) {
      if (!mayStepOnto(position, ground, army, to)) continue;
      const aboard = board ? tankOn(position, army, to) : null;
      const room = aboard === null ? 0 : CREW_LIMIT - aboard.crew;
      listSteps(list, from, to, feet, crew, room);
    }
  }
  return list;
}

function listSteps(list: Move[], from: Field, to: Field, feet: number, crew: number, room: number): void {
  for (let some = 0; some <= crew; some++) {
    const most = Math.min(feet, STEP_LIMIT - some);
    for (let foot = some === 0 ? 1 : 0; foot <= most; foot++) {
      for (let into = 0; into <= Math.min(room, foot + some); into++) {
        list.push({ kind: 'step', from, to, foot, crew: some, board: into });
      }
    }
  }
}

function tankMoves(position: Position, army: Army, list: Move[]): Move[] {
  const tank = ownTank(position, army);
  if (tank === null) return list;
  for (const turn of TURNS) if (turn.kind === 'turn' && turn.facing !== tank.facing) list.push(turn);
  if (endsAhead(position, groundOf(position.table), tank, army)) list.push(DRIVE);
  return list;
}

function driveMoves(position: Position, army: Army): Move[] {
  const { tank, drive } = position;
  if (tank === null || drive === null) return [];
  const ground = groundOf(position.table);
  const mayEnd = mayEndOn(position, ground, army, tank.field);
  const list: Move[] = [];
  if (endsAhead(position, ground, tank, army)) list.push(ON);
  if (mayEnd && drive.gone > 0) list.push(HALT);
  if (drive.changed >= CHANGE_LIMIT) return list;
  const boarding = Math.min(footOn(position, army, tank.field), CREW_LIMIT - tank.crew);
  for (let count = 1; count <= boarding; count++) list.push({ kind: 'board', count });
  if (!mayEnd) return list;
  const leaving = drive.gone > 0 ? tank.crew : tank.crew - 1;
  for (let count = 1; count <= leaving; count++) list.push({ kind: 'off', count });
  return list;
}

function deploys(position: Position, army: Army, list: Move[]): Move[] {
  if (position.supply[army] === 0) return list;
  const ground = groundOf(position.table);
  list.push({ kind: 'deploy', at: ground.bases[army] });
  for (const at of ground.bunkers) if (holdsBunker(position, army, at)) list.push({ kind: 'deploy', at });
  return list;
}

/** Adds the forces with which an army's soldiers on a field can join a battle. */
function forces(
  position: Position,
  army: Army,
  from: Field,
  add: (foot: number, tank: boolean) => void,
): void {
  const feet = footOn(position, army, from);
  for (let foot = 1; foot <= feet; foot++) add(foot, false);
  if (tankOn(position, army, from) === null) return;
  for (let foot = 0; foot <= feet; foot++) add(foot, true);
}

function battles(position: Position, army: Army, list: Move[]): Move[] {
  const ground = groundOf(position.table);
  const enemy = otherOf(army);
  for (let target = 0; target < ground.size; target++) {
    if (!canBeAttacked(position, enemy, target)) continue;
    for (const from of beside(ground, target)) {
      forces(position, army, from, (foot, tank) => list.push({ kind: 'battle', target, from, foot, tank }));
    }
  }
  return list;
}

function joins(position: Position, army: Army): Move[] {
  const { battle } = position;
  if (battle === null) return [];
  const list: Move[] = [READY];
  for (const from of beside(groundOf(position.table), battle.target)) {
    if (battle.parties.some((party) => party.from === from)) continue;
    forces(position, army, from, (foot, tank) => list.push({ kind: 'join', from, foot, tank }));
  }
  return list;
}

function lays(position: Position, army: Army): readonly Move[] {
  const barred =
    position.options['one-card'] && position.stage === 'attacker-card' && position.action?.card === true;
  const hand = position.hands[army];
  return LAYS.filter(
    (lay) => lay.kind === 'lay' && (lay.card === 0 || (!barred && countOf(hand, lay.card) > 0)),
  );
}

function entries(position: Position): Move[] {
  const { battle } = position;
  if (battle === null) return [];
  const list: Move[] = battle.entered > 0 ? [STAY] : [];
  for (const { from, foot: feet, crew: riders } of battle.parties) {
    for (let crew = 0; crew <= riders; crew++) {
      for (let foot = crew === 0 ? 1 : 0; foot <= feet; foot++)
        list.push({ kind: 'enter', from, foot, crew });
    }
  }
  return list;
}

function claims(position: Position): Move[] {
  const most = Math.min(CREW_LIMIT, position.battle?.entered ?? 0);
  return Array.from({ length: most }, (_, index): Move => ({ kind: 'claim', crew: index + 1 }));
}
