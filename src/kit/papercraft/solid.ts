/** Solids for paper models: closed, with flat faces. Millimetres; x forward, y left, z up. */
import type { Point } from '../engrave/path/matrix.ts';

export type Point3 = readonly [x: number, y: number, z: number];

export const FORWARD: Point3 = [1, 0, 0];
export const RIGHT: Point3 = [0, -1, 0];
export const UP: Point3 = [0, 0, 1];
export const DOWN: Point3 = [0, 0, -1];

/** A flat face, its corners counterclockwise as seen from outside. */
export interface SolidFace {
  readonly name: string;
  readonly corners: readonly Point3[];
}

export type Solid = readonly SolidFace[];

export const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const plus = (a: Point3, b: Point3): Point3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const times = (a: Point3, factor: number): Point3 => [a[0] * factor, a[1] * factor, a[2] * factor];
export const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Point3): Point3 => times(a, 1 / Math.hypot(...a));

/** The outward normal of a face, by Newell's method, so that a concave face has one too. */
export function normalOf({ corners }: SolidFace): Point3 {
  const sum = corners.reduce<Point3>(
    (total, at, index) => plus(total, cross(at, corners[(index + 1) % corners.length] ?? at)),
    [0, 0, 0],
  );
  return unit(sum);
}

/** An edge of a face from corner to corner, in the order in which the face goes round. */
export interface Edge {
  readonly from: Point3;
  readonly to: Point3;
}

export const edgesOf = ({ corners }: SolidFace): Edge[] =>
  corners.map((from, index) => ({ from, to: corners[(index + 1) % corners.length] ?? from }));

/** Tolerance for equal corners, mm. */
const NEAR = 1e-6;

export const samePoint = (a: Point3, b: Point3): boolean => Math.hypot(...minus(a, b)) < NEAR;

/** The common edge of two faces, in the direction of the first; undefined where they have none. */
export const sharedEdge = (one: SolidFace, other: SolidFace): Edge | undefined => {
  const others = edgesOf(other);
  return edgesOf(one).find((edge) =>
    others.some(({ from, to }) => samePoint(edge.from, to) && samePoint(edge.to, from)),
  );
};

export function faceNamed(solid: Solid, name: string): SolidFace {
  const face = solid.find((each) => each.name === name);
  if (!face) throw new Error(`The solid has no face "${name}".`);
  return face;
}

/** A corner of a profile and the name of the face that the edge leaving it becomes. */
export interface ProfileCorner {
  readonly at: Point;
  readonly face: string;
}

/**
 * Extrudes a profile in (x, z), counterclockwise with z upward, to `width` along y, centred on y = 0. Its ends
 * are called `right` and `left`, as seen by the driver.
 */
export function prism(profile: readonly ProfileCorner[], width: number): Solid {
  const half = width / 2;
  const on = ({ at: [x, z] }: ProfileCorner, y: number): Point3 => [x, y, z];
  const sides = profile.map((corner, index): SolidFace => {
    const next = profile[(index + 1) % profile.length] ?? corner;
    return {
      name: corner.face,
      corners: [on(next, -half), on(corner, -half), on(corner, half), on(next, half)],
    };
  });
  return [
    ...sides,
    { name: 'right', corners: profile.map((corner) => on(corner, -half)) },
    { name: 'left', corners: profile.toReversed().map((corner) => on(corner, half)) },
  ];
}

/** A frustum: side faces called `side-0` ... from `bottom` up to `top`, a `lid` and a `floor`. */
export function frustum(bottom: readonly Point3[], top: readonly Point3[]): Solid {
  const sides = bottom.map((from, index): SolidFace => {
    const next = (index + 1) % bottom.length;
    return {
      name: `side-${index}`,
      corners: [from, bottom[next] ?? from, top[next] ?? from, top[index] ?? from],
    };
  });
  return [...sides, { name: 'lid', corners: top }, { name: 'floor', corners: bottom.toReversed() }];
}
