/**
 * A tetrahedron of paper: the body of a die of four sides, and its net, one triangle with the others about it. It is read
 * at the corner that points up, so each side bears the numbers of its three corners.
 */
import { TRIANGLE } from '../component.ts';
import { minus, plus, times, faceNamed, type Point3, type Solid, type SolidFace } from './solid.ts';
import { unfold, type Net } from './unfold.ts';

/** The corners of each side by number, 0 to 3, as the side is read: at its top, to the left and to the right. */
export const TETRAHEDRON_SIDES = [
  [3, 0, 1],
  [3, 1, 2],
  [3, 2, 0],
  [0, 2, 1],
] as const satisfies readonly (readonly [top: number, left: number, right: number])[];

const nameOf = (side: number): string => `side-${side}`;

/** A tetrahedron of that edge, mm; its last side is what it stands on. */
export function tetrahedron(edge: number): Solid {
  const corners: readonly Point3[] = [
    [0, 0, 0],
    [edge, 0, 0],
    [edge / 2, edge * TRIANGLE, 0],
    [edge / 2, (edge * TRIANGLE) / 3, edge * Math.sqrt(2 / 3)],
  ];
  return TETRAHEDRON_SIDES.map((side, index) => ({
    name: nameOf(index),
    corners: side.map((corner): Point3 => corners[corner] ?? [0, 0, 0]),
  }));
}

/** A large triangle: the side it stands on in the middle, a tab so deep on one edge of each pair that meets. */
export const netOfTetrahedron = (solid: Solid, depth: number): Net =>
  unfold(solid, {
    root: nameOf(3),
    hinges: [0, 1, 2].map((side) => [nameOf(3), nameOf(side)] as const),
    tabs: { depth },
  });

/** The side of that number, and which way is up on it. */
export function sideUp(solid: Solid, side: number): { readonly face: SolidFace; readonly up: Point3 } {
  const face = faceNamed(solid, nameOf(side));
  const [top = [0, 0, 0]] = face.corners;
  const middle = times(
    face.corners.reduce((sum, at) => plus(sum, at), [0, 0, 0]),
    1 / 3,
  );
  return { face, up: minus(top, middle) };
}
