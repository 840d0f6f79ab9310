/** What positions are judged by, and the worth of moves in tokens. */
import { FIGURES, TIER_COSTS, TRACKS, UNITS } from '../../../../cards/loopgraven/data/tables.ts';
import { inDecimals } from '../../../odds.ts';
import { otherOf } from '../../../referee/seats.ts';
import { attackersOf, has } from '../rules/permissions.ts';
import { besideOf, distanceOf, spaceAt, trenchOf, type SpaceNumber } from '../rules/board-spaces.ts';
import { oddsOf } from '../rules/fight-odds.ts';
import type { Move } from '../rules/move.ts';
import { membersOf, sideOf, unitAt, unitOf, type Side, type Trenches, type Unit } from '../rules/position.ts';

/** Worth of a troop in reserve, as a share of its cost. */
const IN_RESERVE = 0.45;
/** Worth of each row towards the enemy's trench. */
const ROW = 0.12;
/** Worth of standing in the enemy's trench, besides the tokens it brings. */
const IN_TRENCH = 2.5;
/** Worth of a token in the purse. */
const TOKEN = 0.35;
/** Penalty for a pending hit on a unit. */
const HIT = 0.9;

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

/** What an evaluation looks at; `evaluation.ts` weighs it. */
export const FEATURES = [
  'troops', // on the board, by their cost
  'strength', // all troops as a share of those of both sides
  'rows', // how far they have come
  'trench', // units in the enemy's trench
  'reserve', // troops not deployed, by their cost
  'tokens',
  'upgrades', // by their cost
  'hits', // waiting for an attack on the enemy
  'cards', // kept that help, less those that hurt
  'full', // trenches full of enemies
  'contact', // enemies that can be attacked at once, by their cost; on the own turn
  'turn',
] as const;
export type Feature = (typeof FEATURES)[number];

type Tally = Record<
  'troops' | 'rows' | 'trench' | 'reserve' | 'tokens' | 'upgrades' | 'hits' | 'cards',
  number
>;

/** What a side has. */
function tallyOf(position: Trenches, side: Side): Tally {
  const { units, effects, held, tiers, pools } = position;
  const tally: Tally = {
    troops: 0,
    rows: 0,
    trench: 0,
    reserve: 0,
    tokens: 0,
    upgrades: 0,
    hits: 0,
    cards: 0,
  };
  const goal = trenchOf(otherOf(side));
  for (const { owner, type, at } of units) {
    if (at === null || sideOf(owner) !== side) continue;
    tally.troops += FIGURES[type].cost;
    tally.rows += rowsFromHome(side, at);
    if (goal.includes(at)) tally.trench += 1;
  }
  for (const { from, stat, scope } of effects)
    if (from === 'hit' && stat === 'attack' && 'unit' in scope)
      if (sideOf(unitOf(position, scope.unit).owner) === side) tally.hits += 1;
  for (const mark of held[side]) tally.cards += mark.startsWith('N') ? -1 : 1;
  for (const player of membersOf(position, side)) {
    for (const type of UNITS) tally.reserve += pools[player][type] * FIGURES[type].cost;
    for (const track of TRACKS)
      for (let tier = 1; tier <= tiers[player][track]; tier++) tally.upgrades += TIER_COSTS[track][tier] ?? 0;
    tally.tokens += has(position, player);
  }
  return tally;
}

/** The cost of the enemies next to which a unit of the side stands that may still act. */
function inContact(position: Trenches, side: Side): number {
  const { units, acted } = position;
  let sum = 0;
  for (const { owner, type, at } of units) {
    if (at === null || sideOf(owner) === side) continue;
    const near = besideOf(at);
    const isNear = units.some(
      (one, number) =>
        one.at !== null && sideOf(one.owner) === side && near.includes(one.at) && !acted.includes(number),
    );
    if (isNear) sum += FIGURES[type].cost;
  }
  return sum;
}

/** How far a side is ahead in each feature. */
export function figuresOf(position: Trenches, side: Side): readonly number[] {
  const enemy = otherOf(side);
  const [own, theirs] = [tallyOf(position, side), tallyOf(position, enemy)];
  const isTurn = sideOf(position.active) === side ? 1 : -1;
  const all = own.troops + own.reserve + theirs.troops + theirs.reserve;
  const full = Number(position.danger[enemy] !== null) - Number(position.danger[side] !== null);
  return [
    own.troops - theirs.troops,
    (own.troops + own.reserve - theirs.troops - theirs.reserve) / Math.max(1, all),
    own.rows - theirs.rows,
    own.trench - theirs.trench,
    own.reserve - theirs.reserve,
    own.tokens - theirs.tokens,
    own.upgrades - theirs.upgrades,
    theirs.hits - own.hits,
    own.cards - theirs.cards,
    full,
    isTurn * inContact(position, isTurn === 1 ? side : enemy),
    isTurn,
  ];
}

/** This many tokens make the odds of winning about three to one, for moves that are compared by their gain. */
export const PACE = 14;

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
