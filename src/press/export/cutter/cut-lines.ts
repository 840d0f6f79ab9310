/**
 * The paths for a cutting machine: round every card and counter, along the lines of every net, and the
 * registration marks. Points are mm from the upper left corner of the page, y downward.
 */
import {
  apply,
  chain,
  move,
  scale,
  turn,
  type Matrix,
  type Point,
} from '../../../kit/engrave/path/matrix.ts';
import { moved } from '../../../kit/engrave/path/path.ts';
import { readPath } from '../../../kit/engrave/path/path-data.ts';
import { rectangle } from '../../../kit/engrave/path/shapes.ts';
import type { LineKind, Rect, SetFace, SetNode } from '../../../kit/face.ts';
import { registrationLines } from '../../impose/registration.ts';
import type { Placement, SheetPage } from '../../sheet.ts';
import { trimmedArea } from '../../paint/place.ts';
import { joinedCuts } from './joined-cuts.ts';
import { polylines } from './polyline.ts';

/** A polyline; closed where its last point equals its first. */
export type Polyline = readonly Point[];

/** The machine's operations, each on its own layer. */
export const CUT_LAYERS = ['cut', 'mountain', 'valley', 'registration'] as const satisfies readonly (
  LineKind | 'registration'
)[];
export type CutLayer = (typeof CUT_LAYERS)[number];

export interface CutSheet {
  /** The page's label. */
  readonly label: string;
  /** mm. */
  readonly width: number;
  readonly height: number;
  readonly layers: Readonly<Record<CutLayer, readonly Polyline[]>>;
}

interface Line {
  readonly kind: LineKind;
  readonly line: Polyline;
}

const matrixOf = (node: Extract<SetNode, { kind: 'art' | 'group' }>): Matrix =>
  chain(scale(node.scale ?? 1), turn(node.rotate ?? 0), move(node.x, node.y));

/** The cut and fold lines in a face's art, in its own mm. */
function askedLines(nodes: readonly SetNode[], at: Matrix): Line[] {
  return nodes.flatMap((node): Line[] => {
    if (node.kind === 'group') return askedLines(node.nodes, chain(matrixOf(node), at));
    if (node.kind !== 'art') return [];
    const matrix = chain(matrixOf(node), at);
    return node.shapes.flatMap(({ d, asks }): Line[] =>
      asks === undefined ? [] : polylines(moved(readPath(d), matrix)).map((line) => ({ kind: asks, line })),
    );
  });
}

/** The matrix from a face's mm to the page's. */
function placed({ x, y, turn: degrees }: Placement, { width, height }: SetFace): Matrix {
  const turned = turn(degrees);
  const corners = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ] as const;
  const at = corners.map((corner) => apply(turned, corner));
  const [left, top] = [Math.min(...at.map(([cx]) => cx)), Math.min(...at.map(([, cy]) => cy))];
  return chain(turned, move(x - left, y - top));
}

/**
 * The lines of a page. `radiusOf` is the corner radius of a face's component, mm; touching components with
 * square corners share one cut. A face with cut lines of its own is cut along those alone.
 */
export function cutSheet(
  page: SheetPage,
  faces: ReadonlyMap<string, SetFace>,
  radiusOf: (face: string) => number,
): CutSheet {
  const lines: Line[] = [];
  const square: Rect[] = [];
  for (const placement of page.placements) {
    const face = faces.get(placement.face);
    if (!face) continue;
    const own = askedLines(face.nodes, placed(placement, face));
    const radius = radiusOf(face.id);
    lines.push(...own);
    if (own.length > 0) continue;
    const { x, y, width, height } = trimmedArea(placement, face);
    if (radius === 0) square.push({ x, y, width, height });
    else
      lines.push(
        ...polylines(rectangle(x, y, width, height, radius)).map((line): Line => ({ kind: 'cut', line })),
      );
  }
  const along = (kind: LineKind) => lines.filter((each) => each.kind === kind).map(({ line }) => line);
  return {
    label: page.label,
    width: page.width,
    height: page.height,
    layers: {
      cut: [...along('cut'), ...joinedCuts(square)],
      mountain: along('mountain'),
      valley: along('valley'),
      registration: polylines(registrationLines(page)),
    },
  };
}
