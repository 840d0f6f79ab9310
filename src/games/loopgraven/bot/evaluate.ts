/** What a position and a move of Loopgraven are worth, in tokens, by rule of thumb. */
import { FIGURES, TIER_COSTS, TRACKS, UNITS } from '../../../../cards/loopgraven/data/tables.ts';
import { inDecimals } from '../../../referee/chance/odds.ts';
import { otherOf } from '../../../referee/seats.ts';
import { attackersOf, has } from '../rules/permissions.ts';
import { besideOf, distanceOf, spaceAt, trenchOf, type SpaceNumber } from '../rules/board-spaces.ts';
import { oddsOf } from '../rules/fight-odds.ts';
import type { Move } from '../rules/move.ts';
import {
  membersOf,
  sideOf,
  SIDES,
  unitAt,
  unitOf,
  type Side,
  type Trenches,
  type Unit,
} from '../rules/position.ts';

/** A troop that is still to be deployed, beside one on the board. */
const IN_RESERVE = 0.45;
/** What a row nearer to the enemy’s trench is worth. */
const ROW = 0.12;
/** What it is to stand in the enemy’s trench, beside the tokens that it brings. */
const IN_TRENCH = 2.5;
/** A token in the purse, and one in an upgrade. */
const TOKEN = 0.35;
const UPGRADE = 0.45;
/** A hit that waits on a unit. */
const HIT = 0.9;
/** A card that helps, or hurts. */
const CARD = 1;

const ROWS = 10;

/** Rows that a unit has come from home. */
const rowsFromHome = (side: Side, at: SpaceNumber): number =>
  side === 0 ? spaceAt(at).row : ROWS - spaceAt(at).row;

function unitWorth(unit: Unit): number {
  const { type, owner, at } = unit;
  if (at === null) return 0;
  const side = sideOf(owner);
  const isIn = trenchOf(otherOf(side)).includes(at);
  return FIGURES[type].cost + ROW * rowsFromHome(side, at) + (isIn ? IN_TRENCH : 0);
}

/** What a side has, in tokens. */
function sideWorth(position: Trenches, side: Side): number {
  const { units, effects, held, tiers, pools } = position;
  const onBoard = units.reduce((sum, unit) => sum + (sideOf(unit.owner) === side ? unitWorth(unit) : 0), 0);
  const hits = effects.reduce((sum, { from, stat, scope }) => {
    const isHit = from === 'hit' && stat === 'attack' && 'unit' in scope;
    return sum + (isHit && sideOf(unitOf(position, scope.unit).owner) === side ? HIT : 0);
  }, 0);
  const cards = held[side].reduce((sum, mark) => sum + (mark.startsWith('N') ? -CARD : CARD), 0);
  const rest = membersOf(position, side).reduce<number>((sum, player) => {
    const pool = UNITS.reduce((all, type) => all + pools[player][type] * FIGURES[type].cost, 0);
    const upgrades = TRACKS.reduce(
      (all, track) =>
        all +
        TIER_COSTS[track].slice(1, tiers[player][track] + 1).reduce<number>((one, other) => one + other, 0),
      0,
    );
    return sum + IN_RESERVE * pool + UPGRADE * upgrades + TOKEN * has(position, player);
  }, 0);
  return onBoard + cards + rest - hits;
}

/** How far a side is ahead, in tokens; a trench that stays full is nearly the game. */
export function ahead(position: Trenches, side: Side): number {
  const lead = sideWorth(position, side) - sideWorth(position, otherOf(side));
  return SIDES.reduce(
    (sum, each) => sum + (position.danger[each] === null ? 0 : each === side ? -DANGER : DANGER),
    lead,
  );
}
const DANGER = 25;

/** Tokens ahead that make the odds of winning about three to one. */
const PACE = 14;
export const share = (lead: number): number => 1 / (1 + Math.exp(-lead / PACE));

/** What a move gains whoever makes it. */
export function gainOf(position: Trenches, move: Move): number {
  switch (move.kind) {
    case 'move':
      return walkGain(position, move.from, move.to);
    case 'attack':
      return attackGain(position, move);
    case 'deploy':
      return FIGURES[move.type].cost * (1 - IN_RESERVE - TOKEN) + (move.type === 'car' ? -0.8 : 0);
    case 'upgrade':
      return move.track === 'economy' && position.round < 12 ? 1.2 : move.track === 'general' ? 0.9 : 0.1;
    case 'fire':
      return fireGain(position, move);
    case 'dodge':
    case 'mask':
      return 1;
    default:
      return 0;
  }
}

/** How much danger stands beside a space: what enemies there and a step further could roll. */
function threatAt(position: Trenches, at: SpaceNumber, unit: Unit): number {
  const near = position.units.filter(
    (other) =>
      other.at !== null && sideOf(other.owner) !== sideOf(unit.owner) && distanceOf(other.at, at) <= 3,
  ).length;
  const friends = position.units.filter(
    (other) =>
      other.at !== null &&
      other !== unit &&
      sideOf(other.owner) === sideOf(unit.owner) &&
      distanceOf(other.at, at) <= 1,
  ).length;
  return Math.max(0, near - friends);
}

/** Whether a side still has troops enough to fill the enemy’s trenches; else it has to hunt. */
function canFill(position: Trenches, side: Side): boolean {
  const onBoard = position.units.filter(({ owner, at }) => at !== null && sideOf(owner) === side).length;
  const rest = membersOf(position, side).reduce<number>(
    (sum, player) => sum + UNITS.reduce<number>((all, type) => all + position.pools[player][type], 0),
    0,
  );
  return onBoard + rest >= trenchOf(side).length;
}

/** How far the nearest enemy is. */
const nearest = (position: Trenches, at: SpaceNumber, side: Side): number =>
  position.units.reduce(
    (least, { owner, at: there }) =>
      there === null || sideOf(owner) === side ? least : Math.min(least, distanceOf(at, there)),
    ROWS,
  );

/** After so many rounds nobody fears anything any more. */
const PATIENCE = 24;

function walkGain(position: Trenches, from: SpaceNumber, to: SpaceNumber): number {
  const unit = unitOf(position, unitAt(position, from));
  const side = sideOf(unit.owner);
  const boldness = Math.min(1, position.round / PATIENCE);
  const closer = nearest(position, from, side) - nearest(position, to, side);
  const targets = besideOf(to).filter((space) => isEnemyOn(position, space, side)).length;
  const risk = 0.35 * (1 - boldness) * (threatAt(position, to, unit) - threatAt(position, from, unit));
  const common = 0.5 * Math.min(targets, 2) - risk;
  if (!canFill(position, side)) return common + 4 * ROW * closer;
  const goal = trenchOf(otherOf(side));
  const isGuard = goal.includes(from);
  const rows = rowsFromHome(side, to) - rowsFromHome(side, from);
  const enters = goal.includes(to) && !isGuard ? IN_TRENCH + FIGURES[unit.type].bonus : isGuard ? -3 : 0;
  return common + 3 * ROW * rows + enters + boldness * ROW * closer;
}

const isEnemyOn = (position: Trenches, space: SpaceNumber, side: Side): boolean => {
  const number = unitAt(position, space);
  return number >= 0 && sideOf(unitOf(position, number).owner) !== side;
};

/** What is won and lost by a fight, weighed by its odds. */
function attackGain(position: Trenches, { at, with: from }: Extract<Move, { kind: 'attack' }>): number {
  const target = unitAt(position, at);
  const numbers = from.map((space) => unitAt(position, space));
  const { win, lose } = oddsOf(position, numbers, target);
  const own = numbers.reduce((sum, number) => sum + unitWorth(unitOf(position, number)), 0);
  const dared = 1 - 0.5 * Math.min(1, position.round / PATIENCE);
  return inDecimals(win) * unitWorth(unitOf(position, target)) - dared * inDecimals(lose) * own;
}

function fireGain(position: Trenches, { ammunition, at }: Extract<Move, { kind: 'fire' }>): number {
  const side = sideOf(position.active);
  const [space = 0] = at;
  const cells = ammunition === 'advanced' ? [space, ...besideOf(space)] : at;
  const hits = cells.reduce((sum, cell) => {
    const number = unitAt(position, cell);
    if (number < 0) return sum;
    const enemy = isEnemyOn(position, cell, side);
    const ready = enemy && attackersOf(position, cell).length > 0 ? 0.8 : 0;
    return sum + (enemy ? HIT + ready : -HIT);
  }, 0);
  const price = { normal: 5, gas: 7, advanced: 9 }[ammunition];
  return (ammunition === 'gas' ? 1.3 : 1) * hits - TOKEN * price;
}
