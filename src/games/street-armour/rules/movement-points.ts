import { FIGURES } from '../../../../cards/street-armour/data/box.ts';
import { cornerShut, passedBetween, type CornerRule } from '../../../geometry/sight.ts';
import {
  cellOf,
  cellOfPose,
  facingOfPose,
  poseOf,
  squareOf,
  type Grid,
  ahead,
  turned,
  type Square,
} from '../../../geometry/squares.ts';
import { reach, type Reached } from '../../../geometry/reach.ts';
import { memo } from '../../../referee/memo.ts';
import { barredIn, gapRule, type BoardState } from './board-squares.ts';
import { sameSquare, widthOf, type Armour, type Pose, type Tank } from './position.ts';

/** The steps that a die gives a tank, at least 0 (C-020, C-A11). */
export const stepsOf = ({ weight }: Pick<Tank, 'weight'>, die: number): number =>
  Math.max(0, die + FIGURES[weight].speed);

/** What limits a movement: the steps, and the rules that options can change. */
export interface Driving {
  readonly gap: CornerRule;
  /** The most steps. */
  readonly budget: number;
  /** One square back may be combined with other steps (C-A02). */
  readonly combines: boolean;
  /** Whether the tank may still go back in this turn. */
  readonly mayBack: boolean;
}

/**
 * The steps to each pose that a tank can reach. Poses are numbers of `gridOf`; `back` has those that are
 * cheaper, or possible only, with a square back.
 */
export interface Reach {
  readonly forward: Reached<number>;
  readonly back: ReadonlyMap<number, number>;
}

export const gridOf = (position: Pick<Armour, 'ground'>): Grid => ({
  width: widthOf(position),
  height: position.ground.length,
});
export const numberOf = (grid: Grid, pose: Pose): number => poseOf(cellOf(grid, pose), pose.facing);
export function poseFrom(grid: Grid, number: number): Pose {
  const { x, y } = squareOf(grid, cellOfPose(number));
  return { x, y, facing: facingOfPose(number) };
}

/** The pose after one step straight ahead or back; null if it is barred. */
function stepped(
  barred: (square: Square) => boolean,
  gap: CornerRule,
  pose: Pose,
  steps: 1 | -1,
): Pose | null {
  const facing = steps === 1 ? pose.facing : turned(pose.facing, 4);
  const to = ahead(pose, facing);
  const between = passedBetween(pose, facing);
  if (barred(to) || (between !== null && cornerShut(gap, between, barred))) return null;
  return { x: to.x, y: to.y, facing: pose.facing };
}

/** All poses that a tank can reach (C-021, C-022, C-A02). */
export function reachOf(position: Armour, tank: Pose, driving: Driving): Reach {
  const { ground, tanks, barricades, flags } = position;
  const { gap, budget, combines, mayBack } = driving;
  // Cached: every move judged in a turn asks for a few of these, and so does each reading of a ruling.
  return known(tanks, tank, ground, barricades, flags, gap, budget, combines, mayBack);
}

const known = memo(
  (
    tanks: BoardState['tanks'],
    tank: Pose,
    ground: BoardState['ground'],
    barricades: BoardState['barricades'],
    flags: BoardState['flags'],
    gap: CornerRule,
    budget: number,
    combines: boolean,
    mayBack: boolean,
  ) => reached({ ground, tanks, barricades, flags }, tank, { gap, budget, combines, mayBack }),
);

function reached(position: BoardState, tank: Pose, { gap, budget, combines, mayBack }: Driving): Reach {
  const grid = gridOf(position);
  const isFull = barredIn(position);
  // The square that the tank itself left is free (C-A28).
  const barred = (square: Square): boolean => isFull(square) && !sameSquare(square, tank);
  const next = (number: number): readonly number[] => {
    const to = stepped(barred, gap, poseFrom(grid, number), 1);
    const cell = cellOfPose(number);
    const facing = facingOfPose(number);
    const right = poseOf(cell, turned(facing, 1));
    const left = poseOf(cell, turned(facing, -1));
    return to === null ? [right, left] : [numberOf(grid, to), right, left];
  };
  const start = numberOf(grid, tank);
  const forward = reach({ from: [start], next, budget });
  return { forward, back: mayBack && budget > 0 ? backward() : new Map() };

  function backward(): ReadonlyMap<number, number> {
    const backFrom = (pose: number): readonly number[] => {
      const to = stepped(barred, gap, poseFrom(grid, pose), -1);
      return to === null ? [] : [numberOf(grid, to)];
    };
    if (!combines) return new Map(backFrom(start).map((pose) => [pose, 1]));
    // A pose after the square back is another node than the same pose before it.
    const after = 8 * grid.width * grid.height;
    const all = reach({
      from: [start],
      next: (node) =>
        node < after
          ? [...next(node), ...backFrom(node).map((pose) => pose + after)]
          : next(node - after).map((pose) => pose + after),
      budget,
    });
    return new Map(
      [...all]
        .map(([node, { cost }]) => [node - after, cost] as const)
        .filter(([pose, cost]) => pose >= 0 && cost < (forward.get(pose)?.cost ?? Infinity)),
    );
  }
}

/** How a tank may drive with so many steps under the options of its table. */
export function drivingOf(position: Armour, tank: number, budget: number): Driving {
  const run = position.runs.find((one) => one.tank === tank);
  return {
    gap: gapRule(position.options),
    budget,
    combines: position.options['back-combines'],
    mayBack: run?.backed !== true,
  };
}
