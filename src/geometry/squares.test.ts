import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cellOf,
  cellOfPose,
  facingOfPose,
  OFF,
  poseOf,
  squareOf,
  ahead,
  beside,
  distance,
  distanceSquared,
  FACINGS,
  stepOf,
  turned,
  turnsBetween,
  type Metric,
} from './squares.ts';
import { reach } from './reach.ts';

const coordinate = fc.integer({ min: -30, max: 30 });
const square = fc.record({ x: coordinate, y: coordinate });
const facing = fc.constantFrom(...FACINGS);
const METRICS: readonly Metric[] = ['euclid-round', 'euclid-ceil', 'chebyshev'];

describe('facings', () => {
  it('go round clockwise from north, the row above', () => {
    expect(FACINGS.map((each) => stepOf(each))).toEqual([
      { x: 0, y: -1 },
      { x: 1, y: -1 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
      { x: -1, y: 1 },
      { x: -1, y: 0 },
      { x: -1, y: -1 },
    ]);
  });

  it('come back after a whole turn, and by turning back', () => {
    fc.assert(
      fc.property(facing, fc.integer({ min: -50, max: 50 }), (from, eighths) => {
        expect(turned(from, eighths + 8)).toBe(turned(from, eighths));
        expect(turned(turned(from, eighths), -eighths)).toBe(from);
      }),
    );
  });

  it('are as many rotations apart as it takes to turn there, the shorter way round', () => {
    for (const from of FACINGS) {
      const reached = reach({ from: [from], next: (at) => [turned(at, 1), turned(at, -1)] });
      for (const to of FACINGS) expect(turnsBetween(from, to)).toBe(reached.get(to)?.cost);
    }
  });

  it('lead back to where one came from', () => {
    fc.assert(
      fc.property(square, facing, fc.integer({ min: -9, max: 9 }), (from, way, steps) => {
        expect(ahead(ahead(from, way, steps), way, -steps)).toEqual(from);
        expect(ahead(ahead(from, way, steps), turned(way, 4), steps)).toEqual(from);
      }),
    );
  });
});

describe('squares beside one another', () => {
  it('are four by an edge and eight with the corners', () => {
    const middle = { x: 5, y: 5 };
    expect(beside(middle, 4).every((other) => distanceSquared(middle, other) === 1)).toBe(true);
    expect(beside(middle, 8).every((other) => distanceSquared(middle, other) <= 2)).toBe(true);
    expect([beside(middle, 4).length, beside(middle, 8).length]).toEqual([4, 8]);
  });

  it('are beside one another both ways', () => {
    fc.assert(
      fc.property(square, fc.constantFrom(4, 8), (from, ways) => {
        for (const to of beside(from, ways)) expect(beside(to, ways)).toContainEqual(from);
      }),
    );
  });
});

describe('distance', () => {
  it('by the ruler is 5 over 3 and 4, 1 to a diagonal neighbour, and 2 by a knight’s move', () => {
    const measured = (x: number, y: number) =>
      METRICS.map((metric) => distance(metric, { x: 0, y: 0 }, { x, y }));
    expect(measured(3, 4)).toEqual([5, 5, 4]);
    expect(measured(1, 1)).toEqual([1, 2, 1]);
    expect(measured(1, 2)).toEqual([2, 3, 2]);
    expect(measured(0, 0)).toEqual([0, 0, 0]);
  });

  it('is the same both ways, and wherever on the board', () => {
    fc.assert(
      fc.property(square, square, square, fc.constantFrom(...METRICS), (from, to, by, metric) => {
        const measured = distance(metric, from, to);
        const moved = ({ x, y }: typeof from) => ({ x: x + by.x, y: y + by.y });
        expect(distance(metric, to, from)).toBe(measured);
        expect(distance(metric, moved(from), moved(to))).toBe(measured);
      }),
    );
  });

  it('is rounded exactly', () => {
    fc.assert(
      fc.property(square, square, (from, to) => {
        const squared = distanceSquared(from, to);
        const near = distance('euclid-round', from, to);
        const up = distance('euclid-ceil', from, to);
        // Half up: near - 1/2 <= root < near + 1/2, all of it doubled and squared.
        expect(near === 0 || (2 * near - 1) ** 2 <= 4 * squared).toBe(true);
        expect(4 * squared < (2 * near + 1) ** 2).toBe(true);
        expect(up ** 2 >= squared && (up === 0 || (up - 1) ** 2 < squared)).toBe(true);
      }),
    );
  });

  it('in steps of a king is the shortest way over open ground', () => {
    const grid = { width: 9, height: 7 };
    const from = { x: 2, y: 5 };
    const onBoard = (cell: number) =>
      beside(squareOf(grid, cell), 8)
        .map((other) => cellOf(grid, other))
        .filter((other) => other !== OFF);
    const reached = reach({ from: [cellOf(grid, from)], next: onBoard });
    expect(reached.size).toBe(63);
    for (const [cell, { cost }] of reached)
      expect(cost).toBe(distance('chebyshev', from, squareOf(grid, cell)));
  });
});

describe('numbers of a board', () => {
  const grid = { width: 20, height: 15 };

  it('give back the square and the pose they stand for', () => {
    const onBoard = fc.record({ x: fc.nat(19), y: fc.nat(14) });
    fc.assert(
      fc.property(onBoard, facing, (at, way) => {
        const pose = poseOf(cellOf(grid, at), way);
        expect(squareOf(grid, cellOfPose(pose))).toEqual(at);
        expect(facingOfPose(pose)).toBe(way);
      }),
    );
  });

  it('are another for every pose, and none beyond the edge', () => {
    const numbers = new Set<number>();
    for (let x = -1; x <= grid.width; x++)
      for (let y = -1; y <= grid.height; y++)
        for (const way of FACINGS) numbers.add(poseOf(cellOf(grid, { x, y }), way));
    expect(numbers.delete(OFF)).toBe(true);
    expect([numbers.size, Math.min(...numbers), Math.max(...numbers)]).toEqual([2400, 0, 2399]);
  });
});
