import { describe, expect, it } from 'vitest';
import type { Point } from '../../../../src/kit/engrave/matrix.ts';
import { CUBE, netOfCrate } from './cube.ts';
import {
  cross,
  dot,
  edgesOf,
  minus,
  normalOf,
  plus,
  samePoint,
  sharedEdge,
  times,
  unit,
  type Point3,
  type Solid,
} from '../../../../src/kit/papercraft/solid.ts';
import { overlap, shrunk } from '../../../../src/kit/papercraft/tab.ts';
import {
  netOfCupola,
  netOfGun,
  HULL,
  netOfHull,
  TAIL,
  netOfTail,
  TRACKS,
  netOfTracks,
  TURRET,
  netOfTurret,
} from './tank-parts.ts';
import type { Net } from '../../../../src/kit/papercraft/unfold.ts';

interface Model {
  readonly name: string;
  readonly solid: Solid;
  readonly net: Net;
}

const MODELS: readonly Model[] = [
  { name: 'the crate', solid: CUBE, net: netOfCrate() },
  { name: "the tank's tracks", solid: TRACKS, net: netOfTracks() },
  { name: "the tank's hull", solid: HULL, net: netOfHull() },
  { name: "the tank's turret", solid: TURRET, net: netOfTurret() },
  { name: "the tank's tail", solid: TAIL, net: netOfTail() },
];

const FLAT_NETS = [
  { name: "the tank's gun", net: netOfGun() },
  { name: "the tank's cupola", net: netOfCupola() },
];

/** A rigid motion of space. */
type Motion = (point: Point3) => Point3;

/** Turned about the line from `from` along `axis`, by degrees, as a right-handed screw. */
const turnAbout =
  (from: Point3, axis: Point3, degrees: number): Motion =>
  (point) => {
    const angle = (degrees * Math.PI) / 180;
    const arm = minus(point, from);
    const along = times(axis, dot(axis, arm) * (1 - Math.cos(angle)));
    return plus(
      from,
      plus(plus(times(arm, Math.cos(angle)), times(cross(axis, arm), Math.sin(angle))), along),
    );
  };

/** The page as a plane in space, its printed side up. */
const onTable = ([x, y]: Point): Point3 => [x, -y, 0];

/** Folds a net as its lines say, and nothing else: where every panel's corners come to lie. */
function foldedUp({ panels, folds }: Net): Map<string, { corners: Point3[]; motion: Motion }> {
  const root = panels[0];
  if (!root) throw new Error('A net has panels.');
  const up = new Map([[root.face, { corners: root.outline.map(onTable), motion: (point: Point3) => point }]]);
  for (const { parent, child, from, to, angle } of folds) {
    const motion = up.get(parent)?.motion;
    const panel = panels.find(({ face }) => face === child);
    if (!motion || !panel) throw new Error(`${child} hangs in the air.`);
    // Looking along the fold with the parent on the left, a mountain turns the child down.
    const bend = turnAbout(onTable(from), unit(minus(onTable(to), onTable(from))), angle);
    const moved: Motion = (point) => motion(bend(point));
    up.set(child, { corners: panel.outline.map((point) => moved(onTable(point))), motion: moved });
  }
  return up;
}

const lengthOf = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

describe.each(MODELS)('$name', ({ solid, net }) => {
  it('is a closed body: every edge is shared by two faces, and all of them look outward', () => {
    const middle = times(
      solid.flatMap(({ corners }) => [...corners]).reduce(plus, [0, 0, 0]),
      1 / solid.flatMap(({ corners }) => [...corners]).length,
    );
    for (const face of solid) {
      for (const edge of edgesOf(face)) {
        const partners = solid.filter((other) =>
          edgesOf(other).some(({ from, to }) => samePoint(from, edge.to) && samePoint(to, edge.from)),
        );
        expect(partners, `${face.name} at ${String(edge.from)}`).toHaveLength(1);
      }
      const [corner = middle] = face.corners;
      const lie = face.corners.map((each) => dot(minus(each, corner), normalOf(face)));
      expect(Math.max(...lie.map(Math.abs)), `${face.name} is flat`).toBeLessThan(1e-9);
    }
    const volume = solid.reduce((sum, { corners: [first = middle, ...rest] }) => {
      const fans = rest.slice(0, -1).map((at, index) => dot(first, cross(at, rest[index + 1] ?? at)) / 6);
      return sum + fans.reduce((total, fan) => total + fan, 0);
    }, 0);
    expect(volume).toBeGreaterThan(0);
  });

  it('folds back into that body along its lines alone', () => {
    const up = foldedUp(net);
    // Right if every distance is the body's, and no handedness the other: a valley in place of a mountain is its mirror image.
    const folded = [...up].flatMap(([name, { corners }]) => {
      const face = solid.find((each) => each.name === name);
      return corners.map((at, index) => ({ at, wanted: face?.corners[index] ?? ([0, 0, 0] as const) }));
    });
    const [a, b, c] = folded;
    if (!a || !b || !c) throw new Error('A panel has three corners.');
    const hand = (read: (each: (typeof folded)[number]) => Point3, each: (typeof folded)[number]): number =>
      dot(cross(minus(read(b), read(a)), minus(read(c), read(a))), minus(read(each), read(a)));
    for (const one of folded) {
      expect(hand(({ at }) => at, one)).toBeCloseTo(
        hand(({ wanted }) => wanted, one),
        6,
      );
      for (const other of folded) {
        const apart = Math.hypot(...minus(one.at, other.at));
        expect(apart).toBeCloseTo(Math.hypot(...minus(one.wanted, other.wanted)), 6);
      }
    }
  });

  it('has a tab for every seam, as long as the edge it is glued to', () => {
    const up = foldedUp(net);
    for (const { on, meets, outline } of net.tabs) {
      const bearer = solid.find(({ name }) => name === on);
      const partner = solid.find(({ name }) => name === meets);
      const edge = bearer && partner && sharedEdge(bearer, partner);
      expect(edge, `${on} meets ${meets}`).toBeDefined();
      if (!edge) continue;
      expect(lengthOf(outline[0], outline[3])).toBeCloseTo(Math.hypot(...minus(edge.to, edge.from)), 6);
      const motion = up.get(on)?.motion;
      const partnerCorners = up.get(meets)?.corners;
      if (!motion || !partnerCorners) continue;
      for (const end of [outline[0], outline[3]]) {
        const near = partnerCorners.map((corner) => Math.hypot(...minus(corner, motion(onTable(end)))));
        expect(Math.min(...near)).toBeLessThan(1e-6);
      }
    }
    const printed = new Set(net.panels.map(({ face }) => face));
    const seams = solid.flatMap((one, index) =>
      solid
        .slice(index + 1)
        .filter((other) => printed.has(one.name) && printed.has(other.name) && sharedEdge(one, other)),
    ).length;
    expect(net.folds.length + net.tabs.filter(({ meets }) => printed.has(meets)).length).toBe(seams);
  });
});

describe.each([...MODELS, ...FLAT_NETS])('the net of $name', ({ net }) => {
  it('lies flat without one part over another', () => {
    const outlines = [...net.panels, ...net.tabs].map(({ outline }) => shrunk(outline));
    for (const [index, outline] of outlines.entries()) {
      for (const other of outlines.slice(index + 1)) expect(overlap(outline, other)).toBe(false);
    }
  });
});

describe.each(FLAT_NETS)('$name', ({ net }) => {
  it('covers itself when it is folded double', () => {
    const [one, other] = net.panels;
    const [fold] = net.folds;
    expect(fold?.angle).toBe(180);
    const level = fold?.from[1] ?? NaN;
    const sorted = (points: readonly Point[]): string[] =>
      points.map(([x, y]) => `${x.toFixed(4)} ${Math.abs(y).toFixed(4)}`).sort();
    const over = (one?.outline ?? []).map(([x, y]): Point => [x, 2 * level - y]);
    expect(sorted(over)).toEqual(sorted(other?.outline ?? []));
  });
});
