import { FIGURES } from '../../../../cards/street-armour/data/box.ts';
import { rollsOf, waysOf } from '../../../dice.ts';
import { inFrontHalf } from '../../../geometry/sectors.ts';
import { obstruction } from '../../../geometry/sight.ts';
import { distance } from '../../../geometry/squares.ts';
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
import { MOST_QUIET, pointsLeft } from '../rules/outcome.ts';
import { costOf, tankAt, type Armour, type Player, type Pose, type Tank } from '../rules/position.ts';
import { streetsTo } from './street-distance.ts';
import tuned from './manner.json' with { type: 'json' };

/** The heuristic evaluation of positions and moves, in points of tanks. Its weights follow. */

/** By what a side judges a tank's pose, in points of tanks. */
export const PLAIN = {
  aim: 1,
  /** Weight of what may be destroyed in the own next turn, if the enemy does not move. */
  threat: 2,
  /** Weight of what may be lost in the enemy's next turn, if the enemy does not move. */
  danger: 1,
  /** The same, if the tank or the enemy comes nearer first. */
  hunt: 0,
  lurk: 0,
  /** The gain of one square nearer to the enemy, or to an enemy flag. */
  nearer: 0.6,
  nearerFlag: 0.5,
  /** Number of turns without a loss after which the side that is behind on points ignores danger. */
  patience: 4,
  /** Weight of danger for the side that is ahead, and how fast it stops coming nearer. */
  ahead: 1,
  press: 1,
  /** How much more the side that is behind comes nearer as quiet turns go by. */
  urge: 0,
};
export type Manner = typeof PLAIN;
/** The same by play (`manner.json` says how): what the opponent goes by. */
export const TUNED: Manner = tuned.weights;

/** Adjacent tanks cannot shoot at each other: counts as this distance. */
const TOO_NEAR = 6;
/** How many squares nearer a tank is expected to come before it shoots. */
const STRIDE = 4;
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
const caution = (position: Armour, owner: Player, manner: Manner): number =>
  materialLead(position, owner) > 0 ? manner.ahead : Math.max(0, 1 - position.quiet / manner.patience);

/** Quiet turns after which the side that is behind comes nearer whatever may drive up: waiting on would lose. */
const ALARM = 8;

/** From 0 to 1: how much quiet turns press the side that is behind. */
const alarm = (position: Armour, owner: Player): number =>
  materialLead(position, owner) < 0 ? Math.min(1, Math.max(0, position.quiet / ALARM - 1)) : 0;

/** What a tank’s pose is worth, in points: parts of its stance. */
interface Stance {
  /** The dearest enemy that it destroys now. */
  readonly aim: number;
  /** What it may destroy in its next turn, by the odds. */
  readonly threat: number;
  /** What of it may be lost in the enemy’s next turn, by the odds. */
  readonly danger: number;
  /** Threat and danger if the shooter comes nearer first and nothing is in the way. */
  readonly hunt: number;
  readonly lurk: number;
  /** Squares to the nearest enemy, beyond the shortest shot. */
  readonly away: number;
  /** Squares to the nearest enemy flag. */
  readonly flag: number;
}

const stanceWorth = (
  { aim, threat, danger, hunt, lurk, away, flag }: Stance,
  fear: number,
  near: number,
  calm: number,
  manner: Manner,
): number =>
  manner.aim * aim +
  manner.threat * threat -
  manner.danger * fear * danger +
  calm * (manner.hunt * hunt - manner.lurk * lurk) -
  near * away -
  manner.nearerFlag * flag;

/**
 * Weighs poses of tanks of one side in a position, one `without` tank, which may stand anywhere: its old square is no
 * obstacle to it. Everything that does not depend on the pose is worked out once.
 */
function stancesIn(
  position: Armour,
  owner: Player,
  without: Tank | null,
): (tank: Tank, moved: boolean) => Stance {
  const { options, fire } = position;
  const enemy = otherOf(owner);
  const isShut = shutIn(
    without === null ? position : { ...position, tanks: position.tanks.filter((tank) => tank !== without) },
  );
  const [odds, own] = [enemy, owner].map((player) => fireOdds(options, diceFor(position, player)));
  const corner = cornerRule(options);
  const metric = metricOf(options);
  const foes = position.tanks.filter((tank) => tank.owner === enemy && tank.state !== 'wreck');
  const ways = foes.map((foe) => streetsTo(position, foe));
  const flags = position.flags[enemy].map((square) => streetsTo(position, square));
  return (tank, moved) => {
    let [aim, danger, nearest, threat, hunt, lurk] = [0, 0, Infinity, 0, 0, 0];
    const gun = gunOf(options, tank);
    const armour = FIGURES[tank.weight];
    for (const [index, foe] of foes.entries()) {
      nearest = Math.min(nearest, ways[index]?.(tank) ?? Infinity);
      const away = distance(metric, tank, foe);
      if (away < LEAST_DISTANCE) continue;
      const hits = away + FIGURES[foe.weight][sectorHit(options, foe, tank)];
      const needs = away + armour[sectorHit(options, tank, foe)] - gunOf(options, foe);
      const nearer = Math.min(STRIDE, away - LEAST_DISTANCE);
      lurk = Math.max(lurk, odds?.[Math.max(0, needs - nearer)] ?? 0);
      hunt = Math.max(hunt, valueOf(foe) * (own?.[Math.max(0, hits - gun - nearer)] ?? 0));
      const risk = odds?.[Math.max(0, needs)] ?? 0;
      const hope = own?.[Math.max(0, hits - gun)] ?? 0;
      const isKill = fire + gun >= hits && (!moved || inFrontHalf(tank.facing, tank, foe));
      if (!isKill && risk <= danger && hope * valueOf(foe) <= threat) continue;
      if (obstruction(tank, foe, corner, isShut) !== null) continue;
      if (isKill) aim = Math.max(aim, valueOf(foe));
      else danger = Math.max(danger, risk);
      threat = Math.max(threat, valueOf(foe) * hope);
    }
    const away = nearest === Infinity ? 0 : nearest < LEAST_DISTANCE ? TOO_NEAR : nearest - LEAST_DISTANCE;
    const flag = flags.length === 0 ? 0 : Math.min(...flags.map((steps) => steps(tank)));
    const value = valueOf(tank);
    return { aim, threat, danger: danger * value, hunt, lurk: lurk * value, away, flag };
  };
}

/** The gains of a tank’s drives, each worked out once: several dice lead to the same pose. */
function driveGains(position: Armour, place: number, manner: Manner): (to: Pose) => number {
  const tank = position.tanks[place];
  if (tank === undefined) return () => 0;
  const weigh = stancesIn(position, tank.owner, tank);
  const fear = caution(position, tank.owner, manner);
  const isAhead = materialLead(position, tank.owner) > 0;
  const late = alarm(position, tank.owner);
  const near = manner.nearer * (isAhead ? manner.press : 1 + manner.urge * late);
  const isMoved = position.runs.some((run) => run.tank === place);
  const now = stanceWorth(weigh(tank, isMoved), fear, near, 1 - late, manner);
  const width = position.ground[0]?.length ?? 0;
  const known = new Map<number, number>();
  return (to) => {
    const pose = 8 * (to.y * width + to.x) + to.facing;
    const before = known.get(pose);
    if (before !== undefined) return before;
    const gain = stanceWorth(weigh({ ...tank, ...to }, true), fear, near, 1 - late, manner) - now;
    known.set(pose, gain);
    return gain;
  };
}

/** The heuristic gains of moves for the player who makes them. */
export function gainsIn(position: Armour, manner = PLAIN): (move: Move) => number {
  const drives = new Map<number, (to: Pose) => number>();
  return (move) => {
    switch (move.kind) {
      case 'team':
        return (move.team[0] + move.team[1] + move.team[2]) / 2 + costShare(position, move.team);
      case 'put':
        return move.facing === (position.active === 0 ? 2 : 6) ? 1 : 0;
      case 'shoot':
        return shotGain(position, move);
      case 'move': {
        const place = tankAt(position, move.from);
        const gains = drives.get(place) ?? driveGains(position, place, manner);
        drives.set(place, gains);
        return gains({ ...move.to, facing: move.facing });
      }
      default:
        return 0;
    }
  };
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

/** What an evaluation looks at, in points unless it says otherwise. */
export const FEATURES = [
  'tanks', // left, those to be put down included
  'strength', // the same, as a share of those of both sides
  'damage',
  'flags', // their number
  'aim',
  'threat',
  'danger',
  'hunt', // threat and danger after a drive
  'lurk',
  'distance', // to the enemy, in squares
  'approach', // to enemy flags, in squares
  'clock', // a lead that the end by quiet turns will count
  'turn',
] as const;
export type Feature = (typeof FEATURES)[number];

/** The sums of a side’s stances. */
function stanceOf(position: Armour, player: Player): Stance {
  const isNow = player === position.active;
  const shown = isNow ? position : { ...position, fire: NO_FIRE };
  const weigh = stancesIn(shown, player, null);
  const spent =
    isNow && position.shot.length > 0 ? stancesIn({ ...position, fire: NO_FIRE }, player, null) : weigh;
  const fear = caution(position, player, TUNED);
  let sum: Stance = { aim: 0, threat: 0, danger: 0, hunt: 0, lurk: 0, away: 0, flag: 0 };
  for (const [place, tank] of position.tanks.entries()) {
    if (tank.owner !== player || tank.state === 'wreck') continue;
    const hasShot = isNow && position.shot.includes(place);
    const one = (hasShot ? spent : weigh)(
      tank,
      position.runs.some((run) => run.tank === place),
    );
    sum = {
      aim: sum.aim + one.aim,
      threat: sum.threat + one.threat,
      danger: sum.danger + fear * one.danger,
      hunt: sum.hunt + one.hunt,
      lurk: sum.lurk + one.lurk,
      away: sum.away + one.away,
      flag: sum.flag + one.flag,
    };
  }
  return sum;
}

/** The points of tanks that a side has chosen and not put down. */
const toCome = ({ teams }: Armour, player: Player): number => {
  const team = teams[player];
  return team === null ? 0 : costOf(team);
};

/** How far a player is ahead in each feature. */
export function figuresOf(position: Armour, player: Player): readonly number[] {
  const enemy = otherOf(player);
  const [own, theirs] = [player, enemy].map((who) => pointsLeft(position, who) + toCome(position, who)) as [
    number,
    number,
  ];
  const [mine, others] = [stanceOf(position, player), stanceOf(position, enemy)];
  const isOwnTurn = position.active === player ? 1 : -1;
  const lead = materialLead(position, player);
  return [
    own - theirs,
    (own - theirs) / Math.max(1, own + theirs),
    damagedPoints(position, enemy) - damagedPoints(position, player),
    position.flags[player].length - position.flags[enemy].length,
    mine.aim - others.aim,
    mine.threat - others.threat,
    others.danger - mine.danger,
    mine.hunt - others.hunt,
    others.lurk - mine.lurk,
    others.away - mine.away,
    others.flag - mine.flag,
    (Math.sign(lead) * position.quiet) / MOST_QUIET,
    position.tanks.length === 0 ? 0 : isOwnTurn,
  ];
}

const damagedPoints = ({ tanks }: Armour, who: Player): number =>
  tanks.reduce(
    (sum, tank) => sum + (tank.owner === who && tank.state === 'damaged' ? valueOf(tank) / 2 : 0),
    0,
  );

/** A player’s lead in points; damaged tanks count half, flags as `FLAG`. */
export function materialLead(position: Armour, player: Player): number {
  const enemy = otherOf(player);
  return (
    pointsLeft(position, player) -
    damagedPoints(position, player) -
    pointsLeft(position, enemy) +
    damagedPoints(position, enemy) +
    FLAG * (position.flags[player].length - position.flags[enemy].length)
  );
}

/** The lead at which the odds of winning are about three to one, for moves that are compared by their gain. */
export const SCALE = 12;
