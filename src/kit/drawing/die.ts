/** Dice of paper: six faces on the net of a cube, to cut out, fold and glue. */
import type { Matrix } from '../engrave/matrix.ts';
import type { EditionInks } from '../edition.ts';
import { art, group, type Face, type Node } from '../face.ts';
import { cube, CUBE_SIDES, netOfCube } from '../papercraft/cube.ts';
import { boundsOf, netMarks, panelPaper } from '../papercraft/net-art.ts';
import { faceNamed } from '../papercraft/solid.ts';
import { facing, panelOf } from '../papercraft/unfold.ts';

/** How deep a tab is: as much of the side, mm at most. */
const TAB = { share: 0.4, most: 5 };
/** Blank paper round the net, mm. */
const MARGIN = 1;

/** A face drawn from its upper left corner, laid by a matrix that takes its middle to its place. */
function laid({ nodes, width, height }: Face, [xx, xy, yx, yy, x, y]: Matrix): Node {
  const corner = { x: x - (xx * width + yx * height) / 2, y: y - (xy * width + yy * height) / 2 };
  const rotate = Math.round((Math.atan2(xy, xx) * 180) / Math.PI);
  return group({ ...corner, rotate, clip: { x: 0, y: 0, width, height }, nodes });
}

/** What a die is told by, and drawn in. */
interface DieLook {
  readonly id: string;
  readonly name: string;
  readonly inks: EditionInks;
}

/** The net of a die of that side, mm. `faces` are its six sides, opposite ones next to each other. */
export function die(faces: readonly Face[], side: number, { id, name, inks }: DieLook): Face {
  const solid = cube(side);
  const net = netOfCube(solid, Math.min(TAB.most, TAB.share * side));
  const sides = CUBE_SIDES.flatMap(([panel, up], index) => {
    const face = faces[index];
    return face ? [laid(face, facing(panelOf(net, panel), faceNamed(solid, panel), up))] : [];
  });
  const { x, y, width, height } = boundsOf(net);
  const sign = { means: `${name}, to cut out and fold`, ink: inks.key, ground: inks.paper };
  const nodes = [
    art({ x: 0, y: 0, shapes: [panelPaper(net, inks)] }),
    ...sides,
    art({ x: 0, y: 0, shapes: netMarks(net, inks), sign }),
  ];
  return {
    ...{ id, width: width + 2 * MARGIN, height: height + 2 * MARGIN, bleed: 0, safe: 0 },
    nodes: [group({ x: MARGIN - x, y: MARGIN - y, nodes })],
  };
}
