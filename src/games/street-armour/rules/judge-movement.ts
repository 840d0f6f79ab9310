import { ahead, type Square } from '../../../geometry/squares.ts';
import { isBarred, thingAt } from './board-squares.ts';
import type { Move } from './move.ts';
import {
  drivingOf,
  gridOf,
  numberOf,
  reachOf,
  stepsOf,
  type Driving,
  type Reach,
} from './movement-points.ts';
import { mayTakeDie } from './moves.ts';
import { isOn, samePose, sameSquare, tankAt, type Armour, type Pose } from './position.ts';
import { violation, type Violation } from './violations.ts';

type Movement = Extract<Move, { kind: 'move' }>;

/** More steps than any path on a board needs. */
const ENDLESS = 1000;

/** The rules that a movement breaks; none if it is legal. */
export function movementViolations(position: Armour, move: Movement): readonly Violation[] {
  const { from, die } = move;
  const place = tankAt(position, from);
  const tank = position.tanks[place];
  if (tank === undefined) return violation('C-011', { says: 'nobodyOn', at: from });
  if (tank.state === 'wreck') return violation('C-036', { says: 'isWreck', at: from });
  if (tank.owner !== position.active) return violation('C-011', { says: 'notYours', at: from });
  if (tank.state === 'damaged') return violation('C-050', { says: 'isDamaged', at: from });
  if (!position.dice.includes(die)) return violation('C-011', { says: 'noDie', die, dice: position.dice });
  if (!mayTakeDie(position, place)) return violation('C-A01', { says: 'hadItsDie', at: from });
  if (stepsOf(tank, die) === 0) return violation('C-A11', { says: 'noSteps', weight: tank.weight, die });
  const to: Pose = { ...move.to, facing: move.facing };
  if (samePose(to, tank)) return violation('C-A25', { says: 'samePose', at: from });
  if (!isOn(position, to)) return violation('C-023', { says: 'offBoard', at: move.to });
  const thing = thingAt(position, to);
  if (thing !== null && isBarred(position, to) && !sameSquare(to, from))
    return violation('C-023', { says: 'taken', at: move.to, thing });
  return pathViolations(position, place, tank, to, stepsOf(tank, die));
}

/** The steps to a pose; null if no path leads there. */
function stepsTo({ forward, back }: Reach, pose: number): number | null {
  return back.get(pose) ?? forward.get(pose)?.cost ?? null;
}

/** How many squares straight behind a tank a square lies; 0 if it does not. */
function squaresBack(tank: Pose, to: Square): number {
  const squares = Math.max(Math.abs(to.x - tank.x), Math.abs(to.y - tank.y));
  return sameSquare(ahead(tank, tank.facing, -squares), to) ? squares : 0;
}

/** Steps for one square back and half a turn. */
const BACK_AND_ABOUT = 5;

/** Why a tank cannot reach a pose on an empty square. */
function pathViolations(
  position: Armour,
  place: number,
  tank: Pose,
  to: Pose,
  has: number,
): readonly Violation[] {
  const driving = drivingOf(position, place, has);
  const pose = numberOf(gridOf(position), to);
  const comes = (other: Partial<Driving>): number | null =>
    stepsTo(reachOf(position, tank, { ...driving, ...other }), pose);
  if (comes({}) !== null) return [];
  const at = { x: tank.x, y: tank.y };
  if (!driving.mayBack && comes({ mayBack: true }) !== null)
    return violation('C-022', { says: 'backTwice', at });
  if (!driving.combines && comes({ combines: true }) !== null)
    return violation('C-A02', { says: 'backAlone', at });
  if (comes({ gap: 'never' }) !== null) return noGap(has);
  if (driving.mayBack) {
    const squares = squaresBack(tank, to);
    if (squares > 1 && to.facing === tank.facing) return violation('C-022', { says: 'backFar', at });
    // Also if the die would be too small by the other reading: nobody means the way round the block.
    if (!driving.combines && squares === 1 && comes({ budget: BACK_AND_ABOUT, combines: true }) !== null)
      return violation('C-A02', { says: 'backAlone', at });
  }
  const needs = comes({ budget: ENDLESS });
  if (needs !== null) return violation('C-020', { says: 'tooFar', needs, has });
  return comes({ budget: ENDLESS, gap: 'never' }) === null
    ? violation('C-023', { says: 'noWay', to: { x: to.x, y: to.y } })
    : noGap(ENDLESS);

  /** Only a diagonal step past one shut square, or between two, is in the way. */
  function noGap(budget: number): readonly Violation[] {
    const isSingle = comes({ budget, gap: 'both' }) !== null;
    return violation(isSingle ? 'C-A04' : 'C-A04a', { says: 'noGap', to: { x: to.x, y: to.y } });
  }
}
