/**
 * A paper tetrahedron: the solid of a four-sided die, and its net of one triangle with the others about it. It
 * is read at the corner that points up, so each side has the numbers of its three corners.
 */
import { TRIANGLE } from '../component.ts';
import { minus, plus, times, faceNamed, type Point3, type Solid, type SolidFace } from './solid.ts';
import { unfold, type Net } from './unfold.ts';

/** The corners of each side by number, 0 to 3: at the top, left and right of the side as it is read. */
export const TETRAHEDRON_SIDES = [
  [3, 0, 1],
  [3, 1, 2],
  [3, 2, 0],
  [0, 2, 1],
] as const satisfies readonly (readonly [top: number, left: number, right: number])[];

const nameOf = (side: number): string => `side-${side}`;

/** A tetrahedron with edges of this length, mm; it stands on its last side. */
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

/** The net, a large triangle: the base in the middle, and a tab on one of each pair of edges that meet. */
export const netOfTetrahedron = (solid: Solid, depth: number): Net =>
  unfold(solid, {
    root: nameOf(3),
    hinges: [0, 1, 2].map((side) => [nameOf(3), nameOf(side)] as const),
    tabs: { depth },
  });

/** The side with this number, and its up direction. */
export function sideUp(solid: Solid, side: number): { readonly face: SolidFace; readonly up: Point3 } {
  const face = faceNamed(solid, nameOf(side));
  const [top = [0, 0, 0]] = face.corners;
  const middle = times(
    face.corners.reduce((sum, at) => plus(sum, at), [0, 0, 0]),
    1 / 3,
  );
  return { face, up: minus(top, middle) };
}
