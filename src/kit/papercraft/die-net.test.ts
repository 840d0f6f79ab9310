import { describe, expect, it } from 'vitest';
import { TRIANGLE } from '../component.ts';
import { apply, chain, move, turn, type Point } from '../engrave/path/matrix.ts';
import { box, type Face } from '../face.ts';
import { TETRAHEDRON_SIDES } from './tetrahedron.ts';
import { die } from './die-net.ts';

const SIDE = 20;
const faces = [1, 6, 2, 5, 3, 4].map((said): Face => {
  const nodes = [box({ x: 8, y: 8, width: 4, height: 4, fill: '#000000' })];
  return { id: `side-${said}`, width: SIDE, height: SIDE, bleed: 0, safe: 0, nodes };
});
const inks = { edition: 'colour', paper: '#ffffff', key: '#000000' } as const;
const net = die(faces, SIDE, { id: 'die', means: 'Die', inks });

/** The middles of the sides on the net, in the order in which they are given. */
const middles = net.nodes
  .flatMap((node) => (node.kind === 'group' ? node.nodes : []))
  .flatMap((node): readonly Point[] =>
    node.kind === 'group'
      ? [apply(chain(turn(node.rotate ?? 0), move(node.x, node.y)), [SIDE / 2, SIDE / 2])]
      : [],
  );

/** The distance between two middles, in sides. */
const apart = ([ax, ay]: Point = [0, 0], [bx, by]: Point = [0, 0]): readonly number[] =>
  [Math.abs(ax - bx), Math.abs(ay - by)].map((mm) => Math.round((mm / SIDE) * 1000) / 1000);

it('shows each of its six sides once, on a square of its own', () => {
  expect(middles).toHaveLength(6);
  for (const [index, one] of middles.entries())
    for (const other of middles.slice(index + 1)) {
      expect(apart(one, other).every(Number.isInteger)).toBe(true);
      expect(Math.max(...apart(one, other))).toBeGreaterThanOrEqual(1);
    }
});

it('has all six sides upright on the flat net, so that nobody turns the sheet to read them', () => {
  const turns = net.nodes
    .flatMap((node) => (node.kind === 'group' ? node.nodes : []))
    .flatMap((node) => (node.kind === 'group' ? [Math.abs(node.rotate ?? 0) % 360] : []));
  expect(turns).toEqual([0, 0, 0, 0, 0, 0]);
});

it('folds so that the sides of a pair lie opposite: on the net one side is between them', () => {
  for (const pair of [0, 2, 4]) expect(apart(middles[pair], middles[pair + 1]).toSorted()).toEqual([0, 2]);
});

it('fits its paper, tabs and all', () => {
  expect([net.width, net.height].toSorted((a, b) => a - b)).toEqual([
    expect.closeTo(3 * SIDE + 2, 1),
    expect.closeTo(4 * SIDE + 2 + 5, 1),
  ]);
});

describe('a die of four sides', () => {
  const edge = 26;
  const height = edge * TRIANGLE;
  const size = { width: edge, height, bleed: 0, safe: 0 };
  const sides = TETRAHEDRON_SIDES.map((_, side): Face => ({ id: `side-${side}`, ...size, nodes: [] }));
  const paper = die(sides, edge, { id: 'd4', means: 'Die of four', inks });
  const laid = paper.nodes.flatMap((onPaper) =>
    onPaper.kind !== 'group'
      ? []
      : onPaper.nodes.flatMap((node) =>
          node.kind === 'group'
            ? [chain(turn(node.rotate ?? 0), move(node.x + onPaper.x, node.y + onPaper.y))]
            : [],
        ),
  );
  /** Where the three corners of each side lie on the net: top, left, right. */
  const corners = laid.map((onNet) =>
    (
      [
        [edge / 2, 0],
        [0, height],
        [edge, height],
      ] as const
    ).map((corner) => apply(onNet, corner)),
  );

  it('has four triangles on its net, and where two of them are folded apart both name the same corners', () => {
    expect(corners).toHaveLength(4);
    const [root = [], ...others] = corners.toReversed();
    const numbers = TETRAHEDRON_SIDES.toReversed();
    for (const [index, other] of others.entries()) {
      const met = other.flatMap((point, at) =>
        root.flatMap((corner, on) =>
          Math.hypot(point[0] - corner[0], point[1] - corner[1]) < 0.1
            ? [[numbers[index + 1]?.[at], numbers[0]?.[on]]]
            : [],
        ),
      );
      expect(met).toHaveLength(2);
      for (const [one, same] of met) expect(one).toBe(same);
    }
  });

  it('names each of its four corners on three sides, so that any of them can be read', () => {
    const named = TETRAHEDRON_SIDES.flat();
    for (const corner of [0, 1, 2, 3]) expect(named.filter((one) => one === corner)).toHaveLength(3);
  });

  it('fits its paper, tabs and all', () => {
    const points = corners.flat();
    expect(Math.min(...points.flat())).toBeGreaterThan(0);
    expect(Math.max(...points.map(([x]) => x))).toBeLessThan(paper.width);
    expect(Math.max(...points.map(([, y]) => y))).toBeLessThan(paper.height);
  });
});
