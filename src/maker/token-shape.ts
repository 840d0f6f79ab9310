/** Tokens that are no rectangles: their outline is drawn on the sheet, to cut along. */
import type { Edition } from '../kit/edition.ts';
import { written } from '../kit/engrave/path/outline.ts';
import { move, type Point } from '../kit/engrave/path/matrix.ts';
import { moved, type Path } from '../kit/engrave/path/path.ts';
import { ellipse, polygon, rectangle } from '../kit/engrave/path/shapes.ts';
import { art, type Node } from '../kit/face.ts';

export const TOKEN_SHAPES = ['round', 'hex'] as const;
export type TokenShape = (typeof TOKEN_SHAPES)[number];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Corners as shares of a box wider than high, and of one higher than wide. */
const LYING: readonly Point[] = [
  [0, 0.5],
  [0.25, 0],
  [0.75, 0],
  [1, 0.5],
  [0.75, 1],
  [0.25, 1],
];
const STANDING: readonly Point[] = LYING.map(([x, y]) => [y, x]);

/** The outline that fills a box of this size: a hexagon lies on a side, or stands on a corner where it is higher. */
export function outlineOf(shape: TokenShape, { width, height }: Size): Path {
  if (shape === 'round') return ellipse(width / 2, height / 2, width / 2, height / 2);
  const corners = height > width ? STANDING : LYING;
  return polygon(corners.map(([x, y]): Point => [x * width, y * height]));
}

/** Dark on light, so that it is seen on any ground, mm. */
const LIGHT = { colour: '#ffffff', width: 0.45 } as const;
const DARK = { colour: '#1a1a1a', width: 0.15 } as const;

/** The line to cut along. */
function cutLine(path: Path): Node {
  const d = written(path);
  return art({
    x: 0,
    y: 0,
    shapes: [
      { d, stroke: LIGHT },
      { d, asks: 'cut', stroke: DARK },
    ],
  });
}

/** What of a node lies inside the outline: of grounds and of drawings that are not turned; others stay as they are. */
function inside(node: Node, shape: TokenShape, size: Size): Node {
  const clipAt = (x: number, y: number) => [{ d: written(moved(outlineOf(shape, size), move(-x, -y))) }];
  if (node.kind === 'box' && !node.stroke && node.radius === undefined && node.fill !== undefined) {
    const { x, y, width, height, fill } = node;
    return art({
      x: 0,
      y: 0,
      shapes: [{ d: written(rectangle(x, y, width, height)), fill }],
      clips: clipAt(0, 0),
    });
  }
  if (node.kind !== 'art' || node.rotate !== undefined || node.scale !== undefined) return node;
  return { ...node, clips: [...(node.clips ?? []), ...clipAt(node.x, node.y)] };
}

/** A side of a token: on paper with the line to cut along, on a screen without what lies outside. */
export function shaped(
  nodes: readonly Node[],
  shape: TokenShape | undefined,
  size: Size,
  edition: Edition,
): readonly Node[] {
  if (shape === undefined) return nodes;
  if (edition !== 'screen') return [...nodes, cutLine(outlineOf(shape, size))];
  return nodes.map((node) => inside(node, shape, size));
}
