/** Paper dice: faces on the net of a cube, a tetrahedron or a die of ten, to cut out, fold and glue. */
import type { Matrix } from '../engrave/path/matrix.ts';
import type { EditionInks } from '../edition.ts';
import { art, group, type Face, type Node } from '../face.ts';
import { cube, CUBE_SIDES, netOfCube, UP_ON_NET } from './cube.ts';
import { KITE } from './kite.ts';
import { boundsOf, netMarks, panelPaper } from './net-art.ts';
import { faceNamed } from './solid.ts';
import { netOfTetrahedron, sideUp, tetrahedron, TETRAHEDRON_SIDES } from './tetrahedron.ts';
import { kiteUp, netOfTrapezohedron, trapezohedron, TRAPEZOHEDRON_SIDES } from './trapezohedron.ts';
import { facing, panelOf, type Net } from './unfold.ts';

/** The depth of a tab: a share of the side, up to a limit in mm. */
const TAB = { share: 0.4, most: 5 };
/** Blank paper round the net, mm. */
const MARGIN = 1;

const tabOf = (side: number): number => Math.min(TAB.most, TAB.share * side);

/** Places a face by a matrix that maps its middle; the middle is half across and `down` of its height. */
function laid({ nodes, width, height }: Face, [xx, xy, yx, yy, x, y]: Matrix, down: number): Node {
  const [across, deep] = [width / 2, height * down];
  const corner = { x: x - xx * across - yx * deep, y: y - xy * across - yy * deep };
  const rotate = Math.round((Math.atan2(xy, xx) * 180_000) / Math.PI) / 1000;
  return group({ ...corner, rotate, clip: { x: 0, y: 0, width, height }, nodes });
}

/** The id, alternative text and inks of a die. */
interface DieLook {
  readonly id: string;
  /** Alternative text for the whole net. */
  readonly means: string;
  readonly inks: EditionInks;
}

/** A net with its sides drawn on it. */
interface Laid {
  readonly net: Net;
  readonly sides: readonly Node[];
}

function onCube(faces: readonly Face[], side: number): Laid {
  const solid = cube(side);
  const net = netOfCube(solid, tabOf(side));
  const sides = CUBE_SIDES.flatMap(([panel], index) => {
    const face = faces[index];
    return face
      ? [laid(face, facing(panelOf(net, panel), faceNamed(solid, panel), UP_ON_NET[panel]), 1 / 2)]
      : [];
  });
  return { net, sides };
}

function onTetrahedron(faces: readonly Face[], edge: number): Laid {
  const solid = tetrahedron(edge);
  const net = netOfTetrahedron(solid, tabOf(edge));
  const sides = TETRAHEDRON_SIDES.flatMap((_, index) => {
    const drawn = faces[index];
    const { face, up } = sideUp(solid, index);
    // The centroid of a triangle is two thirds down.
    return drawn ? [laid(drawn, facing(panelOf(net, face.name), face, up), 2 / 3)] : [];
  });
  return { net, sides };
}

function onTrapezohedron(faces: readonly Face[], edge: number): Laid {
  const solid = trapezohedron(edge);
  const net = netOfTrapezohedron(solid, tabOf(edge));
  const sides = TRAPEZOHEDRON_SIDES.flatMap((_, index) => {
    const drawn = faces[index];
    const { face, up } = kiteUp(solid, index);
    return drawn ? [laid(drawn, facing(panelOf(net, face.name), face, up), KITE.middle)] : [];
  });
  return { net, sides };
}

function laidOut(faces: readonly Face[], side: number): Laid {
  if (faces.length === 4) return onTetrahedron(faces, side);
  return faces.length === 10 ? onTrapezohedron(faces, side) : onCube(faces, side);
}

/**
 * The net of a die with edges of `side` mm. Six `faces` are given in opposite pairs; four in the order of
 * `TETRAHEDRON_SIDES`, each drawn in a triangle with its point up; ten in the order of `TRAPEZOHEDRON_SIDES`, each drawn in a kite
 * with its tip up.
 */
export function die(faces: readonly Face[], side: number, { id, means, inks }: DieLook): Face {
  const { net, sides } = laidOut(faces, side);
  const { x, y, width, height } = boundsOf(net);
  const sign = { means, ink: inks.key, ground: inks.paper };
  const nodes = [
    art({ x: 0, y: 0, shapes: [panelPaper(net, inks)] }),
    ...sides,
    art({ x: 0, y: 0, shapes: netMarks(net, inks), sign }),
  ];
  return {
    id,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
    bleed: 0,
    safe: 0,
    nodes: [group({ x: MARGIN - x, y: MARGIN - y, nodes })],
  };
}
