import { FIGURES } from '../../../../cards/street-armour/data/box.ts';
import { rollsOf, waysOf } from '../../../dice.ts';
import { inFrontHalf } from '../../../geometry/sectors.ts';
import { obstruction } from '../../../geometry/sight.ts';
import { distance, type Square } from '../../../geometry/squares.ts';
import { memo } from '../../../referee/memo.ts';
import { otherOf } from '../../../referee/seats.ts';
import { shutIn } from '../rules/board-squares.ts';
import {
  cornerRule,
  diceFor,
  gunOf,
  LEAST_DISTANCE,
  measured,
  metricOf,
  sectorHit,
  smallSum,
  stateAfterShot,
} from '../rules/shooting.ts';
import type { Move } from '../rules/move.ts';
import type { Options } from '../rules/options.ts';
import { pointsLeft } from '../rules/outcome.ts';
import { tankAt, type Armour, type Player, type Tank } from '../rules/position.ts';
import { streetDistance } from './street-distance.ts';

/** The heuristic evaluation of positions and moves, in points of tanks. Its weights follow. */

/** The gain of one square nearer to the enemy, or to an enemy flag. */
const NEARER = 0.6;
const NEARER_FLAG = 0.5;
/** Adjacent tanks cannot shoot at each other: counts as this distance. */
const TOO_NEAR = 6;
/** Weight of what may be lost in the enemy’s next turn. */
const DANGER = 1;
/** Number of turns without a loss after which the side that is behind on points ignores danger. */
const PATIENCE = 4;
/** Weight of what may be destroyed in the own next turn, if the enemy does not move. */
const THREAT = 2;
/** Weight of how tanks are placed, beside their points. */
const STANCE = 0.4;
/** A flag in points of tanks. */
const FLAG = 10;

/** For a number of dice the probability of at least so much firepower, indexed by firepower. */
const fireOdds = memo((options: Options, dice: number): readonly number[] => {
  const ways: number[] = [];
  for (const roll of rollsOf(dice)) {
    const sum = smallSum(options, roll);
    for (let fire = 0; fire <= sum; fire++) ways[fire] = (ways[fire] ?? 0) + waysOf(roll);
  }
  return ways.map((count) => count / 6 ** dice);
});

const valueOf = ({ weight }: Tank): number => FIGURES[weight].value;

/** How much a side minds danger: who is behind must take risks before quiet turns end the game (C-A20). */
const caution = (position: Armour, owner: Player): number =>
  materialLead(position, owner) > 0 ? DANGER : DANGER * Math.max(0, 1 - position.quiet / PATIENCE);

/**
 * The value of a tank’s pose: what it can destroy now and next turn, less its danger and its distance from
 * enemies and flags.
 */
function stanceValue(position: Armour, tank: Tank, moved: boolean): number {
  const { options, fire } = position;
  const isShut = shutIn(position);
  // The square that it comes from is no obstacle to it any more: at worst a line counts as shut that is open.
  const odds = fireOdds(options, diceFor(position, otherOf(tank.owner)));
  let [best, danger, nearest, threat] = [0, 0, Infinity, 0];
  const own = fireOdds(options, diceFor(position, tank.owner));
  for (const enemy of position.tanks) {
    if (enemy.owner === tank.owner || enemy.state === 'wreck') continue;
    const away = distance(metricOf(options), tank, enemy);
    nearest = Math.min(nearest, streetDistance(position, tank, enemy));
    if (away < LEAST_DISTANCE || obstruction(tank, enemy, cornerRule(options), isShut) !== null) continue;
    const hits = away + FIGURES[enemy.weight][sectorHit(options, enemy, tank)];
    const isAimed = !moved || inFrontHalf(tank.facing, tank, enemy);
    const kills = isAimed && fire + gunOf(options, tank) >= hits;
    if (kills) best = Math.max(best, valueOf(enemy));
    const needs = away + FIGURES[tank.weight][sectorHit(options, tank, enemy)] - gunOf(options, enemy);
    danger = Math.max(danger, kills ? 0 : (odds[Math.max(0, needs)] ?? 0));
    threat = Math.max(threat, valueOf(enemy) * (own[Math.max(0, hits - gunOf(options, tank))] ?? 0));
  }
  const far = nearest === Infinity ? 0 : nearest < LEAST_DISTANCE ? TOO_NEAR : nearest - LEAST_DISTANCE;
  return (
    best +
    THREAT * threat -
    caution(position, tank.owner) * danger * valueOf(tank) -
    NEARER * far -
    NEARER_FLAG * distanceToFlag(position, tank)
  );
}

/** Steps to the nearest enemy flag; 0 without any. */
function distanceToFlag(position: Armour, { owner, x, y }: Tank): number {
  const wanted: readonly Square[] = position.flags[otherOf(owner)];
  return wanted.length === 0
    ? 0
    : Math.min(...wanted.map((flag) => streetDistance(position, { x, y }, flag)));
}

/** The heuristic gain of a move for the player who makes it. */
export function gainOf(position: Armour, move: Move): number {
  if (move.kind === 'team')
    return (move.team[0] + move.team[1] + move.team[2]) / 2 + costShare(position, move.team);
  if (move.kind === 'put') return move.facing === (position.active === 0 ? 2 : 6) ? 1 : 0;
  if (move.kind === 'shoot') return shotGain(position, move);
  if (move.kind !== 'move') return 0;
  const place = tankAt(position, move.from);
  const tank = position.tanks[place];
  if (tank === undefined) return 0;
  const to: Tank = { ...tank, ...move.to, facing: move.facing };
  const after = { ...position, tanks: position.tanks.with(place, to) };
  return (
    stanceValue(after, to, true) -
    stanceValue(
      position,
      tank,
      position.runs.some((run) => run.tank === place),
    )
  );
}

const costShare = ({ points }: Armour, [heavy, medium, light]: readonly [number, number, number]): number =>
  (10 * (heavy * FIGURES.heavy.value + medium * FIGURES.medium.value + light * FIGURES.light.value)) / points;

function shotGain(position: Armour, { from, at }: Extract<Move, { kind: 'shoot' }>): number {
  const [place, target] = [tankAt(position, from), position.tanks[tankAt(position, at)]];
  const tank = position.tanks[place];
  if (tank === undefined || target === undefined) return 0;
  const { gives, needs } = measured(position, place, tank, target);
  const state = stateAfterShot(position, target, gives - needs);
  if (state === target.state) return -1;
  return state === 'wreck' ? valueOf(target) : valueOf(target) / 2;
}

/** Firepower of a tank that cannot shoot in this turn. */
const NO_FIRE = -99;

/** How much better a player’s tanks are placed than the enemy’s, in points. */
function stance(position: Armour, player: Player): number {
  let sum = 0;
  for (const [place, tank] of position.tanks.entries()) {
    if (tank.state === 'wreck') continue;
    const moved = position.runs.some((run) => run.tank === place);
    const isNow = tank.owner === position.active && !position.shot.includes(place);
    const worth = stanceValue(isNow ? position : { ...position, fire: NO_FIRE }, tank, moved);
    sum += tank.owner === player ? worth : -worth;
  }
  return sum;
}

/** A player’s lead in points and in the placing of tanks. */
export const advantage = (position: Armour, player: Player): number =>
  materialLead(position, player) + STANCE * stance(position, player);

/** A player’s lead in points; damaged tanks count half, flags as `FLAG`. */
export function materialLead(position: Armour, player: Player): number {
  const enemy = otherOf(player);
  const damaged = (who: Player): number =>
    position.tanks.reduce(
      (sum, tank) => sum + (tank.owner === who && tank.state === 'damaged' ? valueOf(tank) / 2 : 0),
      0,
    );
  return (
    pointsLeft(position, player) -
    damaged(player) -
    pointsLeft(position, enemy) +
    damaged(enemy) +
    FLAG * (position.flags[player].length - position.flags[enemy].length)
  );
}

/** The lead at which the odds of winning are about three to one. */
const SCALE = 12;
export const winningChance = (ahead: number): number => 1 / (1 + Math.exp(-ahead / SCALE));
