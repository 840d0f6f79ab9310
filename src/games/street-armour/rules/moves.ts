import { BARRICADES_EACH, FIGURES, WEIGHTS, WINDOWS } from '../../../../cards/street-armour/data/box.ts';
import { rollsOf, waysOf } from '../../../dice.ts';
import { FACINGS, type Square } from '../../../geometry/squares.ts';
import type { Actor } from '../../../referee/seats.ts';
import { inZone, isEmpty, nextTo, onHalf, squaresOf } from './board-squares.ts';
import type { Move } from './move.ts';
import { drivingOf, gridOf, poseFrom, reachOf, stepsOf } from './movement-points.ts';
import {
  ALL_TILES,
  ATTACKER_MORE,
  costOf,
  POINTS,
  samePose,
  sizeOf,
  supplyOf,
  TASK_IDS,
  taskOf,
  type Armour,
  type Player,
  type Tank,
  type Team,
} from './position.ts';
import { diceFor, LEAST_DISTANCE, measured } from './shooting.ts';

/** Who decides: a player, chance for throws of dice, or null once the game is over. */
export function actorIn({ stage, active }: Pick<Armour, 'stage' | 'active'>): Actor | null {
  if (stage === 'over') return null;
  return stage === 'first' || stage === 'throw' ? 'chance' : active;
}

const LAY: readonly Move[] = [...WINDOWS, ALL_TILES].map((window) => ({ kind: 'lay', window }));
const TASK: readonly Move[] = TASK_IDS.map((task) => ({ kind: 'task', task }));
const CEASE: Move = { kind: 'cease' };
const END: Move = { kind: 'end' };
const THROWS = [0, 1, 2, 3, 4, 5].map((count) =>
  rollsOf(count).map((dice): Move => ({ kind: 'throw', dice })),
);

/** Every legal move of the player who decides, or every throw that chance can bring. */
export function moves(position: Armour): readonly Move[] {
  const { stage, active } = position;
  switch (stage) {
    case 'city':
      return LAY;
    case 'task':
      return TASK;
    case 'points':
      return pointsOf(position).map((points) => ({ kind: 'points', points }));
    case 'team':
      return teamsFor(position, active).map((team) => ({ kind: 'team', team }));
    case 'first':
      return THROWS[2] ?? [];
    case 'barricade':
      return emptySquares(position).map((at) => ({ kind: 'barricade', at }));
    case 'flag':
      return emptySquares(position)
        .filter((at) => onHalf(position, active, at) && !isShutIn(position, at))
        .map((at) => ({ kind: 'flag', at }));
    case 'tank':
      return putsOf(position, active);
    case 'throw':
      return THROWS[diceFor(position, active)] ?? [];
    case 'move':
      return [...position.tanks.keys()].flatMap((tank) => drivesOf(position, tank)).concat(CEASE);
    case 'shoot':
      return [...position.tanks.keys()].flatMap((tank) => shotsOf(position, tank)).concat(END);
    case 'over':
      return [];
  }
}

/** The weight of a move of chance: the number of ways to throw it. 1 for all other moves. */
export const weight = (_: Armour, move: Move): number => (move.kind === 'throw' ? waysOf(move.dice) : 1);

/** The team costs that can be chosen; the highest only with two sets. */
export const pointsOf = ({ window }: Armour): readonly number[] =>
  window === ALL_TILES ? POINTS : POINTS.slice(0, -1);

const emptySquares = (position: Armour) =>
  squaresOf(position.ground).filter((square) => isEmpty(position, square));

/** The most that a side’s team may cost (C-A42). */
export const mostPoints = ({ points, task }: Armour, player: Player): number =>
  points + (taskOf(task).attacker === player ? ATTACKER_MORE : 0);

/** All teams that a side can choose (C-001, C-A24). */
function teamsFor(position: Armour, player: Player): readonly Team[] {
  const most = mostPoints(position, player);
  const [heavies = [], mediums = [], lights = []] = WEIGHTS.map((one) =>
    Array.from({ length: supplyOf(position, one) + 1 }, (_, count) => count),
  );
  const all = heavies.flatMap((heavy) =>
    mediums.flatMap((medium) => lights.map((light): Team => [heavy, medium, light])),
  );
  return all.filter((team) => sizeOf(team) > 0 && costOf(team) <= most);
}

/** The fewest and the most tanks of a team that leaves no points for one more (C-A51). */
export function tanksFor(position: Armour, player: Player): { least: number; most: number } {
  const left = (team: Team) => mostPoints(position, player) - costOf(team);
  const isFull = (team: Team) =>
    WEIGHTS.every((one, index) => FIGURES[one].value > left(team) || team[index] === supplyOf(position, one));
  const sizes = teamsFor(position, player).filter(isFull).map(sizeOf);
  return { least: Math.min(...sizes), most: Math.max(...sizes) };
}

/** Whether a square has no empty one next to it (C-A31). */
export const isShutIn = (position: Armour, at: Square): boolean =>
  !nextTo(position.options, at).some((square) => isEmpty(position, square));

function putsOf(position: Armour, player: Player): readonly Move[] {
  const team = position.teams[player] ?? [];
  const zone = emptySquares(position).filter((at) => inZone(position, player, at));
  return WEIGHTS.filter((_, index) => (team[index] ?? 0) > 0).flatMap((one) =>
    zone.flatMap((at) => FACINGS.map((facing): Move => ({ kind: 'put', weight: one, at, facing }))),
  );
}

/** Whether a tank may take one more die (C-A01). */
export const mayTakeDie = (position: Armour, tank: number): boolean =>
  position.options['many-dice'] || position.runs.every((run) => run.tank !== tank);

const isOwn = ({ owner }: Tank, position: Armour): boolean => owner === position.active;

function drivesOf(position: Armour, place: number): readonly Move[] {
  const tank = position.tanks[place];
  if (tank === undefined || !isOwn(tank, position) || tank.state !== 'sound') return [];
  const dice = [...new Set(position.dice)].filter((die) => stepsOf(tank, die) > 0);
  if (dice.length === 0 || !mayTakeDie(position, place)) return [];
  const grid = gridOf(position);
  const most = stepsOf(tank, Math.max(...dice));
  const { forward, back } = reachOf(position, tank, drivingOf(position, place, most));
  const from = { x: tank.x, y: tank.y };
  const found: Move[] = [];
  const add = (pose: number, cost: number): void => {
    const end = poseFrom(grid, pose);
    if (samePose(end, tank)) return;
    const { x, y, facing } = end;
    const to = { x, y };
    for (const die of dice)
      if (cost <= stepsOf(tank, die)) found.push({ kind: 'move', from, to, facing, die });
  };
  for (const [pose, { cost }] of forward) if (!back.has(pose)) add(pose, cost);
  for (const [pose, cost] of back) add(pose, cost);
  return found;
}

function shotsOf(position: Armour, place: number): readonly Move[] {
  const tank = position.tanks[place];
  if (tank === undefined || !isOwn(tank, position) || tank.state === 'wreck' || position.shot.includes(place))
    return [];
  const from = { x: tank.x, y: tank.y };
  return position.tanks.flatMap((target): Move[] => {
    if (isOwn(target, position) || target.state === 'wreck') return [];
    const { distance, inArc, shutBy } = measured(position, place, tank, target);
    const isClear = distance >= LEAST_DISTANCE && inArc && shutBy === null;
    return isClear ? [{ kind: 'shoot', from, at: { x: target.x, y: target.y } }] : [];
  });
}

/** How many barricades, flags or tanks a side still has to put down. */
export function leftToPut(position: Armour, player: Player): number {
  const { stage, barricades, flags, task, teams, first } = position;
  if (stage === 'barricade') {
    const own = player === first ? Math.ceil(barricades.length / 2) : Math.floor(barricades.length / 2);
    return BARRICADES_EACH - own;
  }
  if (stage === 'flag') return taskOf(task).flags[player] - flags[player].length;
  return stage === 'tank' ? sizeOf(teams[player]) : 0;
}
