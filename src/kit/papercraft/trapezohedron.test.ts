import { describe, expect, it } from 'vitest';
import { foldedUp, onTable } from '../../../tests/folded-net.ts';
import { KITE } from './kite.ts';
import { dot, edgesOf, faceNamed, minus, normalOf, type Point3 } from './solid.ts';
import { overlap, shrunk } from './tab.ts';
import { kiteUp, netOfTrapezohedron, trapezohedron, TRAPEZOHEDRON_SIDES } from './trapezohedron.ts';
import { facing, panelOf } from './unfold.ts';

const EDGE = 20;
const solid = trapezohedron(EDGE);
const net = netOfTrapezohedron(solid, 5);
const apart = (a: Point3, b: Point3): number => Math.hypot(...minus(a, b));

describe('a die of ten sides', () => {
  it('has the numbers 1 to 10 once each, and opposite sides make 11', () => {
    expect(TRAPEZOHEDRON_SIDES.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const [side, number] of TRAPEZOHEDRON_SIDES.entries()) {
      const under = solid.findIndex(
        (other) => dot(normalOf(other), normalOf(faceNamed(solid, `side-${side}`))) < -1 + 1e-9,
      );
      expect(number + (TRAPEZOHEDRON_SIDES[under] ?? NaN)).toBe(11);
    }
  });

  it('rests on each side alike, with the opposite one level on top', () => {
    const heights = solid.map((face) => dot(normalOf(face), face.corners[0] ?? [0, 0, 0]));
    for (const height of heights) expect(height).toBeCloseTo(heights[0] ?? NaN, 9);
  });

  it('has flat kites of one size, of which every edge meets the edge of another', () => {
    for (const face of solid) {
      const lengths = edgesOf(face).map(({ from, to }) => apart(from, to));
      expect(lengths[0]).toBeCloseTo(EDGE, 9);
      expect(lengths[3]).toBeCloseTo(EDGE, 9);
      expect(lengths[1]).toBeCloseTo(lengths[2] ?? NaN, 9);
      const [tip = [0, 0, 0], left = tip, foot = tip, right = tip] = face.corners;
      expect(apart(left, right)).toBeCloseTo(EDGE * KITE.width, 9);
      expect(apart(tip, foot)).toBeCloseTo(EDGE * KITE.height, 9);
      for (const corner of face.corners) expect(dot(minus(corner, tip), normalOf(face))).toBeCloseTo(0, 9);
      for (const { from, to } of edgesOf(face)) {
        const meeting = solid.filter((other) =>
          edgesOf(other).some((edge) => apart(edge.from, to) < 1e-9 && apart(edge.to, from) < 1e-9),
        );
        expect(meeting).toHaveLength(1);
      }
    }
  });
});

describe('its net', () => {
  const folded = foldedUp(net);

  it('lies flat without one part over another', () => {
    const outlines = [...net.panels, ...net.tabs].map(({ outline }) => shrunk(outline));
    for (const [index, outline] of outlines.entries())
      for (const other of outlines.slice(index + 1)) expect(overlap(outline, other)).toBe(false);
  });

  it('folds by its lines alone into the die: its corners come together in twelve points, as far apart as they should be', () => {
    const corners = [...folded].flatMap(([name, up]) =>
      up.corners.map((at, index) => ({ at, wanted: faceNamed(solid, name).corners[index] ?? at })),
    );
    expect(corners).toHaveLength(40);
    for (const one of corners)
      for (const other of corners)
        expect(apart(one.at, other.at)).toBeCloseTo(apart(one.wanted, other.wanted), 6);
    const points = corners.filter(
      ({ at }, index) => !corners.slice(0, index).some((earlier) => apart(earlier.at, at) < 1e-6),
    );
    expect(points).toHaveLength(12);
  });

  it('closes every seam with a tab that ends where the side it is glued under has its corners', () => {
    expect(net.folds.length + net.tabs.length).toBe(20);
    for (const { on, meets, outline } of net.tabs) {
      const [motion, corners] = [folded.get(on)?.motion, folded.get(meets)?.corners ?? []];
      for (const end of [outline[0], outline[3]]) {
        const at = motion?.(onTable(end)) ?? [NaN, NaN, NaN];
        expect(Math.min(...corners.map((corner) => apart(corner, at)))).toBeLessThan(1e-6);
      }
    }
  });

  it('has room on each tab for glue: at least 2 mm deep, and half the edge long', () => {
    for (const {
      outline: [from, left, right, to],
    } of net.tabs) {
      const edge = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const [x, y] = [(to[0] - from[0]) / edge, (to[1] - from[1]) / edge];
      const depth = Math.abs((left[0] - from[0]) * y - (left[1] - from[1]) * x);
      const top = Math.hypot(right[0] - left[0], right[1] - left[1]);
      expect(depth).toBeGreaterThanOrEqual(2);
      expect((edge + top) / 2).toBeGreaterThan(edge / 2);
    }
  });

  it('shows every number with the tip of its side above it', () => {
    for (const side of TRAPEZOHEDRON_SIDES.keys()) {
      const { face, up } = kiteUp(solid, side);
      const panel = panelOf(net, face.name);
      const [, , downX, downY, x, y] = facing(panel, face, up);
      const [tip = [NaN, NaN]] = panel.outline;
      const length = Math.hypot(tip[0] - x, tip[1] - y);
      expect((tip[0] - x) / length).toBeCloseTo(-downX, 6);
      expect((tip[1] - y) / length).toBeCloseTo(-downY, 6);
    }
  });
});
