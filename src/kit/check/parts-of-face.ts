/** The parts of a face in its own mm, in the order in which they are painted. */
import { apply, chain, growth, IDENTITY, move, scale, turn, type Matrix } from '../engrave/path/matrix.ts';
import type { Face, Node, Rect } from '../face.ts';
import { union } from '../rects.ts';

/** Something on a face that is no group. */
export type Leaf = Exclude<Node, { readonly kind: 'group' }>;

export interface FacePart {
  readonly node: Leaf;
  /** From the node's own coordinates to the face's. */
  readonly matrix: Matrix;
  /** How much larger lengths are on the face than in the node. */
  readonly growth: number;
}

/** The bounding box of a rectangle under a transform. */
export function boundsUnder(matrix: Matrix, { x, y, width, height }: Rect): Rect {
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ] as const;
  return union(
    corners.map((corner) => {
      const [left, top] = apply(matrix, corner);
      return { x: left, y: top, width: 0, height: 0 };
    }),
  );
}

function* partsIn(nodes: readonly Node[], matrix: Matrix): Generator<FacePart> {
  for (const node of nodes) {
    if (node.kind !== 'group') {
      yield { node, matrix, growth: growth(matrix) };
      continue;
    }
    const { x, y, rotate = 0, scale: by = 1 } = node;
    yield* partsIn(node.nodes, chain(scale(by), turn(rotate), move(x, y), matrix));
  }
}

export const partsOfFace = ({ nodes }: Face): readonly FacePart[] => [...partsIn(nodes, IDENTITY)];
