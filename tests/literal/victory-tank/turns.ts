/** The literal referee: C2 to C5, whose turn it is and what is announced, and E1, the end of a round. */
import type { ActionKind, Army, Position } from '../../../src/games/victory-tank/rules/position.ts';
import type { Announce } from '../../../src/games/victory-tank/rules/moves.ts';
import { candidates } from './candidates.ts';
import { f1Begins } from './fog.ts';
import { type Table, countOf, discard, enemyOf, isWhole, playFromHand } from './forces.ts';
import { allows } from './referee.ts';

/** C3: at least 1 point is paid, at most all that are left; one card at most boosts, and it is of the hand. */
export function c3Allows(position: Position, { pay, card, more = [] }: Announce, army: Army): boolean {
  if (more.length > 0) return false;
  return isWhole(pay, 1, position.points[army]) && (card === 0 || countOf(position.hands[army], card) > 0);
}

/** C4: an action may be announced only where its first point can be used. */
export function c4Allows(position: Position, { action }: Announce, army: Army): boolean {
  return canUseFirstPoint(position, army, action);
}

/** The kinds of move that use a point of each action. */
const FIRST_POINT = {
  move: ['step', 'turn', 'drive'],
  recruit: ['deploy'],
  attack: ['battle'],
} as const satisfies Record<ActionKind, readonly string[]>;

/** C4: whether a point of an action could be used, had it been announced. */
function canUseFirstPoint(position: Position, army: Army, kind: ActionKind): boolean {
  const announced: Position = {
    ...position,
    stage: kind,
    player: army,
    action: { army, kind, left: 1, used: false, card: false },
  };
  for (const move of candidates(announced, FIRST_POINT[kind])) if (allows(announced, move)) return true;
  return false;
}

/** C5: whether an army could announce anything. */
export function c5CanAct(position: Position, army: Army): boolean {
  return (['move', 'attack', 'recruit'] as const).some((kind) => canUseFirstPoint(position, army, kind));
}

/** C3, C4: the payment and the card are gone, and stand; the points of the action are their sum. */
export function announceHappens(table: Table, { action, pay, card }: Announce, army: Army): void {
  table.points[army] -= pay;
  playFromHand(table, army, card);
  discard(table, army, card);
  table.action = { army, kind: action, left: pay + card, used: false, card: card !== 0 };
  table.stage = action;
}

/** C5, option pass: the command phase may be ended at any of one's turns. */
export function c5Allows(position: Position): boolean {
  return position.options.pass;
}

/** C5, option pass: the remaining points are forfeited. */
export function passHappens(table: Table, army: Army): void {
  table.points[army] = 0;
  nextTurn(table, enemyOf(army));
}

/** C4: the first point must be used, the others may be left. */
export function doneAllows(position: Position): boolean {
  return position.action?.used === true;
}

/** C4: the rest is left unused. */
export function doneHappens(table: Table): void {
  endAction(table);
}

/** C4: a point is used as soon as the small move is made that uses it. */
export function usePoint(table: Table): void {
  if (table.action === null) return;
  table.action.left -= 1;
  table.action.used = true;
}

/** C4: one by one; once what a point brought about is over, the next one is used, or the action ends. */
export function settlePoint(table: Table): void {
  if (table.action === null) return;
  table.stage = table.action.kind;
  table.player = table.action.army;
  if (table.action.left === 0) endAction(table);
}

function endAction(table: Table): void {
  if (table.action === null) return;
  const { army } = table.action;
  table.action = null;
  nextTurn(table, enemyOf(army));
}

/** C2: they alternate; when one has no points left the other goes on alone, and E1 when neither has. */
export function nextTurn(table: Table, first: Army): void {
  for (const army of [first, enemyOf(first)]) {
    if (table.points[army] === 0) continue;
    table.stage = 'command';
    table.player = army;
    if (c5CanAct(table, army)) return;
    table.points[army] = 0; // C5: nothing can be announced, so the points are forfeited
  }
  e1Happens(table);
}

/** E1: the round ends and the active player card changes hands; with option card-stays not after round 7. */
function e1Happens(table: Table): void {
  const last = table.round === 7;
  if (!(last && table.options['card-stays'])) table.active = enemyOf(table.active);
  if (last) {
    table.stage = 'over';
    table.player = null;
    return;
  }
  table.round += 1;
  f1Begins(table);
}
