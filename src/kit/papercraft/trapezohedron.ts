/**
 * A paper die of ten sides, a pentagonal trapezohedron: five kites about an upper tip and five about a lower one, interlocked
 * round the middle. Whatever side it lies on, the opposite one is level on top.
 */
import { AROUND, LONG_EDGE, STEP, TIP, ZIGZAG } from './kite.ts';
import { edgesOf, faceNamed, minus, type Point3, type Solid, type SolidFace } from './solid.ts';
import { unfold, type Net } from './unfold.ts';

/** Its numbers side by side, opposite sides adjacent: they add up to 11, as the sides of a cube add up to 7. */
export const TRAPEZOHEDRON_SIDES = [1, 10, 7, 4, 3, 8, 9, 2, 5, 6] as const;

const nameOf = (side: number): string => `side-${side}`;

/**
 * The die with long edges of this length, mm. Even sides are about the upper tip, in the order in which they go round; each is
 * followed by the side opposite.
 */
export function trapezohedron(edge: number): Solid {
  const radius = edge / LONG_EDGE;
  const corner = (at: number): Point3 => [
    radius * Math.cos(at * STEP),
    radius * Math.sin(at * STEP),
    radius * (at % 2 === 0 ? -ZIGZAG : ZIGZAG),
  ];
  const through = (point: Point3): Point3 => minus([0, 0, 0], point);
  return Array.from({ length: AROUND }, (_, at): readonly SolidFace[] => {
    const upper = [
      [0, 0, radius * TIP] as const,
      corner(2 * at - 1),
      corner(2 * at),
      corner(2 * at + 1),
    ] as const;
    const [tip, ...rest] = upper.map(through);
    return [
      { name: nameOf(2 * at), corners: upper },
      // Mirrored through the middle a side goes round the other way.
      { name: nameOf(2 * at + 1), corners: [...(tip ? [tip] : []), ...rest.toReversed()] },
    ];
  }).flat();
}

/** The hinges of the sides about a tip, from the one in the middle outward; `lower` is 0 for the upper tip, 1 for the lower. */
function fan(middle: number, lower: 0 | 1): readonly (readonly [string, string])[] {
  const side = (by: number): string => nameOf(2 * ((middle + by + AROUND) % AROUND) + lower);
  return [
    [side(0), side(1)],
    [side(1), side(2)],
    [side(0), side(-1)],
    [side(-1), side(-2)],
  ];
}

/** The net: a fan about each tip, joined by a fold between side 0 and its neighbour below. */
export const netOfTrapezohedron = (solid: Solid, depth: number): Net =>
  unfold(solid, {
    root: nameOf(0),
    hinges: [...fan(0, 0), [nameOf(0), nameOf(5)], ...fan(2, 1)],
    tabs: { depth },
  });

/** A side of the die, and its up direction: toward its tip, which comes first among its corners. */
export function kiteUp(solid: Solid, side: number): { readonly face: SolidFace; readonly up: Point3 } {
  const face = faceNamed(solid, nameOf(side));
  const [first, , third] = edgesOf(face);
  return { face, up: first && third ? minus(first.from, third.from) : [0, 0, 1] };
}
