/** The literal referee: A1 to A8, a battle from its announcement to its last consequence. */
import type { Army, Battle, Field, Party, Position } from '../../../src/games/victory-tank/rules/position.ts';
import type { Claim, Enter, Join, Lay, OpenBattle } from '../../../src/games/victory-tank/rules/moves.ts';
import {
  type Table,
  countOf,
  crewOn,
  discard,
  enemyOf,
  footOn,
  hasTankOn,
  holds,
  isWhole,
  m8Happens,
  playFromHand,
  stand,
  vacantTankOn,
} from './forces.ts';
import { g2AdjacentFields, homeOf, isBunker } from './ground.ts';
import { crewUp, m10Happens, MOST_CREW } from './moving.ts';
import { settlePoint, usePoint } from './turns.ts';

/** A1: the target holds enemy soldiers, or the tank under enemy control, and is adjacent to where they come from. */
export function a1Allows(position: Position, { target, from }: OpenBattle, army: Army): boolean {
  return holds(position, enemyOf(army), target) && g2AdjacentFields(position, from, target);
}

/** A2: from one field 1 or more soldiers on foot there, and/or the tank there. */
export function a2Allows(position: Position, force: OpenBattle | Join, army: Army): boolean {
  const { from, foot, tank } = force;
  if (!isWhole(foot, 0, footOn(position, army, from))) return false;
  if (tank && !hasTankOn(position, army, from)) return false;
  return foot >= 1 || tank;
}

/** A2: the attackers of one field; the tank brings its whole crew. */
function a2Party(position: Position, { from, foot, tank }: OpenBattle | Join, army: Army): Party {
  return { from, foot, crew: tank ? crewOn(position, army, from) : 0 };
}

/** A2: the battle is announced. */
export function battleHappens(table: Table, move: OpenBattle, army: Army): void {
  usePoint(table);
  const party = a2Party(table, move, army);
  table.battle = { target: move.target, parties: [party], cards: [null, null], entered: 0 };
  table.stage = table.options.combined ? 'muster' : 'attacker-card';
}

/** A2, option combined: attackers of one more field adjacent to the target. */
export function joinAllows(position: Position, move: Join): boolean {
  const { battle } = position;
  if (battle === null || !position.options.combined) return false;
  const comesAlready = battle.parties.some(({ from }) => from === move.from);
  return g2AdjacentFields(position, move.from, battle.target) && !comesAlready;
}

/** A2, option combined: they are in it. */
export function joinHappens(table: Table, move: Join, army: Army): void {
  table.battle?.parties.push(a2Party(table, move, army));
}

/** A2, option combined: nobody else joins. */
export function readyHappens(table: Table): void {
  table.stage = 'attacker-card';
}

/** A4: a card of one's own hand, or none. Option one-card: none where the attacker has played one this turn. */
export function a4Allows(position: Position, { card }: Lay, layer: Army): boolean {
  if (card === 0) return true;
  const attacks = position.action?.army === layer;
  if (position.options['one-card'] && attacks && position.action?.card === true) return false;
  return countOf(position.hands[layer], card) > 0;
}

/** A4: the attacker first, then the defender; then both cards are revealed, and the battle is decided. */
export function layHappens(table: Table, { card }: Lay, layer: Army): void {
  const { action, battle } = table;
  if (action === null || battle === null) return;
  playFromHand(table, layer, card);
  if (layer === action.army) {
    battle.cards[0] = card;
    if (card !== 0) action.card = true;
    table.stage = 'defender-card';
    table.player = enemyOf(layer);
    return;
  }
  battle.cards[1] = card;
  discard(table, action.army, battle.cards[0] ?? 0);
  discard(table, layer, card);
  table.player = action.army;
  if (a6AttackerWins(table, action.army, battle)) a8Begins(table, action.army, battle);
  else attackersLose(table, action.army, battle);
}

/** A5, attackers: soldiers in the battle, 1 for the side whose tank is in it, the card. */
export function a5Attack(battle: Battle): number {
  const soldiers = battle.parties.reduce((sum, party) => sum + party.foot + party.crew, 0);
  const tank = battle.parties.some((party) => party.crew > 0) ? 1 : 0;
  return soldiers + tank + (battle.cards[0] ?? 0);
}

/**
 * A3 and A5, defenders: every soldier on the field, the crew there too; 1 for their tank, 1 for a bunker (with crew
 * alone too) or their home base, the card.
 */
export function a5Defence(position: Position, attacker: Army, battle: Battle): number {
  const defender = enemyOf(attacker);
  const { target } = battle;
  const soldiers = footOn(position, defender, target) + crewOn(position, defender, target);
  const tank = hasTankOn(position, defender, target) ? 1 : 0;
  const cover = isBunker(position, target) || homeOf(position, target) === defender ? 1 : 0;
  return soldiers + tank + cover + (battle.cards[1] ?? 0);
}

/** A6: more wins; a tie goes to the attacker. */
export function a6AttackerWins(position: Position, attacker: Army, battle: Battle): boolean {
  return a5Attack(battle) >= a5Defence(position, attacker, battle);
}

/** A7: the loser's soldiers go back to their supply. Option casualties-out: they are out of the game. */
function a7Happens(table: Table, army: Army, field: Field, foot: number, crew: number): void {
  stand(table, army, field, -foot);
  if (table.tank !== null) table.tank.crew -= crew;
  m8Happens(table);
  const to = table.options['casualties-out'] ? table.lost : table.supply;
  to[army] += foot + crew;
}

/** A7: the attackers are gone, from whichever fields they came. */
function attackersLose(table: Table, attacker: Army, battle: Battle): void {
  for (const { from, foot, crew } of battle.parties) a7Happens(table, attacker, from, foot, crew);
  battleIsOver(table);
}

/** A7: the defenders are gone. A8: then attackers move in, but never onto the enemy home base. */
function a8Begins(table: Table, attacker: Army, battle: Battle): void {
  const defender = enemyOf(attacker);
  const { target } = battle;
  a7Happens(table, defender, target, footOn(table, defender, target), crewOn(table, defender, target));
  if (homeOf(table, target) === defender) battleIsOver(table);
  else table.stage = 'enter';
}

/** A8: at least 1 soldier of that battle moves onto the field; crew may be among them, on foot. */
export function a8AllowsEntering(position: Position, { from, foot, crew }: Enter): boolean {
  const party = position.battle?.parties.find((one) => one.from === from);
  if (party === undefined) return false;
  return isWhole(foot, 0, party.foot) && isWhole(crew, 0, party.crew) && foot + crew >= 1;
}

/** A8: they stand on the field, and take its crate; M8: a tank they leave empty is vacant. */
export function enterHappens(table: Table, { from, foot, crew }: Enter, army: Army): void {
  const { battle } = table;
  if (battle === null) return;
  stand(table, army, from, -foot);
  if (table.tank !== null) table.tank.crew -= crew;
  m8Happens(table);
  stand(table, army, battle.target, foot + crew);
  m10Happens(table, army, battle.target);
  battle.entered += foot + crew;
  battle.parties = battle.parties.filter((party) => party.from !== from);
  if (battle.parties.length === 0) a8Ends(table, battle);
}

/** A8, option combined: not all need to move in, but one soldier does. */
export function stayAllows(position: Position): boolean {
  return position.battle !== null && position.battle.entered >= 1;
}

/** A8, option combined: the others stay. */
export function stayHappens(table: Table): void {
  if (table.battle !== null) a8Ends(table, table.battle);
}

/** A8: a tank that can be taken is taken. */
function a8Ends(table: Table, { target }: Battle): void {
  if (vacantTankOn(table, target)) table.stage = 'claim';
  else battleIsOver(table);
}

/** A8: at least 1 and at most 3 of those who moved in become crew. */
export function a8AllowsClaiming(position: Position, { crew }: Claim): boolean {
  return isWhole(crew, 1, Math.min(MOST_CREW, position.battle?.entered ?? 0));
}

/** A8: the tank is theirs. */
export function claimHappens(table: Table, { crew }: Claim, army: Army): void {
  crewUp(table, army, crew);
  battleIsOver(table);
}

/** A1: the next battle of the Attack begins only now that this one is settled. */
function battleIsOver(table: Table): void {
  table.battle = null;
  settlePoint(table);
}
