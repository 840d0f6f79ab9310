/** Heuristic worth of positions and moves, in tokens. */
import { FIGURES, TIER_COSTS, TRACKS, UNITS } from '../../../../cards/loopgraven/data/tables.ts';
import { inDecimals } from '../../../odds.ts';
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

/** Worth of a troop in reserve, as a share of its cost. */
const IN_RESERVE = 0.45;
/** Worth of each row towards the enemy's trench. */
const ROW = 0.12;
/** Worth of standing in the enemy's trench, besides the tokens it brings. */
const IN_TRENCH = 2.5;
/** Worth of a token in the purse, and of one spent on an upgrade. */
const TOKEN = 0.35;
const UPGRADE = 0.45;
/** Penalty for a pending hit on a unit. */
const HIT = 0.9;
/** Worth of a kept card that helps; minus that if it hurts. */
const CARD = 1;

const ROWS = 10;

/** How many rows a unit is away from its own edge. */
const rowsFromHome = (side: Side, at: SpaceNumber): number =>
  side === 0 ? spaceAt(at).row : ROWS - spaceAt(at).row;

function unitWorth(unit: Unit): number {
  const { type, owner, at } = unit;
  if (at === null) return 0;
  const side = sideOf(owner);
  const isIn = trenchOf(otherOf(side)).includes(at);
  return FIGURES[type].cost + ROW * rowsFromHome(side, at) + (isIn ? IN_TRENCH : 0);
}

/** Total worth of a side. */
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

/** Lead of a side, in tokens; full trenches, which nearly decide the game, count `DANGER`. */
export function ahead(position: Trenches, side: Side): number {
  const lead = sideWorth(position, side) - sideWorth(position, otherOf(side));
  return SIDES.reduce(
    (sum, each) => sum + (position.danger[each] === null ? 0 : each === side ? -DANGER : DANGER),
    lead,
  );
}
const DANGER = 25;

/** A lead of this many tokens makes the odds of winning about three to one. */
const PACE = 14;
export const share = (lead: number): number => 1 / (1 + Math.exp(-lead / PACE));

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

/** Enemies within three spaces, less own units next to the space; never below 0. */
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

/** Whether a side has enough troops to fill the enemy's trenches; if not it has to hunt units. */
function canFill(position: Trenches, side: Side): boolean {
  const onBoard = position.units.filter(({ owner, at }) => at !== null && sideOf(owner) === side).length;
  const rest = membersOf(position, side).reduce<number>(
    (sum, player) => sum + UNITS.reduce<number>((all, type) => all + position.pools[player][type], 0),
    0,
  );
  return onBoard + rest >= trenchOf(side).length;
}

/** Distance to the nearest enemy; `ROWS` if there is none. */
const nearest = (position: Trenches, at: SpaceNumber, side: Side): number =>
  position.units.reduce(
    (least, { owner, at: there }) =>
      there === null || sideOf(owner) === side ? least : Math.min(least, distanceOf(at, there)),
    ROWS,
  );

/** The fear of losses fades to nothing by this round, so that games end. */
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

/** Expected gain of an attack: what may be won and lost, weighted by the odds. */
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
