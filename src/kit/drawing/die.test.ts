import { expect, it } from 'vitest';
import { apply, chain, move, turn, type Point } from '../engrave/matrix.ts';
import { box, type Face } from '../face.ts';
import { die } from './die.ts';

const SIDE = 20;
const faces = [1, 6, 2, 5, 3, 4].map((said): Face => {
  const nodes = [box({ x: 8, y: 8, width: 4, height: 4, fill: '#000000' })];
  return { id: `side-${said}`, width: SIDE, height: SIDE, bleed: 0, safe: 0, nodes };
});
const inks = { edition: 'colour', paper: '#ffffff', key: '#000000' } as const;
const net = die(faces, SIDE, { id: 'die', name: 'Die', inks });

/** The middles of the sides on the net, in the order in which they are given. */
const middles = net.nodes
  .flatMap((node) => (node.kind === 'group' ? node.nodes : []))
  .flatMap((node): readonly Point[] =>
    node.kind === 'group'
      ? [apply(chain(turn(node.rotate ?? 0), move(node.x, node.y)), [SIDE / 2, SIDE / 2])]
      : [],
  );

/** From one middle to the other, in sides. */
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

it('folds so that the sides of a pair lie opposite: on the net one side is between them', () => {
  for (const pair of [0, 2, 4]) expect(apart(middles[pair], middles[pair + 1]).toSorted()).toEqual([0, 2]);
});

it('fits its paper, tabs and all', () => {
  expect([net.width, net.height].toSorted((a, b) => a - b)).toEqual([
    expect.closeTo(3 * SIDE + 2, 1),
    expect.closeTo(4 * SIDE + 2 + 5, 1),
  ]);
});
