/**
 * The literal referee: which statements have a say about which small move, and what each makes happen.
 *
 *     legalMoves(position)      every legal move
 *     allows(position, move)    whether a move is legal
 *     next(position, move)      the position after a legal move
 *
 * `docs/rules/victory-tank.md` cuts actions into small moves; what may be done comes from the statements.
 */
import type { Army, Position, Stage } from '../../../src/games/victory-tank/rules/position.ts';
import type { Move } from '../../../src/games/victory-tank/rules/moves.ts';
import * as attacking from './attacking.ts';
import { candidates } from './candidates.ts';
import * as fog from './fog.ts';
import { type Table, copyOf } from './forces.ts';
import { g3Allows, g4Allows } from './ground.ts';
import * as moving from './moving.ts';
import * as recruiting from './recruiting.ts';
import * as turns from './turns.ts';

type Kind = Move['kind'];
type MoveOf<K extends Kind> = Extract<Move, { kind: K }>;
type Permission<K extends Kind> = (position: Position, move: MoveOf<K>, mover: Army) => boolean;
type Consequence<K extends Kind> = (table: Table, move: MoveOf<K>, mover: Army) => void;

/** The kinds of small move that a stage offers at all. */
export const OFFERED: Readonly<Record<Stage, readonly Kind[]>> = {
  draft: ['keep'],
  place: ['place'],
  face: ['face'],
  command: ['announce', 'pass'],
  move: ['step', 'turn', 'drive', 'done'],
  drive: ['on', 'halt', 'board', 'off'],
  recruit: ['deploy', 'done'],
  attack: ['battle', 'done'],
  muster: ['join', 'ready'],
  'attacker-card': ['lay'],
  'defender-card': ['lay'],
  enter: ['enter', 'stay'],
  claim: ['claim'],
  over: [],
};

/** A point is there to be used. */
function pointIsLeft(position: Position): boolean {
  return (position.action?.left ?? 0) > 0;
}

/** The statements a move has to satisfy, all of them. */
const STATEMENTS: { readonly [K in Kind]: readonly Permission<K>[] } = {
  keep: [fog.f1Allows],
  place: [g3Allows, g4Allows],
  face: [fog.f3Allows],
  announce: [turns.c3Allows, turns.c4Allows],
  pass: [turns.c5Allows],
  done: [turns.doneAllows],
  step: [pointIsLeft, moving.m1Allows, moving.m2Allows, moving.m4Allows, moving.m9Allows],
  turn: [pointIsLeft, moving.m5Allows],
  drive: [pointIsLeft, moving.m6Allows],
  on: [moving.m6Allows],
  halt: [moving.haltAllows],
  board: [moving.m7AllowsBoarding],
  off: [moving.m7AllowsGettingOff, moving.m8Allows],
  deploy: [pointIsLeft, recruiting.r1Allows],
  battle: [pointIsLeft, attacking.a1Allows, attacking.a2Allows],
  join: [attacking.joinAllows, attacking.a2Allows],
  ready: [],
  lay: [attacking.a4Allows],
  enter: [attacking.a8AllowsEntering],
  stay: [attacking.stayAllows],
  claim: [attacking.a8AllowsClaiming],
};

/** What each move makes happen. */
const HAPPENS: { readonly [K in Kind]: Consequence<K> } = {
  keep: fog.f1Happens,
  place: fog.placeHappens,
  face: fog.faceHappens,
  announce: turns.announceHappens,
  pass: (table, _move, mover) => turns.passHappens(table, mover),
  done: turns.doneHappens,
  step: moving.stepHappens,
  turn: moving.turnHappens,
  drive: moving.driveHappens,
  on: (table, _move, mover) => moving.onHappens(table, mover),
  halt: moving.haltHappens,
  board: moving.boardHappens,
  off: moving.offHappens,
  deploy: recruiting.deployHappens,
  battle: attacking.battleHappens,
  join: attacking.joinHappens,
  ready: attacking.readyHappens,
  lay: attacking.layHappens,
  enter: attacking.enterHappens,
  stay: attacking.stayHappens,
  claim: attacking.claimHappens,
};

/** Whether the move is legal for whoever decides. */
export function allows<K extends Kind>(position: Position, move: MoveOf<K>): boolean {
  const { player, stage } = position;
  if (player === null || !OFFERED[stage].includes(move.kind)) return false;
  const statements: readonly Permission<K>[] = STATEMENTS[move.kind as K];
  return statements.every((statement) => statement(position, move, player));
}

/** Every legal move, in no particular order. */
export function legalMoves(position: Position): Move[] {
  return [...candidates(position, OFFERED[position.stage])].filter((move) => allows(position, move));
}

/** The position after a legal move; the one before is left as it was. */
export function next<K extends Kind>(position: Position, move: MoveOf<K>): Position {
  const { player } = position;
  if (player === null) return position;
  const table = copyOf(position);
  const consequence: Consequence<K> = HAPPENS[move.kind as K];
  consequence(table, move, player);
  return table;
}
