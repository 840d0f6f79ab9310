import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cornerShut, passedBetween, type CornerRule } from './sight.ts';
import {
  cellOf,
  cellOfPose,
  facingOfPose,
  OFF,
  poseOf,
  squareOf,
  type Grid,
  ahead,
  turned,
  type Square,
} from './squares.ts';
import { reach, wayTo, type Search } from './reach.ts';

const NODES = 8;

/** A matrix of step costs between a few nodes; null where there is no step. */
const prices = fc.array(
  fc.array(fc.option(fc.integer({ min: 0, max: 3 }), { freq: 1 }), { minLength: NODES, maxLength: NODES }),
  { minLength: NODES, maxLength: NODES },
);
const nodes = Array.from({ length: NODES }, (_, node) => node);
const some = fc.subarray(nodes, { minLength: 1 });
const nets = fc.record({ prices, from: some, through: some });
type Net = typeof nets extends fc.Arbitrary<infer Value> ? Value : never;

const searchOf = ({ prices, from, through }: Net): Search<number> => ({
  from,
  next: () => nodes,
  cost: (to, node) => prices[node]?.[to] ?? null,
  passes: (node) => through.includes(node),
});

/** The cheapest costs by relaxation until nothing improves (Bellman-Ford). */
function costsByPatience({ prices, from, through }: Net): readonly number[] {
  const costs = nodes.map((node) => (from.includes(node) ? 0 : Infinity));
  for (let round = 0; round < NODES; round++)
    for (const node of nodes)
      for (const to of nodes) {
        const price = prices[node]?.[to] ?? null;
        const goesOn = from.includes(node) || through.includes(node);
        if (price !== null && goesOn) costs[to] = Math.min(costs[to] ?? 0, (costs[node] ?? 0) + price);
      }
  return costs;
}

describe('what can be reached', () => {
  it('is what a slower search finds, at the same costs', () => {
    fc.assert(
      fc.property(nets, (net) => {
        const reached = reach(searchOf(net));
        expect(nodes.map((node) => reached.get(node)?.cost ?? Infinity)).toEqual(costsByPatience(net));
      }),
    );
  });

  it('has a way that costs what is told, over nodes that may be passed', () => {
    fc.assert(
      fc.property(nets, (net) => {
        const reached = reach(searchOf(net));
        for (const [node, { cost }] of reached) {
          const way = wayTo(reached, node) ?? [];
          expect(net.from).toContain(way[0]);
          expect(way.at(-1)).toBe(node);
          for (const passed of way.slice(1, -1)) expect(net.through).toContain(passed);
          const steps = way.slice(1).map((to, at) => net.prices[way[at] ?? -1]?.[to] ?? NaN);
          expect(steps.reduce((sum, step) => sum + step, 0)).toBe(cost);
        }
      }),
    );
  });

  it('by a budget is the beginning of what a larger one reaches, in the same order', () => {
    fc.assert(
      fc.property(nets, fc.nat(6), (net, budget) => {
        const near = [...reach({ ...searchOf(net), budget })];
        const all = [...reach(searchOf(net))];
        expect(near).toEqual(all.filter(([, { cost }]) => cost <= budget));
        expect(all.slice(0, near.length)).toEqual(near);
      }),
    );
  });

  it('has no way to what was not reached', () => {
    const reached = reach<string>({ from: ['a'], next: (node) => (node === 'a' ? ['b'] : ['c']), budget: 1 });
    expect([...reached.keys()]).toEqual(['a', 'b']);
    expect(wayTo(reached, 'b')).toEqual(['a', 'b']);
    expect(wayTo(reached, 'c')).toBe(null);
  });

  it('is not asked of costs that are no whole numbers from 0', () => {
    for (const cost of [-1, 0.5, NaN, Infinity])
      expect(() => reach({ from: [0], next: () => [1], cost: () => cost })).toThrow(RangeError);
  });
});

const OPEN: Grid = { width: 20, height: 15 };

/** The poses of a tank that drives straight on or turns by an eighth, each for one step. */
const poses = (
  start: number,
  budget: number,
  blocks: (square: Square) => boolean = () => false,
  rule: CornerRule = 'both',
) =>
  reach({
    from: [start],
    budget,
    next: (pose) => {
      const [cell, facing] = [cellOfPose(pose), facingOfPose(pose)];
      const here = squareOf(OPEN, cell);
      const square = ahead(here, facing);
      const between = passedBetween(here, facing);
      const barred = blocks(square) || (between !== null && cornerShut(rule, between, blocks));
      const on = barred ? OFF : cellOf(OPEN, square);
      const turns = [poseOf(cell, turned(facing, -1)), poseOf(cell, turned(facing, 1))];
      return on === OFF ? turns : [poseOf(on, facing), ...turns];
    },
  });

const pose = (x: number, y: number, facing: 0 | 1 | 2 | 3) => poseOf(cellOf(OPEN, { x, y }), facing);

describe('a tank with eight facings', () => {
  it('with 4 steps goes on, turns, goes on slantwise and turns again, and has no fifth', () => {
    const reached = poses(pose(10, 10, 0), 4);
    expect(reached.get(pose(11, 8, 2))?.cost).toBe(4);
    expect(reached.has(pose(11, 8, 3))).toBe(false);
    expect(poses(pose(10, 10, 0), 5).get(pose(11, 8, 3))?.cost).toBe(5);
  });

  it('with 7 steps has 407 poses on open ground, whichever way it faces', () => {
    expect(poses(pose(9, 7, 0), 7).size).toBe(407);
    expect(poses(pose(9, 7, 1), 7).size).toBe(407);
  });

  it('without a step stays, and at the edge of the board it cannot leave it', () => {
    expect([...poses(pose(3, 3, 0), 0).keys()]).toEqual([pose(3, 3, 0)]);
    expect(poses(pose(3, 0, 0), 1).size).toBe(3);
  });

  it('drives between two obstacles at a corner as the rule for corners has it', () => {
    const crosses = (rule: CornerRule, ...obstacles: readonly string[]) =>
      poses(pose(5, 5, 1), 1, ({ x, y }) => obstacles.includes(`${x},${y}`), rule).has(pose(6, 4, 1));
    expect([crosses('both', '5,4'), crosses('both', '5,4', '6,5')]).toEqual([true, false]);
    expect([crosses('any'), crosses('any', '6,5')]).toEqual([true, false]);
    expect(crosses('never', '5,4', '6,5')).toBe(true);
  });
});
