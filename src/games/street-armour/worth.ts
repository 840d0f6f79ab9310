import { FIGURES } from '../../../cards/street-armour/box.ts';
import { rollsOf, waysOf } from '../../referee/dice.ts';
import { memo } from '../../referee/memo.ts';
import { inFrontHalf } from '../../referee/geometry/sectors.ts';
import { obstruction } from '../../referee/geometry/sight.ts';
import { distance, type Square } from '../../referee/geometry/squares.ts';
import { diceFor, gunOf, LEAST_DISTANCE, measured, metricOf, sectorHit, smallSum } from './firing.ts';
import { cornerRule, shutIn } from './ground.ts';
import type { Move } from './move.ts';
import type { Options } from './options.ts';
import { otherOf, tankAt, type Armour, type Player, type Tank } from './position.ts';
import { pointsLeft, stateAfterShot } from './turns.ts';

/** What a position and a move of Street Armour are worth, in points of tanks, by rule of thumb. */

/** What it is to come a square nearer to the enemy, or to a flag that is wanted. */
const NEARER = 0.35;
const NEARER_FLAG = 0.5;
/** How much of what may be lost in the enemy’s turn is counted: tanks there have others to shoot at, too. */
const DANGER = 0.15;
/** A point of a flag that is lost, beside points of tanks. */
const FLAG = 10;

/** How often so many dice give at least so much firepower, 0 to 1, by firepower from 0. */
const fireOdds = memo((options: Options, dice: number): readonly number[] => {
  const ways: number[] = [];
  for (const roll of rollsOf(dice)) {
    const sum = smallSum(options, roll);
    for (let fire = 0; fire <= sum; fire++) ways[fire] = (ways[fire] ?? 0) + waysOf(roll);
  }
  return ways.map((count) => count / 6 ** dice);
});

const valueOf = ({ weight }: Tank): number => FIGURES[weight].value;

/** What a tank in a pose could destroy in this turn, and what it risks in the next. */
function standing(position: Armour, tank: Tank, moved: boolean): number {
  const { options, fire } = position;
  const isShut = shutIn(position);
  // The square that it comes from is no obstacle to it any more: at worst a line counts as shut that is open.
  const odds = fireOdds(options, diceFor(position, otherOf(tank.owner)));
  let [best, danger, nearest] = [0, 0, Infinity];
  for (const enemy of position.tanks) {
    if (enemy.owner === tank.owner || enemy.state === 'wreck') continue;
    const away = distance(metricOf(options), tank, enemy);
    nearest = Math.min(nearest, away);
    if (away < LEAST_DISTANCE || obstruction(tank, enemy, cornerRule(options), isShut) !== null) continue;
    const hits = away + FIGURES[enemy.weight][sectorHit(options, enemy, tank)];
    const isAimed = !moved || inFrontHalf(tank.facing, tank, enemy);
    const kills = isAimed && fire + gunOf(options, tank) >= hits;
    if (kills) best = Math.max(best, valueOf(enemy));
    const needs = away + FIGURES[tank.weight][sectorHit(options, tank, enemy)] - gunOf(options, enemy);
    danger = Math.max(danger, kills ? 0 : (odds[Math.max(0, needs)] ?? 0));
  }
  const far = nearest === Infinity ? 0 : nearest;
  return best - DANGER * danger * valueOf(tank) - NEARER * far - NEARER_FLAG * toFlag(position, tank);
}

/** How far the nearest flag is that a tank may capture; nothing where there is none. */
function toFlag({ flags }: Armour, { owner, x, y }: Tank): number {
  const wanted: readonly Square[] = flags[otherOf(owner)];
  return wanted.length === 0 ? 0 : Math.min(...wanted.map((flag) => distance('chebyshev', flag, { x, y })));
}

/** What a move gains whoever makes it. */
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
    standing(after, to, true) -
    standing(
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

/** How far a player is ahead, in points. */
export function lead(position: Armour, player: Player): number {
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

/** Points ahead that make the odds of winning about three to one. */
const PACE = 12;
export const share = (ahead: number): number => 1 / (1 + Math.exp(-ahead / PACE));
